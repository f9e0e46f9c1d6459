// Expected: compiled with swiftc 6.3. Numbers, order and views that strangers' programs use together.
func f<T>(_ x: T) { print("generic", x) }
func f(_ x: Any) { print("any", x) }
f(1); f("a"); let a: Any = 2; f(a); f((1, 2)); f([1] as [Any]); f(nil as Int?)
func g<T>(_ x: T) -> String { "T" }
func g(_ x: Int) -> String { "Int" }
print(g(1), g(1.0), g(a))
protocol Shape { var area: Double { get } }
struct A: Shape { var area: Double { 1 } }
struct B: Shape { var area: Double { 2 } }
struct Describer { func describe(_ s: Shape) -> String { "area \(s.area)" } }
let describer = Describer()
print([A(), B()].map(describer.describe))
