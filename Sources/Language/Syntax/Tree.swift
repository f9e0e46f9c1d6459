import Diagnostics

// The tree that the parser makes of a text. It knows no types. Nodes that later passes attach facts to are classes
// (identity matters); their payloads are structs in enums, so that a new kind does not compile until every pass
// handles it. A broken place is `.error`, which fits everywhere and reports nothing more.

// MARK: - Expressions

public final class Expr {
    public var kind: Kind
    public let span: Span
    public init(_ kind: Kind, _ span: Span) {
        self.kind = kind
        self.span = span
    }

    public enum Kind {
        case integer(IntegerLiteral)
        case float(Double)
        case bool(Bool)
        case nilLiteral
        case string(StringLiteral)
        case magic(MagicLiteral)
        /// `x`, `$0`, `self`, `super`, `Self`, `Array<Int>`
        case name(NameExpr)
        /// `a.b`, `a.0`, `.b` (base nil), `a.f(_:by:)`
        case member(MemberExpr)
        case call(CallExpr)
        case `subscript`(SubscriptExpr)
        case prefix(OperatorName, Expr)
        case postfix(OperatorName, Expr)
        /// Flat as written; `foldOperators` replaces it by the four kinds below before checking.
        case sequence([SequenceItem])
        case binary(OperatorName, Expr, Expr)
        case ternary(Expr, Expr, Expr)
        case assign(Expr, Expr)
        case cast(Expr, CastKind, TypeRef)
        case closure(ClosureExpr)
        case tuple([TupleElement])
        case paren(Expr)
        case array([Expr])
        case dictionary([(key: Expr, value: Expr)])
        /// The whole postfix chain that contains at least one `?`; it yields an optional.
        case optionalChain(Expr)
        /// One `?` inside a chain.
        case chainLink(Expr)
        case forceUnwrap(Expr)
        case tryExpr(TryKind, Expr)
        /// `&x` as an argument
        case inout_(Expr)
        case keyPath(KeyPathExpr)
        case ifExpr(IfStmt)
        case switchExpr(SwitchStmt)
        /// A type where an expression stands and that no other kind can spell: `(Int) -> Void`, `Int?`, `any P`
        case type(TypeRef)
        /// `_` on the left of an assignment
        case discard
        /// `let x` inside an expression that stands for a pattern; only patterns contain it.
        case patternBinding(Pattern)
        case error
    }
}

public struct IntegerLiteral {
    /// The value without sign; nil if it does not fit 64 bits.
    public var magnitude: UInt64?
    public init(magnitude: UInt64?) { self.magnitude = magnitude }
}

public struct StringLiteral {
    public enum Part {
        case text(String)
        /// `\(value)`; with labels or several arguments as `\(x, specifier: "…")`
        case interpolation([Argument])
    }
    public var parts: [Part]
    public init(parts: [Part]) { self.parts = parts }
}

public enum MagicLiteral { case function, line, column, file, fileID, filePath }
public enum CastKind { case `is`, `as`, asOptional, asForced }
public enum TryKind { case `try`, tryOptional, tryForced }

public struct OperatorName {
    public var name: Name
    public var span: Span
    public init(_ name: Name, _ span: Span) {
        self.name = name
        self.span = span
    }
}

public struct NameExpr {
    public var name: Name
    public var genericArguments: [TypeRef]?
    /// Argument labels of a compound name, `f(_:by:)`
    public var labels: [Name?]?
    public init(name: Name, genericArguments: [TypeRef]? = nil, labels: [Name?]? = nil) {
        self.name = name
        self.genericArguments = genericArguments
        self.labels = labels
    }
}

public struct MemberExpr {
    public var base: Expr?
    public var name: Name
    public var nameSpan: Span
    public var genericArguments: [TypeRef]?
    public var labels: [Name?]?
    public init(base: Expr?, name: Name, nameSpan: Span, genericArguments: [TypeRef]? = nil, labels: [Name?]? = nil) {
        self.base = base
        self.name = name
        self.nameSpan = nameSpan
        self.genericArguments = genericArguments
        self.labels = labels
    }
}

public struct Argument {
    public var label: Name?
    public var labelSpan: Span?
    public var value: Expr
    public init(label: Name?, labelSpan: Span? = nil, value: Expr) {
        self.label = label
        self.labelSpan = labelSpan
        self.value = value
    }
}

public struct CallExpr {
    public var callee: Expr
    /// Without the trailing closures.
    public var arguments: [Argument]
    /// The first has no label; every value is a `.closure`.
    public var trailingClosures: [Argument]
    /// Whether parentheses were written.
    public var hasParentheses: Bool
    public init(callee: Expr, arguments: [Argument], trailingClosures: [Argument], hasParentheses: Bool) {
        self.callee = callee
        self.arguments = arguments
        self.trailingClosures = trailingClosures
        self.hasParentheses = hasParentheses
    }
}

public struct SubscriptExpr {
    public var base: Expr
    public var arguments: [Argument]
    public init(base: Expr, arguments: [Argument]) {
        self.base = base
        self.arguments = arguments
    }
}

/// Operands and operators in the order of the text.
public enum SequenceItem {
    case operand(Expr)
    case binary(OperatorName)
    /// `? middle :`
    case ternary(Expr)
    case assign(Span)
    case cast(CastKind, TypeRef, Span)
}

public struct TupleElement {
    public var label: Name?
    public var value: Expr
    public init(label: Name?, value: Expr) {
        self.label = label
        self.value = value
    }
}

public final class ClosureExpr {
    public struct Capture {
        public enum Strength { case strong, weak, unowned }
        public var strength: Strength
        public var name: Name
        /// nil for `[x]`, the expression for `[x = y]`
        public var value: Expr?
        public var span: Span
        public init(strength: Strength, name: Name, value: Expr?, span: Span) {
            self.strength = strength
            self.name = name
            self.value = value
            self.span = span
        }
    }

    public struct Parameter {
        public var name: Name
        public var type: TypeRef?
        public var isInout: Bool
        public var span: Span
        public init(name: Name, type: TypeRef?, isInout: Bool = false, span: Span) {
            self.name = name
            self.type = type
            self.isInout = isInout
            self.span = span
        }
    }

    public var captures: [Capture]
    /// nil when no signature names them (then `$0…` may be used)
    public var parameters: [Parameter]?
    public var isThrowing: Bool
    public var resultType: TypeRef?
    public var body: [Stmt]
    public var span: Span
    /// Highest `$n` used directly in this closure plus one; 0 if none.
    public var dollarCount: Int

    public init(
        captures: [Capture], parameters: [Parameter]?, isThrowing: Bool, resultType: TypeRef?, body: [Stmt], span: Span,
        dollarCount: Int
    ) {
        self.captures = captures
        self.parameters = parameters
        self.isThrowing = isThrowing
        self.resultType = resultType
        self.body = body
        self.span = span
        self.dollarCount = dollarCount
    }
}

public struct KeyPathExpr {
    public enum Component {
        case member(Name, Span)
        case `subscript`([Argument], Span)
        case optionalChain
        case forceUnwrap
        case selfComponent
    }
    public var root: TypeRef?
    public var components: [Component]
    public init(root: TypeRef?, components: [Component]) {
        self.root = root
        self.components = components
    }
}

// MARK: - Patterns

public final class Pattern {
    public var kind: Kind
    public let span: Span
    public init(_ kind: Kind, _ span: Span) {
        self.kind = kind
        self.span = span
    }

    public enum Kind {
        case wildcard
        /// A new variable; whether it is `let` or `var` comes from the binding around it or from the declaration.
        case name(Name)
        /// `let p`, `var p` inside a `case`
        case binding(isLet: Bool, Pattern)
        case tuple([(label: Name?, pattern: Pattern)])
        /// `.some(p)`, `Kind.a(x: p)`; the type part is an expression-like reference
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

// MARK: - Statements

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
    /// `let p = e`, `let p` (value nil: shorthand), optional binding
    case optionalBinding(isLet: Bool, Pattern, TypeRef?, Expr?, Span)
    /// `case p = e`
    case pattern(Pattern, Expr, Span)
    /// `#available(…)`: always true
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
    /// For `for case p in`, the pattern filters.
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
    /// Empty for `default`.
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
    /// Empty: catches everything as `error`.
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
    public var body: [Stmt]
    public var catches: [CatchClause]
    public init(label: Name?, body: [Stmt], catches: [CatchClause]) {
        self.label = label
        self.body = body
        self.catches = catches
    }
}

// MARK: - Types as written

public final class TypeRef {
    public let kind: Kind
    public let span: Span
    public init(_ kind: Kind, _ span: Span) {
        self.kind = kind
        self.span = span
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
        public init(type: TypeRef, isInout: Bool = false, isVariadic: Bool = false) {
            self.type = type
            self.isInout = isInout
            self.isVariadic = isVariadic
        }
    }

    public enum Kind {
        /// `A.B<C>`
        case named([Component])
        /// A member of a type that is not a plain name: `[Int].Element`
        case member(TypeRef, Component)
        case array(TypeRef)
        case dictionary(TypeRef, TypeRef)
        case optional(TypeRef)
        case implicitlyUnwrapped(TypeRef)
        case tuple([(label: Name?, type: TypeRef)])
        case function([FunctionParameter], isThrowing: Bool, TypeRef)
        /// `T.Type`, `P.Protocol`
        case metatype(TypeRef)
        case some(TypeRef)
        case any(TypeRef)
        case composition([TypeRef])
        /// `@escaping T`, `@autoclosure T` and the like
        case attributed([Name], TypeRef)
        /// `_`
        case inferred
        case error
    }
}

// MARK: - Declarations

/// Attributes and modifiers as written; what has no meaning here is kept and ignored.
public struct Modifiers {
    public var names: [Name] = []
    public var attributes: [Name] = []
    /// Library text only: `@bind("key")` names the native function where the usual key would be shared by overloads.
    public var bindingKey: String?
    public init() {}
    public func has(_ name: Name) -> Bool { names.contains(name) }
    public func hasAttribute(_ name: Name) -> Bool { attributes.contains(name) }
}

public final class Decl {
    public let kind: Kind
    public let modifiers: Modifiers
    public let span: Span
    /// The `///` lines in front, without their marks.
    public var documentation: String?
    public init(_ kind: Kind, modifiers: Modifiers, span: Span, documentation: String? = nil) {
        self.kind = kind
        self.modifiers = modifiers
        self.span = span
        self.documentation = documentation
    }

    public enum Kind {
        case variable(VariableDecl)
        case function(FunctionDecl)
        case initializer(InitializerDecl)
        case deinitializer([Stmt])
        case `subscript`(SubscriptDecl)
        /// struct, enum, class, protocol, extension
        case type(TypeDecl)
        case typealias_(TypealiasDecl)
        case associatedType(AssociatedTypeDecl)
        case enumCase([EnumCaseElement])
        case import_(Name)
        case operator_(OperatorDecl)
        case precedenceGroup(PrecedenceGroupDecl)
        case error
    }
}

public struct Accessor {
    public enum Kind { case get, set, willSet, didSet }
    public var kind: Kind
    /// `newValue` or `oldValue` unless named
    public var parameter: Name?
    /// nil for a requirement or a library declaration
    public var body: [Stmt]?
    public var isMutating: Bool
    public var isNonmutating: Bool
    public var isThrowing: Bool
    public var span: Span
    public init(
        kind: Kind, parameter: Name?, body: [Stmt]?, isMutating: Bool = false, isNonmutating: Bool = false,
        isThrowing: Bool = false, span: Span
    ) {
        self.kind = kind
        self.parameter = parameter
        self.body = body
        self.isMutating = isMutating
        self.isNonmutating = isNonmutating
        self.isThrowing = isThrowing
        self.span = span
    }
}

public final class VariableDecl {
    public struct Binding {
        public var pattern: Pattern
        public var type: TypeRef?
        public var initializer: Expr?
        public var accessors: [Accessor]
        public init(pattern: Pattern, type: TypeRef?, initializer: Expr?, accessors: [Accessor]) {
            self.pattern = pattern
            self.type = type
            self.initializer = initializer
            self.accessors = accessors
        }
    }
    public var isLet: Bool
    public var bindings: [Binding]
    public init(isLet: Bool, bindings: [Binding]) {
        self.isLet = isLet
        self.bindings = bindings
    }
}

public struct GenericParameterRef {
    public var name: Name
    public var constraint: TypeRef?
    public var span: Span
    public init(name: Name, constraint: TypeRef?, span: Span) {
        self.name = name
        self.constraint = constraint
        self.span = span
    }
}

public struct RequirementRef {
    public enum Kind { case conforms, same }
    public var kind: Kind
    public var left: TypeRef
    public var right: TypeRef
    public init(kind: Kind, left: TypeRef, right: TypeRef) {
        self.kind = kind
        self.left = left
        self.right = right
    }
}

public struct ParameterDecl {
    /// nil for `_`
    public var label: Name?
    public var name: Name
    public var type: TypeRef
    public var isInout: Bool
    public var isVariadic: Bool
    public var isAutoclosure: Bool
    public var isEscaping: Bool
    public var defaultValue: Expr?
    public var span: Span
    public init(
        label: Name?, name: Name, type: TypeRef, isInout: Bool, isVariadic: Bool, isAutoclosure: Bool, isEscaping: Bool,
        defaultValue: Expr?, span: Span
    ) {
        self.label = label
        self.name = name
        self.type = type
        self.isInout = isInout
        self.isVariadic = isVariadic
        self.isAutoclosure = isAutoclosure
        self.isEscaping = isEscaping
        self.defaultValue = defaultValue
        self.span = span
    }
}

public final class FunctionDecl {
    public var name: Name
    public var nameSpan: Span
    public var isOperator: Bool
    public var generics: [GenericParameterRef]
    public var parameters: [ParameterDecl]
    public var isThrowing: Bool
    public var isRethrowing: Bool
    public var result: TypeRef?
    public var requirements: [RequirementRef]
    /// nil for a requirement or a library declaration that is bound
    public var body: [Stmt]?
    public init(
        name: Name, nameSpan: Span, isOperator: Bool, generics: [GenericParameterRef], parameters: [ParameterDecl],
        isThrowing: Bool, isRethrowing: Bool, result: TypeRef?, requirements: [RequirementRef], body: [Stmt]?
    ) {
        self.name = name
        self.nameSpan = nameSpan
        self.isOperator = isOperator
        self.generics = generics
        self.parameters = parameters
        self.isThrowing = isThrowing
        self.isRethrowing = isRethrowing
        self.result = result
        self.requirements = requirements
        self.body = body
    }
}

public final class InitializerDecl {
    /// `init?` or `init!`
    public var isFailable: Bool
    public var generics: [GenericParameterRef]
    public var parameters: [ParameterDecl]
    public var isThrowing: Bool
    public var isRethrowing: Bool
    public var requirements: [RequirementRef]
    public var body: [Stmt]?
    public var span: Span
    public init(
        isFailable: Bool, generics: [GenericParameterRef], parameters: [ParameterDecl], isThrowing: Bool,
        isRethrowing: Bool, requirements: [RequirementRef], body: [Stmt]?, span: Span
    ) {
        self.isFailable = isFailable
        self.generics = generics
        self.parameters = parameters
        self.isThrowing = isThrowing
        self.isRethrowing = isRethrowing
        self.requirements = requirements
        self.body = body
        self.span = span
    }
}

public final class SubscriptDecl {
    public var generics: [GenericParameterRef]
    public var parameters: [ParameterDecl]
    public var result: TypeRef
    public var requirements: [RequirementRef]
    public var accessors: [Accessor]
    public init(
        generics: [GenericParameterRef], parameters: [ParameterDecl], result: TypeRef, requirements: [RequirementRef],
        accessors: [Accessor]
    ) {
        self.generics = generics
        self.parameters = parameters
        self.result = result
        self.requirements = requirements
        self.accessors = accessors
    }
}

public final class TypeDecl {
    public enum Kind { case `struct`, `enum`, `class`, `protocol`, `extension` }
    public var kind: Kind
    public var name: Name
    public var nameSpan: Span
    /// For an extension: the type that is extended.
    public var extended: TypeRef?
    public var generics: [GenericParameterRef]
    /// Superclass, protocols, raw type
    public var inherited: [TypeRef]
    public var requirements: [RequirementRef]
    public var isIndirect: Bool
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

/// What the parser returns for one text: always a tree, and what it had to say.
public struct ParsedFile {
    public var source: Source
    public var statements: [Stmt]
    public var diagnostics: [Diagnostic]
    /// Set when the text ended inside something: the prompt asks for another line. Says what is open and where.
    public var unfinished: Unfinished?
    /// The expressions with operators, inner ones first, so that folding need not look for them. Nil if the tree was
    /// not made by the parser.
    var operatorExprs: [Expr]?
    public init(source: Source, statements: [Stmt], diagnostics: [Diagnostic], unfinished: Unfinished?) {
        self.source = source
        self.statements = statements
        self.diagnostics = diagnostics
        self.unfinished = unfinished
    }
}

public struct Unfinished {
    /// `'{'`, `a string`, `a comment`, `the right side of '+'`
    public var what: String
    public var span: Span
    public init(what: String, span: Span) {
        self.what = what
        self.span = span
    }
}
