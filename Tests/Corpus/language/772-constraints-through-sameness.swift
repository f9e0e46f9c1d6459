// Expected: compiled with swiftc 6.3. What is asked of one type is asked of those that are the same; some P in one another; extension P<X>.
func firstCommon<S1: Sequence, S2: Collection>(_ a: S1, _ b: S2) -> S1.Element? where S1.Element: Equatable, S1.Element == S2.Element { a.first { b.contains($0) } }
print(firstCommon([1, 2, 3], 3...9) as Any)
func f2<A: Collection, B: Collection>(_ a: A, _ b: B) -> Bool where A.Element == B.Element, B.Element: Hashable { Set(a) == Set(b) }
print(f2([1], [1]))
func f3<T, U: Sequence>(_ t: T, _ u: U) -> Bool where T == U.Element, T: Comparable { u.max().map { $0 < t } ?? true }
print(f3(3, [1]))
protocol Box { associatedtype V }
struct IB: Box { typealias V = Int }
func f4<X: Box, Y: Box>(_ x: X, _ y: Y, _ a: X.V, _ b: Y.V) -> Bool where X.V == Y.V, Y.V: Equatable { a == b }
print(f4(IB(), IB(), 1, 1))
protocol Container<Item> {
    associatedtype Item
    var items: [Item] { get }
}
extension Container<String> { var joined: String { items.joined(separator: "+") } }
extension Container<Int> { func sum() -> Int { items.reduce(0, +) } }
struct Bag<T>: Container { var items: [T] }
print(Bag(items: ["a", "b"]).joined, Bag(items: [1, 2]).sum())
func largest(_ xs: some Sequence<some Comparable>) -> String { xs.max().map { "\($0)" } ?? "none" }
print(largest([1, 5, 2]), largest("hello"), largest([Double]()))
func all(_ xs: some Collection<some Container<Int>>) -> Int { xs.reduce(0) { $0 + $1.sum() } }
print(all([Bag(items: [1]), Bag(items: [2, 3])]))
func anyc(_ x: any Container<Int>) -> Int { x.sum() }
print(anyc(Bag(items: [4])))
func op(_ x: (some Numeric)?) -> Bool { x != nil }
print(op(1 as Int?))
func ar(_ x: [some CustomStringConvertible]) -> String { x.map { $0.description }.joined() }
print(ar([1, 2]))
extension Sequence<Int> { var dbl: [Int] { map { $0 * 2 } } }
print([1, 2].dbl, Set([4]).dbl)
extension Array<String> { var cat: String { joined() } }
print(["a", "b"].cat)
