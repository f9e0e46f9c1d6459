do {
class A { class var n: Int { 1 } }; class B: A { override class var n: Int { 2 } }; class C: A {}
for c in [true, false] { let t = c ? B.self : C.self; print(t.n) }
}
do {
let f: (Never) -> String = { _ -> String in }
func h(_ n: Never) -> String { }
print([Never]().map { _ -> String in })
}
do {
func call(_ f: (Void) -> Int) -> Int { f(()) }
print(call { () -> Int in 3 }, call { 4 }, call { _ in 5 })
struct B<I> { let f: (I) -> Int; init(_ f: @escaping (I) -> Int) { self.f = f } }
print(B<Void> { () -> Int in 6 }.f(()))
}
