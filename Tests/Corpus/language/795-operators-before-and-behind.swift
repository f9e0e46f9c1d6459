// Expected: compiled with swiftc 6.3. Operators before, behind and between literals and closures.
struct M: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Equatable { var v: Double; init(floatLiteral x: Double) { v = x }; init(integerLiteral x: Int) { v = Double(x) } 
  static func ± (l: M, r: M) -> (M, M) { var a = l; a.v -= r.v; var b = l; b.v += r.v; return (a, b) } }
infix operator ±: AdditionPrecedence
let (lo, hi) = 5 ± 0.5
print(lo.v, hi.v)
infix operator |>: AdditionPrecedence
func |> <T, U>(x: T, f: (T) -> U) -> U { f(x) }
print(3 |> { $0 + 1 } |> String.init)
print("x" |> { $0.uppercased() })
print([1, 2, 3] |> { $0.reduce(0, +) })
func ** (l: Double, r: Double) -> Double { var x = 1.0; for _ in 0..<Int(r) { x *= l }; return x }
infix operator **: MultiplicationPrecedence
print(2 ** 3, 2.5 ** 2, 1 + 2 ** 3)
func ** (l: Int, r: Int) -> Int { var x = 1; for _ in 0..<r { x *= l }; return x }
print(2 ** 3, 2.5 ** 2, 1 + 2 ** 3)
func * (l: String, n: Int) -> String { String(repeating: l, count: n) }
print("ab" * 3, 2 * 3, "-" * (2 + 1))
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
print(√9, √16 + 1)
postfix operator %
postfix func % (x: Double) -> Double { x / 100 }
print(50%, 12.5%)
