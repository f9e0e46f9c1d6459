import Syntax

/// What stands before a cursor: the word that is being typed, and what it can be.
struct CursorPlace {
    enum Kind {
        /// Behind a dot: the expression before it.
        case member(base: String)
        /// Behind a dot that has nothing before it.
        case implicitMember
        case name
        /// Inside a string: an argument of a call that finds things by their words.
        case text
        /// Inside a comment, or any other string.
        case nowhere
    }

    var kind: Kind
    /// Where the word begins.
    var start: Int
    var word: String
    /// The innermost call around the cursor.
    var call: Call?
    /// What a leading dot is compared with: the expression before `==`.
    var compared: String?
    /// The word before it, if that is one of the language.
    var follows = ""
    /// Whether only a type can stand there: behind `let x:`, a parameter's colon, `->`, `as`.
    var wantsType = false
    /// Whether it stands in a closure that has not named its arguments.
    var hasShortNames = false

    init(_ before: String) {
        let bytes = Array(before.utf8)
        var words = SourceWord.all(of: before)[...]
        start = bytes.count
        word = ""
        if let last = words.last, last.range.upperBound == bytes.count {
            switch last.kind {
            case .name, .type, .keyword:
                start = last.range.lowerBound
                word = String(decoding: bytes[last.range], as: UTF8.self)
                words.removeLast()
            case .string, .comment:
                let text = String(decoding: bytes[last.range], as: UTF8.self)
                let isClosed = last.kind == .string && text.count > 1 && text.hasSuffix("\"")
                kind = .nowhere
                if !isClosed {
                    if last.kind == .string, !text.hasPrefix("\"\"\"") {
                        kind = .text
                        start = last.range.lowerBound + 1
                        word = String(text.dropFirst())
                        call = CursorPlace.call(around: words.dropLast(), bytes)
                    }
                    return
                }
            default: break
            }
        }
        call = CursorPlace.call(around: words, bytes)
        wantsType = CursorPlace.wantsType(behind: words, bytes)
        hasShortNames = CursorPlace.isInShortClosure(words, bytes)
        if let last = words.last, last.kind == .keyword {
            follows = CursorPlace.text(bytes, last.range.lowerBound, last.range.upperBound)
        }
        guard words.last?.kind == .dot, words.last?.range.upperBound == start else {
            kind = .name
            return
        }
        let base = CursorPlace.base(before: words.dropLast(), bytes)
        kind = base.isEmpty ? .implicitMember : .member(base: base)
        let signs = words.dropLast().suffix(2)
        guard base.isEmpty, signs.count == 2, signs.allSatisfy({ $0.kind == .sign }),
            ["==", "!="].contains(CursorPlace.text(bytes, signs.first!.range.lowerBound, signs.last!.range.upperBound))
        else { return }
        compared = CursorPlace.base(before: words.dropLast(3), bytes)
    }

    /// The expression that ends where the words end: names, calls, literals, joined by dots.
    private static func base(before words: ArraySlice<SourceWord>, _ bytes: [UInt8]) -> String {
        var index = words.endIndex - 1
        let end = words.last?.range.upperBound ?? 0
        var start = end
        var wantsOperand = true
        while index >= words.startIndex {
            let word = words[index]
            switch word.kind {
            case .close where wantsOperand || word.range.upperBound == start:
                guard let open = opening(of: index, words) else { return "" }
                start = words[open].range.lowerBound
                index = open - 1
                wantsOperand = false
                // A call, a subscript or a closure belongs to the name before it.
                if index >= words.startIndex, follows(words[index], start, bytes) { wantsOperand = true }
                continue
            case .name, .type, .number, .string:
                guard wantsOperand else { return text(bytes, start, end) }
                start = word.range.lowerBound
                wantsOperand = false
            case .keyword
            where wantsOperand
                && ["self", "super", "Self"].contains(text(bytes, word.range.lowerBound, word.range.upperBound)):
                start = word.range.lowerBound
                wantsOperand = false
            case .dot:
                guard !wantsOperand else { return "" }
                start = word.range.lowerBound
                wantsOperand = true
            case .sign where bytes[word.range.lowerBound] == UInt8(ascii: ">") && wantsOperand:
                guard let open = angle(before: index, words, bytes) else { return text(bytes, start, end) }
                index = open
                start = words[open].range.lowerBound
                index -= 1
                continue
            case .sign
            where
                (bytes[word.range.lowerBound] == UInt8(ascii: "?") || bytes[word.range.lowerBound] == UInt8(ascii: "!"))
                && wantsOperand:
                break
            default:
                return wantsOperand ? "" : text(bytes, start, end)
            }
            index -= 1
        }
        return wantsOperand ? "" : text(bytes, start, end)
    }

    private static func text(_ bytes: [UInt8], _ start: Int, _ end: Int) -> String {
        String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
    }

    /// Whether a bracket that begins at `start` belongs to the word before it.
    private static func follows(_ word: SourceWord, _ start: Int, _ bytes: [UInt8]) -> Bool {
        let isBrace = bytes[start] == UInt8(ascii: "{")
        let between = bytes[word.range.upperBound..<start]
        let isNear = isBrace ? between.allSatisfy { $0 == 0x20 } : between.isEmpty
        guard isNear else { return false }
        switch word.kind {
        case .name, .type, .close: return true
        case .sign: return bytes[word.range.lowerBound] == UInt8(ascii: ">")
        default: return false
        }
    }

    static func opening(of index: Int, _ words: ArraySlice<SourceWord>) -> Int? {
        var depth = 0
        for place in stride(from: index, through: words.startIndex, by: -1) {
            if words[place].kind == .close { depth += 1 }
            if words[place].kind == .open { depth -= 1 }
            if depth == 0 { return place }
        }
        return nil
    }

    /// The `<` of a generic argument list that ends at `index`.
    private static func angle(before index: Int, _ words: ArraySlice<SourceWord>, _ bytes: [UInt8]) -> Int? {
        var depth = 0
        for place in stride(from: index, through: words.startIndex, by: -1) where words[place].kind == .sign {
            let byte = bytes[words[place].range.lowerBound]
            if byte == UInt8(ascii: ">") { depth += 1 }
            if byte == UInt8(ascii: "<") { depth -= 1 }
            if depth == 0 { return place }
        }
        return nil
    }

    /// The innermost open parenthesis, the name before it, and what already stands behind it.
    private static func call(around words: ArraySlice<SourceWord>, _ bytes: [UInt8]) -> Call? {
        var depth = 0
        for place in words.indices.reversed() {
            switch words[place].kind {
            case .close: depth += 1
            case .open where depth > 0: depth -= 1
            case .open:
                guard bytes[words[place].range.lowerBound] == UInt8(ascii: "("), place > words.startIndex,
                    let name = callee(before: place, words, bytes)
                else { return nil }
                return Call(name.text, base: name.base, arguments: labels(in: words[(place + 1)...], bytes))
            default: break
            }
        }
        return nil
    }

    /// The name that is called, behind a dot or not, with generic arguments or without.
    private static func callee(
        before place: Int, _ words: ArraySlice<SourceWord>, _ bytes: [UInt8]
    ) -> (text: String, base: String?)? {
        var index = place - 1
        guard words[index].range.upperBound == words[place].range.lowerBound else { return nil }
        if words[index].kind == .sign, bytes[words[index].range.lowerBound] == UInt8(ascii: ">"),
            let open = angle(before: index, words, bytes), open > words.startIndex
        {
            index = open - 1
        }
        guard [.name, .type].contains(words[index].kind) else { return nil }
        let end = words[place - 1].range.upperBound
        let name = text(bytes, words[index].range.lowerBound, end)
        guard index > words.startIndex, words[index - 1].kind == .dot else { return (name, nil) }
        return (name, base(before: words[words.startIndex..<(index - 1)], bytes))
    }

    /// The label of each argument that was begun; the last one is the one in which the cursor stands.
    private static func labels(in words: ArraySlice<SourceWord>, _ bytes: [UInt8]) -> [Call.Argument] {
        var arguments = [Call.Argument()]
        var depth = 0
        for place in words.indices {
            let word = words[place]
            switch word.kind {
            case .open: depth += 1
            case .close: depth -= 1
            case .comma where depth == 0:
                arguments.append(Call.Argument())
                continue
            case .colon where depth == 0 && place > words.startIndex && arguments[arguments.count - 1].label == nil:
                let range = words[place - 1].range
                arguments[arguments.count - 1].label = text(bytes, range.lowerBound, range.upperBound)
                arguments[arguments.count - 1].isOnlyLabel = true
                continue
            default: break
            }
            arguments[arguments.count - 1].isEmpty = false
            arguments[arguments.count - 1].isOnlyLabel = false
        }
        return arguments
    }
}

/// A call whose arguments are being typed.
struct Call {
    struct Argument {
        var label: String?
        /// Nothing is typed yet, apart from the word at the cursor.
        var isEmpty = true
        /// Nothing but its label.
        var isOnlyLabel = false
    }

    /// What stands before the parenthesis, behind a dot if there is one.
    var name: String
    /// The expression before the dot; nil without one.
    var base: String?
    /// What was begun; at least one.
    var arguments: [Argument]

    init(_ name: String, base: String?, arguments: [Argument]) {
        self.name = name
        self.base = base
        self.arguments = arguments
    }
}
