func g() -> Int { 1 }
func g() -> String { "s" }
func h(_ n: Int) -> [Int] { [n] }
func h(_ n: Int) -> Double { Double(n) / 2 }
struct S { let n: Int; func make() -> Int { n }; func make() -> String { "#\(n)" }; static func one() -> S { S(n: 1) }; static func one() -> Int { 1 } }
print(g() + "!", g() + 1, "a" + g(), 2 * g(), h(3) + [4], h(3) * 2, [0] + h(1))
let a = g() + "b", b = 5 - g(), s = S(n: 4)
print(a, b, s.make() + "x", s.make() + 1, S.one() + 1, g() == "s", g() == 1, h(1) == [1], h(4) > 1.5)
let t: String = g(), u = g() as Int, (x, y): (Int, String) = (g(), g())
print(t, u, x, y, [1, g()], g().count, h(9).first!)
func sum(_ xs: Int..., by k: Double = 1) -> Int { 0 }; func each(_ fs: ((Int) -> Void)...) {}
print(type(of: sum), type(of: each), type(of: { (xs: [Int]) in xs }))
