import Syntax
import TypeModel

/// Finds library types by their role in literals: number types and string types.
public struct LiteralTypes {
    let checker: Checker
    public init(_ checker: Checker) { self.checker = checker }

    static let floatingNames: Set<Name> = ["Double", "Float", "CGFloat"]
    static let textNames: Set<Name> = ["String", "Character", "Substring", "StaticString", "Scalar"]
    static let wideNames: Set<Name> = ["Int128", "UInt128"]
    static let integerRanges: [Name: (positive: UInt128, negative: UInt128)] = [
        "Int": (0x7fff_ffff_ffff_ffff, 0x8000_0000_0000_0000), "Int64": (0x7fff_ffff_ffff_ffff, 0x8000_0000_0000_0000),
        "Int32": (0x7fff_ffff, 0x8000_0000), "Int16": (0x7fff, 0x8000), "Int8": (0x7f, 0x80),
        "UInt": (0xffff_ffff_ffff_ffff, 0), "UInt64": (0xffff_ffff_ffff_ffff, 0), "UInt32": (0xffff_ffff, 0),
        "UInt16": (0xffff, 0), "UInt8": (0xff, 0),
        "Int128": (UInt128(Int128.max), Int128.min.magnitude), "UInt128": (.max, 0),
    ]

    public static func isFloating(_ type: Type) -> Bool {
        guard let symbol = type.nominal, symbol.isLibrary else { return false }
        return floatingNames.contains(symbol.name)
    }
    public static func isText(_ type: Type) -> Bool {
        guard let symbol = type.nominal, symbol.isLibrary else { return false }
        return textNames.contains(symbol.name)
    }
    /// Returns true for integers of 128 bits, whose values are objects.
    public static func isWide(_ type: Type) -> Bool {
        guard let symbol = type.nominal, symbol.isLibrary else { return false }
        return wideNames.contains(symbol.name)
    }
    public static func integerRange(_ type: Type) -> (positive: UInt128, negative: UInt128)? {
        guard let symbol = type.nominal, symbol.isLibrary else { return nil }
        return integerRanges[symbol.name]
    }

    /// Returns true for `Double` and `CGFloat`, which convert to each other implicitly.
    public static func isNumberPair(_ left: NominalSymbol, _ right: NominalSymbol) -> Bool {
        guard left.isLibrary, right.isLibrary else { return false }
        return (left.name == Names.double && right.name == Names.cgFloat)
            || (left.name == Names.cgFloat && right.name == Names.double)
    }

    /// Returns the default type of a literal's type variable; returns other types unchanged.
    public func withDefaultType(_ type: Type) -> Type {
        guard let variable = type.asVariable, variable.binding == nil else { return type }
        switch variable.literal {
        case .integer: return checker.knownNominal(named: "Int")?.declaredType ?? type
        case .float: return checker.knownNominal(named: "Double")?.declaredType ?? type
        case .string, .character: return checker.stringType
        default: return type
        }
    }
}
