/// A text field of one line, with the keys that edit it in `:record text`.
package struct TypedField: Equatable {
    private var characters: [Character] = []
    private var cursor = 0

    package var text: String { String(characters) }
    package var beforeCursor: String { String(characters[..<cursor]) }

    package mutating func insert(_ text: String) {
        let new = Array(text.filter { !$0.isNewline })
        characters.insert(contentsOf: new, at: cursor)
        cursor += new.count
    }

    private mutating func remove(_ range: Range<Int>) {
        characters.removeSubrange(range.clamped(to: 0..<characters.count))
        cursor = min(range.lowerBound, characters.count)
    }

    private mutating func move(to place: Int) { cursor = max(0, min(place, characters.count)) }

    private var wordStart: Int {
        var place = cursor
        while place > 0, characters[place - 1] == " " { place -= 1 }
        while place > 0, characters[place - 1] != " " { place -= 1 }
        return place
    }

    /// Returns the change that a key makes; nil for keys that a field ignores.
    package static func editAction(_ key: Key) -> ((inout TypedField) -> Void)? {
        switch key {
        case .character(let character): { $0.insert(String(character)) }
        case .paste(let text): { $0.insert(text) }
        case .backspace: { if $0.cursor > 0 { $0.remove($0.cursor - 1..<$0.cursor) } }
        case .delete: { if $0.cursor < $0.characters.count { $0.remove($0.cursor..<$0.cursor + 1) } }
        case .left, .control("b"): { $0.move(to: $0.cursor - 1) }
        case .right, .control("f"): { $0.move(to: $0.cursor + 1) }
        case .home, .control("a"): { $0.move(to: 0) }
        case .end, .control("e"): { $0.move(to: $0.characters.count) }
        case .control("u"): { $0.remove(0..<$0.cursor) }
        case .control("k"): { $0.remove($0.cursor..<$0.characters.count) }
        case .control("w"): { $0.remove($0.wordStart..<$0.cursor) }
        default: nil
        }
    }
}
