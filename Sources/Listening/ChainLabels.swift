import Diagnostics
import Synchronization
import Syntax

/// Splits an expression into its calls as written by the user, such as `of(1, 2)` and `.map`.
package enum ChainLabels {
    struct Call {
        /// The end of the call in the text.
        var end: UInt32
        var label: String
        /// The receiver, such as `model.taps`, if it is not a call.
        var base: String?
        /// The end of the receiver in the text; the start of the call if there is no receiver.
        var baseEnd: UInt32
        /// The arguments that are names, if the receiver is of another kind, such as `text` in
        /// `taps.withLatestFrom(text)`.
        var arguments: [String] = []

        /// Returns true if an argument is a source's name: `text` or `self.text` is `model.text`.
        func names(_ source: String) -> Bool {
            let name = source.split(separator: ".").last
            return arguments.contains { $0 == source || $0.split(separator: ".").last == name }
        }
    }

    /// Returns the calls of an expression, without the calls inside closures, which run later and perhaps often.
    static func calls(in span: Span) -> [Call] {
        var calls = calls(of: span.text)
        if span.start > 0 {
            for index in calls.indices {
                calls[index].end += span.start
                calls[index].baseEnd += span.start
            }
        }
        return calls
    }

    /// The calls by the text of the expression. Cases of a judge, orders of a search, and subscriptions in loops repeat
    /// the same text.
    private static let callCache = Mutex<[String: [Call]]>([:])
    private static let maxCachedTexts = 1_000

    private static func calls(of text: String) -> [Call] {
        if let calls = callCache.withLock({ $0[text] }) { return calls }
        var calls: [Call] = []
        Source.withScratchSource(text) { source in
            guard case .expr(let expression)? = parse(source).statements.first?.kind else { return }
            collectCalls(expression, &calls)
        }
        callCache.withLock { known in
            if known.count >= maxCachedTexts { known = [:] }
            known[text] = calls
        }
        return calls
    }

    /// Returns the variable whose whole value is a source, such as `keys` in `let keys = hot("a-b")`; nil if there is
    /// none.
    static func variable(holding source: Span) -> String? {
        guard let text = Source.named(source.source), isWholeValue(source, in: text.utf8) else { return nil }
        let line = text.lineStarts[source.position.line - 1]
        let before = String(decoding: text.utf8[line..<Int(source.start)], as: UTF8.self).split(separator: " ")
        guard before.last == "=", let word = before.lastIndex(where: { $0 == "let" || $0 == "var" }),
            word + 2 < before.endIndex, word + 3 == before.endIndex || before[word + 1].last == ":"
        else { return nil }
        return before[word + 1].last == ":" ? String(before[word + 1].dropLast()) : String(before[word + 1])
    }

    /// Returns true if the statement ends with the expression, so that no operator or call follows.
    private static func isWholeValue(_ span: Span, in bytes: [UInt8]) -> Bool {
        let rest = bytes[min(Int(span.end), bytes.count)...].drop { $0 == 32 || $0 == 9 }
        guard let next = rest.first else { return true }
        guard next == 10 || next == 13 else { return next == UInt8(ascii: ";") || next == UInt8(ascii: "}") }
        return rest.first { $0 > 32 } != UInt8(ascii: ".")
    }

    /// Returns the name of the called function, which is `subscribe` for a whole chain.
    package static func name(of call: Span) -> Span {
        Source.withScratchSource(call.text) { source in
            guard case .expr(let expression)? = parse(source).statements.first?.kind,
                case .call(let made) = expression.kind
            else { return call }
            let span: Span
            if case .member(let member) = made.callee.kind { span = member.nameSpan } else { span = made.callee.span }
            return Span(source: call.source, start: call.start + span.start, end: call.start + span.end)
        }
    }

    /// Returns the target of an assignment, such as `button.rx.action`; nil for other code.
    static func target(of span: Span) -> String? {
        Source.withScratchSource(span.text) { source in
            guard case .expr(let expression)? = parse(source).statements.first?.kind,
                case .assign(let target, _) = expression.kind
            else { return nil }
            return joinedLines(target.span.text)
        }
    }

    private static func collectCalls(_ expression: Expr, _ calls: inout [Call]) {
        switch expression.kind {
        case .call(let call):
            var found = Call(
                end: expression.span.end, label: label(of: call, expression), base: baseName(of: call),
                baseEnd: expression.span.start)
            found.arguments = names(in: call.arguments.map(\.value))
            if case .member(let member) = call.callee.kind, let base = member.base, !isType(joinedLines(base.span.text))
            {
                found.baseEnd = base.span.end
                found.arguments.removeAll { $0 == joinedLines(base.span.text) }
            }
            calls.append(found)
            collectCalls(call.callee, &calls)
            for argument in call.arguments { collectCalls(argument.value, &calls) }
        case .member(let member):
            if let base = member.base { collectCalls(base, &calls) }
        case .array(let elements):
            for element in elements { collectCalls(element, &calls) }
        default: break
        }
    }

    private static func baseExpression(of callee: Expr) -> Expr? {
        if case .member(let member) = callee.kind { member.base } else { nil }
    }

    /// Returns the values that are names or paths, and those in arrays.
    private static func names(in values: [Expr]) -> [String] {
        values.flatMap { value -> [String] in
            switch value.kind {
            case .name, .member: value.span.text.first == "." ? [] : [joinedLines(value.span.text)]
            case .array(let elements): names(in: elements)
            // `text.asObservable()` is the same source.
            case .call(let call): call.arguments.isEmpty ? names(in: [call.callee].compactMap(baseExpression)) : []
            default: []
            }
        }
    }

    private static func label(of call: CallExpr, _ expression: Expr) -> String {
        let text = joinedLines(expression.span.text)
        guard case .member(let member) = call.callee.kind else { return text }
        // The type is omitted in `.of(1, 2)`, because the checker infers it.
        guard let base = member.base else { return String(text.drop { $0 == "." }) }
        let name = member.name.text
        // A type before the dot only qualifies the source, so it is dropped.
        let start = joinedLines(base.span.text)
        return isType(start) ? String(text.dropFirst(start.count + 1)) : "." + name
    }

    static func isType(_ text: String) -> Bool {
        text.first?.isUppercase == true && !text.contains(".") && !text.contains("(")
    }

    private static func baseName(of call: CallExpr) -> String? {
        guard case .member(let member) = call.callee.kind, let base = member.base else { return nil }
        let text = joinedLines(base.span.text)
        switch base.kind {
        case .name, .member: return isType(text) || hasOtherSource(call) ? nil : text
        default: return nil
        }
    }

    /// Returns true if an argument may be an observable to which the call also subscribes, such as `text` in
    /// `taps.withLatestFrom(text)`.
    private static func hasOtherSource(_ call: CallExpr) -> Bool {
        call.arguments.contains { argument in
            guard argument.label == nil || ["until", "switchTo", "boundary"].contains(argument.label?.text ?? "") else {
                return false
            }
            switch argument.value.kind {
            case .name, .member: return argument.value.span.text.first != "."
            default: return false
            }
        }
    }

    static func joinedLines(_ text: String) -> String {
        var isBlank = true
        // Most expressions are already on one line, with single spaces and in ASCII.
        let isOneLine = text.utf8.allSatisfy { byte in
            defer { isBlank = byte == 32 }
            return byte < 127 && byte >= 32 && !(isBlank && byte == 32)
        }
        if isOneLine, !isBlank { return text }
        return text.split(whereSeparator: { $0.isNewline || $0 == " " }).joined(separator: " ")
    }
}
