import Diagnostics

public final class Stmt {
    public let kind: Kind
    public let span: Span
    public init(_ kind: Kind, _ span: Span) {
        self.kind = kind
        self.span = span
    }

    public enum Kind {
        case expr(Expr)
        case decl(Decl)
        case `if`(IfStmt)
        case `guard`(GuardStmt)
        case `while`(WhileStmt)
        case `repeat`(RepeatStmt)
        case `for`(ForStmt)
        case `switch`(SwitchStmt)
        case `do`(DoStmt)
        case `return`(Expr?)
        case `throw`(Expr)
        case `break`(Name?)
        case `continue`(Name?)
        case `fallthrough`
        case `defer`([Stmt])
        case error
    }
}

public enum Condition {
    case expr(Expr)
    /// An optional binding: `let p = e`, or the short form `let p`, whose value is nil.
    case optionalBinding(isLet: Bool, Pattern, TypeRef?, Expr?, Span)
    /// A condition `case p = e`.
    case pattern(Pattern, Expr, Span)
    /// The condition `#available(…)`, which is always true.
    case available
}

public final class IfStmt {
    public enum Else {
        case block([Stmt])
        case elseIf(IfStmt)
    }
    public var label: Name?
    public var conditions: [Condition]
    public var body: [Stmt]
    public var otherwise: Else?
    public var span: Span
    public init(label: Name?, conditions: [Condition], body: [Stmt], otherwise: Else?, span: Span) {
        self.label = label
        self.conditions = conditions
        self.body = body
        self.otherwise = otherwise
        self.span = span
    }
}

public struct GuardStmt {
    public var conditions: [Condition]
    public var body: [Stmt]
    public init(conditions: [Condition], body: [Stmt]) {
        self.conditions = conditions
        self.body = body
    }
}

public struct WhileStmt {
    public var label: Name?
    public var conditions: [Condition]
    public var body: [Stmt]
    public init(label: Name?, conditions: [Condition], body: [Stmt]) {
        self.label = label
        self.conditions = conditions
        self.body = body
    }
}

public struct RepeatStmt {
    public var label: Name?
    public var body: [Stmt]
    public var condition: Expr
    public init(label: Name?, body: [Stmt], condition: Expr) {
        self.label = label
        self.body = body
        self.condition = condition
    }
}

public struct ForStmt {
    public var label: Name?
    /// The span of `await` in `for await` or `for try await`, which iterates an asynchronous sequence; nil for other
    /// loops.
    public var awaitSpan: Span?
    public var isTried = false
    /// True for `for case p in`: elements that do not match the pattern are skipped.
    public var isCase: Bool
    public var pattern: Pattern
    public var sequence: Expr
    public var filter: Expr?
    public var body: [Stmt]
    public init(label: Name?, isCase: Bool, pattern: Pattern, sequence: Expr, filter: Expr?, body: [Stmt]) {
        self.label = label
        self.isCase = isCase
        self.pattern = pattern
        self.sequence = sequence
        self.filter = filter
        self.body = body
    }
}

public struct CaseItem {
    public var pattern: Pattern
    public var filter: Expr?
    public init(pattern: Pattern, filter: Expr?) {
        self.pattern = pattern
        self.filter = filter
    }
}

public struct SwitchCase {
    /// The patterns of the case; empty for `default`.
    public var items: [CaseItem]
    public var isDefault: Bool
    public var body: [Stmt]
    public var span: Span
    public init(items: [CaseItem], isDefault: Bool, body: [Stmt], span: Span) {
        self.items = items
        self.isDefault = isDefault
        self.body = body
        self.span = span
    }
}

public final class SwitchStmt {
    public var label: Name?
    public var subject: Expr
    public var cases: [SwitchCase]
    public var span: Span
    public init(label: Name?, subject: Expr, cases: [SwitchCase], span: Span) {
        self.label = label
        self.subject = subject
        self.cases = cases
        self.span = span
    }
}

public struct CatchClause {
    /// The patterns of the `catch`. An empty list catches every error, as `error`.
    public var items: [CaseItem]
    public var body: [Stmt]
    public var span: Span
    public init(items: [CaseItem], body: [Stmt], span: Span) {
        self.items = items
        self.body = body
        self.span = span
    }
}

public struct DoStmt {
    public var label: Name?
    /// The `E` of `do throws(E)`; nil if the error type is not written.
    public var thrown: TypeRef?
    public var body: [Stmt]
    public var catches: [CatchClause]
    public init(label: Name?, thrown: TypeRef? = nil, body: [Stmt], catches: [CatchClause]) {
        self.label = label
        self.thrown = thrown
        self.body = body
        self.catches = catches
    }
}
