import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Computes arithmetic on literals at compile time: `200 + 100` overflows `UInt8`.
struct ConstantArithmetic {
    let checker: Checker
    init(_ checker: Checker) { self.checker = checker }

    /// Reports an operation on known integers whose result does not fit the type.
    func check(_ callee: Callee, _ arguments: [TArgument], _ expr: TExpr) {
        guard arguments.count == 2, case .value(let right) = arguments[1], Self.mayBeKnown(right),
            case .value(let left) = arguments[0], callee.function.isLibrary, callee.function.name.isOperator,
            let range = LiteralTypes.integerRange(expr.type), let a = constant(left), let b = constant(right)
        else { return }
        guard let result = Self.arithmetic(callee.function.name.text, a, b) else { return }
        guard let value = result else {
            return checker.report(CheckDiagnostic.divisionByZero(right.span))
        }
        // The upper half of the widest unsigned type does not fit `Int64` and is not computed.
        let isWide = range.negative == 0 && range.positive > UInt128(Int64.max)
        let fits = value.overflow ? isWide : Self.fits(value.partialValue, range)
        if !fits { checker.report(CheckDiagnostic.arithmeticOverflow(expr.type, expr.span, checker)) }
    }

    private static func mayBeKnown(_ expr: TExpr) -> Bool {
        switch expr.kind {
        case .integer, .call: true
        default: false
        }
    }

    /// Returns the value of a literal or of constant arithmetic; nil if it is unknown or does not fit.
    private func constant(_ expr: TExpr) -> Int64? {
        guard let range = LiteralTypes.integerRange(expr.type) else { return nil }
        switch expr.kind {
        case .integer(let value): return range.negative == 0 && value < 0 ? nil : value
        case .call(let callee, _, let arguments):
            guard callee.function.isLibrary, arguments.count == 2, callee.function.name.isOperator,
                case .value(let left) = arguments[0], case .value(let right) = arguments[1],
                let a = constant(left), let b = constant(right),
                let result = Self.arithmetic(callee.function.name.text, a, b) ?? nil, !result.overflow,
                Self.fits(result.partialValue, range)
            else { return nil }
            return result.partialValue
        default: return nil
        }
    }

    /// Returns nil for operators other than `+`, `-`, `*`, `/` and `%`; returns `.some(nil)` for a division by zero.
    private static func arithmetic(
        _ name: String, _ a: Int64, _ b: Int64
    ) -> (partialValue: Int64, overflow: Bool)?? {
        switch name {
        case "+": return a.addingReportingOverflow(b)
        case "-": return a.subtractingReportingOverflow(b)
        case "*": return a.multipliedReportingOverflow(by: b)
        case "/": return b == 0 ? .some(nil) : a.dividedReportingOverflow(by: b)
        case "%": return b == 0 ? .some(nil) : a.remainderReportingOverflow(dividingBy: b)
        default: return nil
        }
    }

    private static func fits(_ value: Int64, _ range: (positive: UInt128, negative: UInt128)) -> Bool {
        value < 0 ? UInt128(value.magnitude) <= range.negative : UInt128(value) <= range.positive
    }
}
