import Diagnostics

/// Has one factory per id, in alphabetical order. Each diagnostic has either one obvious fix or a help sentence.
enum SyntaxDiagnostics {
    private static func error(
        _ id: SyntaxDiagnosticID, _ message: String, at span: Span, label: String? = nil,
        secondary: [Diagnostic.Note] = [], notes: [Diagnostic.Note] = [], help: String? = nil,
        fix: Diagnostic.FixIt? = nil
    ) -> Diagnostic {
        Diagnostic(
            id.rawValue, .error, message, at: span, label: label, secondary: secondary, notes: notes, help: help,
            fixIts: fix.map { [$0] } ?? [])
    }

    private static func replace(_ span: Span, _ text: String, _ title: String) -> Diagnostic.FixIt {
        Diagnostic.FixIt(title, [Diagnostic.Edit(replace: span, with: text)])
    }

    private static func insert(_ text: String, at offset: UInt32, in span: Span) -> Diagnostic.FixIt {
        let place = Span(source: span.source, start: offset, end: offset)
        let shown = text.split(separator: " ").joined()
        return Diagnostic.FixIt("insert '\(shown)'", [Diagnostic.Edit(replace: place, with: text)])
    }

    // MARK: - a to d

    static func assignmentInCondition(at span: Span) -> Diagnostic {
        error(
            .assignmentInCondition, "'=' assigns; use '==' to compare", at: span,
            help: "write '==' to compare, or 'if let' to unwrap an optional",
            fix: replace(span, "==", "replace '=' by '=='"))
    }

    static func badCharacter(_ text: String, at span: Span) -> Diagnostic {
        if let plain = typographicQuotes[text] {
            return error(
                .badCharacter, "'\(text)' is a typographic character; Swift needs '\(plain)'", at: span,
                help: "write \(plain)", fix: replace(span, plain, "replace it by '\(plain)'"))
        }
        if text.isEmpty { return error(.badCharacter, "these bytes are not valid UTF-8", at: span) }
        return error(.badCharacter, "'\(text)' is not valid here", at: span)
    }

    static func wrongQuotes(at span: Span, width: Int) -> Diagnostic {
        let marked = span.text
        let plain = "\"" + marked.dropFirst().dropLast(marked.count > 1 ? 1 : 0) + "\""
        return error(
            .badCharacter, width == 1 ? "write a string in double quotes" : "these are typographic quotes", at: span,
            help: "write \(plain)", fix: replace(span, plain, "use straight double quotes"))
    }

    private static let typographicQuotes = [
        "\u{2018}": "'", "\u{2019}": "'", "\u{FF08}": "(",
        "\u{FF09}": ")", "\u{FF0C}": ",", "\u{FF1A}": ":", "\u{FF1B}": ";", "\u{2013}": "-", "\u{2014}": "-",
    ]

    static func badDirective(at span: Span) -> Diagnostic {
        let module = ImportTable.library["reactive"].first ?? "Foundation"
        return error(
            .badDirective, "'#if' needs a condition that is known before the program runs", at: span,
            help: "write #if DEBUG, #if os(Linux) or #if canImport(\(module))")
    }

    static func badEscape(at span: Span) -> Diagnostic {
        error(
            .badEscape, "'\(span.text)' is not a valid escape in a string", at: span,
            help:
                "write \\n, \\t, \\\", \\\\, \\u{1F600} or \\(value); in a raw string #\"…\"#, \\ is a plain character")
    }

    static func badIdentifier(_ text: String, at span: Span) -> Diagnostic {
        var letters = text.drop { $0.isNumber || $0 == "_" }
        // The fix for `2ndPlayer` is `player2`.
        if ["st", "nd", "rd", "th"].contains(letters.prefix(2)) { letters = letters.dropFirst(2) }
        let digits = text.prefix { $0.isNumber }
        let suggestion =
            letters.isEmpty ? "value\(digits)" : "\(letters.prefix(1).lowercased())\(letters.dropFirst())\(digits)"
        return error(
            .badIdentifier, "a name cannot begin with a digit: '\(text)'", at: span,
            help: "begin with a letter or '_', such as '\(suggestion)'")
    }

    static func dollarName(_ name: String, at span: Span) -> Diagnostic {
        error(
            .badIdentifier, "a name that you declare cannot begin with '$': '\(name)'", at: span,
            help: "'$0' and '$1' are the arguments of a closure")
    }

    static func dollarBesideNames(_ name: String, of closure: ClosureExpr, at span: Span) -> Diagnostic {
        let names = closure.parameters?.map(\.name.text) ?? []
        let number = Int(name.dropFirst()) ?? names.count
        var help = "give the argument a name before 'in'"
        if number < names.count {
            help = names[number] == "_" ? "give the argument a name in place of '_'" : "write '\(names[number])'"
        }
        return error(
            .badIdentifier, "'\(name)' cannot be used in a closure that names its arguments", at: span, help: help)
    }

    static func inoutBeforeName(at span: Span) -> Diagnostic {
        error(
            .unexpected, "write 'inout' before the type, not before the name", at: span, help: "write name: inout Int")
    }

    static func badNumber(_ text: String, at span: Span) -> Diagnostic {
        error(
            .badNumber, "'\(text)' is not a number", at: span,
            help: "numbers are written 42, 1_000, 0x2A, 0b101, 0o17, 1.5 and 1e3; a name cannot begin with a digit")
    }

    static func badRegex(_ message: String, at span: Span) -> Diagnostic {
        error(.badRegex, "this regex cannot be read: \(message)", at: span)
    }

    static func unclosedRegex(pounds: Int, isMultiline: Bool, at span: Span) -> Diagnostic {
        error(
            .badRegex, isMultiline ? "this regex is not closed" : "this regex does not end on its line", at: span,
            help: "end it with /" + String(repeating: "#", count: pounds))
    }

    static func operatorFixity(at span: Span) -> Diagnostic {
        error(
            .badOperatorDeclaration, "an operator is declared as 'prefix', 'infix' or 'postfix'", at: span,
            help: "write infix operator |>: AdditionPrecedence")
    }

    static func precedenceProperty(found: String, at span: Span) -> Diagnostic {
        error(
            .badPrecedenceGroup, "a precedence group has no \(found)", at: span,
            help: "it can have associativity: (left, right or none), higherThan:, lowerThan: and assignment:")
    }

    static func closureDestructuring(at span: Span) -> Diagnostic {
        error(
            .closureDestructuring, "a closure takes a tuple as one parameter", at: span,
            help: "name the tuple and use its parts: { pair in pair.0 }, or write the names without inner parentheses")
    }

    static func dotInCase(at span: Span) -> Diagnostic {
        error(
            .dotInCase, "a case is declared without the dot", at: span,
            help: "write the dot only where you use the case",
            fix: replace(span, "", "remove '.'"))
    }

    // MARK: - e

    static func equalsInDeclaration(at span: Span) -> Diagnostic {
        error(
            .equalsInDeclaration, "'==' compares; a variable gets its value with '='", at: span,
            help: "write a single '='", fix: replace(span, "=", "replace '==' by '='"))
    }

    static func deinitParentheses(at span: Span) -> Diagnostic {
        error(
            .unexpected, "'deinit' takes no parameters", at: span,
            help: "write the body directly after 'deinit': deinit { … }")
    }

    static func equalInDictionary(at span: Span) -> Diagnostic {
        error(
            .expectedToken, "expected ':' between a key and its value, found '='", at: span, help: "write ':'",
            fix: replace(span, ":", "replace '=' by ':'"))
    }

    static func errorDirective(_ message: String, at span: Span) -> Diagnostic {
        error(.errorDirective, message, at: span)
    }

    static func expectedAccessor(found: String, at span: Span) -> Diagnostic {
        error(
            .expectedAccessor, "expected 'get', 'set', 'willSet' or 'didSet', found \(found)", at: span,
            help: "to compute the value, write the code directly in the braces, without an accessor")
    }

    static func expectedBody(
        of what: String, found: String, at span: Span, after: UInt32, help: String? = nil
    ) -> Diagnostic {
        if let help {
            return error(
                .expectedBody, "expected '{' to begin the body of \(what), found \(found)", at: span, help: help)
        }
        return error(
            .expectedBody, "expected '{' to begin the body of \(what), found \(found)", at: span,
            help: "the body needs braces, even with a single statement", fix: insert(" {", at: after, in: span))
    }

    static func expectedDeclaration(found: String, at span: Span) -> Diagnostic {
        error(
            .expectedDeclaration, "expected a declaration after its attributes and modifiers, found \(found)", at: span,
            help: "write a declaration after them: let, var, func, struct, class or enum")
    }

    static func expectedExpression(found: String, at span: Span) -> Diagnostic {
        error(.expectedExpression, "expected a value, found \(found)", at: span)
    }

    static func expectedMember(found: String, at span: Span) -> Diagnostic {
        error(.expectedMember, "expected the name of a member after '.', found \(found)", at: span)
    }

    static func expectedName(_ what: String, found: String, at span: Span) -> Diagnostic {
        error(.expectedName, "expected the name of \(what), found \(found)", at: span)
    }

    static func expectedToken(
        _ token: String, after: String, found: String, at span: Span, help: String? = nil
    ) -> Diagnostic {
        error(.expectedToken, "expected '\(token)' after \(after), found \(found)", at: span, help: help)
    }

    static func expectedType(found: String, at span: Span) -> Diagnostic {
        error(.expectedType, "expected a type, found \(found)", at: span)
    }

    // MARK: - f to o

    static func foreignKeyword(_ word: ForeignWord, at span: Span) -> Diagnostic {
        error(
            .unexpected, "'\(word.word)' is not a Swift keyword", at: span,
            notes: [Diagnostic.Note(word.sentence)], help: word.help,
            fix: replace(span, word.equivalent, "write '\(word.equivalent)'"))
    }

    static func hashComment(at span: Span) -> Diagnostic {
        error(
            .unexpected, "'#' is not allowed here", at: span, help: "a comment begins with '//'",
            fix: replace(span, "//", "write '//'"))
    }

    static func keywordAsName(_ keyword: String, at span: Span) -> Diagnostic {
        error(
            .keywordAsName, "'\(keyword)' is a keyword and cannot be a name", at: span,
            help: "put it in backticks: `\(keyword)`", fix: replace(span, "`\(keyword)`", "put it in backticks"))
    }

    static func letCase(at span: Span) -> Diagnostic {
        error(
            .letCase, "in a condition, write 'case' before 'let'", at: span, help: "write if case .some(let x) = value")
    }

    static func misplacedKeyword(_ keyword: String, at span: Span) -> Diagnostic {
        let outside = "outside functions and closures"
        let homes = [
            "case": "in a 'switch' or an 'enum'", "default": "in a 'switch'", "else": "after the '}' of an 'if'",
            "catch": "after the '}' of a 'do'", "where": "in a 'for', a 'case' or after generic parameters",
            "in": "in a 'for' or after the parameters of a closure", "init": "in a type", "deinit": "in a class",
            "subscript": "in a type", "associatedtype": "in a protocol", "static": "in a type", "class": "in a class",
            "private": outside, "fileprivate": outside, "internal": outside, "public": outside, "open": outside,
        ]
        return error(.misplacedKeyword, "'\(keyword)' is only allowed \(homes[keyword] ?? "elsewhere")", at: span)
    }

    static func missingArrow(found: String, at span: Span, isColon: Bool) -> Diagnostic {
        let end = Span(source: span.source, start: span.start, end: span.start)
        return error(
            .expectedToken, "expected '->' before the type of the result, found \(found)", at: span,
            help: "write '->' after the parameters",
            fix: isColon ? replace(span, " ->", "replace ':' by '->'") : replace(end, "-> ", "insert '->'"))
    }

    static func missingCondition(of what: String, at span: Span) -> Diagnostic {
        error(
            .missingCondition, "\(what) needs a \(what == "'switch'" ? "value" : "condition") before its '{'", at: span)
    }

    static func missingLeftSide(of text: String, at span: Span) -> Diagnostic {
        error(
            .missingLeftSide, "'\(text)' has no left operand", at: span,
            help: "write a sign or '!' directly before its value, without a space")
    }

    static func missingParameterType(of name: String, label: String?, found: String, at span: Span) -> Diagnostic {
        if let label, name.first?.isUppercase == true {
            return error(
                .missingParameterType, "expected ':' between the parameter '\(label)' and its type '\(name)'", at: span,
                help: "write \(label): \(name)")
        }
        return error(
            .missingParameterType, "the parameter '\(name)' needs a type, found \(found)", at: span,
            help: "write \(name): Int, or another type")
    }

    static func missingRightSide(of text: String, found: String, at span: Span) -> Diagnostic {
        error(.missingRightSide, "'\(text)' has no right operand, found \(found)", at: span)
    }

    static func missingSeparator(found: String, in bracket: String, at span: Span) -> Diagnostic {
        let closer = ["(": ")", "[": "]", "{": "}", "\\(": ")"][bracket] ?? ")"
        return error(
            .missingSeparator, "expected ',' or '\(closer)', found \(found)", at: span,
            help: "values in brackets are separated by commas")
    }

    /// Reports two operators whose relative precedence is not defined.
    static func mixedOperators(_ first: OperatorName, _ second: OperatorName, isSame: Bool) -> Diagnostic {
        let message =
            isSame
            ? "'\(first.name.text)' and '\(second.name.text)' need parentheses to be combined"
            : "neither '\(first.name.text)' nor '\(second.name.text)' has precedence over the other"
        return error(
            .mixedOperators, message, at: second.span,
            secondary: [Diagnostic.Note("the other operator", at: first.span)],
            help: "put parentheses around one of them")
    }

    static func operatorSpacing(_ text: String, at span: Span) -> Diagnostic {
        error(
            .operatorSpacing, "'\(text)' needs the same spacing on both sides", at: span,
            help: "write a \(text) b", fix: replace(span, " \(text) ", "put spaces around '\(text)'"))
    }

    // MARK: - s

    static func spaceAfterDot(at span: Span, isLineEnd: Bool) -> Diagnostic {
        error(
            .spaceAfterDot, "the name of a member must come directly after '.'", at: span,
            help: isLineEnd ? "put the dot at the start of the next line" : "remove the space after '.'")
    }

    static func statementAsExpression(_ keyword: String, at span: Span) -> Diagnostic {
        error(
            .statementAsExpression,
            "'\(keyword)' is an expression only directly after '=' or 'return', or if it is the whole body",
            at: span,
            help: "first assign its value to a 'let'")
    }

    static func statementInType(found: String, at span: Span, meant: String?) -> Diagnostic {
        error(
            .statementInType, "expected a declaration, found \(found); a type cannot contain statements", at: span,
            help: meant.map { "did you mean '\($0)'?" } ?? "put it in a function, such as init()",
            fix: meant.map { replace(span, $0, "write '\($0)'") })
    }

    static func statementOutsideCase(at span: Span) -> Diagnostic {
        error(.statementOutsideCase, "in a 'switch', each statement belongs to a 'case' or 'default'", at: span)
    }

    static func strayBrace(at span: Span) -> Diagnostic {
        error(
            .strayBrace, "this '}' has no opening '{'", at: span, help: "remove it, or look for a missing '{' above",
            fix: replace(span, "", "remove '}'"))
    }

    static func strayBracket(_ text: String, at span: Span) -> Diagnostic {
        error(
            .strayBracket, "this '\(text)' has no opening bracket", at: span, fix: replace(span, "", "remove '\(text)'")
        )
    }

    static func strayDirective(_ span: Span) -> Diagnostic {
        error(.strayDirective, "'\(span.text)' has no matching '#if'", at: span)
    }

    static func straySemicolon(at span: Span) -> Diagnostic {
        error(.straySemicolon, "this ';' does not end a statement", at: span, fix: replace(span, "", "remove ';'"))
    }

    static func stringFirstLine(at span: Span) -> Diagnostic {
        error(
            .stringFirstLine, "the content of a \"\"\" string begins on the next line", at: span,
            help: "start a new line after \"\"\"")
    }

    static func stringIndentation(at span: Span) -> Diagnostic {
        error(
            .stringIndentation, "this line is indented less than the closing \"\"\"", at: span,
            help: "indent the line at least as far as the closing \"\"\", or move the closing \"\"\" to the left")
    }

    static func stringLastLine(at span: Span) -> Diagnostic {
        error(
            .stringLastLine, "the closing \"\"\" needs its own line", at: span,
            help: "start a new line before \"\"\"")
    }

    // MARK: - t

    static func tooDeep(limit: Int, at span: Span) -> Diagnostic {
        error(
            .tooDeep, "this code is nested or chained too deeply", at: span,
            notes: [Diagnostic.Note("brackets, blocks and types may be nested about \(limit) levels deep")],
            help: "split the code into parts with names")
    }

    static func tryAsDo(at span: Span) -> Diagnostic {
        error(
            .unexpected, "'catch' belongs to 'do', not to 'try'", at: span,
            help: "write 'do', and 'try' before each call that can throw",
            fix: replace(span, "do", "replace 'try' by 'do'"))
    }

    static func tryOnRightSide(of name: OperatorName, at span: Span) -> Diagnostic {
        let word = span.text == "await" ? "await" : "try"
        return error(
            .tryOnRightSide, "'\(word)' cannot be to the right of '\(name.name.text)'", at: span,
            help: "put '\(word)' before the whole expression")
    }

    /// Reports effects in the wrong order: `throws async`, `await try`.
    static func misorderedEffects(_ word: String, before other: String, at span: Span) -> Diagnostic {
        error(
            .misplacedKeyword, "'\(word)' must come before '\(other)'", at: span,
            help: "write '\(word == "try" ? "try await" : "async throws")'")
    }

    static func twoStatements(found: String, at span: Span, after: UInt32, help: String?) -> Diagnostic {
        error(
            .twoStatements, "expected a new line or ';' between two statements, found \(found)", at: span, help: help,
            fix: insert(";", at: after, in: span))
    }

    // MARK: - u to w

    static func unclosedBrace(at span: Span, opened: Span) -> Diagnostic {
        error(
            .unclosedBrace, "expected '}' to close the '{' of line \(opened.position.line)", at: span,
            secondary: [Diagnostic.Note("opened here", at: opened)], fix: insert("}", at: span.end, in: span))
    }

    static func unclosedBracket(_ bracket: String, at span: Span, opened: Span) -> Diagnostic {
        let closer = ["(": ")", "[": "]", "<": ">", "{": "}", "\\(": ")"][bracket] ?? ")"
        return error(
            .unclosedBracket, "expected '\(closer)' to close '\(bracket)'", at: span,
            secondary: [Diagnostic.Note("opened here", at: opened)], fix: insert(closer, at: span.start, in: span))
    }

    static func unclosedComment(at span: Span, end: Span) -> Diagnostic {
        error(
            .unclosedComment, "this comment is not closed", at: span,
            secondary: [Diagnostic.Note("the text ends here", at: end)],
            help: "end it with */; comments nest, so each /* needs its own")
    }

    static func unclosedDirective(at span: Span, end: Span) -> Diagnostic {
        error(
            .unclosedDirective, "this '#if' is not closed", at: span,
            secondary: [Diagnostic.Note("the text ends here", at: end)], help: "end it with #endif")
    }

    static func unclosedString(isMultiline: Bool, pounds: Int, isInterpolated: Bool, at span: Span) -> Diagnostic {
        if isInterpolated, !isMultiline {
            return error(
                .unclosedString, "a '\\(' in this string is not closed on its line", at: span,
                help: "end the value with ')' before the closing quote")
        }
        let closer = (isMultiline ? "\"\"\"" : "\"") + String(repeating: "#", count: pounds)
        return error(
            .unclosedString, isMultiline ? "this string is not closed" : "this string does not end on its line",
            at: span,
            help: isMultiline ? "end it with \(closer)" : "end it with \(closer), or use \"\"\" for several lines")
    }

    static func unexpected(found: String, at span: Span, help: String?) -> Diagnostic {
        error(.unexpected, "\(found) is not allowed here", at: span, help: help)
    }

    static func strayOperator(_ text: String, at span: Span) -> Diagnostic {
        let help: String
        switch text {
        case "=>": help = "the result type comes after '->'; a closure has 'in' after its parameters"
        case "-": help = "a name consists of letters, digits and '_'; a value follows '='"
        default: help = "an operator needs a value on its left and on its right"
        }
        return unexpected(found: "'\(text)'", at: span, help: help)
    }

    static func unknownAttribute(_ name: String, meant: String?, at span: Span) -> Diagnostic {
        if let word = foreignWord("@\(name) var x") {
            return error(
                .unknownAttribute, "attribute '@\(name)' is not defined", at: span,
                notes: [Diagnostic.Note(word.sentence)], help: word.help)
        }
        return error(
            .unknownAttribute, "attribute '@\(name)' is not defined", at: span,
            help: meant.map { "did you mean '@\($0)'?" })
    }

    static func unknownOperator(_ name: OperatorName, _ fixity: String, help: String?) -> Diagnostic {
        error(.unknownOperator, "\(fixity) operator '\(name.name.text)' is not defined", at: name.span, help: help)
    }

    static func unknownPrecedenceGroup(_ name: Name, at span: Span, meant: String?) -> Diagnostic {
        error(
            .unknownPrecedenceGroup, "precedence group '\(name.text)' is not defined", at: span,
            help: meant.map { "did you mean '\($0)'?" }
                ?? "common groups are AdditionPrecedence, MultiplicationPrecedence and ComparisonPrecedence")
    }

    static func oldOperator(_ name: String, at span: Span) -> Diagnostic {
        error(
            .badOperatorDeclaration, "an operator is declared with a precedence group, without braces", at: span,
            help: "write infix operator \(name): AdditionPrecedence, or another group")
    }

    static func unspacedNotEqual(at span: Span) -> Diagnostic {
        error(
            .unspacedNotEqual, "'!=' needs spaces around it: here '!' belongs to the value on its left", at: span,
            help: "write a != b", fix: replace(span, " != ", "put spaces around '!='"))
    }

    static func unsupported(_ construct: Unsupported, at span: Span) -> Diagnostic {
        let rule = construct.isInCurrentSwift ? "rill does not support" : "Swift has no"
        return error(.unsupported, "\(rule) \(construct.name)", at: span, help: construct.help)
    }

    static func warningDirective(_ message: String, at span: Span) -> Diagnostic {
        Diagnostic(SyntaxDiagnosticID.warningDirective.rawValue, .warning, message, at: span)
    }
}
