// Where any value is taken, a choice between two optionals gives the first one's value without its optional.
let a: Int? = 1, b: Int? = 2, s: String? = nil, n: Int? = nil
let v: Any = a ?? b
print(v)
print(a ?? b)
print("\(a ?? b)", [a ?? b] as [Any])
let w: Any? = a ?? b
print(w as Any)
func f(_ x: Any) { print(x) }
f(a ?? b)
f(n ?? b)
let d: [Any] = [a ?? b, n ?? n]
print(d)
let e: [String: Any] = ["k": a ?? b]
print(e)
let o: Any = (a ?? b) ?? 5
print(o)
let t: Any = true ? (a ?? b) : nil
print(t)
let u: Any = a.map { $0 } ?? b.map { $0 + 1 }
print(u)
func g<T>(_ x: T) { print(T.self, x) }
g(a ?? b)
f(s ?? b as Any)
print(a ?? b ?? n, n ?? b ?? a)
let z = a ?? b
print(z as Any)
debugPrint(a ?? b)
print(a ?? nil)
var list: [Any] = []
list.append(a ?? b)
print(list)
let os: String? = nil
print((os ?? "q")?.count as Any, 5 == nil, (a ?? 3)?.description ?? "none")
print(type(of: AnyObject.self), type(of: AnyObject.Type.self))
