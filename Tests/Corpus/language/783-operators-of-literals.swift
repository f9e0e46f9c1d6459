// Expected: compiled with swiftc 6.3. Operators inside of a type of the program, between literals alone.
indirect enum Expr: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, CustomStringConvertible {
    case number(Int), name(String), power(Expr, Expr), sum(Expr, Expr), neg(Expr)
    init(integerLiteral value: Int) { self = .number(value) }
    init(stringLiteral value: String) { self = .name(value) }
    static func ^ (l: Expr, r: Expr) -> Expr { .power(l, r) }
    static func + (l: Expr, r: Expr) -> Expr { .sum(l, r) }
    static prefix func - (x: Expr) -> Expr { .neg(x) }
    var description: String {
        switch self {
        case .number(let n): return "\(n)"
        case .name(let s): return s
        case .power(let a, let b): return "(\(a) ^ \(b))"
        case .sum(let a, let b): return "(\(a) + \(b))"
        case .neg(let a): return "-\(a)"
        }
    }
}
infix operator **: MultiplicationPrecedence
extension Expr { static func ** (l: Expr, r: Expr) -> Expr { .power(l, r) } }
print("x" ^ 2)
print(2 ** 3)
let e = "x" ^ 2
print(e)
print("x" + 1)
print(-"x")
let f: Expr = "x" ^ 2 + 3
print(f)
func show(_ e: Expr) { print("show", e) }
show("x" ^ 2)
show(1 + "y")
let list = ["x" ^ 2, "y" ^ 3]
print(list)
print(1 + 2, 2 ^ 3, "a" + "b")
print("x" ^ "y" ^ 2)
let t = 2 ** 3 ** 4
print(t)
struct Path: ExpressibleByStringLiteral, CustomStringConvertible {
    var parts: [String]
    init(stringLiteral s: String) { parts = [s] }
    init(_ p: [String]) { parts = p }
    static func / (l: Path, r: Path) -> Path { Path(l.parts + r.parts) }
    static func / (l: Path, r: String) -> Path { Path(l.parts + [r]) }
    var description: String { parts.joined(separator: "/") }
}
let p = "usr" / "local"
print(p)
print("a" / "b" / "c")
let q: Path = "a" / "b"
print(q)
struct Regex2: ExpressibleByStringLiteral { let s: String; init(stringLiteral v: String) { s = v }
  static func ~= (r: Regex2, v: String) -> Bool { v.hasPrefix(r.s) } }
func =~ (l: String, r: Regex2) -> Bool { l.hasPrefix(r.s) }
infix operator =~: ComparisonPrecedence
print("hello" =~ "he", "hello" =~ "lo")
infix operator <+>: AdditionPrecedence
struct V: ExpressibleByArrayLiteral, CustomStringConvertible { let xs: [Double]; init(arrayLiteral e: Double...) { xs = e }; init(_ x: [Double]) { xs = x }
  static func <+> (l: V, r: V) -> V { V(zip(l.xs, r.xs).map { $0 + $1 }) }
  static func * (l: Double, r: V) -> V { V(r.xs.map { $0 * l }) }
  var description: String { "\(xs)" } }
print([1, 2] <+> [3, 4])
print(2 * [1, 2])
print(2 * ([1, 2] <+> [3, 4]))
