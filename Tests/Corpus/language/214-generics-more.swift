// Generics, constraints, associated types
protocol Container {
    associatedtype Item; var count: Int { get }; subscript(i: Int) -> Item { get }; mutating func append(_ item: Item)
}
extension Container { var isEmpty: Bool { count == 0 }; var last: Item? { isEmpty ? nil : self[count - 1] } }
extension Container where Item: Equatable {
    func firstIndex(of x: Item) -> Int? { for i in 0..<count where self[i] == x { return i }; return nil }
}
extension Container where Item == Int { var total: Int { (0..<count).reduce(0) { $0 + self[$1] } } }
struct Stack<Element>: Container {
    private var items: [Element] = []
    init() {}
    init<S: Sequence>(_ s: S) where S.Element == Element { items = Array(s) }
    var count: Int { items.count }
    subscript(i: Int) -> Element { items[i] }
    mutating func append(_ item: Element) { items.append(item) }
    mutating func pop() -> Element? { items.popLast() }
}
extension Stack: Equatable where Element: Equatable {}
extension Stack: CustomStringConvertible {
    var description: String { "Stack(" + items.map { "\($0)" }.joined(separator: ", ") + ")" }
}
extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral e: Element...) { self.init(e) } }
var s: Stack = [1, 2, 3]
s.append(4)
print(s, s.last!, s.firstIndex(of: 3) ?? -1, s.total, s == [1, 2, 3, 4])
print(s.pop()!, s)
func allMatch<A: Container, B: Container>(_ a: A, _ b: B) -> Bool where A.Item == B.Item, A.Item: Equatable {
    guard a.count == b.count else { return false }
    for i in 0..<a.count where a[i] != b[i] { return false }
    return true
}
print(allMatch(s, Stack([1, 2, 3])), allMatch(s, Stack([1])))
func largest<T: Comparable>(_ xs: T...) -> T? { xs.max() }
print(largest(3, 9, 2)!, largest("b", "a")!, largest() as Int? as Any)
struct Pair<A, B> {
    let first: A; let second: B; func swapped() -> Pair<B, A> { Pair<B, A>(first: second, second: first) }
}
extension Pair where A == B { func asArray() -> [A] { [first, second] } }
let p = Pair(first: 1, second: "x")
print(p, p.swapped(), Pair(first: 1, second: 2).asArray())
print(type(of: p), type(of: p.swapped()))
class Cache<Key: Hashable, Value> {
    private var d: [Key: Value] = [:]; private(set) var hits = 0
    func value(for k: Key, make: (Key) throws -> Value) rethrows -> Value {
        if let v = d[k] { hits += 1; return v }; let v = try make(k); d[k] = v; return v
    }
    subscript(k: Key) -> Value? { d[k] }
}
let cache = Cache<String, Int>()
print(cache.value(for: "abc") { $0.count }, cache.value(for: "abc") { _ in 0 }, cache.hits, cache["zz"] as Any)
enum Either<L, R> {
    case left(L), right(R)
    func fold<T>(_ l: (L) -> T, _ r: (R) -> T) -> T {
        switch self {
        case .left(let v): return l(v);
        case .right(let v): return r(v)
        }
    }
}
let es: [Either<Int, String>] = [.left(1), .right("two")]
print(es.map { $0.fold({ "i\($0)" }, { "s" + $0 }) }, es)
protocol Shape { static var name: String { get }; init(); func area() -> Double }
struct Sq: Shape { static let name = "sq"; func area() -> Double { 4 } }
struct Ci: Shape { static var name: String { "ci" }; func area() -> Double { 3 } }
func build<T: Shape>(_: T.Type) -> String { "\(T.name) \(T().area())" }
print(build(Sq.self), build(Ci.self))
func describe<T>(_ v: T) -> String where T: CustomStringConvertible { "<\(v.description)>" }
print(describe(5), describe(s))
extension Array where Element: Numeric { func sum() -> Element { reduce(0, +) } }
extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }
print(
    [1.5, 2].sum(), [1, 2].sum(), (nil as String?).isNilOrEmpty, Optional("a").isNilOrEmpty,
    Optional([Int]()).isNilOrEmpty)
typealias StringMap<V> = [String: V]
let sm: StringMap<Int> = ["a": 1]; print(sm)
