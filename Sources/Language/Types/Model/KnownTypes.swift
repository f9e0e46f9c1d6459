import Syntax

/// Library types used by literals, statements and synthesis, even if a program declares types with the same names.
public enum KnownType: Int, CaseIterable {
    case int, double, bool, string, never, error, optional, array, dictionary, set
    case hashable, hasher, encoder, decoder, sequence, iteratorProtocol, keyPath, writableKeyPath
    case integerLiteral, floatLiteral, stringLiteral, booleanLiteral, nilLiteral, arrayLiteral, dictionaryLiteral
    case characterLiteral, scalarLiteral
    case binaryInteger

    /// The names in the order of the cases.
    private static let names: [Name] = [
        "Int", "Double", "Bool", "String", "Never", "Error", "Optional", "Array", "Dictionary", "Set",
        "Hashable", "Hasher", "Encoder", "Decoder", "Sequence", "IteratorProtocol", "KeyPath",
        "WritableKeyPath",
        "ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral", "ExpressibleByStringLiteral",
        "ExpressibleByBooleanLiteral", "ExpressibleByNilLiteral", "ExpressibleByArrayLiteral",
        "ExpressibleByDictionaryLiteral", "ExpressibleByExtendedGraphemeClusterLiteral",
        "ExpressibleByUnicodeScalarLiteral",
        "BinaryInteger",
    ]
    public var name: Name { Self.names[rawValue] }

    /// Finds the protocol for the types of a literal. A string literal of one character can be a `Character`, one of a
    /// single scalar a `Unicode.Scalar`.
    public init?(of variable: TypeVariable) {
        if variable.literal == .string, let extra = variable.keyType, extra.isVoid {
            self = variable.mayBeUnicodeScalar ? .scalarLiteral : .characterLiteral
        } else {
            self.init(of: variable.literal)
        }
    }

    private init?(of literal: TypeVariable.Literal) {
        switch literal {
        case .none: return nil
        case .integer: self = .integerLiteral
        case .float: self = .floatLiteral
        case .string: self = .stringLiteral
        case .character: self = .characterLiteral
        case .boolean: self = .booleanLiteral
        case .array: self = .arrayLiteral
        case .dictionary: self = .dictionaryLiteral
        case .nilLiteral: self = .nilLiteral
        }
    }
}

/// A cache of known types, each looked up once.
public struct KnownTypes {
    public var nominals = [NominalSymbol?](repeating: nil, count: KnownType.allCases.count)
    /// Library types that are looked up by name and are not in `KnownType`.
    public var otherNominals: [Name: NominalSymbol] = [:]
    public var types = [Type?](repeating: nil, count: KnownType.allCases.count)

    public init() {}
}
