// opaque, existential, associated
protocol Animal {
    associatedtype Food
    var name: String { get }
    func eat(_ f: Food) -> String
}
struct Grass {}
struct Cow: Animal {
    let name = "cow"
    func eat(_ f: Grass) -> String { "\(name) munches" }
}
struct Meat { let kg: Int }
struct Lion: Animal {
    var name: String
    func eat(_ f: Meat) -> String { "\(name) eats \(f.kg)kg" }
}
func feed<A: Animal>(_ a: A, _ f: A.Food) -> String { a.eat(f) }
print(feed(Cow(), Grass()), feed(Lion(name: "Leo"), .init(kg: 3)))
let zoo: [any Animal] = [Cow(), Lion(name: "L")]
for a in zoo { print(a.name, type(of: a)) }
func names(_ xs: [any Animal]) -> String { xs.map { $0.name }.joined(separator: "+") }
print(names(zoo))
func open(_ a: any Animal) -> String {
    func go<T: Animal>(_ t: T) -> String { "\(T.self) wants \(T.Food.self)" }
    return go(a)
}
print(zoo.map(open))
func evens(_ n: Int) -> some Sequence<Int> { (0..<n).lazy.filter { $0 % 2 == 0 } }
print(Array(evens(7)), evens(10).reduce(0, +))
func show(_ s: some Collection<String>) -> String { s.sorted().joined() }
print(show(["b", "a"]), show(Set(["z"])))
protocol P { func f() -> String }
extension P {
    func f() -> String { "default" }
    func g() -> String { "ext " + f() }
}
struct A: P {}
struct B: P {
    func f() -> String { "B" }
    func g() -> String { "own g" }
}
let ps: [P] = [A(), B()]
print(ps.map { $0.f() }, ps.map { $0.g() }, B().g())
protocol Q: P, CustomStringConvertible {
    static var kind: String { get }
    init(n: Int)
}
extension Q { var description: String { "\(Self.kind):\(f())" } }
struct C: Q {
    static let kind = "C"
    let n: Int
    func f() -> String { "c\(n)" }
}
final class D: Q {
    static var kind: String { "D" }
    init(n: Int) {}
}
let types: [any Q.Type] = [C.self, D.self]
for t in types { print(t.init(n: 4), t.kind, t) }
if let p = A() as Any as? P { print(p.f(), p is Q) }
print((C(n: 1) as P) is CustomStringConvertible, ("x" as Any) is P)
protocol HasID: Hashable { var id: Int { get } }
struct X: HasID {
    let id: Int
    let junk: String
    static func == (a: X, b: X) -> Bool { a.id == b.id }
    func hash(into h: inout Hasher) { h.combine(id) }
}
print(
    Set([X(id: 1, junk: "a"), X(id: 1, junk: "b"), X(id: 2, junk: "a")]).count,
    AnyHashable(X(id: 1, junk: "")) == AnyHashable(X(id: 1, junk: "q")),
    ([AnyHashable(1): "a", AnyHashable("k"): "b"] as [AnyHashable: String])["k"]!)
class Base: P { func f() -> String { "base" } }
class Derived: Base { override func f() -> String { "derived/" + super.f() } }
let b: Base = Derived()
print(b.f(), (b as P).g(), b is Derived, type(of: b) == Derived.self, (b as? Derived)?.f() ?? "-")
protocol Stackable {
    associatedtype E
    var items: [E] { get set }
}
extension Stackable {
    mutating func push(_ e: E) { items.append(e) }
    var top: E? { items.last }
}
extension Stackable where E: Comparable { var biggest: E? { items.max() } }
struct IntStack: Stackable { var items = [3, 9] }
var st = IntStack()
st.push(4)
print(st.top!, st.biggest!)
func same<T: Equatable>(_ a: T, _ b: any Equatable) -> Bool { (b as? T) == a }
print(same(1, 1), same(1, "1"))
let f: (any P) -> String = { $0.g() }
print(ps.map(f), [A() as P, B()].map { type(of: $0) })
extension P where Self: Equatable { func eq(_ o: Self) -> Bool { self == o } }
extension A: Equatable {}
print(A().eq(A()))
protocol Copyable2 { func copy() -> Self }
final class Doc: Copyable2 {
    var t = "x"
    required init() {}
    func copy() -> Self {
        let d = Self()
        d.t = t + "'"
        return d
    }
}
print(Doc().copy().copy().t)
typealias Both = P & CustomStringConvertible
func two(_ x: any Both) -> String { x.description + x.f() }
print(two(C(n: 2)))
let arr: [Any] = [1, "a", 2.5, [1], ["k": 1], (1, 2), A(), Int?.none as Any, Cow.self]
for e in arr { print(e, type(of: e), separator: ":", terminator: " ") }
print()
