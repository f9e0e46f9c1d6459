protocol P {
    var description: String { get }
    func f() -> String
}
struct Pair<T> { let a: T }
extension Pair: P {
    var description: String { "generic" }
    func f() -> String { "gf" }
}
extension Pair where T == String {
    var description: String { "strings" }
    func f() -> String { "sf" }
}
extension Pair where T: Comparable {
    var size: Int { 1 }
    func g() -> String { "comparable" }
}
extension Pair where T: Numeric { func g() -> String { "numeric" } }
extension Pair {
    var size: Int { 0 }
    func g() -> String { "any" }
}
func show<Q: P>(_ q: Q) -> String { q.description + q.f() }
print(show(Pair(a: "x")), Pair(a: "x").description, Pair(a: "x").f(), Pair(a: 1).description)
print(Pair(a: "x").size, Pair(a: [1]).size, Pair(a: "q").g(), Pair(a: [1]).g())
struct Box<T> { let v: T }
extension Box { var kind: String { "box" } }
extension Box where T == Int { var kind: String { "int box" } }
extension Box where T: StringProtocol { var kind: String { "text box" } }
print(Box(v: 1).kind, Box(v: "s").kind, Box(v: 1.5).kind)
extension Array { var what: String { "array" } }
extension Array where Element == Int { var what: String { "ints" } }
extension Array where Element: Hashable { var what: String { "hashables" } }
print([1].what, ["a"].what, [{ 1 }].what)
func gen<T>(_ b: Box<T>) -> String { b.kind }
print(gen(Box(v: 1)))
