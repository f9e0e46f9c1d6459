import Diagnostics

public final class Pattern {
    public var kind: Kind
    public let span: Span
    public init(_ kind: Kind, _ span: Span) {
        self.kind = kind
        self.span = span
    }

    public var isName: Bool {
        if case .name = kind { return true }
        return false
    }

    public enum Kind {
        case wildcard
        /// A new variable. The binding or declaration around it decides between `let` and `var`.
        case name(Name)
        /// A `let p` or `var p` in a `case`.
        case binding(isLet: Bool, Pattern)
        case tuple([(label: Name?, pattern: Pattern)])
        /// An enum case: `.some(p)`, `Kind.a(x: p)`. Its type part is a type reference.
        case enumCase(type: TypeRef?, name: Name, nameSpan: Span, payload: [(label: Name?, pattern: Pattern)]?)
        /// `p?`
        case some(Pattern)
        case isType(TypeRef)
        case cast(Pattern, TypeRef)
        case typed(Pattern, TypeRef)
        case expression(Expr)
        case error
    }
}
