let y: Int
print(type(of: y))
let z: [String]; var w: Int?
print(type(of: z), type(of: w))
func f<T>(_ t: T) { print(type(of: t)) }
f(3); f([1: 2]); f("a" as Any)
let a: Any = 3; print(type(of: a))
class K {}; class L: K {}
let k: K = L(); print(type(of: k))
var q = 0
