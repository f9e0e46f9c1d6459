import Diagnostics
import Syntax
import TypeModel

/// Diagnostics of types that cannot be inferred.
extension CheckDiagnostic {
    public static func cannotInfer(_ name: Name?, of owner: Name? = nil, _ span: Span) -> Diagnostic {
        let what = name.map { "'\($0.text)'" } ?? "the type"
        let help = owner.map { "write the type: '\($0.text)<…>', for example '\($0.text)<Int>'" } ?? "write the type"
        if span.text == "[]" || span.text == "[:]" {
            return make(
                .cannotInfer, "an empty literal needs a type", span,
                help: span.text == "[]"
                    ? "write the type: '[Int]()', or ': [Int]' after its name"
                    : "write the type: '[String: Int]()', or ': [String: Int]' after its name")
        }
        return make(.cannotInfer, "cannot infer \(what)", span, help: help)
    }

    public static func needsContext(_ span: Span) -> Diagnostic {
        let text = span.text
        if !text.hasPrefix("."), text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
            return make(
                .cannotInfer, "'\(text)' is overloaded, and the context does not select one", span,
                help: "call it with its arguments in parentheses")
        }
        return make(
            .cannotInfer, "cannot infer the type before this dot", span, help: "write the type before the dot")
    }

    public static func nilNeedsContext(_ span: Span) -> Diagnostic {
        make(
            .cannotInfer, "'nil' needs a type", span,
            help: "write a type after the name, for example ': String?'")
    }

    public static func missingType(_ name: Name, _ span: Span) -> Diagnostic {
        make(.cannotInfer, "'\(name.text)' needs a type or a value", span)
    }

    public static func tooComplex(_ span: Span) -> Diagnostic {
        make(.tooComplex, "this expression is too complex to check", span, help: "add a type, or split the expression")
    }

    public static func tooManyCases(_ span: Span) -> Diagnostic {
        make(
            .tooComplex, "this switch is too complex to check that it covers all values", span, help: "add a 'default'")
    }

    static func missingGenericArguments(_ name: Name, _ parameters: [String], _ span: Span) -> Diagnostic {
        make(
            .cannotInfer,
            "'\(name.text)' needs its generic arguments, as in '\(name.text)<\(parameters.joined(separator: ", "))>'",
            span)
    }

    static func genericArgumentCount(_ name: Name, expected: Int, found: Int, _ span: Span) -> Diagnostic {
        let count = expected == 1 ? "1 generic parameter" : "\(expected) generic parameters"
        return make(.typeMismatch, "'\(name.text)' has \(count), not \(found)", span)
    }

    static func primaryTypeCount(_ name: Name, expected: Int, found: Int, _ span: Span) -> Diagnostic {
        make(
            .typeMismatch, "protocol '\(name.text)' has \(expected) primary associated types, not \(found)", span,
            help: expected == 0 ? "write a 'where' clause: 'where P.Element == Int'" : nil)
    }

    public static func integerTooLarge(_ span: Span) -> Diagnostic {
        make(.integerOverflow, "the integer does not fit 64 bits", span)
    }

    public static func arithmeticOverflow(_ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        var result = integerOverflow(type, span, checker)
        let what = span.text.count > 40 || span.text.contains("\n") ? "this" : "'\(span.text)'"
        result.message = "the result of \(what) does not fit '\(checker.describe(type))'"
        return result
    }

    public static func divisionByZero(_ span: Span) -> Diagnostic {
        make(.integerOverflow, "division by zero has no result", span, help: "divide by another number")
    }

    public static func integerOverflow(_ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        let name = checker.describe(type)
        let range = LiteralTypes.integerRange(type).map {
            "'\(name)' holds \($0.negative == 0 ? "" : "-")\($0.negative) to \($0.positive)"
        }
        return make(
            .integerOverflow, "the integer does not fit '\(name)'", span, notes: range.map { [$0] } ?? [],
            help: "use a wider type, such as Int")
    }
}
