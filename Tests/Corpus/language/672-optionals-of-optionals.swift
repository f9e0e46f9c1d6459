let n: Int? = nil
let b: Int?? = n
print(b == nil, String(describing: b), "\(String(describing: b))", b as Any)
let c: Int?? = nil as Int?
print(c == nil, c as Any)
let d: [Int?] = [nil, 1]
print(d.first as Any, d.first == nil, d.last as Any)
let e: [String: Int?] = ["a": nil]
print(e["a"] as Any, e["b"] as Any, e)
let any: Any = b as Any
print(any)
if let x = b { print("some", x as Any) } else { print("none") }
let g: Int??? = b
print(g as Any)
func h<T>(_ t: T) { print(t) }
h(b)
h(c)
let q = Optional(n)
print(q as Any)
