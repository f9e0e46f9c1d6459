// from swiftc
indirect enum Expr: CustomStringConvertible {
    case num(Double), neg(Expr), add(Expr, Expr), mul(Expr, Expr), variable(String)
    var description: String {
        switch self {
        case .num(let n): return n.formatted2
        case .neg(let e): return "-(\(e))"
        case let .add(a, b): return "(\(a) + \(b))"
        case .mul(let a, let b): return "\(a) * \(b)"
        case .variable(let name): return name
        }
    }
    func eval(_ env: [String: Double] = [:]) throws -> Double {
        switch self {
        case .num(let n): return n
        case .neg(let e): return try -e.eval(env)
        case .add(let a, let b): return try a.eval(env) + b.eval(env)
        case .mul(let a, let b): return try a.eval(env) * b.eval(env)
        case .variable(let v):
            guard let value = env[v] else { throw Failure.unbound(v) }
            return value
        }
    }
    enum Failure: Error, Equatable { case unbound(String) }
}
extension Double { var formatted2: String { self == rounded() ? String(Int(self)) : String(self) } }
extension Expr: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    init(floatLiteral v: Double) { self = .num(v) }
    init(integerLiteral v: Int) { self = .num(Double(v)) }
    init(stringLiteral v: String) { self = .variable(v) }
    static func + (a: Expr, b: Expr) -> Expr { .add(a, b) }
    static func * (a: Expr, b: Expr) -> Expr { .mul(a, b) }
    static prefix func - (a: Expr) -> Expr { .neg(a) }
}
let e: Expr = 2 * ("x" + 3.5) + -"y"
print(e)
print(try e.eval(["x": 1, "y": 4]))
do { _ = try e.eval(["x": 1]) } catch let error as Expr.Failure { print(error, error == .unbound("y")) }
