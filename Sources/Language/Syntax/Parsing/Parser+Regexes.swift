import Diagnostics
import Regexes

extension Parser {
    /// Converts `#/(\d+):(?<name>\w+)/#` to a call of `_regexLiteral` with the pattern and the output type.
    mutating func parseRegex() -> Expr {
        defer { advance() }
        let literal = tokenSpan
        let pounds = text(of: token).prefix { $0 == "#" }.count
        let start = Int(token.start) + pounds + 1
        let count = max(0, Int(token.end) - pounds - 1 - start)
        let pattern = String(decoding: UnsafeBufferPointer(start: bytes + start, count: count), as: UTF8.self)
        let isMultiline = pattern.first { $0 != " " }?.isNewline ?? false
        let options: RegexOptions = isMultiline ? .isExtended : []
        do {
            let captures = try RegexPattern(pattern, options).captures
            return constructorCall(
                [
                    Expr(.string(StringLiteral(parts: pattern.isEmpty ? [] : [.text(pattern)])), literal),
                    Expr(.integer(IntegerLiteral(magnitude: UInt64(options.rawValue))), literal),
                    Expr(
                        .member(
                            MemberExpr(
                                base: Expr(.type(outputType(captures, literal)), literal), name: "self",
                                nameSpan: literal)),
                        literal),
                ], literal)
        } catch {
            let (from, to) = (
                start + error.range.lowerBound, start + max(error.range.upperBound, error.range.lowerBound + 1)
            )
            let span = Span(source: source, start: UInt32(from), end: UInt32(to))
            report(SyntaxDiagnostics.badRegex(error.message, at: span))
            return Expr(.error, literal)
        }
    }

    private func constructorCall(_ arguments: [Expr], _ span: Span) -> Expr {
        Expr(
            .call(
                CallExpr(
                    callee: Expr(.name(NameExpr(name: "_regexLiteral")), span),
                    arguments: arguments.map { Argument(label: nil, value: $0) }, trailingClosures: [],
                    hasParentheses: true)),
            span)
    }

    /// Returns the output type: `Substring`, or a tuple of the match and its captures.
    private func outputType(_ captures: [RegexPattern.Capture], _ span: Span) -> TypeRef {
        let text = TypeRef(.named([TypeRef.Component(name: "Substring", arguments: [], span: span)]), span)
        if captures.isEmpty { return text }
        let parts = captures.map { capture in
            (label: capture.name.map { Name($0) }, type: capture.isOptional ? TypeRef(.optional(text), span) : text)
        }
        return TypeRef(.tuple([(label: nil, type: text)] + parts), span)
    }
}
