import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Finds candidate fixes for calls that match no overload. A fix is shown only after it has been type-checked.
enum CallFixes {
    /// Returns code for a typical argument in place of a missing one.
    static func missingArgumentFix(_ parameter: CallParameter, _ call: CallExpr?, _ checker: Checker) -> [Diagnostic
        .CandidateFix]
    {
        guard let call else { return [] }
        let callee = call.callee.span
        // A call such as `reduce { … }` lacks its initial value.
        if !call.hasParentheses, call.arguments.isEmpty, parameter.type.asVariable != nil {
            let place = Span(source: callee.source, start: callee.end, end: callee.end)
            return ["0", "\"\"", "[]"].map { value in
                Diagnostic.CandidateFix(
                    [Diagnostic.Edit(replace: place, with: "(\(value))")], help: "add it, for example '(\(value))'")
            }
        }
        guard call.hasParentheses, let usual = Suggestions(checker).commonArgument(of: parameter.type) else {
            return []
        }
        let text = (parameter.label.map { $0.text + ": " } ?? "") + usual
        let place: Span
        if let last = call.arguments.last?.value.span {
            place = Span(source: last.source, start: last.end, end: last.end)
        } else {
            place = Span(source: callee.source, start: callee.end + 1, end: callee.end + 1)
        }
        let edit = Diagnostic.Edit(replace: place, with: (call.arguments.isEmpty ? "" : ", ") + text)
        let shown = parameter.label == nil && call.arguments.isEmpty ? "\(lastName(of: call.callee))(\(text))" : text
        return [Diagnostic.CandidateFix([edit], help: "add it, for example '\(shown)'")]
    }

    /// Returns the labels that may replace a wrong one, the expected one first.
    static func otherLabels(
        for argument: CallArgument, among parameters: [CallParameter], but given: [CallArgument],
        _ expected: CallParameter
    ) -> [Diagnostic.CandidateFix] {
        guard let found = argument.label, let span = argument.labelSpan else { return [] }
        let open = parameters.compactMap(\.label).filter { label in !given.contains { $0.label == label } }
        let usual = expected.label.map { [$0] } ?? []
        return (usual + open.filter { !usual.contains($0) }).map { label in
            Diagnostic.CandidateFix(
                [Diagnostic.Edit(replace: span, with: label.text)],
                label == expected.label ? nil : "label '\(found.text)' is given, but '\(label.text)' is expected",
                help: "write '\(label.text):'")
        }
    }

    private static func lastName(of callee: Expr) -> String {
        switch callee.kind {
        case .member(let member): member.name.text
        default: callee.span.text
        }
    }

    /// Returns the label for an argument that has none, if a labelled parameter has no argument.
    static func missingLabelFix(
        for argument: CallArgument, among parameters: [CallParameter], but given: [CallArgument]
    ) -> [Diagnostic.CandidateFix] {
        guard argument.label == nil, !argument.isTrailing else { return [] }
        let start = argument.expr.span.start
        let place = Span(source: argument.expr.span.source, start: start, end: start)
        let open = parameters.compactMap(\.label).filter { label in !given.contains { $0.label == label } }
        return open.map { label in
            Diagnostic.CandidateFix(
                [Diagnostic.Edit(replace: place, with: "\(label.text): ")], "label '\(label.text)' is missing",
                help: "write '\(label.text):'")
        }
    }
}
