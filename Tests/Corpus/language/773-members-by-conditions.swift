// Expected: compiled with swiftc 6.3. Members of extensions with conditions: the more special one is meant.
extension Array { func info() -> String { "array" } }
extension Array where Element == Int { func info() -> String { "ints \(reduce(0, +))" } }
extension Array where Element: Comparable { func info() -> String { "comparable" } }
class A {}
print([1, 2].info(), ["a"].info(), [A()].info())
func g<T>(_ x: T) -> String { "g" }; func g<T: Equatable>(_ x: T) -> String { "eq" }; func g<T: Comparable>(_ x: T) -> String { "cmp" }
print(g(1), g(A()), g(true))
extension Collection where Element == String { func w() -> String { "strings" } }
extension Collection where Element: Hashable { func w() -> String { "hashable" } }
extension Collection where Element: StringProtocol { func v() -> String { "sp" } }
extension Collection where Element == String { func v() -> String { "s" } }
print(["a"].w(), [1].w(), ["a"].v(), ["a"[...]].v())
struct Pair<A, B> {}
extension Pair where A == Int { func m() -> String { "int" } }
extension Pair where A: Numeric { func m() -> String { "num" } }
extension Pair { func m() -> String { "any" } }
extension Pair where A == Int, B == Int { func m() -> String { "both" } }
print(Pair<Int, Int>().m(), Pair<Int, String>().m(), Pair<Double, Int>().m(), Pair<String, Int>().m())
extension Collection { var kind: String { "collection" } }
extension RandomAccessCollection { var kind: String { "random" } }
let c = 1...2
print(c.kind)
let r = 1..<2
print(r.kind)
protocol P {}; protocol Q: P {}
extension P { var k: String { "P" } }
extension Q { var k: String { "Q" } }
struct S<T> {}
extension S: P, Q where T == Int {}
print(S<Int>().k)
struct U<T> {}
extension U: Q, P where T == Int {}
print(U<Int>().k)
