// Values that are called, reached through a type: cases, static variables, what they hold.
struct Fn { let f: (Int, Int) -> Int; func callAsFunction(_ a: Int, _ b: Int) -> Int { f(a, b) } }
enum Op { static let add = Fn { $0 + $1 }; static var mul: Fn { Fn { $0 * $1 } } }
print(Op.add(2, 3), Op.mul(2, 3))
enum Kind { case plus, minus
  func callAsFunction(_ a: Int, _ b: Int) -> Int { self == .plus ? a + b : a - b } }
print(Kind.plus(2, 3), Kind.minus(5, 1))
let k = Kind.plus
print(k(1, 2))
struct Holder { static let shared = Holder(); let op = Kind.minus; func callAsFunction() -> String { "h" } }
print(Holder.shared(), Holder.shared.op(4, 1), Holder().op(1, 1))
let f: (Int, Int) -> Int = Kind.plus.callAsFunction
print(f(3, 4))
enum Calc: String, CaseIterable { case add = "+", sub = "-"
  func callAsFunction(_ l: Double, _ r: Double) -> Double { switch self { case .add: return l + r case .sub: return l - r } } }
for c in Calc.allCases { print(c.rawValue, c(3, 2)) }
print(Calc.add(1.5, 2))
