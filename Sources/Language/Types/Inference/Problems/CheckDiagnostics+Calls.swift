import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Diagnostics of calls.
extension CheckDiagnostic {
    private static func signatureNote(_ signature: String?) -> [String] { signature.map { ["declared: \($0)"] } ?? [] }

    static func missingArgument(
        _ parameter: CallParameter, _ signature: String?, _ span: Span, _ checker: Checker
    ) -> Diagnostic {
        let name = parameter.label ?? parameter.name
        let what = name.map { "argument '\($0.text)'" } ?? "an argument"
        let type = parameter.type.asVariable == nil ? " of type '\(checker.describe(parameter.type))'" : ""
        return make(.missingArgument, "\(what)\(type) is missing", span, notes: signatureNote(signature))
    }

    static func extraArgument(_ argument: CallArgument, _ signature: String?, _ checker: Checker) -> Diagnostic {
        let what =
            argument.label.map { "argument '\($0.text)'" } ?? (argument.isTrailing ? "trailing closure" : "argument")
        return make(
            .extraArgument, "extra \(what)", argument.labelSpan ?? argument.draft.span,
            notes: signatureNote(signature), help: "remove it")
    }

    static func wrongLabel(
        _ argument: CallArgument, _ expected: CallParameter, isFitting: Bool, _ signature: String?, _ checker: Checker
    ) -> Diagnostic {
        let message =
            switch (argument.label?.text, expected.label?.text) {
            case (let found?, let wanted?): "label '\(found)' is given, but '\(wanted)' is expected"
            case (let found?, nil): "label '\(found)' is given, but none is expected"
            case (nil, let wanted): "label '\(wanted ?? "")' is missing"
            }
        var result = make(
            .wrongLabel, message, argument.labelSpan ?? argument.draft.span,
            notes: signatureNote(signature))
        if let label = expected.label, !isFitting, !expected.type.isGeneric {
            result.help = "write '\(label.text):' and a value of type '\(checker.describe(expected.type))'"
        } else if let label = expected.label {
            result.help = "write '\(label.text):'"
            if let span = argument.labelSpan {
                result.fixIts = [
                    Diagnostic.FixIt("write '\(label.text):'", [Diagnostic.Edit(replace: span, with: label.text)])
                ]
            } else if !argument.isTrailing {
                result.fixIts = insert("\(label.text): ", before: argument.expr.span, "write '\(label.text):'")
            }
        } else if let label = argument.labelSpan {
            result.help = "remove the label"
            let value = Span(source: label.source, start: label.start, end: argument.expr.span.start)
            result.fixIts = [Diagnostic.FixIt("remove the label", [Diagnostic.Edit(replace: value, with: "")])]
        }
        return result
    }

    static func outOfOrder(
        _ argument: CallArgument, behind other: CallArgument, isNext: Bool, _ signature: String?
    ) -> Diagnostic {
        let name = argument.label?.text ?? "_"
        let before = other.label.map { "'\($0.text)'" } ?? "the argument before it"
        var result = make(
            .wrongLabel, "argument '\(name)' must come before \(before)", argument.labelSpan ?? argument.expr.span,
            notes: signatureNote(signature), help: "arguments follow the order of the declaration")
        if isNext, let late = argument.labelSpan, let early = other.labelSpan {
            let first = Span(source: early.source, start: early.start, end: other.expr.span.end)
            let second = Span(source: late.source, start: late.start, end: argument.expr.span.end)
            result.fixIts = [
                Diagnostic.FixIt(
                    "swap the arguments",
                    [
                        Diagnostic.Edit(replace: first, with: second.text),
                        Diagnostic.Edit(replace: second, with: first.text),
                    ])
            ]
        }
        return result
    }

    /// Reports a property or another value that is called like a function.
    static func propertyCalled(_ name: Name, _ span: Span) -> Diagnostic {
        var result = make(
            .notCallable, "'\(name.text)' is a property, not a function", span, help: "leave '()' out")
        let call = Span(source: span.source, start: span.end, end: span.end + 2)
        if call.text == "()" {
            result.fixIts = [Diagnostic.FixIt("leave '()' out", [Diagnostic.Edit(replace: call, with: "")])]
        }
        return result
    }

    static func existentialMember(_ name: Name, _ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        make(
            .typeMismatch, "'\(name.text)' cannot be used on '\(checker.describe(type))': it needs the concrete type",
            span,
            help: "take the value as a generic parameter: func f<T: P>(_ value: T)", about: [type])
    }

    static func ambiguous(_ name: Name, _ symbols: [Symbol], _ span: Span, _ checker: Checker) -> Diagnostic {
        var result = make(
            .ambiguous, "ambiguous use of '\(name.text)': several declarations match equally well", span,
            help: "select one with a type: 'as Int', a label, or a typed constant")
        result.secondary = symbols.compactMap { symbol in
            symbol.span.map { Diagnostic.Note(checker.describe(symbol), at: $0) }
        }
        return result
    }

    static func noSuchLabels(_ name: Name, _ labels: [Name?], _ signature: String?, _ span: Span) -> Diagnostic {
        let full = name.text + "(" + labels.map { ($0?.text ?? "_") + ":" }.joined() + ")"
        return make(.wrongLabel, "'\(full)' is not defined", span, notes: signatureNote(signature))
    }

    static func labelOnValue(_ label: Name, _ span: Span) -> Diagnostic {
        make(
            .wrongLabel, "label '\(label.text)' in the call of a function value, which has no labels", span,
            help: "leave '\(label.text):' out")
    }

    static func staticMember(_ name: Name, _ type: Name, isCase: Bool, _ span: Span) -> Diagnostic {
        var result = make(
            .unknownMember,
            "\(isCase ? "case" : "static member") '\(name.text)' belongs to '\(type.text)', not to an instance",
            span, help: isCase ? "write '.\(name.text)'" : "write 'Self.\(name.text)' or '\(type.text).\(name.text)'")
        let start = Span(source: span.source, start: span.start, end: span.start)
        result.fixIts = [
            Diagnostic.FixIt(
                "name the type", [Diagnostic.Edit(replace: start, with: isCase ? "." : "Self.")])
        ]
        return result
    }

    static func noOverload(_ name: Name, _ wanted: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        let place = wanted.isError ? "" : " as '\(checker.describe(wanted))'"
        return make(
            .typeMismatch, "no overload of '\(name.text)' matches here\(place)", span,
            about: wanted.isError ? [] : [wanted])
    }

    static func noInitializer(_ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        var help = Suggestions(checker).factory(of: type).map { "write '\($0)'" }
        if type.isExistential { help = "create one of the types that conform to it" }
        if help == nil, checker.members(of: type).contains(where: { $0.isStatic && $0.symbol.name == "create" }) {
            help = "write '\(checker.describe(type)).create(…)'"
        }
        return make(
            .notCallable, "'\(checker.describe(type))' has no initialiser", span, help: help)
    }

    /// Reports a global function that a member hides, even if only the function could be called here.
    static func hiddenFunction(_ function: Symbol, by member: Symbol, _ span: Span, _ checker: Checker) -> Diagnostic {
        let owner = (member.parent as? NominalSymbol).map { " of '\($0.name.text)'" } ?? ""
        let module = function.isLibrary ? Imports(checker).module(of: function) : Names.main.text
        return make(
            .typeMismatch, "'\(span.text)' means the member\(owner) here, not the function outside", span,
            notes: ["a member hides functions with the same name"],
            help: "write '\(module).\(span.text)' for the function")
    }

    static func notCallable(
        _ type: Type, _ span: Span, hasArguments: Bool = true, _ checker: Checker
    ) -> Diagnostic {
        var result = make(
            .notCallable, "a value of type '\(checker.describe(type))' cannot be called", span, about: [type])
        if !hasArguments {
            result.help = "it is a value, not a function: remove '()'"
            let call = Span(source: span.source, start: span.end, end: span.end + 2)
            if call.text == "()" {
                result.fixIts = [Diagnostic.FixIt("leave '()' out", [Diagnostic.Edit(replace: call, with: "")])]
            }
        }
        return result
    }

    static func noSubscript(_ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        make(.unknownMember, "'\(checker.describe(type))' has no subscript", span, about: [type])
    }

    static func wrongPosition(
        _ found: Type, _ wanted: Type, of type: Type, _ span: Span, _ checker: Checker
    ) -> Diagnostic {
        let name = checker.describe(type)
        var help: String?
        let isNumber = LiteralTypes.integerRange(found) != nil
        switch type.nominal?.name.text {
        case "String" where isNumber, "Substring" where isNumber:
            let position = span.text.count < 20 ? span.text : "…"
            help = "convert it to an array of characters: Array(text)[\(position)], or count from text.startIndex"
        case "Set": help = "a set has no order: use 'contains', or convert it to an array"
        case "Dictionary" where checker.wrapped(found) != nil: help = "unwrap the key first"
        case "Dictionary": help = "its keys are '\(checker.describe(wanted))'"
        default: help = checker.wrapped(found) != nil ? "unwrap it first" : nil
        }
        return make(
            .typeMismatch,
            "the subscript of '\(name)' takes '\(checker.describe(wanted))', not '\(checker.describe(found))'", span,
            help: help, about: [wanted, found])
    }

    static func missingAmpersand(_ span: Span) -> Diagnostic {
        var result = make(
            .invalidInout, "the function changes this argument: mark it with '&'", span, help: "write '&' before it")
        let start = Span(source: span.source, start: span.start, end: span.start)
        result.fixIts = [Diagnostic.FixIt("write '&'", [Diagnostic.Edit(replace: start, with: "&")])]
        return result
    }

    static func extraAmpersand(_ span: Span) -> Diagnostic {
        make(.invalidInout, "'&' is for 'inout' parameters; this parameter is not 'inout'", span)
    }

    static func overlappingInout(_ name: Name, _ span: Span) -> Diagnostic {
        make(
            .invalidInout, "'\(name.text)' is passed twice as 'inout': the accesses overlap", span,
            help: "copy it into a variable of its own first")
    }

    static func inoutNeedsVariable(_ span: Span) -> Diagnostic {
        make(
            .invalidInout, "'inout' needs a variable", span, help: "put the value into a 'var' first, and pass that")
    }

    static func misplacedInout(_ span: Span) -> Diagnostic {
        make(.invalidInout, "'&' is only allowed before an argument", span)
    }

    static func misplacedPattern(_ span: Span) -> Diagnostic {
        make(.misplaced, "a pattern is given, but a value is expected", span)
    }

    static func typeAsValue(_ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        let name = checker.describe(type)
        let shared = Suggestions(checker).sharedInstance(of: type)
        var result = make(
            .misplaced, "'\(name)' is a type, not a value", span,
            help: shared.map { "write '\($0)'" }
                ?? "write '\(name)(…)' for a value or '\(name).self' for the type itself")
        if let shared {
            result.candidateFixes = [
                Diagnostic.CandidateFix([Diagnostic.Edit(replace: span, with: shared)], help: "write '\(shared)'")
            ]
        }
        return result
    }
}
