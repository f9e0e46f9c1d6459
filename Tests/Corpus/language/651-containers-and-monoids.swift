protocol Container {
    associatedtype Item
    var count: Int { get }
    mutating func add(_ i: Item)
    subscript(i: Int) -> Item { get }
}
extension Container {
    var isEmpty: Bool { count == 0 }
    var all: [Item] { (0..<count).map { self[$0] } }
}
extension Container where Item: Numeric { func sum() -> Item { all.reduce(0, +) } }
struct IntBag: Container {
    private var xs: [Int] = []
    var count: Int { xs.count }
    mutating func add(_ i: Int) { xs.append(i) }
    subscript(i: Int) -> Int { xs[i] }
}
struct Bag<T>: Container {
    var xs: [T] = []
    var count: Int { xs.count }
    mutating func add(_ i: T) { xs.insert(i, at: 0) }
    subscript(i: Int) -> T { xs[i] }
}
func allMatch<A: Container, B: Container>(_ a: A, _ b: B) -> Bool where A.Item == B.Item, A.Item: Equatable {
    a.count == b.count && zip(a.all, b.all).allSatisfy(==)
}
var i = IntBag()
i.add(3)
i.add(4)
var g = Bag<Int>()
g.add(4)
g.add(3)
print(allMatch(i, g), i.sum(), g.sum(), i.isEmpty, Bag<Double>(xs: [1.5, 2]).sum())
struct AnyContainer<Item> {
    let count: () -> Int
    let get: (Int) -> Item
    init<C: Container>(_ c: C) where C.Item == Item {
        count = { c.count }
        get = { c[$0] }
    }
}
let boxes: [AnyContainer<Int>] = [AnyContainer(i), AnyContainer(g)]
print(boxes.map { $0.count() }, boxes.map { $0.get(0) })
protocol Monoid {
    static var empty: Self { get }
    static func <> (l: Self, r: Self) -> Self
}
infix operator <> : AdditionPrecedence
extension Int: Monoid {
    static var empty: Int { 0 }
    static func <> (l: Int, r: Int) -> Int { l + r }
}
extension String: Monoid {
    static var empty: String { "" }
    static func <> (l: String, r: String) -> String { l + r }
}
extension Array: Monoid {
    static var empty: [Element] { [] }
    static func <> (l: [Element], r: [Element]) -> [Element] { l + r }
}
extension Optional: Monoid where Wrapped: Monoid {
    static var empty: Wrapped? { nil }
    static func <> (l: Wrapped?, r: Wrapped?) -> Wrapped? {
        switch (l, r) {
        case let (a?, b?): return a <> b
        case (let x, nil), (nil, let x): return x
        }
    }
}
func fold<M: Monoid>(_ xs: [M]) -> M { xs.reduce(.empty, <>) }
print(fold([1, 2, 3]), fold(["a", "b"]), fold([[1], [2, 3]]), fold([1, nil, 5] as [Int?]) as Any)
class Animal {
    required init() {}
    func name() -> String { "animal" }
}
class Cat: Animal { override func name() -> String { "cat" } }
func spawn<A: Animal>(_ t: A.Type, _ n: Int) -> [A] { (0..<n).map { _ in t.init() } }
print(spawn(Cat.self, 2).map { $0.name() }, spawn(Animal.self, 1)[0].name())
struct Pair<A, B> {
    let a: A, b: B
    func swapped() -> Pair<B, A> { .init(a: b, b: a) }
    func mapA<C>(_ f: (A) throws -> C) rethrows -> Pair<C, B> { Pair<C, B>(a: try f(a), b: b) }
}
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair where A == B { var both: [A] { [a, b] } }
print(Pair(a: 1, b: "x").swapped(), Pair(a: 1, b: 2).both, Pair(a: 1, b: 2).mapA { "\($0)!" } == Pair(a: "1!", b: 2))
typealias Handler<T> = (Result<T, Error>) -> Void
struct None: Error {}
func load<T>(_ v: T?, _ done: Handler<T>) { done(v.map { .success($0) } ?? .failure(None())) }
load(3) { print($0) }
load(nil as String?) { if case .failure(let e) = $0 { print(e) } }
func describe<T>(_ x: T) -> String {
    switch x {
    case let i as Int: return "Int \(i)"
    case is String: return "String"
    case let a as [Any]: return "array \(a.count)"
    default: return "\(T.self)"
    }
}
print(describe(1), describe("x"), describe([1, 2]), describe(1.5), describe(Pair(a: 1, b: 1)))
