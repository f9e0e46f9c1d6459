import Diagnostics

// What people write as another language has it: said once, and read as what was meant.

extension Parser {
    /// `const total = 1`, `fun add(a: Int)`: the word becomes the keyword that it stands for.
    mutating func readForeignKeyword() -> Bool {
        guard next.kind == .identifier, !next.isAtLineStart, tokens[index + 2].kind != .colon,
            let word = foreignWords(token.name.text).first(where: { Parser.foreignDeclarations[$0.ours] != nil }),
            let kind = Parser.foreignDeclarations[word.ours]
        else { return false }
        let isFunction = tokens[index + 2].kind == .leftParen
        guard isFunction == (kind == .kwFunc) else { return false }
        report(SyntaxDiagnostics.foreignKeyword(word, at: tokenSpan))
        token.kind = kind
        tokens[index] = token
        return true
    }

    private static let foreignDeclarations: [String: TokenKind] = ["let": .kwLet, "func": .kwFunc]

    /// `try { … } catch { … }`: what other languages begin so, begins with `do`.
    mutating func readForeignDo() -> Bool {
        guard next.kind == .leftBrace, case let closer = Int(next.value), closer > index,
            tokens[closer + 1].kind == .kwCatch
        else { return false }
        report(SyntaxDiagnostics.tryAsDo(at: tokenSpan))
        token.kind = .kwDo
        tokens[index] = token
        return true
    }

    /// `for i in xs:` with an indented body.
    mutating func parseIndentedBody(of what: String) -> [Stmt]? {
        guard at(.colon), next.isAtLineStart, next.kind != .eof, next.kind != .rightBrace else { return nil }
        let outer = indentation(at: token.start)
        guard indentation(at: next.start) > outer else { return nil }
        fail(SyntaxDiagnostics.expectedBody(of: what, found: found, at: tokenSpan, after: lastEnd))
        failed = false
        advance()
        var statements: [Stmt] = []
        while !at(.eof), !at(.rightBrace), indentation(at: token.start) > outer {
            let start = index
            parseStatement(into: &statements)
            if index == start { advance() }
        }
        return statements
    }

    /// `and`, `or` and `not` between conditions.
    var wordOperatorHelp: String? {
        guard at(.identifier), let sign = ["and": "&&", "or": "||", "not": "!"][token.name.text] else { return nil }
        return "'\(token.name.text)' is written '\(sign)'"
    }

    /// What a line that goes on where a statement should have ended has from elsewhere.
    var runOnHelp: String? {
        if let help = foreignHelp { return help }
        guard index > 0 else { return nil }
        let before = tokens[index - 1]
        switch token.kind {
        case .colon where blockDepth > 0:
            return "a dictionary stands in square brackets: [\"key\": 1]; labels stand in the parentheses of a call"
        case .leftBracket where token.start == lastEnd && next.kind == .rightBracket && before.kind == .identifier:
            return "an array of them is written [\(text(of: before))]"
        case .kwWhile where before.kind == .rightBrace:
            return "what runs at least once is written: repeat { … } while condition"
        case .kwIf where !token.isAtLineStart:
            return "one of two values is written: condition ? this : that"
        case .identifier where before.kind == .identifier && index > 1 && tokens[index - 2].kind == .leftBrace:
            return "behind the names of a closure's parameters stands 'in': { \(text(of: before)) in … }"
        default: return nil
        }
    }

    /// `# note`
    var atHashComment: Bool { at(.pound) && (next.isAtLineStart || next.start > token.end) && text(of: token) == "#" }

    /// `"a" = 1` in a list: the entries of a dictionary are joined with ':'.
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
