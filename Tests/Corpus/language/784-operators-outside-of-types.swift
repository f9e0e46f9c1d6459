// Expected: compiled with swiftc 6.3. Operators outside of types between literals alone.
indirect enum Expr: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, CustomStringConvertible {
    case number(Int), name(String), power(Expr, Expr), sum(Expr, Expr), less(Expr, Expr)
    init(integerLiteral value: Int) { self = .number(value) }
    init(stringLiteral value: String) { self = .name(value) }
    var description: String {
        switch self {
        case .number(let n): return "\(n)"
        case .name(let s): return s
        case .power(let a, let b): return "(\(a) ^ \(b))"
        case .sum(let a, let b): return "(\(a) + \(b))"
        case .less(let a, let b): return "(\(a) < \(b))"
        }
    }
}
infix operator ^^: MultiplicationPrecedence
func ^ (l: Expr, r: Expr) -> Expr { .power(l, r) }
func ^^ (l: Expr, r: Expr) -> Expr { .power(l, r) }
func + (l: Expr, r: Expr) -> Expr { .sum(l, r) }
print("x" ^ 2)
print("x" ^^ 2)
let e = "x" ^ 2
print(e)
let f: Expr = "x" ^ 2 + 3
print(f)
let g = "x" ^ 2 + "y" ^ 2
print(g)
func show(_ e: Expr) { print("show", e) }
show("x" ^ 2)
show("a" + "b")
show(1 + 2)
print(1 + 2, "a" + "b")
let list: [Expr] = ["x" ^ 2, 1 + 1, "z"]
print(list)
print(2 ^ 3)
print(("x" + 1) as Expr)
print("x" + 1)
