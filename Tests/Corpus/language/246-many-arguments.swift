final class O { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("~", n) } }
struct J { let a: Int, b: Int, c: String, o: O }
func four(_ a: Int, _ b: Int, _ c: String, _ o: O) -> Int { o.n }
func five(_ o: O, _ b: O, _ c: O, _ d: O, _ e: O) -> [O] { [o, b, c, d, e] }
do { let o = O(1); let j = J(a: 1, b: 2, c: "x", o: o); print(j.a) }
do { let o = O(2); print(four(1, 2, "x", o)) }
do { let o = O(3); print(five(o, o, o, o, o).count) }
do { let o = O(4); print(five(o, o, o, o, O(40)).count, five(O(41), o, O(42), o, o).count) }
do { let o = O(5); let f = five; print(f(o, o, o, o, o).count) }
do { let o = O(6); print([1].map { four($0, five(o, o, o, o, o).count, "y", o) }) }
struct S { func m(_ a: Int, _ b: O, _ c: O, _ d: O) -> O { d }; mutating func n(_ a: O, _ b: O, _ c: O, _ d: O) { } }
do { let o = O(7); var s = S(); _ = s.m(1, o, o, o); s.n(o, o, o, o); s.n(o, O(70), o, O(71)) }
class B { func v(_ a: O, _ b: O, _ c: O, _ d: O) -> Int { d.n } }; class C: B { override func v(_ a: O, _ b: O, _ c: O, _ d: O) -> Int { super.v(a, b, c, d) + 1 } }
do { let o = O(8); let b: B = C(); print(b.v(o, o, o, o)) }
