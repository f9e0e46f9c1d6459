// protocols: static vs dynamic dispatch
protocol Greeter { var name: String { get }; func greet() -> String }
extension Greeter { func greet() -> String { "Hello, \(name)" }; func shout() -> String { greet().uppercased() + "!" } }
struct A: Greeter { let name = "A" }
struct B: Greeter { let name = "B"; func greet() -> String { "Yo \(name)" }; func shout() -> String { "custom" } }
let gs: [Greeter] = [A(), B()]
for g in gs { print(g.greet(), g.shout()) }
print(B().shout(), (B() as Greeter).shout())
class Base: Greeter { var name: String { "base" } }
class Derived: Base { override var name: String { "derived" }; func greet() -> String { "D" } }
let d: Greeter = Derived(); print(d.greet(), Derived().greet(), d.shout())
protocol Named { var name: String { get set } }
protocol Aged { var age: Int { get } }
struct Person: Named, Aged { var name: String; var age: Int }
func wish(_ p: Named & Aged) { print("\(p.name) is \(p.age)") }
wish(Person(name: "Al", age: 3))
typealias Being = Named & Aged
var being: any Being = Person(name: "Z", age: 1); being.name += "!"; print(being.name)
protocol Togglable { mutating func toggle() }
enum Switch: Togglable { case on, off; mutating func toggle() { self = self == .on ? .off : .on } }
var sw = Switch.off; sw.toggle(); print(sw)
func flip<T: Togglable>(_ t: inout T) { t.toggle() }
flip(&sw); print(sw)
protocol Init { init(v: Int) }
final class K: Init { let v: Int; required init(v: Int) { self.v = v } }
func make<T: Init>(_ t: T.Type = T.self, _ v: Int) -> T { T(v: v) }
let k: K = make(K.self, 3); print(k.v, make(K.self, 9).v)
protocol Delegate: AnyObject { func did(_ s: String) }
class Worker { weak var delegate: Delegate?; func work() { delegate?.did("work") ?? print("nobody") } }
class Boss: Delegate { func did(_ s: String) { print("boss saw \(s)") } }
let w = Worker(); w.work()
var boss: Boss? = Boss(); w.delegate = boss; w.work(); boss = nil; w.work()
protocol P { static func make() -> Self; func copy() -> Self }
struct S: P { var n = 0; static func make() -> S { S(n: 7) }; func copy() -> Self { S(n: n + 1) } }
print(S.make().copy())
protocol Comparable2 { static func < (l: Self, r: Self) -> Bool }
extension Int: Comparable2 {}
func mini<T: Comparable2>(_ a: T, _ b: T) -> T { a < b ? a : b }
print(mini(2, 1))
protocol Visitor { associatedtype R; func visit(_ n: Int) -> R }
struct Str: Visitor { func visit(_ n: Int) -> String { "#\(n)" } }
func run<V: Visitor>(_ v: V, _ xs: [Int]) -> [V.R] { xs.map(v.visit) }
print(run(Str(), [1, 2]))
print(A() is Greeter, (5 as Any) is Greeter, (gs[0] as? A)?.name ?? "-", type(of: gs[1]))
extension Collection where Element: Greeter { func all() -> String { map { $0.greet() }.joined(separator: "|") } }
print([A(), A()].all())
struct AnyGreeter: Greeter {
    private let _n: () -> String; var name: String { _n() }; init<G: Greeter>(_ g: G) { _n = { g.name } }
}
print([AnyGreeter(A()), AnyGreeter(B())].map(\.name))
extension Greeter where Self: Equatable { func same(_ o: Self) -> Bool { self == o } }
extension A: Equatable {}
print(A().same(A()))
