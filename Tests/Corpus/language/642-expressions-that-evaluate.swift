indirect enum Expr {
    case num(Double), variable(String), binary(Op, Expr, Expr), call(String, [Expr])
    enum Op: Character, CaseIterable {
        case add = "+", sub = "-", mul = "*", div = "/"
        var apply: (Double, Double) -> Double {
            switch self {
            case .add: return (+)
            case .sub: return (-)
            case .mul: return (*)
            case .div: return (/)
            }
        }
    }
}
enum EvalError: Error, Equatable { case unbound(String), divideByZero, unknown(function: String, arity: Int) }
extension Expr: ExpressibleByFloatLiteral, ExpressibleByStringLiteral {
    init(floatLiteral v: Double) { self = .num(v) }
    init(stringLiteral s: String) { self = .variable(s) }
}
func + (l: Expr, r: Expr) -> Expr { .binary(.add, l, r) }
func * (l: Expr, r: Expr) -> Expr { .binary(.mul, l, r) }
func / (l: Expr, r: Expr) -> Expr { .binary(.div, l, r) }
extension Expr {
    func eval(_ env: [String: Double] = [:]) throws -> Double {
        switch self {
        case .num(let d): return d
        case let .variable(n):
            guard let v = env[n] else { throw EvalError.unbound(n) }
            return v
        case .binary(.div, let a, let b):
            let d = try b.eval(env)
            if d == 0 { throw EvalError.divideByZero }
            return try a.eval(env) / d
        case let .binary(op, a, b): return op.apply(try a.eval(env), try b.eval(env))
        case .call("max", let args) where !args.isEmpty: return try args.map { try $0.eval(env) }.max()!
        case let .call(f, args): throw EvalError.unknown(function: f, arity: args.count)
        }
    }
}
extension Expr: CustomStringConvertible {
    var description: String {
        switch self {
        case .num(let d): return "\(d)"
        case .variable(let v): return v
        case .binary(let o, let a, let b): return "(\(a) \(o.rawValue) \(b))"
        case .call(let f, let a): return "\(f)(\(a.map { "\($0)" }.joined(separator: ", ")))"
        }
    }
}
let e: Expr = 1.5 + "x" * 2.0
print(e)
for (i, ex) in [e, e / "y", .call("max", [e, 10.0]), .call("sin", ["x"])].enumerated() {
    do { print(i, try ex.eval(["x": 2, "y": 0])) } catch EvalError.unbound(let n) { print(i, "unbound", n) } catch let e
        as EvalError where e == .divideByZero
    { print(i, "div", e) } catch { print(i, error) }
}
print((try? ("z" as Expr).eval()) as Any)
do { _ = try Expr.variable("q").eval() } catch { print(error) }
print(Expr.Op.allCases.map { $0.rawValue }, Expr.Op(rawValue: "*") as Any, Expr.Op(rawValue: "?") as Any)
dump(Expr.binary(.add, 1.0, .num(2)))
