import Diagnostics
import Syntax
import TypeModel

/// Diagnostics of names.
extension CheckDiagnostic {
    public static func unknownName(_ name: Name, _ span: Span, nearest: [String], _ checker: Checker) -> Diagnostic {
        if let (what, help) = Diagnostics.omittedName(name.text) { return omittedName(name, what, help, span) }
        if let foreign = foreignName(name, span) {
            return withForeignName(foreign, make(.unknownName, "'\(name.text)' is not defined", span), span)
        }
        if checker.isUnsupported(name) { return unsupported(name, span) }
        let message = "'\(name.text)' is not defined"
        if let help = invalidContextHelp(name) { return make(.unknownName, message, span, help: help) }
        if let help = methodHelp(name, span, checker) { return make(.unknownName, message, span, help: help) }
        return make(.unknownName, message, span, name: name, nearest: nearest)
    }

    /// Help for a name that is invalid in its context: `self` outside a type, `$0` outside a closure.
    private static func invalidContextHelp(_ name: Name) -> String? {
        if name.text == "self" { return "'self' exists only inside a type: remove it here" }
        guard name.text.hasPrefix("$"), Int(name.text.dropFirst()) != nil else { return nil }
        return "'\(name.text)' is a closure argument; closures are in braces: { \(name.text) … }"
    }

    /// Reports `self` in the initial value of a property.
    public static func selfInInitialValue(_ span: Span) -> Diagnostic {
        make(
            .unknownName, "'self' is not defined", span,
            help: "a property's initial value cannot use 'self': make it 'lazy', or set it in 'init'")
    }

    static func duplicateMain(_ span: Span) -> Diagnostic {
        make(.misplaced, "a program has one '@main'", span, help: "remove '@main' from all types but one")
    }

    static func mainBesideStatements(_ type: Name, _ span: Span) -> Diagnostic {
        make(
            .misplaced, "a program with '@main' cannot have top-level statements", span,
            help: "move them into '\(type.text).main()', or remove '@main' and call it")
    }

    public static func wrapperAtTopLevel(_ attribute: CustomAttribute) -> Diagnostic {
        make(
            .misplaced, "'\(attribute.type.span.text)' cannot wrap a top-level variable", attribute.span,
            help: "put the variable into a type, or into a function or 'do { … }'")
    }

    static func wrappedConstant(_ attribute: CustomAttribute) -> Diagnostic {
        make(
            .misplaced, "'\(attribute.type.span.text)' wraps variables, and this is a 'let'", attribute.span,
            help: "write 'var' instead of 'let'")
    }

    static func noWrappedValue(_ wrapper: Name, _ span: Span) -> Diagnostic {
        make(
            .unknownMember, "'\(wrapper.text)' is a property wrapper and has no 'wrappedValue'", span,
            help: "declare it in '\(wrapper.text)': var wrappedValue: …")
    }

    static func noBuildBlock(_ builder: Name, _ span: Span) -> Diagnostic {
        make(
            .unknownMember, "'\(builder.text)' is a result builder and has no 'buildBlock'", span,
            help: "declare it in '\(builder.text)': static func buildBlock(_ parts: Part...) -> Result")
    }

    static func unknownType(
        _ name: Name, _ span: Span, nearest: [String], inside owner: String? = nil
    ) -> Diagnostic {
        if let owner {
            return make(
                .unknownType, "type '\(name.text)' is not defined", span, help: "write '\(owner).\(name.text)'")
        }
        if let (what, help) = Diagnostics.omittedName(name.text) { return omittedName(name, what, help, span) }
        if let foreign = foreignWords(name.text).first(where: { $0.member == nil }) {
            return withForeignName(foreign, make(.unknownType, "type '\(name.text)' is not defined", span), span)
        }
        return make(.unknownType, "type '\(name.text)' is not defined", span, name: name, nearest: nearest)
    }

    public static func unknownMember(
        _ name: Name, on type: Type, isStatic: Bool, _ span: Span, nearest: [String], _ checker: Checker
    ) -> Diagnostic {
        var result = missingMember(name, type, isStatic: isStatic, span, nearest: nearest, checker)
        result.isAboutUnknownType = type.isUnknown || type.isAny
        return result
    }

    private static func missingMember(
        _ name: Name, _ type: Type, isStatic: Bool, _ span: Span, nearest: [String], _ checker: Checker
    ) -> Diagnostic {
        checker.onUnknownMember?(name.text, type)
        let subject = checker.describe(type)
        var notes: [String] = []
        var help = Suggestions(checker).conformanceProviding(name, to: type)
        var isGuess = help == nil && !nearest.isEmpty
        var fixIts: [Diagnostic.FixIt] = []
        if let advice = type.nominal?.hint(.member, for: name.text) {
            notes.append(advice.text)
            isGuess = false
            help = advice.otherArguments["help"]
            if let word = advice.otherArguments["write"] {
                fixIts = [Diagnostic.FixIt("write '\(word)'", [Diagnostic.Edit(replace: span, with: word)])]
            }
        }
        var message = "no \(isStatic ? "static member" : "member") '\(name.text)' on \(subject)"
        if isStatic, let symbol = type.nominal, symbol.kind == .enum, !symbol.cases.isEmpty {
            message = "no case '\(name.text)' in \(subject)"
            if help == nil, !isGuess, symbol.cases.count <= 8 {
                notes.append("its cases: " + symbol.cases.map { "." + $0.name.text }.joined(separator: ", "))
            }
        }
        if notes.isEmpty, checker.isUnsupported(name, of: type) { return unsupported(name, of: subject, span) }
        if help == nil || notes.isEmpty, let foreign = checker.foreignMember(name, of: type) {
            return withForeignName(foreign, make(.unknownMember, message, span), span)
        }
        if isGuess { return make(.unknownMember, message, span, name: name, notes: notes, nearest: nearest) }
        if isStatic, let usual = Suggestions(checker).commonArgument(of: type), span.start > 0 {
            // `.main`
            var result = make(.unknownMember, message, span, notes: notes, help: help)
            let place = Span(source: span.source, start: span.start - 1, end: span.end)
            result.candidateFixes = [
                Diagnostic.CandidateFix([Diagnostic.Edit(replace: place, with: usual)], help: "write '\(usual)'")
            ]
            return result
        }
        if let fields = type.asTuple, !fields.isEmpty, notes.isEmpty {
            let names = fields.indices.map { ".\(fields[$0].label?.text ?? String($0))" }
            notes.append("its elements: " + names.joined(separator: ", "))
        }
        if help == nil, notes.isEmpty { help = genericMemberHelp(name, type, checker) }
        var diagnostic = make(.unknownMember, message, span, notes: notes, help: help)
        diagnostic.fixIts += fixIts
        return diagnostic
    }

    /// Help for a missing member of a generic parameter or an existential.
    private static func genericMemberHelp(_ name: Name, _ type: Type, _ checker: Checker) -> String? {
        switch type.kind {
        case .parameter(let parameter) where !parameter.isSelf:
            return "require a protocol with this member: '<\(parameter.name.text): P>'"
        case .existential(let protocols, nil):
            guard let first = protocols.first else { return "check its type first: 'if let text = value as? String'" }
            if first.isLibrary { return nil }
            return "add it to '\(first.name.text)', or cast to the concrete type with 'as?'"
        default: return nil
        }
    }

    public static func omittedName(_ name: Name, _ what: String, _ help: String, _ span: Span) -> Diagnostic {
        Diagnostic(
            SyntaxDiagnosticID.unsupported.rawValue, .error,
            "'\(name.text)' is part of \(what), which rill does not support", at: span, help: help)
    }

    public static func projectedArgument(_ name: Name, _ span: Span) -> Diagnostic {
        omittedName(
            name, "arguments that are projected values",
            "pass '\(name.text.dropFirst())' itself; the parameter's wrapper holds it", span)
    }

    /// Adds the name in RxSwift for a name of another library, and a fix if replacing the name is enough.
    private static func withForeignName(_ word: ForeignWord, _ diagnostic: Diagnostic, _ span: Span) -> Diagnostic {
        var result = diagnostic
        result.notes.append(Diagnostic.Note(word.sentence))
        result.help = word.help
        if let replacement = word.replacement, let name = wordSpan(of: span, word.word) {
            result.fixIts = [
                Diagnostic.FixIt("write '\(replacement)'", [Diagnostic.Edit(replace: name, with: replacement)])
            ]
        }
        return result
    }

    /// Returns the translation of a bare name of another library. Excludes names that are only known as members; a
    /// factory counts only if it is called, since many variables are named `interval` or `count`.
    private static func foreignName(_ name: Name, _ span: Span) -> ForeignWord? {
        let bytes = Source.named(span.source)?.utf8 ?? []
        let next = Int(span.end) < bytes.count ? bytes[Int(span.end)] : 0
        let isCalled = next == UInt8(ascii: "(")
        return foreignWords(name.text).first { word in
            if word.language == "another language" {
                return word.member == nil || isCalled || next == UInt8(ascii: ".")
            }
            return word.member == nil && (!word.isFactory || isUpper(name) || isCalled)
        }
    }

    private static func isUpper(_ name: Name) -> Bool { name.text.first?.isUppercase ?? false }

    static func unknownMemberType(_ name: Name, _ type: String, _ span: Span) -> Diagnostic {
        make(.unknownMember, "no type '\(name.text)' in '\(type)'", span)
    }

    public static func optionalMember(_ name: Name, _ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        make(
            .typeMismatch, "'\(checker.describe(type))' may be nil: unwrap it before using '\(name.text)'", span,
            help: "write '?.\(name.text)', or unwrap with 'if let'")
    }

    public static func optionalSelf(_ name: Name, _ span: Span) -> Diagnostic {
        var result = make(
            .typeMismatch, "'self' is weak here and may be nil, but '\(name.text)' needs an object", span,
            help: "write 'self?.\(name.text)', or begin with 'guard let self else { return }'")
        if span.text == "self" {
            let end = Span(source: span.source, start: span.end, end: span.end)
            result.fixIts = [Diagnostic.FixIt("write 'self?'", [Diagnostic.Edit(replace: end, with: "?")])]
        }
        return result
    }

    public static func instanceMember(_ name: Name, _ span: Span) -> Diagnostic {
        make(
            .unknownMember, "'\(name.text)' belongs to an instance, not to the type", span,
            help:
                "'self' does not exist yet when this value is created: make the property computed or 'lazy', or pass the value in"
        )
    }

    /// Reports `Person.name`, if only instances have the member.
    public static func instanceMember(_ name: Name, of type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        let owner = checker.describe(type)
        return make(
            .unknownMember, "'\(name.text)' belongs to an instance of '\(owner)', not to the type", span,
            help: "create an instance, or use an existing one: '\(owner)(…).\(name.text)'")
    }

    /// Reports `config.limit`, if only the type has the member.
    public static func staticMember(
        _ name: Name, of type: Type, isCase: Bool, _ span: Span, _ checker: Checker
    ) -> Diagnostic {
        let owner = checker.describe(type)
        return make(
            .unknownMember,
            "\(isCase ? "case" : "static member") '\(name.text)' belongs to '\(owner)', not to an instance", span,
            help: "write '\(owner).\(name.text)'")
    }

    public static func moduleAsValue(_ name: Name, _ span: Span) -> Diagnostic {
        make(.misplaced, "'\(name.text)' is a module, not a value", span)
    }

    static func unknownModule(_ name: Name, _ span: Span, nearest: [String]) -> Diagnostic {
        let message = "module '\(name.text)' does not exist"
        guard let (notes, help) = foreignModule(name.text) else {
            return make(.unknownModule, message, span, name: name, nearest: nearest)
        }
        return make(.unknownModule, "rill does not support the module '\(name.text)'", span, notes: notes, help: help)
    }

    public static func deinitCalled(_ span: Span) -> Diagnostic {
        make(
            .misplaced, "'deinit' cannot be called: it runs when the last reference is released", span,
            help: "release the object instead, for example by setting its variable to nil")
    }

    public static func noSuperclass(_ span: Span) -> Diagnostic {
        make(.misplaced, "'super' needs a class that has a superclass", span)
    }

    public static func usedBeforeDeclared(_ name: Name, _ span: Span, declared: Span? = nil) -> Diagnostic {
        var result = make(
            .unknownName, "'\(name.text)' is used before it is declared", span,
            help: "move its declaration before this line")
        result.secondary = declared.map { [Diagnostic.Note("declared here", at: $0)] } ?? []
        return result
    }

    public static func capturedBeforeDeclared(_ function: Name, _ variable: VariableSymbol, _ span: Span) -> Diagnostic
    {
        var result = make(
            .uninitialized, "'\(function.text)' uses '\(variable.name.text)', which is declared further down", span,
            help: "declare '\(variable.name.text)' first")
        result.secondary = variable.span.map { [Diagnostic.Note("it has no value before this line", at: $0)] } ?? []
        return result
    }

    public static func readBeforeValue(_ name: Name, _ span: Span) -> Diagnostic {
        make(
            .uninitialized, "'\(name.text)' is read before it has a value", span,
            help: "give it a value on every path that leads here")
    }

    public static func usedAfterConsume(_ name: Name, _ span: Span, consumed: Span) -> Diagnostic {
        var result = make(
            .uninitialized, "'\(name.text)' is used after it was consumed", span,
            help: "use it before it is consumed, or give it a new value")
        if consumed != span { result.secondary = [Diagnostic.Note("consumed here", at: consumed)] }
        return result
    }

    public static func consumesBorrowed(_ name: Name, _ span: Span) -> Diagnostic {
        make(
            .uninitialized, "'\(name.text)' is borrowed and cannot be consumed", span,
            help: "mark the parameter or method 'consuming'")
    }

    public static func consumesGlobal(_ name: Name, _ span: Span) -> Diagnostic {
        make(
            .uninitialized, "'\(name.text)' is global and cannot be consumed", span,
            help: "declare it inside a function, or as an optional variable, whose 'take()' returns the value")
    }

    public static func consumesPartOfValue(_ span: Span) -> Diagnostic {
        make(
            .uninitialized, "'consume' needs a variable; this is only a part of a value that can be copied", span,
            help: "leave 'consume' out")
    }

    public static func partiallyConsumed(_ type: Name, _ span: Span) -> Diagnostic {
        make(
            .uninitialized, "a part of '\(type.text)' cannot be consumed: '\(type.text)' has a 'deinit'", span,
            help: "remove the 'deinit', or borrow the part")
    }

    public static func consumedInout(_ name: Name, _ span: Span, consumed: Span) -> Diagnostic {
        var result = make(
            .uninitialized, "'\(name.text)' has no value when the function returns", span,
            help: "give it a new value after it was consumed")
        result.secondary = [Diagnostic.Note("consumed here", at: consumed)]
        return result
    }

    public static func misplacedDiscard(_ span: Span) -> Diagnostic {
        make(
            .misplaced, "'discard' is only allowed in a 'consuming' method of a type that cannot be copied", span,
            help: "mark the method 'consuming', and the type '~Copyable'")
    }

    public static func needlessDiscard(_ type: Name, _ span: Span) -> Diagnostic {
        make(
            .misplaced, "'discard' has no effect: '\(type.text)' has no 'deinit'", span, help: "remove 'discard self'")
    }

    public static func discardsField(_ field: Name, _ type: Name, _ span: Span) -> Diagnostic {
        make(
            .misplaced,
            "'discard' needs a type that stores only numbers; '\(field.text)' of '\(type.text)' is not a number",
            span,
            help: "keep the object outside '\(type.text)'")
    }

    public static func discardsOnSomePaths(_ span: Span, kept: Span) -> Diagnostic {
        var result = make(
            .uninitialized, "'self' is discarded on some paths and kept on others", span,
            help: "write '_ = consume self' on the other paths")
        result.secondary = [Diagnostic.Note("'self' still has its value here", at: kept)]
        return result
    }

    public static func privateMember(_ name: Name, _ type: Name, _ span: Span) -> Diagnostic {
        make(
            .inaccessible, "'\(name.text)' is private to '\(type.text)'", span,
            help: "use it only inside '\(type.text)', or remove 'private'")
    }

    public static func privateInit(_ type: Name, _ span: Span) -> Diagnostic {
        make(
            .inaccessible, "the initialiser of '\(type.text)' is private", span,
            help: "use a static member or a method that returns a '\(type.text)', or add an initialiser")
    }

    public static func privateSetter(_ variable: VariableSymbol, _ span: Span) -> Diagnostic {
        let owner = variable.parent?.name.text ?? "its type"
        return make(
            .inaccessible, "only '\(owner)' itself can set '\(variable.name.text)': it is 'private(set)'", span,
            help: "add a method to '\(owner)' that changes it")
    }

    public static func noSuperInit(_ type: Name, _ superclass: Name, _ span: Span) -> Diagnostic {
        make(
            .uninitialized, "the initialiser of '\(type.text)' does not call 'super.init(…)'", span,
            notes: ["'\(superclass.text)' has no initialiser without arguments"])
    }

    public static func redeclared(_ name: Name, _ earlier: Span?, _ span: Span) -> Diagnostic {
        var result = make(.redeclared, "'\(name.text)' is declared twice", span)
        if let earlier { result.secondary.append(Diagnostic.Note("first declared here", at: earlier)) }
        return result
    }

    public static func jumpOutsideLoop(
        _ word: String, _ label: Name?, _ span: Span, inClosure: Bool = false
    ) -> Diagnostic {
        if inClosure, label == nil {
            return make(
                .misplaced, "'\(word)' cannot leave a closure", span,
                notes: ["the closure runs once per element; it is not a loop"],
                help: word == "continue"
                    ? "write 'return' to continue with the next element" : "use 'for … in' to leave early")
        }
        if let label { return make(.unknownName, "no loop here has the label '\(label.text)'", span) }
        return make(.misplaced, "'\(word)' is outside a loop", span)
    }
}
