import Syntax

// Finds the kind of word that a place expects, from the words before it.

extension CursorPlace {
    /// Returns true if only a type can follow.
    static func wantsType(behind words: ArraySlice<SourceWord>, _ bytes: [UInt8]) -> Bool {
        func text(_ back: Int) -> String {
            guard words.count > back else { return "" }
            let range = words[words.endIndex - 1 - back].range
            return String(decoding: bytes[range], as: UTF8.self)
        }
        guard let last = words.last else { return false }
        switch last.kind {
        case .keyword: return ["as", "is", "extension", "any", "some"].contains(text(0))
        case .sign:
            if text(1) + text(0) == "->" { return true }
            return ["?", "!"].contains(text(0)) && text(1) == "as"
        case .colon:
            if ["let", "var", "struct", "class", "enum", "extension", "protocol"].contains(text(2)) { return true }
            return declaresParameters(words, bytes)
        default: return false
        }
    }

    /// Returns true if the innermost bracket opens the parameters of a function, an initialiser or a closure.
    private static func declaresParameters(_ words: ArraySlice<SourceWord>, _ bytes: [UInt8]) -> Bool {
        guard let open = innermostOpen(words), bytes[words[open].range.lowerBound] == UInt8(ascii: "("),
            open > words.startIndex
        else { return false }
        var before = open - 1
        func text(_ place: Int) -> String { String(decoding: bytes[words[place].range], as: UTF8.self) }
        if ["{", "init", "subscript"].contains(text(before)) { return true }
        // Generic parameters are between the name and the bracket.
        while before > words.startIndex, text(before) != "func", words[before].kind != .open { before -= 1 }
        return text(before) == "func"
    }

    /// Returns true if the innermost bracket opens a closure without named parameters.
    static func isInShortClosure(_ words: ArraySlice<SourceWord>, _ bytes: [UInt8]) -> Bool {
        var rest = words
        while let open = innermostOpen(rest) {
            guard bytes[words[open].range.lowerBound] == UInt8(ascii: "{") else {
                rest = rest[..<open]
                continue
            }
            // A closure follows a call's name, a label or a bracket; the body of a statement also follows other words.
            guard open > words.startIndex, opensClosure(words, at: open, bytes) else { return false }
            return !words[open...].contains { word in
                word.kind == .keyword && String(decoding: bytes[word.range], as: UTF8.self) == "in"
            }
        }
        return false
    }

    private static func opensClosure(_ words: ArraySlice<SourceWord>, at open: Int, _ bytes: [UInt8]) -> Bool {
        func text(_ place: Int) -> String { String(decoding: bytes[words[place].range], as: UTF8.self) }
        let before = words[open - 1]
        switch before.kind {
        case .colon, .comma: return true
        case .open: return text(open - 1) != "{"
        case .sign: return text(open - 1) == "="
        case .name:
            // `.map {`, `taps.map {`
            return open - 1 > words.startIndex && words[open - 2].kind == .dot
        case .close:
            // In `.scan(0) {` the call's name follows a dot.
            guard text(open - 1) == ")", let start = opening(of: open - 1, words), start > words.startIndex + 1 else {
                return false
            }
            return words[start - 1].kind == .name && words[start - 2].kind == .dot
        default: return false
        }
    }

    private static func innermostOpen(_ words: ArraySlice<SourceWord>) -> Int? {
        var depth = 0
        for place in words.indices.reversed() {
            if words[place].kind == .close { depth += 1 }
            if words[place].kind == .open {
                if depth == 0 { return place }
                depth -= 1
            }
        }
        return nil
    }
}
