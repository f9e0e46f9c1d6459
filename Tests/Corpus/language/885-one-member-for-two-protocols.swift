// Requirements of two protocols that one member fulfils are one member of the type.
protocol A { func name() -> String }
protocol B { func name() -> String }
extension A { func name() -> String { "A" } }
struct S: A, B { func both() -> String { name() + self.name() } }
print(S().name(), S().both(), (S() as any B).name(), (S() as any A).name())
class C: A, B { func call() -> String { name() } }
print(C().call())
protocol P1 { var id: Int { get }; func make() -> Int }
protocol P2 { var id: Int { get } }
extension P2 { var id: Int { 2 } }
struct T: P1, P2 { func make() -> Int { id } }
print(T().make(), T().id)
enum E: A, B { case x; var t: String { name() } }
print(E.x.t)
protocol Q1 { func go(_ x: Int) }
protocol Q2 { func go(_ x: Int) }
extension Q1 { func go(_ x: Int) { print("q1", x) } }
extension Q2 { }
final class Z: Q1, Q2 { func run() { go(1); self.go(2) } }
Z().run()
