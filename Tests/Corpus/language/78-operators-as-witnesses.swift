struct P { var x: Int; var y: Int }
func == (l: P, r: P) -> Bool { l.x == r.x }
extension P: Equatable {}
print([P(x: 1, y: 2)].contains(P(x: 1, y: 3)))
struct Q: Hashable { var a: Int; var b: String
  func hash(into h: inout Hasher) { h.combine(a) } }
func == (l: Q, r: Q) -> Bool { l.a == r.a }
print(Set([Q(a: 1, b: "x"), Q(a: 1, b: "y")]).count)
var d: [Q: Int] = [:]
d[Q(a: 1, b: "x")] = 1; d[Q(a: 1, b: "z")] = 2
print(d.count)
class C: Equatable { let n: Int; init(_ n: Int) { self.n = n } }
func == (l: C, r: C) -> Bool { l.n == r.n }
print(C(1) == C(1), [C(1), C(2)].firstIndex(of: C(2)) as Any)
struct V: Comparable { var n: Int; var t: String }
func < (l: V, r: V) -> Bool { l.n < r.n }
func == (l: V, r: V) -> Bool { l.n == r.n }
print([V(n: 3, t: "a"), V(n: 1, t: "b")].sorted().map { $0.t }, V(n: 1, t: "q") == V(n: 1, t: "z"))
print(max(V(n: 3, t: "a"), V(n: 1, t: "b")).t)
