import Diagnostics

public final class TypeRef {
    public let kind: Kind
    public let span: Span
    public init(_ kind: Kind, _ span: Span) {
        self.kind = kind
        self.span = span
    }

    /// The name of the type, if it is written without a path or arguments; nil otherwise.
    public var plainName: Name? {
        guard case .named(let path) = kind, path.count == 1, path[0].arguments.isEmpty else { return nil }
        return path[0].name
    }

    public struct Component {
        public var name: Name
        public var arguments: [TypeRef]
        public var span: Span
        public init(name: Name, arguments: [TypeRef], span: Span) {
            self.name = name
            self.arguments = arguments
            self.span = span
        }
    }

    public struct FunctionParameter {
        public var type: TypeRef
        public var isInout: Bool
        public var isVariadic: Bool
        /// True if the parameter is `isolated`: the function runs on the actor that is passed for it.
        public var isIsolated = false
        public init(type: TypeRef, isInout: Bool = false, isVariadic: Bool = false) {
            self.type = type
            self.isInout = isInout
            self.isVariadic = isVariadic
        }
    }

    public enum Kind {
        /// `A.B<C>`
        case named([Component])
        /// A member of a type that is not a plain name: `[Int].Element`.
        case member(TypeRef, Component)
        case array(TypeRef)
        case dictionary(TypeRef, TypeRef)
        case optional(TypeRef)
        case implicitlyUnwrapped(TypeRef)
        case tuple([(label: Name?, type: TypeRef)])
        case function([FunctionParameter], effects: Effects, thrown: TypeRef?, TypeRef)
        /// A metatype: `T.Type` or `P.Protocol`.
        case metatype(TypeRef)
        case some(TypeRef)
        case any(TypeRef)
        case composition([TypeRef])
        /// A type with attributes, such as `@escaping T` and `@autoclosure T`.
        case attributed([Name], TypeRef)
        /// The type that an expression has in the context of the declaration. It occurs only in synthesised code.
        case of(Expr)
        /// `_`
        case inferred
        case error
    }
}
