import Diagnostics

/// Evaluates `#if` while lexing: for Linux in a debug build, or for iOS if the text imports UIKit. Inactive branches
/// have no tokens.
enum Directive {
    case if_, elseif, else_, endif

    init?(_ name: Name) {
        guard let known = Directive.names[name] else { return nil }
        self = known
    }

    private static let names: [Name: Directive] = ["if": .if_, "elseif": .elseif, "else": .else_, "endif": .endif]
}

struct ConditionalState {
    var start: Int
    var hasTakenBranch: Bool
}

extension Lexer {
    mutating func lexDirective(_ directive: Directive, _ start: Int) {
        let end = position
        switch directive {
        case .if_:
            let holds = conditionHolds()
            openConditions.append(ConditionalState(start: start, hasTakenBranch: holds))
            if !holds { skipBranches() }
        case .elseif, .else_:
            guard !openConditions.isEmpty else {
                return report(SyntaxDiagnostics.strayDirective(span(start, end)))
            }
            skipBranches()
        case .endif:
            guard openConditions.popLast() != nil else {
                return report(SyntaxDiagnostics.strayDirective(span(start, end)))
            }
        }
        flags.insert(.newlineBefore)
    }

    mutating func closeConditions() {
        guard let state = openConditions.last else { return }
        let opener = span(state.start, state.start + 3)
        report(SyntaxDiagnostics.unclosedDirective(at: opener, end: span(position, position)))
        if unfinished == nil { unfinished = Unfinished(construct: "'#if'", span: opener) }
    }

    /// Skips tokens until an active branch or `#endif`.
    private mutating func skipBranches() {
        let keptCount = tokenCount
        let (keptOpen, keptStrings) = (openBrackets, openStrings)
        let wasSkipping = isSkipping
        isSkipping = true
        defer {
            isSkipping = wasSkipping
            truncate(to: keptCount)
            (openBrackets, openStrings) = (keptOpen, keptStrings)
            // A bracket in a skipped branch does not close a bracket before the branch.
            for index in openBrackets { clearPartner(Int(index)) }
            for mode in openStrings { clearPartner(mode.startToken) }
        }
        var depth = 0
        while true {
            skipTrivia()
            guard position < count else { return }
            guard let directive = currentDirective() else {
                _ = lexToken()
                continue
            }
            switch directive {
            case .if_: depth += 1
            case .endif where depth > 0: depth -= 1
            case .endif:
                openConditions.removeLast()
                return
            case .elseif where depth == 0 && !openConditions[openConditions.count - 1].hasTakenBranch:
                if conditionHolds() {
                    openConditions[openConditions.count - 1].hasTakenBranch = true
                    return
                }
            case .else_ where depth == 0 && !openConditions[openConditions.count - 1].hasTakenBranch:
                openConditions[openConditions.count - 1].hasTakenBranch = true
                return
            case .elseif, .else_: break
            }
        }
    }

    private mutating func currentDirective() -> Directive? {
        guard at(position) == Byte.hash else { return nil }
        var end = position + 1
        while end < count, classes[Int(bytes[end])] == ByteClass.letter { end += 1 }
        guard end > position + 1 else { return nil }
        let id = names.intern(bytes + position + 1, count: end - position - 1)
        guard let directive = Directive(Name(id: id)) else { return nil }
        position = end
        return directive
    }

    // MARK: - Conditions

    /// Parses and evaluates the rest of the line as a condition.
    private mutating func conditionHolds() -> Bool {
        let start = position
        skipLine()
        let line = String(decoding: UnsafeBufferPointer(start: bytes + start, count: position - start), as: UTF8.self)
        var reader = ConditionReader(line, isPhone: mentionsUIKit())
        guard let holds = reader.read() else {
            report(SyntaxDiagnostics.badDirective(at: span(start, position)))
            return false
        }
        return holds
    }
}

extension Lexer {
    /// Returns true if the text imports UIKit anywhere. A program for several systems imports it inside a branch.
    fileprivate mutating func mentionsUIKit() -> Bool {
        if let importsUIKit { return importsUIKit }
        let wanted = Array("import UIKit".utf8)
        var (start, found) = (0, false)
        while !found, start + wanted.count <= count {
            found = bytes[start] == wanted[0] && wanted.indices.allSatisfy { bytes[start + $0] == wanted[$0] }
            start += 1
        }
        importsUIKit = found
        return found
    }
}

/// Evaluates conditions such as `os(Linux) && !DEBUG || canImport(RxSwift)`.
private struct ConditionReader {
    private let isPhone: Bool
    private var words: [Substring] = []
    private var index = 0
    private var depth = 0

    init(_ line: String, isPhone: Bool) {
        self.isPhone = isPhone
        let code = line.prefix { $0 != "\r" }
        let text = code.range(of: "//").map { code[..<$0.lowerBound] } ?? code
        words = ConditionReader.split(text)
    }

    mutating func read() -> Bool? {
        guard let value = parseOr(), index == words.count else { return nil }
        return value
    }

    private static func split(_ text: Substring) -> [Substring] {
        var words: [Substring] = []
        var rest = text
        while let first = rest.first {
            if first.isWhitespace {
                rest = rest.dropFirst()
                continue
            }
            var word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
            if word.isEmpty {
                word =
                    rest.hasPrefix("&&") || rest.hasPrefix("||") || rest.hasPrefix(">=")
                    ? rest.prefix(2) : rest.prefix(1)
            }
            words.append(word)
            rest = rest[word.endIndex...]
        }
        return words
    }

    private mutating func consume(_ word: String) -> Bool {
        guard index < words.count, words[index] == word else { return false }
        index += 1
        return true
    }

    private mutating func parseOr() -> Bool? {
        guard var value = parseAnd() else { return nil }
        while consume("||") {
            guard let right = parseAnd() else { return nil }
            value = value || right
        }
        return value
    }

    private mutating func parseAnd() -> Bool? {
        guard var value = parseOperand() else { return nil }
        while consume("&&") {
            guard let right = parseOperand() else { return nil }
            value = value && right
        }
        return value
    }

    private mutating func parseOperand() -> Bool? {
        depth += 1
        defer { depth -= 1 }
        guard depth < 100 else { return nil }
        if consume("!") { return parseOperand().map { !$0 } }
        if consume("(") {
            guard let value = parseOr(), consume(")") else { return nil }
            return value
        }
        guard index < words.count, let first = words[index].first, first.isLetter || first == "_" else { return nil }
        let name = String(words[index])
        index += 1
        guard consume("(") else { return name == "true" || name == "DEBUG" }
        var arguments: [Substring] = []
        while index < words.count, words[index] != ")" {
            arguments.append(words[index])
            index += 1
        }
        guard consume(")"), !arguments.isEmpty else { return nil }
        return isTrue(name, arguments)
    }

    private func isTrue(_ name: String, _ arguments: [Substring]) -> Bool? {
        switch name {
        case "os" where isPhone: return arguments[0] == "iOS"
        case "canImport" where isPhone && arguments[0] == "UIKit": return true
        case "canImport": return ImportTable.library["found"].contains(Name(String(arguments[0])))
        case "os", "arch", "targetEnvironment", "_endian", "_pointerBitWidth", "hasFeature",
            "hasAttribute", "_runtime":
            return ConditionReader.knownConditions[name]?.contains(String(arguments[0])) ?? false
        case "swift", "compiler":
            guard arguments.count == 2 else { return nil }
            let version = arguments[1].split(separator: ".").compactMap { Int($0) }
            // rill behaves like compiler 6.3 in language mode 5: `swift(>=6)` is false, `compiler(>=6)` is true.
            let ours = name == "swift" ? [5, 10] : [6, 3, 1]
            let isOlder = ours.lexicographicallyPrecedes(version)
            return arguments[0] == ">=" ? !isOlder : arguments[0] == "<" ? isOlder : nil
        default:
            return nil
        }
    }

    private static let knownConditions: [String: Set<String>] = [
        "os": ["Linux"],
        "arch": [architecture],
        "_endian": ["little"],
        "_pointerBitWidth": ["_64"],
        "_runtime": ["_Native"],
    ]

    private static var architecture: String {
        #if arch(arm64)
            return "arm64"
        #else
            return "x86_64"
        #endif
    }
}

extension Substring {
    /// Returns the range of a word in the text, without Foundation.
    fileprivate func range(of word: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(word) { return start..<index(start, offsetBy: word.count) }
            start = index(after: start)
        }
        return nil
    }
}
