func f(a: () -> Void = { print("a0") }, b: () -> Void = { print("b0") }) { a(); b() }
f { print("X") }
func g(a: (Int) -> Void = { _ in print("a0") }, b: () -> Void = { print("b0") }) { a(1); b() }
g { print("Y") }
g { print("Z", $0) }
g { _ in print("W") }
func h(n: ((Int) -> Void)? = nil, e: ((String) -> Void)? = nil, c: (() -> Void)? = nil, d: (() -> Void)? = nil) { n?(1); e?("e"); c?(); d?() }
h { print("only last") }
h { print("first", $0) }
h { print("n", $0) } c: { print("c") }
h(n: { print("nn", $0) }) { print("last") }
func k(_ x: Int = 0, a: () -> Int, b: () -> Int = { 2 }) -> Int { x + a() * 10 + b() }
print(k { 5 })
print(k(1) { 5 } b: { 7 })
func m(a: () -> Int = { 1 }, x: Int = 3, b: () -> Int = { 2 }) -> [Int] { [a(), x, b()] }
print(m { 9 }, m(x: 4) { 8 }, m { 7 } b: { 6 })
func v(_ xs: Int..., f: (Int) -> Int = { $0 }, g: () -> Int = { 0 }) -> Int { xs.reduce(0, +) + f(1) + g() }
print(v(1, 2) { $0 * 100 }, v(1) { 50 })
struct View { var t: String; init(t: String = "", on: () -> String = { "on" }, off: () -> String = { "off" }) { self.t = t + on() + off() } }
print(View { "X" }.t, View(t: "q") { "Y" }.t)
