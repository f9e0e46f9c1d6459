struct V: Equatable { var x: Int; static let zero = V(x: 0); static func + (a: V, b: V) -> V { V(x: a.x + b.x) } }
let xs = [V(x: 1), V(x: 2)]
print(xs.reduce(.zero) { $0 + $1 }.x)
print(xs.map(\.x).reduce(0, +), xs.reduce(V.zero, +))
let t: V = xs.reduce(.zero, +); print(t == .zero, [t, .zero].count)
protocol Unit { var n: String { get } }
struct Meter: Unit { let n = "m" }
struct Custom: Unit { let n: String }
extension Unit where Self == Meter { static var meter: Meter { Meter() } }
extension Unit where Self == Custom { static func custom(_ n: String) -> Custom { Custom(n: n) } }
func show(_ u: some Unit, _ v: Int) -> String { "\(v)\(u.n)" }
func show2<U: Unit>(_ u: U) -> String { u.n }
func show3(_ u: any Unit) -> String { u.n }
print(show(.meter, 3), show2(.meter), show2(.custom("kg")), show(.custom("s"), 1), show3(.meter), show3(Custom(n: "z")))
