import Diagnostics
import Syntax
import TypeModel

// Diagnostics of declaration and statement rules.

extension CheckDiagnostic {
    // MARK: - Declarations

    public static func missingBody(_ what: String, _ span: Span) -> Diagnostic {
        make(.missingBody, "\(what) needs a body in braces", span, help: "write '{ … }' after it")
    }

    public static func requirementWithBody(_ name: Name, _ span: Span) -> Diagnostic {
        make(
            .misplaced, "a protocol only declares requirements: '\(name.text)' cannot have a body there", span,
            help: "put the body into an extension of the protocol")
    }

    public static func misplacedDeclaration(_ what: String, _ place: String, _ span: Span) -> Diagnostic {
        make(.misplaced, "\(what) is only allowed \(place)", span)
    }

    public static func deinitInEnum(_ span: Span) -> Diagnostic {
        make(
            .misplaced, "an enum cannot have a 'deinit' yet", span,
            help: "store the enum in a struct marked '~Copyable', which can have a 'deinit'")
    }

    public static func misplacedModifier(_ word: String, _ place: String, _ span: Span) -> Diagnostic {
        var result = make(.invalidModifier, "'\(word)' is only for \(place)", span, help: "leave '\(word)' out")
        if span.text == word { result.fixIts = remove(span, "leave '\(word)' out") }
        return result
    }

    public static func needlessMutating(_ span: Span) -> Diagnostic {
        var result = make(
            .invalidModifier, "a method of a class needs no 'mutating'", span,
            notes: ["an instance of a class may always change itself"], help: "leave 'mutating' out")
        if span.text == "mutating" { result.fixIts = remove(span, "leave 'mutating' out") }
        return result
    }

    public static func misplacedStoredProperty(_ place: String, _ isObserved: Bool, _ span: Span) -> Diagnostic {
        make(
            .invalidProperty, "\(place) cannot hold stored properties", span,
            notes: isObserved ? ["observers belong to a stored property"] : [],
            help: "make it computed: 'var name: Type { … }', or declare it in a struct or class itself")
    }

    public static func staticInGeneric(_ name: Name, _ span: Span) -> Diagnostic {
        make(
            .invalidProperty, "a generic type cannot store '\(name.text)' as static", span,
            help: "make it computed: 'static var \(name.text): Type { … }', or declare it outside the type")
    }

    public static func staticInProtocol(_ name: Name, _ span: Span) -> Diagnostic {
        make(
            .invalidProperty, "an extension of a protocol cannot store '\(name.text)' as static", span,
            help: "make it computed: 'static var \(name.text): Type { … }'")
    }

    public static func invalidProperty(_ message: String, _ span: Span, help: String? = nil) -> Diagnostic {
        make(.invalidProperty, message, span, help: help)
    }

    public static func nonstaticOperator(_ name: Name, _ declaration: Span, _ span: Span) -> Diagnostic {
        var result = make(
            .invalidModifier, "operator '\(name.text)' inside a type must be 'static'", span,
            help: "write 'static' before it"
        )
        result.fixIts = insert("static ", before: declaration, "write 'static'")
        return result
    }

    public static func rethrowsWithoutClosure(_ name: Name, _ span: Span) -> Diagnostic {
        make(
            .invalidModifier, "'\(name.text)' has no parameter that can throw, so it cannot say 'rethrows'", span,
            help: "write 'throws', or take a closure: '_ body: () throws -> Void'")
    }

    public static func inoutDefault(_ name: Name, _ span: Span) -> Diagnostic {
        make(
            .invalidInout, "'inout' parameter '\(name.text)' cannot have a default", span,
            help: "it needs a variable of the caller: remove the default value")
    }

    public static func inoutVariadic(_ name: Name, _ span: Span) -> Diagnostic {
        make(
            .invalidInout, "'inout' parameter '\(name.text)' cannot be variadic", span,
            help: "take an array: '\(name.text): inout [Type]'")
    }

    public static func operatorArity(_ name: Name, _ span: Span) -> Diagnostic {
        make(.undeclaredOperator, "operator '\(name.text)' takes one or two values", span)
    }

    public static func undeclaredOperator(_ name: Name, _ count: Int, _ span: Span) -> Diagnostic {
        let fixity = count == 2 ? "infix" : "prefix"
        return make(
            .undeclaredOperator, "operator '\(name.text)' is implemented but not declared", span,
            help: "declare it first: \(fixity) operator \(name.text)")
    }

    static func escapingNonFunction(_ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        let isOptional = checker.wrapped(type)?.asFunction != nil
        return make(
            .escapingClosure, "'@escaping' only applies to function types, not to '\(checker.describe(type))'", span,
            notes: isOptional ? ["an optional closure is always escaping"] : [], help: "leave '@escaping' out")
    }

    // MARK: - Switch

    public static func emptyCase(_ isDefault: Bool, _ span: Span) -> Diagnostic {
        make(
            .invalidCase, "'\(isDefault ? "default" : "case")' needs at least one statement", span,
            notes: ["Swift does not fall into the next case"],
            help: isDefault
                ? "write 'break' to do nothing" : "write 'case a, b:' for both, or 'break' to do nothing")
    }

    public static func caseAfterDefault(_ span: Span) -> Diagnostic {
        make(.invalidCase, "'default' must be the last case", span)
    }

    public static func nameNotBoundByAll(_ name: Name, _ span: Span) -> Diagnostic {
        make(.invalidCase, "'\(name.text)' must be bound by every pattern of the case", span)
    }

    public static func fallthroughInLastCase(_ span: Span) -> Diagnostic {
        make(.invalidCase, "'fallthrough' needs a next case", span)
    }

    public static func fallthroughOutsideSwitch(_ span: Span) -> Diagnostic {
        make(.misplaced, "'fallthrough' is only allowed in a 'switch'", span)
    }

    public static func fallthroughBinding(_ name: Name, _ span: Span) -> Diagnostic {
        make(.invalidCase, "'fallthrough' leads into a case that binds '\(name.text)', which would have no value", span)
    }

    public static func jumpOutOfDefer(_ word: String, _ span: Span) -> Diagnostic {
        make(.misplaced, "'\(word)' cannot leave a 'defer'", span)
    }
}

// MARK: - Types

extension CheckDiagnostic {
    static func conformsTwice(_ type: Name, _ symbol: Name, _ span: Span) -> Diagnostic {
        make(.redeclared, "'\(type.text)' already conforms to '\(symbol.text)'", span, help: "name the protocol once")
    }

    static func unimpliedInheritedConformance(_ type: Name, _ symbol: Name, _ inherited: Name, _ span: Span)
        -> Diagnostic
    {
        make(
            .doesNotConform,
            "'\(type.text)' conforms to '\(symbol.text)' conditionally, which does not imply '\(inherited.text)'", span,
            help: "declare this conformance, too: 'extension \(type.text): \(inherited.text) where …'")
    }

    public static func noSelfConformance(
        _ type: Type, _ symbol: NominalSymbol, _ span: Span, _ checker: Checker
    ) -> Diagnostic {
        make(
            .doesNotConform, "'\(checker.describe(type))' does not itself conform to '\(symbol.name.text)'", span,
            help: "only a concrete type can conform to it")
    }

    public static func typeInGenericFunction(_ name: Name, _ span: Span) -> Diagnostic {
        make(
            .misplaced, "type '\(name.text)' is nested in a generic function", span,
            help: "declare it outside the function")
    }

    public static func twoSuperclasses(_ first: String, _ second: String, _ span: Span) -> Diagnostic {
        make(
            .invalidInheritance, "a class has one superclass, not both '\(first)' and '\(second)'", span,
            help: "make one of them a protocol")
    }

    public static func superclassFirst(_ name: String, _ span: Span) -> Diagnostic {
        make(.invalidInheritance, "the superclass '\(name)' must come first, before the protocols", span)
    }

    static func inheritsItself(_ name: Name, _ span: Span) -> Diagnostic {
        make(.invalidInheritance, "'\(name.text)' inherits from itself", span)
    }

    static func circularAlias(_ name: Name, _ span: Span) -> Diagnostic {
        make(.recursiveType, "the alias '\(name.text)' refers to itself", span)
    }

    public static func circularType(_ name: Name, _ span: Span) -> Diagnostic {
        make(
            .cannotInfer, "the type of '\(name.text)' depends on this value, and this value on '\(name.text)'", span,
            help: "write the type where '\(name.text)' is declared")
    }

    static func unusedGeneric(_ name: Name, _ span: Span) -> Diagnostic {
        make(
            .cannotInfer, "generic parameter '\(name.text)' is used by no parameter and not in the result", span,
            help: "remove it, or pass the type: '_ type: \(name.text).Type'")
    }

    public static func recursiveStruct(_ name: Name, _ span: Span) -> Diagnostic {
        make(
            .recursiveType, "a value of '\(name.text)' cannot contain another '\(name.text)'", span,
            notes: ["the value would be infinitely large"],
            help: "make it a class, or store the inner values in an array")
    }

    public static func recursiveEnum(_ name: Name, _ element: Name, _ span: Span) -> Diagnostic {
        make(
            .recursiveType, "case '\(element.text)' holds a '\(name.text)', so '\(name.text)' must be 'indirect'", span,
            help: "write 'indirect enum \(name.text)'")
    }

    public static func overridesFinal(_ name: Name, _ span: Span, _ base: Span?) -> Diagnostic {
        var result = make(
            .invalidOverride, "'\(name.text)' is 'final' in the superclass and cannot be overridden", span)
        if let base { result.secondary.append(Diagnostic.Note("declared here", at: base)) }
        return result
    }

    public static func overridesStatic(_ name: Name, _ span: Span) -> Diagnostic {
        make(
            .invalidOverride, "a static member cannot be overridden", span,
            help: "declare '\(name.text)' with 'class' instead of 'static' in the superclass")
    }

    public static func throwingOverride(_ name: Name, _ span: Span, _ allowed: String?) -> Diagnostic {
        let rule = allowed.map { "may only throw '\($0)', as the method that it overrides" }
        return make(
            .invalidOverride, "'\(name.text)' \(rule ?? "cannot throw, since the method that it overrides does not")",
            span)
    }

    public static func overridesStored(_ name: Name, _ span: Span) -> Diagnostic {
        make(
            .invalidOverride, "'\(name.text)' cannot be overridden by a stored property", span,
            help: "compute it with 'get' and 'set', or set its value in 'init'")
    }

    public static func overridesLet(_ name: Name, _ span: Span) -> Diagnostic {
        make(.invalidOverride, "'\(name.text)' is a 'let' in the superclass and cannot be overridden", span)
    }

    public static func overridesWritable(_ name: Name, _ span: Span) -> Diagnostic {
        make(
            .invalidOverride, "'\(name.text)' can be set in the superclass, so its override needs 'set' too", span)
    }

    public static func overridesOtherType(
        _ name: Name, _ found: Type, _ wanted: Type, _ span: Span, _ checker: Checker
    ) -> Diagnostic {
        make(
            .invalidOverride,
            "'\(name.text)' is of type '\(checker.describe(wanted))' in the superclass, not '\(checker.describe(found))'",
            span)
    }

    public static func overrideInExtension(_ name: Name, _ span: Span) -> Diagnostic {
        make(
            .invalidOverride, "an extension cannot override '\(name.text)'", span, help: "put it into the class itself")
    }

    // MARK: - Initialisers

    public static func noInitialisers(_ type: Name, _ properties: [Name], _ span: Span) -> Diagnostic {
        let list = properties.map { "'\($0.text)'" }.joined(separator: ", ")
        return make(
            .missingInitializer, "class '\(type.text)' has no initialisers", span,
            notes: ["\(list) \(properties.count == 1 ? "has" : "have") no initial value"],
            help: "write init(…), or give the properties values")
    }

    public static func missingRequired(_ signature: String, _ parent: Name, _ span: Span) -> Diagnostic {
        make(
            .missingInitializer, "a subclass of '\(parent.text)' must have its 'required' initialiser", span,
            notes: ["missing: required \(signature)"])
    }

    public static func needsRequired(_ type: Name, _ span: Span) -> Diagnostic {
        make(
            .invalidInitializer,
            "the type is known only at run time: a subclass of '\(type.text)' may lack this initialiser",
            span, help: "write 'required' before the initialiser, or declare '\(type.text)' 'final'")
    }

    public static func mustBeRequired(_ symbol: Name, _ span: Span) -> Diagnostic {
        make(
            .missingInitializer, "'\(symbol.text)' requires this initialiser, so it must be 'required'", span,
            help: "write 'required init', or declare the class 'final'")
    }

    public static func designatedDelegates(_ type: Name, _ span: Span) -> Diagnostic {
        var result = make(
            .invalidInitializer, "an initialiser of '\(type.text)' that calls 'self.init' is a convenience initialiser",
            span, help: "write 'convenience init'")
        if span.text.hasPrefix("init") { result.fixIts = insert("convenience ", before: span, "write 'convenience'") }
        return result
    }

    public static func convenienceCallsSuper(_ type: Name, _ span: Span) -> Diagnostic {
        make(
            .invalidInitializer, "a convenience initialiser calls 'self.init', not 'super.init'", span,
            help: "remove 'convenience', or call another initialiser of '\(type.text)'")
    }

    public static func convenienceWithoutDelegation(_ span: Span) -> Diagnostic {
        make(.invalidInitializer, "a convenience initialiser must call 'self.init'", span)
    }

    public static func initialiserInExtension(_ type: Name, _ span: Span) -> Diagnostic {
        make(
            .invalidInitializer, "an extension of the class '\(type.text)' can only add convenience initialisers", span,
            help: "write 'convenience init'")
    }
}
