/// Names of the library that concurrency syntax uses implicitly. The parser records their use, so that the interface
/// which declares them is read.
public enum ImpliedNames {
    public static var asyncLet: Name { Name("_AsyncLet") }
    /// The function that `consume x` calls.
    public static var consumed: Name { Name("_consumed") }
    /// The function that `discard self` calls.
    public static var discarded: Name { Name("_discarded") }
    public static var asyncSequence: Name { Name("AsyncSequence") }
    /// True if a text that was parsed contains the name. The test does not intern the name.
    public static var isAsyncSequenceKnown: Bool {
        let name: StaticString = "AsyncSequence"
        return name.withUTF8Buffer { Name.isKnown(utf8: $0) }
    }
    public static var asyncIterator: Name { Name("AsyncIteratorProtocol") }
    public static var actor: Name { Name("Actor") }
}

/// The effects of a call, as declared by a function, a closure or a type. An option set, so that a new effect is one
/// more member.
public struct Effects: OptionSet, Hashable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `throws`
    public static let throwing = Effects(rawValue: 1)
    /// The function throws only errors that its closure arguments throw (`rethrows`).
    public static let rethrowing = Effects(rawValue: 2)

    /// The call may suspend its task (`async`).
    public static let async = Effects(rawValue: 4)

    /// A function type runs on the actor that is passed for its first parameter, which is marked `isolated`.
    public static let isolatedParameter = Effects(rawValue: 8)

    public var isAsync: Bool { contains(.async) }
    public var isThrowing: Bool { contains(.throwing) }
    public var isRethrowing: Bool { contains(.rethrowing) }

    /// The effects as written after the parameters, with a space before them.
    public var sourceText: String {
        (isAsync ? " async" : "") + (isThrowing ? " throws" : isRethrowing ? " rethrows" : "")
    }
}
