import Diagnostics
import Syntax

/// Rules for closures.
enum ClosureMistakes {
    /// Translates closures in the syntax of other languages: `x => x * 2`, `(x) -> x * 2`, `|x| x * 2`,
    /// `lambda x: x * 2`.
    static func foreignClosureSyntax(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        guard let group = Brackets.around(place.start, in: place.source) else { return [] }
        let inner = place.span(group.start + 1, group.end)
        guard let (names, body) = closureParts(of: inner.text) else { return [] }
        let isBraced = group.opener == UInt8(ascii: "{")
        let closure = "{ \(names) in \(body) }"
        let text = isBraced ? " \(names) in \(body) " : closure
        return [
            Diagnostic.CandidateFix(
                [place.replace(inner, with: text)], "Name closure parameters inside the braces, before 'in'.",
                help: "write '\(closure)'")
        ]
    }

    /// Returns parameters and body of a closure in another language's syntax.
    private static func closureParts(of text: String) -> (names: String, body: String)? {
        let text = text.drop { $0.isWhitespace }
        let head: Substring
        let body: Substring
        if text.hasPrefix("|"), let end = text.dropFirst().firstIndex(of: "|") {
            (head, body) = (text.dropFirst()[..<end], text[end...].dropFirst())
        } else if text.hasPrefix("lambda "), let end = text.firstIndex(of: ":") {
            (head, body) = (text.dropFirst(7)[..<end], text[end...].dropFirst())
        } else if let arrow = text.indices.first(where: { text[$0...].hasPrefix("=>") || text[$0...].hasPrefix("->") })
        {
            (head, body) = (text[..<arrow], text[arrow...].dropFirst(2))
        } else {
            return nil
        }
        let names = head.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        guard !names.isEmpty, head.allSatisfy({ $0.isLetter || $0.isNumber || " _,()".contains($0) }) else {
            return nil
        }
        return (names.joined(separator: ", "), trimmed(body))
    }

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }

    /// For `map($0 * 2)`, suggests a closure around the expression.
    static func argumentOutside(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        guard let argument = place.argument, let dollar = firstDollarName(in: argument.value) else { return [] }
        let span = argument.value.span
        return [
            Diagnostic.CandidateFix(
                [place.insert("{ ", at: span.start), place.insert(" }", at: span.end)],
                "'\(dollar)' is a closure argument: put braces around the expression",
                help: "write '{ \(span.text) }'")
        ]
    }

    /// Returns the first `$n` that is not in a closure.
    private static func firstDollarName(in expr: Expr) -> String? {
        let walker = DollarWalker()
        walker.visit(expr)
        return walker.found
    }

    private final class DollarWalker: TreeWalker {
        var found: String?
        override func visit(_ expr: Expr) {
            switch expr.kind {
            case .closure: return
            case .name(let name) where name.name.text.hasPrefix("$"): found = found ?? name.name.text
            default: walk(expr)
            }
        }
    }

    /// For `catch { Observable.just(1) }`, suggests a name or `_` for the parameter.
    static func unnamedArguments(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        guard let closure = place.closure, closure.parameters == nil, closure.dollarCount == 0 else { return [] }
        let walker = NameWalker()
        for statement in closure.body { walker.visit(statement) }
        let used = walker.found.prefix(3).map { name in
            Diagnostic.CandidateFix(
                [place.insert(" \(name) in", at: closure.span.start + 1)],
                "'\(name)' is not defined: name the closure's parameter",
                help: "write '{ \(name) in … }', or '$0' instead of '\(name)'")
        }
        let unused = ["_", "_, _"].map { names in
            Diagnostic.CandidateFix(
                [place.insert(" \(names) in", at: closure.span.start + 1)],
                "this closure receives \(names == "_" ? "a value and does not name it" : "two values and does not name them")",
                help: "write '{ \(names) in … }'; to use a value, write a name instead of '_'")
        }
        return unused + used
    }

    /// Collects the lower-case names in a closure in source order.
    private final class NameWalker: TreeWalker {
        var found: [String] = []
        override func visit(_ expr: Expr) {
            if case .name(let name) = expr.kind, name.name.text.first?.isLowercase ?? false,
                !found.contains(name.name.text)
            {
                found.append(name.name.text)
            }
            walk(expr)
        }
    }

    /// Finds wrong operators in closures: `filter { $0 = 1 }`, `filter { $0 === 1 }`, `scan(0) { $0 += $1 }`.
    static func wrongOperator(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        for expr in place.path.reversed() {
            guard case .sequence(let items) = expr.kind, items.count == 3, case .operand(let left) = items[0],
                case .operand(let right) = items[2]
            else { continue }
            let between = place.span(left.span.end, right.span.start)
            let sign = between.text.filter { $0 != " " }
            let isResult = place.closure.map { $0.body.count == 1 && $0.body[0].span.start == left.span.start } ?? false
            guard let (other, reason) = correctOperators[sign], isResult || sign == "===" else { return [] }
            let text = "\(left.span.text) \(other) \(right.span.text)"
            return [
                Diagnostic.CandidateFix([place.replace(between, with: " \(other) ")], reason, help: "write '\(text)'")
            ]
        }
        return []
    }

    private static let correctOperators: [String: (String, String)] = [
        "=": ("==", "'=' assigns; '==' compares"),
        "===": ("==", "'===' compares identity; '==' compares values"),
        "+=": ("+", "a closure's argument cannot be changed: return a new value"),
        "-=": ("-", "a closure's argument cannot be changed: return a new value"),
        "*=": ("*", "a closure's argument cannot be changed: return a new value"),
    ]

    /// For an operator without its left operand, such as `filter(> 1)`, suggests a closure.
    static func missingOperand(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        guard place.id == "missing-left-side", let group = Brackets.around(place.start, in: place.source),
            group.opener == UInt8(ascii: "(")
        else { return [] }
        let inner = place.span(group.start + 1, group.end)
        let closure = "{ $0 \(inner.text) }"
        return [
            Diagnostic.CandidateFix(
                [place.replace(inner, with: closure)], "an operator in a closure needs a left operand, too",
                help: "write '\(closure)'")
        ]
    }

    /// Suggests `return` before the last value of a closure with several statements.
    static func lastValue(_ place: MistakePlace) -> [Diagnostic.CandidateFix] {
        let closures = place.path.reversed().compactMap { expr -> ClosureExpr? in
            if case .closure(let closure) = expr.kind { return closure }
            if case .call(let call) = expr.kind, let last = call.trailingClosures.last ?? call.arguments.last,
                case .closure(let closure) = last.value.kind
            {
                return closure
            }
            return nil
        }
        return closures.prefix(2).compactMap { closure in
            guard closure.body.count > 1, let last = closure.body.last, case .expr = last.kind else { return nil }
            return Diagnostic.CandidateFix(
                [place.insert("return ", at: last.span.start)],
                "a closure with several statements needs 'return'",
                help: "write 'return \(last.span.text)'")
        }
    }
}
