import Diagnostics
import Syntax

// `2 + expression` where `Double` is an `Expression` and `Int` is not: a literal whose usual type lacks a protocol that its
// place asks for is of another type of the library that has it.

extension Solver {
    /// The usual type, or another one where only that has the protocols that are asked for.
    func fittingDefault(_ variable: TypeVariable) -> Type? {
        guard let usual = defaultType(variable) else { return nil }
        switch variable.literal {
        case .integer, .float, .string: break
        default: return usual
        }
        let asked = protocolsAsked(of: variable)
        func fits(_ type: Type) -> Bool { asked.allSatisfy { checker.conforms(type, to: $0) } }
        if asked.isEmpty || fits(usual) { return usual }
        return otherLiteralTypes(variable).first(where: fits) ?? usual
    }

    func otherLiteralTypes(_ variable: TypeVariable) -> [Type] {
        let names: [Name]
        switch variable.literal {
        case .integer where variable.isWhole: names = Self.integers
        case .integer: names = Self.integers + Self.fractions
        case .float: names = Self.fractions
        case .string: names = ["Substring", "StaticString"]
        default: names = []
        }
        return names.compactMap { checker.knownNominal(named: $0)?.declaredType }
    }

    private static let integers: [Name] = [
        "Int64", "Int32", "Int16", "Int8", "UInt", "UInt64", "UInt32", "UInt16", "UInt8",
    ]
    private static let fractions: [Name] = ["Double", "Float"]
}
