import Diagnostics
import Syntax
import TypeModel

extension CheckDiagnostic {
    public static func missingAwait(_ name: Name?, _ span: Span) -> Diagnostic {
        var result = make(
            .missingAwait, "\(asyncSubject(name)) is 'async' but is not marked with 'await'", span,
            help: "write 'await' before the expression")
        result.fixIts = insert("await ", before: span, "write 'await'")
        return result
    }

    public static func asyncInSync(_ name: Name?, _ span: Span, in home: ErrorContext) -> Diagnostic {
        let subject = span.text == "await" ? "'for await'" : "\(asyncSubject(name)) is 'async' and"
        let verb = span.text == "await" ? "is not allowed" : "cannot be called"
        var result = make(.asyncInSync, "\(subject) \(verb) in code that is not 'async'", span)
        switch home {
        case .closure(let closure):
            result.help = "start a task inside the closure: Task { await … }"
            let brace = Span(source: closure.source, start: closure.start, end: closure.start + 1)
            result.secondary = [Diagnostic.Note("this closure is not 'async'", at: brace)]
        case .defer:
            result.help =
                "'defer' cannot wait: start a task, Task { await … }, or make the call before the function ends"
        case .getter: result.help = "write 'get async { … }', or start a task: Task { await … }"
        case .initialValue: result.help = "set the value in an 'async' function or initialiser"
        default: result.help = "mark the function 'async', or start a task: Task { await … }"
        }
        return result
    }

    public static func asyncLetInSync(_ name: Name, _ span: Span, in home: ErrorContext) -> Diagnostic {
        var result = asyncInSync(name, span, in: home)
        result.message = "'async let' starts a task, but code that is not 'async' cannot wait for it"
        return result
    }

    public static func asyncInAutoclosure(_ name: Name?, _ span: Span) -> Diagnostic {
        make(
            .asyncInSync, "\(asyncSubject(name)) is 'async', and the right side of this operator cannot wait", span,
            help: "store the value first: let value = await …")
    }

    public static func loopNeedsTry(_ span: Span) -> Diagnostic {
        var result = make(
            .unhandledThrow, "the sequence can throw but the loop is not marked with 'try'", span,
            help: "write 'for try await'")
        result.fixIts = insert("try ", before: span, "write 'try'")
        return result
    }

    public static func asyncOverride(_ name: Name, _ span: Span) -> Diagnostic {
        make(
            .invalidOverride, "'\(name.text)' cannot be 'async', because the superclass's function is not", span,
            help: "remove 'async', or mark the superclass's function 'async' too")
    }

    public static func notAnAsyncSequence(_ type: Type, _ span: Span, isSequence: Bool, _ checker: Checker)
        -> Diagnostic
    {
        make(
            .typeMismatch, "'\(checker.describe(type))' does not conform to 'AsyncSequence'", span,
            help: isSequence
                ? "leave 'await' out: for x in …"
                : LibraryHints(checker).isStream(type) ? "loop over its values: for try await x in source.values" : nil)
    }

    public static func loopNeedsAwait(_ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        make(
            .missingAwait, "'\(checker.describe(type))' is an asynchronous sequence", span,
            help: "write 'for await', or 'for try await' where it can throw")
    }

    public static func asyncVar(_ span: Span) -> Diagnostic {
        make(.invalidModifier, "'async' is only allowed before 'let'", span, help: "write 'async let'")
    }

    public static func asyncLetWithoutValue(_ span: Span) -> Diagnostic {
        make(.uninitialized, "'async let' needs a value", span, help: "write the call: async let x = load()")
    }

    private static func isolationText(_ isolation: Isolation) -> String {
        guard case .global(let actor) = isolation else { return "actor-isolated" }
        return actor.name == "MainActor" ? "main actor-isolated" : "\(actor.name.text)-isolated"
    }

    /// Reports a member of an actor that is used in synchronous code.
    public static func isolatedInSync(
        _ name: Name, _ isolation: Isolation, _ span: Span, isCall: Bool, in home: ErrorContext
    ) -> Diagnostic {
        let verb = isCall ? "called" : "read"
        var result = make(
            .actorIsolation, "\(isolationText(isolation)) '\(name.text)' cannot be \(verb) from outside the actor here",
            span,
            notes: ["this code is not 'async', so it cannot wait for the actor"])
        if case .global(let actor) = isolation {
            result.help = "mark the code '@\(actor.name.text)', or start a task: Task { await … }"
        } else {
            result.help = "mark the function 'async' and write 'await', or start a task: Task { await … }"
        }
        return result
    }

    /// Reports a member of an actor that is used in asynchronous code without `await`.
    public static func missingAwaitForActor(
        _ name: Name, _ isolation: Isolation, _ span: Span, isCall: Bool, from start: Span
    ) -> Diagnostic {
        var result = make(
            .actorIsolation,
            "\(isolationText(isolation)) '\(name.text)' is \(isCall ? "called" : "read") from outside the actor without 'await'",
            span, help: "write 'await' before the expression")
        result.fixIts = insert("await ", before: start, "write 'await'")
        return result
    }

    /// Reports a key path to a member of an actor that is used as a value.
    public static func keyPathToIsolated(_ name: Name, _ span: Span) -> Diagnostic {
        make(
            .actorIsolation, "a key path cannot lead to actor-isolated '\(name.text)'", span,
            help: "read it in a closure that can wait: { await $0.\(name.text) }")
    }

    public static func passesIsolatedInout(_ name: Name, _ span: Span) -> Diagnostic {
        make(
            .actorIsolation, "actor-isolated '\(name.text)' cannot be passed 'inout' to an 'async' function", span,
            help: "pass a copy, and assign the result")
    }

    public static func referencesIsolated(_ name: Name, _ isolation: Isolation, _ span: Span) -> Diagnostic {
        make(
            .actorIsolation,
            "\(isolationText(isolation)) '\(name.text)' cannot be used as a value outside the actor", span,
            help: "call it in a closure that can wait: { await … }")
    }

    /// Reports a member of an actor that implements a synchronous requirement.
    public static func isolatedWitness(_ name: Name, of nominal: Name, for asked: Name, _ span: Span) -> Diagnostic {
        make(
            .actorIsolation,
            "'\(nominal.text)' cannot conform to '\(asked.text)': '\(name.text)' belongs to the actor, but the requirement is not 'async'",
            span, help: "mark the member 'nonisolated', or the requirement 'async'")
    }

    public static func mutatesIsolated(_ name: Name, _ isolation: Isolation, _ span: Span) -> Diagnostic {
        var result = make(
            .actorIsolation, "\(isolationText(isolation)) '\(name.text)' cannot be changed from outside the actor", span
        )
        if case .global(let actor) = isolation {
            result.help =
                "mark this function '@\(actor.name.text)', or change the property in a method of the type that declares it"
        } else {
            result.help = "write a method of the actor that changes it, and call this method with 'await'"
        }
        return result
    }

    public static func globalOfActor(_ actor: Name, _ span: Span) -> Diagnostic {
        make(
            .actorIsolation, "a variable at the top level cannot belong to '\(actor.text)'", span,
            help: "make it a static property: @\(actor.text) enum State { static var … }")
    }

    static func actorInherits(_ name: Name, _ span: Span) -> Diagnostic {
        make(
            .invalidInheritance, "actor '\(name.text)' cannot inherit from a class", span,
            help: "hold an object of that class in a property")
    }

    private static func asyncSubject(_ name: Name?) -> String { name.map { "'\($0.text)'" } ?? "the call" }
}
