import Syntax

/// The context of a cursor: the typed word and its possible kinds.
struct CursorPlace {
    enum Kind {
        /// After a dot: the expression before it.
        case member(base: String)
        /// After a dot without an expression before it.
        case implicitMember
        case name
        /// Inside a string argument of a call that finds views by text.
        case text
        /// Inside a comment or another string.
        case nowhere
    }

    var kind: Kind
    /// The start of the word.
    var start: Int
    var word: String
    /// The innermost call around the cursor.
    var call: Call?
    /// The expression before `==`, whose type a leading dot refers to.
    var compared: String?
    /// The keyword before the word, if any.
    var follows = ""
    /// True if only a type fits: after `let x:`, a parameter's colon, `->`, `as`.
    var wantsType = false
    /// True inside a closure without named parameters.
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

    /// Returns the expression that ends with the words: names, calls and literals joined by dots.
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

    /// Returns true if a bracket at `start` belongs to the word before it.
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

    /// Returns the `<` of a generic argument list that ends at `index`.
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

    /// Returns the call of the innermost open parenthesis: its name and its arguments so far.
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

    /// Returns the called name, with or without a dot and generic arguments.
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

    /// Returns the label of each argument; the cursor is in the last one.
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
        /// True if nothing is typed, apart from the word at the cursor.
        var isEmpty = true
        /// True if only its label is typed.
        var isOnlyLabel = false
    }

    /// The name before the parenthesis, after a dot if there is one.
    var name: String
    /// The expression before the dot; nil without one.
    var base: String?
    /// The arguments so far; at least one.
    var arguments: [Argument]

    init(_ name: String, base: String?, arguments: [Argument]) {
        self.name = name
        self.base = base
        self.arguments = arguments
    }
}
