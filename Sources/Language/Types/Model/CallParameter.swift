import Syntax

/// A parameter of a function or another callable declaration.
public struct CallParameter {
    public var label: Name?
    public var type: Type
    public var isInout = false
    public var isVariadic = false
    public var isAutoclosure = false
    public var hasDefault = false
    /// False for a function that must not outlive the call.
    public var isEscaping = true
    public var name: Name?
    /// True if each expression in the closure argument is an element of its result; see `TypedParameter.isListed`.
    public var isListed = false
    public var builder: ResultBuilder?
    /// True for an autoclosure that may suspend: `@autoclosure () async -> T`.
    public var isAsync = false

    public init(
        label: Name? = nil, type: Type, isInout: Bool = false, isVariadic: Bool = false, isAutoclosure: Bool = false,
        hasDefault: Bool = false, isEscaping: Bool = true, name: Name? = nil, isListed: Bool = false,
        builder: ResultBuilder? = nil
    ) {
        self.label = label
        self.type = type
        self.isInout = isInout
        self.isVariadic = isVariadic
        self.isAutoclosure = isAutoclosure
        self.hasDefault = hasDefault
        self.isEscaping = isEscaping
        self.name = name
        self.isListed = isListed
        self.builder = builder
    }
}
