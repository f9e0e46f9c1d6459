/// The effects of a call, as declared by a function, closure or function type. A set, so that an effect that comes to the language
/// is one member more and no further flag in every node.
public struct Effects: OptionSet, Hashable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `throws`
    public static let throwing = Effects(rawValue: 1)
    /// `rethrows`: throws what the closures throw that it is given, and nothing of its own.
    public static let rethrowing = Effects(rawValue: 2)

    public var isThrowing: Bool { contains(.throwing) }
    public var isRethrowing: Bool { contains(.rethrowing) }

    /// As it stands behind the parameters, with the blank before it.
    public var spelled: String { isThrowing ? " throws" : isRethrowing ? " rethrows" : "" }
}
