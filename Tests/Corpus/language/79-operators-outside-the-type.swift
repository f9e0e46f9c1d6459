protocol Named { var name: String { get } }
protocol HasID: Equatable { var id: Int { get } }
extension HasID { static func == (l: Self, r: Self) -> Bool { l.id == r.id } }
struct U: HasID { var id: Int; var name: String }
print(U(id: 1, name: "a") == U(id: 1, name: "b"), [U(id: 1, name: "a")].contains(U(id: 1, name: "c")))
struct Ix<T> { var v: Int; var t: T
  static func == <A>(l: Ix<A>, r: Ix<A>) -> Bool { l.v == r.v } }
extension Ix: Equatable {}
print(Ix(v: 1, t: "a") == Ix(v: 1, t: "b"))
print([Ix(v: 1, t: "a")].contains(Ix(v: 1, t: "b")))
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(same(Ix(v: 1, t: 2.0), Ix(v: 1, t: 3.0)))
enum E { case a(Int), b }
func == (l: E, r: E) -> Bool { switch (l, r) { case (.a, .a), (.b, .b): return true; default: return false } }
extension E: Equatable {}
print(E.a(1) == E.a(2), [E.a(1)].contains(.a(5)), same(E.a(1), E.a(3)))
func != (l: E, r: E) -> Bool { print("ne"); return !(l == r) }
print(E.a(1) != .b)
