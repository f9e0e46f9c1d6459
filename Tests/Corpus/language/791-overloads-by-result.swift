// Expected: compiled with swiftc 6.3. Overloads that differ in their result alone.
func make() -> Int { 1 }
func make() -> String { "s" }
func make() -> Double { 2.5 }
struct S { var n: Int = make(); let s: String = make(); var d = make() as Double; static let t: String = make() }
let s = S()
print(s.n, s.s, s.d, S.t)
func pair() -> (Int, Int) { (1, 2) }
func pair() -> (String, String) { ("a", "b") }
let (a, b): (String, String) = pair()
print(a, b)
let (c, d): (Int, Int) = pair()
print(c, d)
func maybe() -> Int? { 1 }
func maybe() -> String? { "m" }
if let x: Int = maybe() { print(x) }
if let x: String = maybe() { print(x) }
guard let y: String = maybe() else { fatalError() }
print(y)
let list: [String] = [make(), "z", make()]
print(list)
let ints: [Int] = [make(), 2]
print(ints)
print(make() + 1, make() + "t", make() + 0.5)
let sum = make() + make() + 1
print(sum)
let dict: [String: Int] = [make(): make()]
print(dict)
func takes(_ n: Int) { print("int", n) }
takes(make())
let l2 = [make(), "z"]
print(l2)
let t: (Int, String) = (make(), make())
print(t)
let o: Int? = make()
print(o as Any)
let cl: () -> String = { make() }
print(cl())
var v: Double
v = make()
print(v)
print(make() == "s", 1 == make())
let cond: String = true ? make() : "x"
print(cond)
