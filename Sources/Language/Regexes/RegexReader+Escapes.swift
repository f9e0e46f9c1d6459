extension RegexReader {
    /// Parses an escape outside brackets, after the backslash.
    mutating func readEscape(from start: Int) throws(RegexProblem) -> RegexNode {
        let ignoresCase = options.contains(.ignoresCase)
        guard let letter = current else { throw problem("expected escape sequence", from: start) }
        if let anchor = Self.anchors[letter] {
            index += 1
            return .anchor(anchor)
        }
        switch letter {
        case "X":
            index += 1
            return .any(newlines: true)
        case "R":
            index += 1
            return .set(RegexSet(members: [.kind(.newline, isInverted: false)], isInverted: false), ignoresCase: false)
        // A boundary between characters, which exists at every position of the text.
        case "y", "Y":
            index += 1
            return letter == "y" ? .sequence([]) : .group(.negativeLookahead, .sequence([]))
        case "1"..."9": return reference(.number(readNumber() ?? .max), from: start)
        case "k", "g":
            index += 1
            if letter == "g", let number = readNumber() { return reference(.number(number), from: start) }
            for (opening, closing) in [("<", ">"), ("'", "'"), ("{", "}")] as [(String, Character)]
            where consume(opening) {
                guard let name = consumeUp(to: closing) else { throw problem("expected '\(closing)'", from: start) }
                return reference(Int(name).map { .number($0) } ?? .name(name), from: start)
            }
            throw problem("invalid escape sequence '\\\(letter)'", from: start)
        default:
            switch try readSetEscape(from: start) {
            case .character(let character): return .literal(character, ignoresCase: ignoresCase)
            case let member: return .set(RegexSet(members: [member], isInverted: false), ignoresCase: ignoresCase)
            }
        }
    }

    private static let anchors: [Character: RegexNode.Anchor] = [
        "A": .textStart, "z": .textEnd, "Z": .textEndOrNewline, "G": .searchStart, "b": .wordBoundary,
        "B": .noWordBoundary,
    ]

    private static let kinds: [Character: RegexSet.Kind] = [
        "d": .digit, "w": .word, "s": .space, "h": .horizontalSpace, "v": .newline,
    ]

    private static let characters: [Character: Character] = [
        "t": "\t", "n": "\n", "r": "\r", "f": "\u{c}", "e": "\u{1b}", "a": "\u{7}",
    ]

    /// Parses a character or character class after a backslash.
    mutating func readSetEscape(from start: Int) throws(RegexProblem) -> RegexSet.Member {
        guard let letter = current else { throw problem("expected escape sequence", from: start) }
        index += 1
        if let kind = Self.kinds[letter] { return .kind(kind, isInverted: false) }
        if let small = letter.lowercased().first, letter.isUppercase, let kind = Self.kinds[small] {
            return .kind(kind, isInverted: true)
        }
        if let character = Self.characters[letter] { return .character(character) }
        switch letter {
        case "p" where current == "{": return try readProperty(isInverted: false, from: start)
        case "P" where current == "{": return try readProperty(isInverted: true, from: start)
        case "x", "u", "U", "o", "0": return .character(try readScalar(letter, from: start))
        case "N", "O", "K", "C": throw problem("'\\\(letter)' is not currently supported", from: start)
        default:
            let isPlain = letter.isASCII && !letter.isLetter && !letter.isNumber
            guard isPlain else { throw problem("invalid escape sequence '\\\(letter)'", from: start) }
            return .character(letter)
        }
    }

    /// Parses a character by its number: `\x41`, `\x{41}`, `\u0041`, `\u{41}`, `\U00000041`, `\o{101}`, `\0101`.
    private mutating func readScalar(_ letter: Character, from start: Int) throws(RegexProblem) -> Character {
        let radix = letter == "o" || letter == "0" ? 8 : 16
        var digits = ""
        if letter != "0", consume("{") {
            let place = index
            guard let inside = consumeUp(to: "}") else { throw problem("expected '}'", from: start) }
            if inside.isEmpty { throw problem("expected unicode scalar value", from: place) }
            digits = inside
        } else {
            let most = letter == "x" ? 2 : letter == "u" ? 4 : letter == "U" ? 8 : 3
            while digits.count < most, let next = current, next.isASCII, next.hexDigitValue ?? 99 < radix {
                digits.append(next)
                index += 1
            }
            if letter == "u" || letter == "U", digits.count < most {
                throw problem("expected \(most) digits in '\(digits)'", from: start)
            }
        }
        guard let value = digits.isEmpty ? 0 : UInt32(digits, radix: radix), let scalar = Unicode.Scalar(value) else {
            throw problem("Invalid scalar value U+\(digits)", from: start)
        }
        return Character(scalar)
    }

    // MARK: - Brackets

    /// Parses a character class after `[`.
    mutating func readSet(from start: Int) throws(RegexProblem) -> RegexSet {
        let isInverted = consume("^")
        var left = RegexSet(members: [], isInverted: false)
        var pending: (operation: RegexSet.Operation, left: RegexSet)?
        func joined() -> RegexSet {
            guard let (operation, first) = pending else { return left }
            return RegexSet(members: [.operation(operation, first, left)], isInverted: false)
        }
        while true {
            _ = skipSpace()
            guard let next = current else {
                let isEmpty = left.members.isEmpty && pending == nil
                throw problem(
                    isEmpty ? Self.noMembersMessage : "expected ']'", from: start, to: isEmpty ? nil : start + 1)
            }
            if next == "]" {
                if left.members.isEmpty { throw problem(Self.noMembersMessage, from: start, to: index + 1) }
                index += 1
                var set = joined()
                set.isInverted = isInverted
                return set
            }
            if let operation = RegexSet.Operation.allCases.first(where: { consume($0.rawValue) }) {
                if left.members.isEmpty { throw problem(Self.noMembersMessage, from: start) }
                pending = (operation, joined())
                left.members = []
            } else {
                left.members.append(try readRange())
            }
        }
    }

    private static let noMembersMessage = "expected custom character class members"

    private mutating func readRange() throws(RegexProblem) -> RegexSet.Member {
        let start = index
        let first = try readMember()
        let next = index + 1 < text.count ? text[index + 1] : "]"
        guard current == "-", next != "]", next != "-" else { return first }
        index += 1
        let last = try readMember()
        guard case .character(let low) = first, case .character(let high) = last, let from = low.singleScalar,
            let to = high.singleScalar
        else { throw problem("invalid bound for character class range", from: start) }
        if from > to { throw problem("character '\(low)' must compare less than or equal to '\(high)'", from: start) }
        return .range(from, to)
    }

    private mutating func readMember() throws(RegexProblem) -> RegexSet.Member {
        let start = index
        guard let next = current else { throw problem("expected ']'", from: start) }
        index += 1
        switch next {
        case "\\":
            if consume("b") { return .character("\u{8}") }
            return try readSetEscape(from: start)
        case "[":
            if consume(":") {
                let isInverted = consume("^")
                guard let name = consumeUp(to: ":"), consume("]") else { throw problem("expected ':]'", from: start) }
                return try property(name, isInverted, from: start)
            }
            return .set(try readSet(from: start))
        default: return .character(next)
        }
    }

    // MARK: - Properties

    private mutating func readProperty(isInverted: Bool, from start: Int) throws(RegexProblem) -> RegexSet.Member {
        index += 1
        let isNegated = consume("^")
        guard let name = consumeUp(to: "}") else { throw problem("expected '}'", from: start) }
        return try property(name, isInverted != isNegated, from: start)
    }

    private func property(_ name: String, _ isInverted: Bool, from start: Int) throws(RegexProblem) -> RegexSet.Member {
        guard let known = RegexProperties.find(name) else {
            throw problem("unknown character property '\(name)'", from: start)
        }
        return .property(known, isInverted: isInverted)
    }
}

extension Character {
    /// The Unicode scalar of the character; nil if it has several.
    var singleScalar: Unicode.Scalar? { unicodeScalars.count == 1 ? unicodeScalars.first : nil }
}
