// Expected: compiled with swiftc 6.3. Members of classes as functions, and overrides that are generic.
protocol PR { func m(_ x: Int) -> String }
extension PR { func m(_ x: Int) -> String { "PR\(x)" } }
class BR: PR {}
final class DR: BR {}
struct SR: PR {}
let b = BR(), d = DR(), s = SR()
let f = s.m
let g = b.m
let h = d.m
print(f(1), g(1), h(2), [1, 2].map(b.m), [1].map(s.m), BR.m(b)(3))
let p: any PR = b
let k = p.m
print(k(5))
func gen<T: PR>(_ t: T) -> [String] { [1, 2].map(t.m) }
print(gen(b), gen(s))
class B { func m<U: CustomStringConvertible>(_ u: U) -> String { "B\(u.description)" } }
class D: B { override func m<U: CustomStringConvertible>(_ u: U) -> String { "D" + super.m(u) } }
print(D().m(4))
let bb: B = D()
print(bb.m(4))
print(bb.m("x"))
