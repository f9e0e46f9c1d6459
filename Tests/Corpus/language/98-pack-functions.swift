// Parameter packs of functions
func count<each T>(_ values: repeat each T) -> Int {
    var n = 0
    for _ in repeat each values { n += 1 }
    return n
}
print(count(), count(1), count(1, "a", true))
func describeAll<each T: CustomStringConvertible>(_ values: repeat each T) -> [String] {
    var result: [String] = []
    repeat result.append((each values).description)
    return result
}
print(describeAll(1, 2.5, true))
func pairs<each A, each B>(_ a: repeat each A, with b: repeat each B) -> (repeat (each A, each B)) {
    (repeat (each a, each b))
}
let (p, q) = pairs(1, "x", with: true, 2.5)
print(p.0, p.1, q.0, q.1)
func tuple<each T>(_ values: repeat each T) -> (repeat each T) { (repeat each values) }
let (x, y) = tuple(1, "two")
print(x, y)
func allPresent<each T>(_ values: repeat (each T)?) -> (repeat each T)? {
    for value in repeat each values { if value == nil { return nil } }
    return (repeat (each values)!)
}
if let (a, b) = allPresent(Optional(1), Optional("b")) { print(a, b) }
print(allPresent(Optional(1), String?.none) == nil)
func areEqual<each T: Equatable>(_ a: (repeat each T), _ b: (repeat each T)) -> Bool {
    for (left, right) in repeat (each a, each b) {
        guard left == right else { return false }
    }
    return true
}
print(areEqual((1, "a"), (1, "a")), areEqual((1, "a", true), (1, "b", true)))
func firstLong<each T: Collection>(_ lists: repeat each T) -> Int? {
    var found: Int?
    for list in repeat each lists {
        if list.count < 2 { continue }
        found = list.count
        break
    }
    return found
}
print(firstLong([1], "abc", [1, 2]) ?? 0, firstLong([1]) ?? 0)
func call<each A, R>(_ body: (repeat each A) -> R, _ arguments: repeat each A) -> R { body(repeat each arguments) }
print(call({ $0 + $1 }, 1, 2), call({ "none" }))
func types<each T>(of values: repeat each T) -> [String] {
    var names: [String] = []
    repeat names.append(String(describing: (each T).self))
    return names
}
print(types(of: 1, "a", [2.5]))
struct Logger {
    var lines: [String] = []
    mutating func log<each T>(_ label: String, _ values: repeat each T) {
        var parts: [String] = [label]
        for value in repeat each values { parts.append("\(value)") }
        lines.append(parts.joined(separator: " "))
    }
    static func joined<each S>(_ parts: repeat each S) -> String where repeat each S: StringProtocol {
        var text = ""
        repeat text += String(each parts)
        return text
    }
}
var logger = Logger()
logger.log("start")
logger.log("point", 1, 2.5, "z")
print(logger.lines, Logger.joined("a", "bc".dropFirst()))
func fetchAll<each T>(_ work: repeat () async throws -> each T) async throws -> (repeat each T) {
    try await (repeat (each work)())
}
let (n, s) = try await fetchAll({ 1 }, { "s" })
print(n, s)
