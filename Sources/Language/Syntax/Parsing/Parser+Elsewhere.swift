import Diagnostics

// Recognises syntax of other languages. It is reported once and parsed as the Swift equivalent.

extension Parser {
    /// Converts `const total = 1` and `fun add(a: Int)` to Swift keywords.
    mutating func readForeignKeyword() -> Bool {
        guard next.kind == .identifier, !next.isAtLineStart, tokens[index + 2].kind != .colon,
            let word = foreignWords(token.name.text).first(where: { Parser.foreignDeclarations[$0.equivalent] != nil }),
            let kind = Parser.foreignDeclarations[word.equivalent]
        else { return false }
        let isFunction = tokens[index + 2].kind == .leftParen
        guard isFunction == (kind == .kwFunc) else { return false }
        report(SyntaxDiagnostics.foreignKeyword(word, at: tokenSpan))
        token.kind = kind
        tokens[index] = token
        return true
    }

    private static let foreignDeclarations: [String: TokenKind] = ["let": .kwLet, "func": .kwFunc]

    /// Converts `try { … } catch { … }` to `do`.
    mutating func readForeignDo() -> Bool {
        guard next.kind == .leftBrace, case let closer = Int(next.value), closer > index,
            tokens[closer + 1].kind == .kwCatch
        else { return false }
        report(SyntaxDiagnostics.tryAsDo(at: tokenSpan))
        token.kind = .kwDo
        tokens[index] = token
        return true
    }

    /// Parses `for i in xs:` with an indented body.
    mutating func parseIndentedBody(of what: String) -> [Stmt]? {
        guard at(.colon), next.isAtLineStart, next.kind != .eof, next.kind != .rightBrace else { return nil }
        let outer = indentation(at: token.start)
        guard indentation(at: next.start) > outer else { return nil }
        fail(SyntaxDiagnostics.expectedBody(of: what, found: tokenDescription, at: tokenSpan, after: lastEnd))
        hasFailed = false
        advance()
        var statements: [Stmt] = []
        while !at(.eof), !at(.rightBrace), indentation(at: token.start) > outer {
            let start = index
            parseStatement(into: &statements)
            if index == start { advance() }
        }
        return statements
    }

    /// Help for `and`, `or` and `not` between conditions.
    var wordOperatorHelp: String? {
        guard at(.identifier), let sign = ["and": "&&", "or": "||", "not": "!"][token.name.text] else { return nil }
        return "'\(token.name.text)' is written '\(sign)'"
    }

    /// Help for a second statement on a line if the syntax of another language causes it.
    var runOnHelp: String? {
        if let help = foreignHelp { return help }
        guard index > 0 else { return nil }
        let before = tokens[index - 1]
        switch token.kind {
        case .colon where blockDepth > 0:
            return "a dictionary literal uses square brackets: [\"key\": 1]; labels go inside the parentheses of a call"
        case .leftBracket where token.start == lastEnd && next.kind == .rightBracket && before.kind == .identifier:
            return "write [\(text(of: before))] for an array of this type"
        case .kwWhile where before.kind == .rightBrace:
            return "for a loop that runs at least once, write: repeat { … } while condition"
        case .kwIf where !token.isAtLineStart:
            return "to choose one of two values, write: condition ? this : that"
        case .identifier where before.kind == .identifier && index > 1 && tokens[index - 2].kind == .leftBrace:
            return "write 'in' after a closure's parameters: { \(text(of: before)) in … }"
        default: return nil
        }
    }

    /// True at a comment in the style of other languages, such as `# note`.
    var atHashComment: Bool { at(.pound) && (next.isAtLineStart || next.start > token.end) && text(of: token) == "#" }

    /// Reads `"a" = 1` in a dictionary literal as `"a": 1`.
    mutating func readEqualAsColon() {
        switch token.kind {
        case .string, .integer: break
        default: return
        }
        guard next.kind == .equal else { return }
        report(SyntaxDiagnostics.equalInDictionary(at: span(of: tokens[index + 1])))
        tokens[index + 1].kind = .colon
    }
}
