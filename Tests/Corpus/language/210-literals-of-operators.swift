indirect enum Expr: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral {
    case num(Double), name(String), add(Expr, Expr), mul(Expr, Expr)
    init(integerLiteral v: Int) { self = .num(Double(v)) }
    init(floatLiteral v: Double) { self = .num(v) }
    init(stringLiteral v: String) { self = .name(v) }
    static func + (l: Expr, r: Expr) -> Expr { .add(l, r) }
    static func * (l: Expr, r: Expr) -> Expr { .mul(l, r) }
    func eval(_ env: [String: Double]) -> Double {
        switch self {
        case .num(let d): return d
        case .name(let n): return env[n] ?? 0
        case let .add(a, b): return a.eval(env) + b.eval(env)
        case let .mul(a, b): return a.eval(env) * b.eval(env)
        }
    }
}
let e: Expr = "x" * 2.0 + 1
print(e.eval(["x": 4]))
let e2: Expr = 1 + "y" * "y"
print(e2.eval(["y": 3]))
func run(_ e: Expr) -> Double { e.eval([:]) }
print(run(2 + 3), run(2 * 3.5))
struct Vec: Equatable {
    var x, y: Double
    static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) }
    static func * (a: Vec, k: Double) -> Vec { Vec(x: a.x * k, y: a.y * k) }
    static func * (k: Double, a: Vec) -> Vec { a * k }
    static prefix func - (a: Vec) -> Vec { Vec(x: -a.x, y: -a.y) }
    static func += (a: inout Vec, b: Vec) { a = a + b }
}
var v = Vec(x: 1, y: 2) * 2 + 3 * Vec(x: 1, y: 0)
v += -Vec(x: 1, y: 1)
print(v, v == Vec(x: 4, y: 3))
