import Diagnostics

public final class ClosureExpr {
    public struct Capture {
        public enum Strength { case strong, weak, unowned }
        public var strength: Strength
        public var name: Name
        /// The value of the entry, which is nil for `[x]` and the expression for `[x = y]`.
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
        public var isVariadic: Bool
        /// True if the parameter is `isolated`: the closure runs on the actor that is passed for it.
        public var isIsolated = false
        /// The attributes of the parameter that name a type, such as `@Clamped x: Int`.
        public var customAttributes: [CustomAttribute] = []
        public var span: Span
        public init(name: Name, type: TypeRef?, isInout: Bool = false, isVariadic: Bool = false, span: Span) {
            self.name = name
            self.type = type
            self.isInout = isInout
            self.isVariadic = isVariadic
            self.span = span
        }
    }

    /// The attributes before the signature: `@MainActor`, `@Sendable` or a global actor of the program.
    public var attributes: [CustomAttribute] = []
    public var captures: [Capture]
    /// The parameters with names; nil if the closure declares none, so that `$0` and so on may be used.
    public var parameters: [Parameter]?
    public var effects: Effects
    /// The `E` of `throws(E)`; nil if any error may be thrown.
    public var thrown: TypeRef?
    public var resultType: TypeRef?
    public var body: [Stmt]
    /// The effects that the body's text shows; nil until the body was scanned.
    public var scannedEffects: Effects?
    /// True after a result builder has rewritten the body.
    public var isRewrittenByBuilder = false
    public var span: Span
    /// The highest number of a `$n` that this closure itself uses, plus one; 0 if there is none.
    public var dollarCount: Int

    public init(
        captures: [Capture], parameters: [Parameter]?, effects: Effects, resultType: TypeRef?, body: [Stmt], span: Span,
        dollarCount: Int
    ) {
        self.captures = captures
        self.parameters = parameters
        self.effects = effects
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

extension ClosureExpr {
    /// Converts `{ a; b }` of a list builder to `{ return [a, b] }`.
    public func convertToList() {
        var elements: [Expr] = []
        for statement in body {
            guard case .expr(let element) = statement.kind else { return }
            elements.append(element)
        }
        body = [Stmt(.return(Expr(.array(elements), span)), span)]
    }
}
