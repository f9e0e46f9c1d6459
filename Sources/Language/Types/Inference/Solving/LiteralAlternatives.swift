import Declarations
import Diagnostics
import Syntax
import TypeModel

// Finds another type for a literal whose default type does not fit: in `2 + expression`, if `Double` is an `Expression`
// and `Int` is not, the literal becomes a `Double`.

extension Solver {
    /// Returns the default type of the literal, or a library type if only that has the required protocols.
    func conformingDefaultType(_ variable: TypeVariable) -> Type? {
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
        case .integer where variable.isIntegerOnly: names = Self.integers
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
