/// Library names that syntax of Swift's concurrency implies. The page that declares them is read when a text says a name of
/// its first line, so the parser says these.
public enum Implied {
    public static var asyncLet: Name { Name("_AsyncLet") }
    public static var asyncSequence: Name { Name("AsyncSequence") }
    /// Whether some text has said the name: asking does not say it.
    public static var isAsyncSequenceKnown: Bool {
        let name: StaticString = "AsyncSequence"
        return name.withUTF8Buffer { Name.isKnown(utf8: $0) }
    }
    public static var asyncIterator: Name { Name("AsyncIteratorProtocol") }
    public static var actor: Name { Name("Actor") }
}

/// What a call may do besides giving its result, as a declaration, a closure or a function type says it. A set, so that an
/// effect that comes to the language is one member more and no further flag in every node.
public struct Effects: OptionSet, Hashable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `throws`
    public static let throwing = Effects(rawValue: 1)
    /// `rethrows`: throws what the closures throw that it is given, and nothing of its own.
    public static let rethrowing = Effects(rawValue: 2)

    /// `async`: the call may suspend its task.
    public static let async = Effects(rawValue: 4)

    public var isAsync: Bool { contains(.async) }
    public var isThrowing: Bool { contains(.throwing) }
    public var isRethrowing: Bool { contains(.rethrowing) }

    /// As it stands behind the parameters, with the blank before it.
    public var spelled: String {
        (isAsync ? " async" : "") + (isThrowing ? " throws" : isRethrowing ? " rethrows" : "")
    }
}
