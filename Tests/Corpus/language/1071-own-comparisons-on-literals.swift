// from swiftc
// Comparisons, assignments and operators of another result take a literal as its usual type.
struct A: ExpressibleByIntegerLiteral, Comparable { var s: String; init(_ s: String) { self.s = s }; init(integerLiteral v: Int) { s = "i" }
  static func * (a: A, b: A) -> A { A("TT") }; static func * (a: A, b: Int) -> A { A("TI") }
  static func == (a: A, b: A) -> Bool { print("==TT"); return true }; static func == (a: A, b: Int) -> Bool { print("==TI"); return true }
  static func < (a: A, b: A) -> Bool { print("<TT"); return true }; static func < (a: A, b: Int) -> Bool { print("<TI"); return true }
  static func += (a: inout A, b: A) { print("+=TT") }; static func += (a: inout A, b: Int) { print("+=TI") }
  static func / (a: A, b: A) -> Int { print("/TT"); return 1 }; static func / (a: A, b: Int) -> Int { print("/TI"); return 1 } 
  static func << (a: A, b: A) -> A { A("<<TT") }; static func << (a: A, b: Int) -> A { A("<<TI") } 
  static func & (a: A, b: A) -> A { A("&TT") }; static func & (a: A, b: Int) -> A { A("&TI") } 
  static func ... (a: A, b: A) -> A { A("...TT") }; static func ... (a: A, b: Int) -> A { A("...TI") } }
var x = A("x")
print("1", x == 2); print("2", x < 2); x += 2; print("3", x / 2)
print("4", [x].map { (a: A) in a * 2 }[0].s)
print("6", [x].map { a -> A in a * 2 }[0].s)
let f: (A) -> A = { $0 * 2 }; print("7", f(x).s)
let g = { (a: A) in a * 2 }; print("8", g(x).s)
let r: A = x * 2; print("9", r.s)
print("10", [x, x].reduce(x) { $0 * 2 * $1 }.s)
print("11", [x].filter { $0 == 2 }.count, [x].filter { $0 < 2 }.count)
print("13", (x << 2).s, (x & 2).s, (x ... 2).s)
func h(_ a: A) -> A { a * 2 }; print("14", h(x * 2).s)
print("15", (true ? x * 2 : x).s, [x * 2][0].s, (x * 2, 1).0.s)
func k<T>(_ f: (A) -> T) -> T { f(A("k")) }; print("17", k { $0 * 2 }.s, k { a in a / 2 })
func kk(_ f: (A) -> A) -> A { f(A("k")) }; print("18", kk { $0 * 2 }.s, kk { $0 * 2 * 3 }.s, kk({ b in b * 2 }).s)
if x == 2, x < 3 { print("19") }
let b: Bool = x == 2; print("20", b, x != 2)
