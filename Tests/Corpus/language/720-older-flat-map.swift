// Expected: compiled with swiftc 6.3. `flatMap` with a closure that gives an optional, as it was spelt before `compactMap`; an implicit
// member of what an optional of an optional holds.
let numbers = [3, 1, 2]
let texts = ["1", "x", "22"]

print(texts.flatMap { Int($0) })
print(texts.flatMap(Int.init))
print(numbers.flatMap { $0 > 1 ? $0 : nil })
print(numbers.flatMap { number -> String? in
    guard number != 2 else { return nil }
    return "n\(number)"
})
print(numbers.flatMap { $0 })
print(numbers.flatMap { ($0, "a") })
print((1...3).flatMap { $0 * 2 })
print(["a": 1, "b": nil].flatMap { $0.value })
// A sequence goes before a value.
print(numbers.flatMap { [$0, $0] })
print(numbers.flatMap { String($0) })
print(texts.flatMap { $0 }.count)
print([[1], nil, [2, 3]].flatMap { $0 })
print([[1, 2], [3]].flatMap { $0.map { $0 * 10 } })

func firstOdd(_ list: [Int]) -> Int? { list.first { $0 % 2 == 1 } }
print([[2, 4], [6, 7], [9]].flatMap(firstOdd))

enum Hue {
    case red, custom(Int)
    static let usual = Hue.red
    static func mixed(_ a: Int, _ b: Int) -> Hue { .custom(a + b) }
}
func take(_ hue: Hue??) { print(hue as Any) }
take(.custom(1))
take(.red)
take(.usual)
take(.mixed(1, 2))
take(.none)
take(.some(.red))
take(.some(nil))
let known: Hue?? = .usual
let depth: Int??? = .zero
print(known as Any, depth as Any)
var table: [String: Hue?] = [:]
table["a"] = .red
table["b"] = .some(nil)
print(table["a"] as Any, table["b"] as Any, table.count)
