protocol P {}; extension Int: P {}
let f = { (a: Int) -> any P in func m<T: P>(_ x: T) -> any P { x }; return m(a) }
print(f(3))
func h(_ f: () -> Void) -> String { "void" }; func h(_ f: () -> Int) -> String { "int" }
print(h { 1 }); print(h { print("x") }); print(h { })
struct B { func m<T>(_ f: (String) -> T) -> T { f("abc") }; func m<T>(_ k: KeyPath<String, T>) -> String { "kp" } }
print(B().m(\.count), B().m { $0.count })
let o: Int? = 4
let hs: [AnyHashable] = [o, AnyHashable(o)]
print(hs, hs.map { type(of: $0.base) }, ["k": o as AnyHashable])
let none: Int? = nil
print([none as AnyHashable], AnyHashable(none).base)
for d in [Duration.seconds(3661), .seconds(100000), .milliseconds(1500), .seconds(-2)] { print(d) }
func absurd<T>(_ n: Never) -> T { switch n {} }
print([Never]().count)
