// Expected: compiled with swiftc 6.3. Regexes in properties, collections and parameters.
struct Reader {
    let pattern: Regex<(Substring, Substring, Substring?)> = #/(\w+)(?:=(\w+))?/#
    func read(_ text: String) -> (String, String?)? {
        guard let match = text.wholeMatch(of: pattern) else { return nil }
        return (String(match.1), match.2.map(String.init))
    }
}
let reader = Reader()
print(reader.read("a=1")!, reader.read("b")!, reader.read("=") == nil)
func count<T>(_ regex: Regex<T>, in text: String) -> Int { text.matches(of: regex).count }
print(count(#/a(b)?/#, in: "ababa"), count(try! Regex("a"), in: "banana"))
func first(_ regex: some RegexComponent<Substring>, in text: String) -> Substring? { text.firstMatch(of: regex)?.output }
print(first(#/\d/#, in: "a1") ?? "-", first(#/\d/#, in: "a") ?? "-")
let known: [String: Regex<Substring>] = ["number": #/\d+/#, "word": #/[a-z]+/#]
for name in known.keys.sorted() { print(name, "abc 12".firstMatch(of: known[name]!)?.output ?? "none") }
enum Rule: CaseIterable {
    case length, digit, capital
    var regex: Regex<Substring> {
        switch self {
        case .length: #/.{8,}/#
        case .digit: #/.*\d.*/#
        case .capital: #/.*[A-Z].*/#
        }
    }
    static func broken(by text: String) -> [Rule] { allCases.filter { text.wholeMatch(of: $0.regex) == nil } }
}
print(Rule.broken(by: "secret"), Rule.broken(by: "Secret123"))
extension Regex { func count(in text: String) -> Int { text.matches(of: self).count } }
extension String {
    func captures<A>(_ regex: Regex<(Substring, A)>) -> [A] { matches(of: regex).map(\.output.1) }
    var isIdentifier: Bool { wholeMatch(of: #/[_a-z][_a-z0-9]*/#.ignoresCase()) != nil }
}
print(#/a/#.count(in: "banana"), "a1b2".captures(#/[a-z](\d)/#), "Name_1".isIdentifier, "1x".isIdentifier)
let lookup = { (text: String) -> Substring? in text.firstMatch(of: #/id=(?<id>\d+)/#)?.id }
print(lookup("id=7&x") ?? "-", lookup("x") ?? "-", ["id=1", "x", "id=3"].compactMap(lookup))
let squares = "3 4 x 5".matches(of: #/\d+/#).lazy.compactMap { Int($0.output) }.map { $0 * $0 }
print(Array(squares), type(of: #/(?<n>a)|b/#), #/a/# as Any is Regex<Substring>)
var seen: [Substring: Int] = [:]
for match in "the cat the dog the end".matches(of: #/\w+/#) { seen[match.output, default: 0] += 1 }
print(seen.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key)\($0.value)" })
