// Generics: constrained overloads, conditional conformance, phantom types, builders, visitors, static dispatch, recursion.
protocol Visitor { associatedtype Output; func visit(_ n: Num) -> Output; func visit(_ a: Add) -> Output; func visit<E: Expr>(_ neg: Neg<E>) -> Output }
protocol Expr { func accept<V: Visitor>(_ v: V) -> V.Output }
struct Num: Expr { let value: Int; func accept<V: Visitor>(_ v: V) -> V.Output { v.visit(self) } }
struct Add: Expr { let l: any Expr, r: any Expr; func accept<V>(_ v: V) -> V.Output where V: Visitor { v.visit(self) } }
struct Neg<E: Expr>: Expr { let e: E; func accept<V: Visitor>(_ v: V) -> V.Output { v.visit(self) } }
struct Evaluate: Visitor { func visit(_ n: Num) -> Int { n.value }; func visit(_ a: Add) -> Int { a.l.accept(self) + a.r.accept(self) }; func visit<E: Expr>(_ neg: Neg<E>) -> Int { -neg.e.accept(self) } }
struct Show: Visitor { func visit(_ n: Num) -> String { "\(n.value)" }; func visit(_ a: Add) -> String { "(\(a.l.accept(self)) + \(a.r.accept(self)))" }; func visit<E: Expr>(_ neg: Neg<E>) -> String { "-" + neg.e.accept(self) } }
let e = Add(l: Num(value: 2), r: Neg(e: Add(l: Num(value: 1), r: Num(value: 4))))
print(e.accept(Show()), "=", e.accept(Evaluate()))
protocol Describer { func describe<T: Collection>(_ t: T) -> String; func describe<T: Numeric>(_ t: T) -> String; func describe<T>(_ t: T) -> String }
struct Plain: Describer { func describe<T: Collection>(_ t: T) -> String { "collection of \(t.count)" }; func describe<T: Numeric>(_ t: T) -> String { "number" }; func describe<T>(_ t: T) -> String { "thing" } }
func ask<D: Describer>(_ d: D) -> [String] { [d.describe([1]), d.describe(2), d.describe(2.5), d.describe(true), d.describe("xy")] }
print(ask(Plain()), (Plain() as any Describer).describe("abc"))
struct Wrapper<T> { let value: T; init(_ v: T) { value = v } }
extension Wrapper: Equatable where T: Equatable {}
extension Wrapper: Comparable where T: Comparable { static func < (l: Wrapper, r: Wrapper) -> Bool { l.value < r.value } }
extension Wrapper: CustomStringConvertible where T: CustomStringConvertible { var description: String { "‹\(value.description)›" } }
extension Wrapper where T: Sequence { var all: [T.Element] { Array(value) } }
extension Wrapper where T == Int { func doubled() -> Wrapper { Wrapper(value * 2) } }
extension Wrapper where T: Sequence, T.Element: Numeric { var total: T.Element { value.reduce(0, +) } }
print(Wrapper(3) == Wrapper(3), [Wrapper(2), Wrapper(1)].sorted(), Wrapper([1, 2]).all, Wrapper(4).doubled(), Wrapper([1.5, 2]).total, Wrapper("s"), max(Wrapper("a"), Wrapper("b")))
enum Meters {}; enum Feet {}
struct Distance<Unit>: Hashable { var amount: Double; static func + (l: Self, r: Self) -> Self { .init(amount: l.amount + r.amount) } }
extension Distance where Unit == Feet { var meters: Distance<Meters> { .init(amount: amount * 0.3048) } }
print((Distance<Feet>(amount: 10).meters + Distance<Meters>(amount: 1)).amount, type(of: Distance<Feet>(amount: 1)))
struct Builder<State> { var parts: [String] = [] }
enum Empty {}; enum HasEngine {}; enum Complete {}
extension Builder where State == Empty { static func new() -> Builder { Builder() }; func engine(_ e: String) -> Builder<HasEngine> { .init(parts: parts + [e]) } }
extension Builder where State == HasEngine { func wheels(_ n: Int) -> Builder<Complete> { .init(parts: parts + ["\(n) wheels"]) } }
extension Builder where State == Complete { func build() -> String { parts.joined(separator: ", ") } }
print(Builder<Empty>.new().engine("V8").wheels(4).build())
class Registry { private var factories: [ObjectIdentifier: () -> Any] = [:]
    func register<T>(_ type: T.Type = T.self, _ f: @escaping () -> T) { factories[ObjectIdentifier(type)] = f }
    func resolve<T>(_ type: T.Type = T.self) -> T? { factories[ObjectIdentifier(type)]?() as? T } }
protocol Logger { func log(_ s: String) -> String }; struct Console: Logger { func log(_ s: String) -> String { "console: " + s } }
let r = Registry(); r.register(Logger.self) { Console() }; r.register { 42 }; r.register(String.self) { "str" }
let l: Logger? = r.resolve(); print(l?.log("x") ?? "none", r.resolve(Int.self)!, r.resolve() as String? ?? "-", r.resolve(Double.self) as Any)
func mapPairs<K, V, A>(_ d: [K: V], _ f: (K, V) throws -> A) rethrows -> [A] where K: Comparable { try d.sorted { $0.key < $1.key }.map { try f($0.key, $0.value) } }
func first<C: Collection, T>(of c: C, as: T.Type) -> T? where C.Element == Any { for x in c { if let t = x as? T { return t } }; return nil }
func group<S: Sequence, K: Hashable>(_ s: S, by k: (S.Element) -> K) -> [(K, [S.Element])] { var order: [K] = [], d: [K: [S.Element]] = [:]; for x in s { let key = k(x); if d[key] == nil { order.append(key) }; d[key, default: []].append(x) }; return order.map { ($0, d[$0]!) } }
print(mapPairs(["b": 2, "a": 1]) { "\($0)\($1)" }, first(of: [1, "x", 2.5], as: String.self)!, group([1, 2, 3, 4, 5], by: { $0 % 3 }).map { "\($0.0):\($0.1)" })
indirect enum List<T> { case end, cons(T, List); var array: [T] { if case let .cons(h, t) = self { [h] + t.array } else { [] } }
    func map<U>(_ f: (T) -> U) -> List<U> { switch self { case .end: .end; case let .cons(h, t): .cons(f(h), t.map(f)) } }
    func fold<A>(_ a: A, _ f: (A, T) -> A) -> A { switch self { case .end: a; case let .cons(h, t): t.fold(f(a, h), f) } } }
extension List: ExpressibleByArrayLiteral { init(arrayLiteral e: T...) { self = e.reversed().reduce(.end) { .cons($1, $0) } } }
let list: List = [1, 2, 3]; print(list.map { "\($0 * 10)" }.array, list.fold(0, +), list)
protocol Monoid { static var empty: Self { get }; static func <> (l: Self, r: Self) -> Self }
infix operator <>: AdditionPrecedence
extension Int: Monoid { static let empty = 0; static func <> (l: Int, r: Int) -> Int { l + r } }
extension String: Monoid { static let empty = ""; static func <> (l: String, r: String) -> String { l + r } }
extension Array: Monoid { static var empty: [Element] { [] }; static func <> (l: [Element], r: [Element]) -> [Element] { l + r } }
extension Optional: Monoid where Wrapped: Monoid { static var empty: Wrapped? { nil }; static func <> (l: Wrapped?, r: Wrapped?) -> Wrapped? { switch (l, r) { case let (a?, b?): a <> b; case (let x, nil), (nil, let x): x } } }
func concat<M: Monoid>(_ ms: M...) -> M { ms.reduce(.empty, <>) }
print(concat(1, 2, 3), concat("a", "b"), concat([1], [2]), concat(1, nil, 3) as Any, concat(Optional<String>.none) as Any)
