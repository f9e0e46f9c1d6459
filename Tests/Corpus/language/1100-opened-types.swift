protocol Ev { var n: Int { get }; init() }
extension Ev { static var name: String { "\(Self.self)!" } }
struct A: Ev { var n = 1 }
struct B: Ev { var n = 2 }
class C {
    func show<T: Ev>(_ x: T) { print(T.self, x.n) }
    func pair<T: Ev>(_ x: T) -> [T] { [x, T()] }
    func make<T: Ev>(_ t: T.Type) -> T { print("C makes", T.self); return T() }
    class func register<T: Ev>(_ t: T.Type) { print("register", T.name) }
    static func add<T: Ev>(_ t: T) { print("add", T.name) }
}
class D: C {
    override func show<T: Ev>(_ x: T) { print("D", T.self); super.show(x) }
    override func make<T: Ev>(_ t: T.Type) -> T { print("D makes", t); return super.make(t) }
    override class func register<T: Ev>(_ t: T.Type) { print("D registers"); super.register(t) }
}
let e: any Ev = A()
C().show(e); D().show(e)
let c: C = D()
for x in [A(), B(n: 7)] as [any Ev] { c.show(x); print(c.pair(x)) }
let types: [any Ev.Type] = [A.self, B.self]
for t in types { print(c.make(t), C().make(t).n, t.name, t.init()); C.register(t); D.register(t); type(of: c).register(t); C.add(t.init()) }
protocol Visitor { func visit<T: Ev>(_ x: T) -> String; func of<T: Ev>(_ t: T.Type, count: Int) -> [T] }
struct V: Visitor { func visit<T: Ev>(_ x: T) -> String { "\(T.self):\(x.n)" }; func of<T: Ev>(_ t: T.Type, count: Int) -> [T] { (0..<count).map { _ in T() } } }
let v: any Visitor = V()
print(v.visit(e), v.of(types[1], count: 2))
func go<W: Visitor>(_ w: W) { print(w.visit(e), w.of(types[0], count: 1)) }
go(V())
func free<T: Ev>(_ t: T.Type) -> T? { t.init() }
print(free(types[0]) as Any)
func opt<T: Ev>(_ t: T.Type = T.self, _ x: T) { print(T.self, t) }
opt(A.self, A())
struct Reg { var made: [String] = []; mutating func put<T: Ev>(_ t: T.Type) { made.append(T.name) } }
var r = Reg(); for t in types { r.put(t) }; print(r.made)
func outer() { var log: [String] = []; func inner<T: Ev>(_ t: T.Type) { log.append("\(T.self)") }; for t in types { inner(t) }; print(log) }
outer()
class Base { class func make<T: Ev>(_ t: T.Type) { print("base", T.name) } }
class Leaf: Base { override class func make<T: Ev>(_ t: T.Type) { print("leaf", T.self); super.make(t) } }
let kind: Base.Type = Leaf.self
kind.make(A.self)
kind.make(types[1])
