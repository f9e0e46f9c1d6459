import Diagnostics

/// The deprecation of a name that an older release of a library had.
public struct Deprecation: Equatable {
    /// The name that replaces the deprecated one.
    public var renamed: String?
    /// A description of what replaces the deprecated name.
    public var message: String?

    /// Parses `(*, deprecated, renamed: "catch(_:)")`.
    init(values text: String) {
        let values = LibraryHint.values(in: text)
        renamed = values.first { $0.label == "renamed" }?.value
        message = values.first { $0.label == "message" }?.value
    }
}

/// Attributes and modifiers as written, including those without effect.
public struct Modifiers {
    public var names: [Name] = []
    public var attributes: [Name] = []
    /// In library interfaces, the key of the native function, from `@bind("key")`. It is needed if overloads share the
    /// usual key.
    public var bindingKey: String?
    /// The arguments of `@available(*, deprecated, renamed: "…")`; nil if there is no such attribute.
    public var deprecation: Deprecation?
    /// The arguments of `@available(*, unavailable, message: "…")`; nil if there is no such attribute.
    public var unavailable: Deprecation?
    /// In library interfaces, the type that the declaration had in earlier releases, from
    /// `@older(Double, deprecated, message: "…")`.
    public var olderType: (type: Name, deprecation: Deprecation)?
    /// In library interfaces, the common aliases of this type, from `@spoken(Single, Maybe)`.
    public var aliasUses: [Name] = []
    /// In library interfaces, the method that sends a value to this type, from `@sends(onNext)`. The next field is the
    /// effect of a method, from `@ends(completed)`.
    public var sendMethod: Name?
    public var endKind: Name?
    /// In library interfaces, hints for messages in special situations.
    public var hints: [LibraryHint] = []
    /// The attributes that name a type, such as `@Clamped(0...10)`; the outermost wrapper comes first.
    public var customAttributes: [CustomAttribute] = []
    /// The span of `async` in an `async let`; nil for other declarations.
    public var asyncSpan: Span?
    public init() {}
    public func has(_ name: Name) -> Bool { names.contains(name) }
    public func hasAttribute(_ name: Name) -> Bool { attributes.contains(name) }
}

/// An attribute that is a type of the program: a property wrapper or a result builder.
public struct CustomAttribute {
    public var type: TypeRef
    /// The arguments of the attribute; nil if it has no parentheses.
    public var arguments: [Argument]?
    public var span: Span
}

public final class Decl {
    public let kind: Kind
    public var modifiers: Modifiers
    public let span: Span
    public let comment: DocComment?
    public init(_ kind: Kind, modifiers: Modifiers, span: Span, comment: DocComment? = nil) {
        self.kind = kind
        self.modifiers = modifiers
        self.span = span
        self.comment = comment
    }
    /// The `///` lines before the declaration, without their marks.
    public var documentation: String? { comment?.strippedText }

    public enum Kind {
        case variable(VariableDecl)
        case function(FunctionDecl)
        case initializer(InitializerDecl)
        case deinitializer([Stmt])
        case `subscript`(SubscriptDecl)
        /// A struct, enum, class, protocol or extension.
        case type(TypeDecl)
        case typealias_(TypealiasDecl)
        case associatedType(AssociatedTypeDecl)
        case enumCase([EnumCaseElement])
        case import_(Name)
        case operator_(OperatorDecl)
        case precedenceGroup(PrecedenceGroupDecl)
        case error

        var takesCustomAttributes: Bool {
            switch self {
            case .variable, .function, .type, .initializer, .subscript, .error: true
            default: false
            }
        }
    }
}

public final class TypeDecl {
    public enum Kind { case `struct`, `enum`, `class`, `protocol`, `extension` }
    public var kind: Kind
    public var name: Name
    public var nameSpan: Span
    /// The extended type, if this is an extension.
    public var extended: TypeRef?
    public var generics: [GenericParameterRef]
    /// The types after the colon, which are the superclass, the protocols or the raw type.
    public var inherited: [TypeRef]
    public var requirements: [RequirementRef]
    public var isIndirect: Bool
    /// True for a class declared by `actor`.
    public var isActor = false
    /// True if the type is written with `~Copyable`.
    public var isNoncopyable = false
    public var members: [Decl]
    public init(
        kind: Kind, name: Name, nameSpan: Span, extended: TypeRef?, generics: [GenericParameterRef],
        inherited: [TypeRef], requirements: [RequirementRef], isIndirect: Bool, members: [Decl]
    ) {
        self.kind = kind
        self.name = name
        self.nameSpan = nameSpan
        self.extended = extended
        self.generics = generics
        self.inherited = inherited
        self.requirements = requirements
        self.isIndirect = isIndirect
        self.members = members
    }
}

public struct TypealiasDecl {
    public var name: Name
    public var generics: [GenericParameterRef]
    public var type: TypeRef
    public init(name: Name, generics: [GenericParameterRef], type: TypeRef) {
        self.name = name
        self.generics = generics
        self.type = type
    }
}

public struct AssociatedTypeDecl {
    public var name: Name
    public var inherited: [TypeRef]
    public var defaultType: TypeRef?
    public var requirements: [RequirementRef]
    public init(name: Name, inherited: [TypeRef], defaultType: TypeRef?, requirements: [RequirementRef]) {
        self.name = name
        self.inherited = inherited
        self.defaultType = defaultType
        self.requirements = requirements
    }
}

public struct EnumCaseElement {
    public struct Payload {
        public var label: Name?
        public var type: TypeRef
        public var defaultValue: Expr?
        public init(label: Name?, type: TypeRef, defaultValue: Expr?) {
            self.label = label
            self.type = type
            self.defaultValue = defaultValue
        }
    }
    public var name: Name
    public var payload: [Payload]?
    public var rawValue: Expr?
    public var isIndirect: Bool
    public var span: Span
    public init(name: Name, payload: [Payload]?, rawValue: Expr?, isIndirect: Bool, span: Span) {
        self.name = name
        self.payload = payload
        self.rawValue = rawValue
        self.isIndirect = isIndirect
        self.span = span
    }
}

public struct OperatorDecl {
    public enum Fixity { case prefix, infix, postfix }
    public var fixity: Fixity
    public var name: Name
    public var group: Name?
    public init(fixity: Fixity, name: Name, group: Name?) {
        self.fixity = fixity
        self.name = name
        self.group = group
    }
}

public struct PrecedenceGroupDecl {
    public enum Associativity { case left, right, none }
    public var name: Name
    public var associativity: Associativity
    public var higherThan: [Name]
    public var lowerThan: [Name]
    public var isAssignment: Bool
    public init(name: Name, associativity: Associativity, higherThan: [Name], lowerThan: [Name], isAssignment: Bool) {
        self.name = name
        self.associativity = associativity
        self.higherThan = higherThan
        self.lowerThan = lowerThan
        self.isAssignment = isAssignment
    }
}
