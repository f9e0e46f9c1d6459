import StyledText
import Syntax

/// Questions about Swift text that need only its words.
enum Words {
    static func isName(_ text: String) -> Bool {
        let words = SourceWord.all(of: text)
        return words.count == 1 && words[0].range == 0..<text.utf8.count && [.name, .type].contains(words[0].kind)
            && !text.hasPrefix("`")
    }

    /// Returns true if a text continues an expression: `.map { $0 + 1 }`.
    static func goesOn(_ text: String) -> Bool {
        let text = text.trimmed
        return text.hasPrefix(".") && text.dropFirst().first.map { $0.isLetter || $0 == "_" } ?? false
    }

    /// Returns true if a text consists of imports.
    static func areImports(_ text: String) -> Bool {
        text.split(whereSeparator: { $0.isNewline || $0 == ";" })
            .allSatisfy { $0.trimmed.hasPrefix("import ") || $0.trimmed.isEmpty || $0.trimmed.hasPrefix("//") }
    }

    /// Returns the closing brackets that a text lacks.
    static func closers(of text: String) -> String {
        let bytes = Array(text.utf8)
        var open: [UInt8] = []
        for word in SourceWord.all(of: text) {
            if word.kind == .open { open.append(bytes[word.range.lowerBound]) }
            if word.kind == .close { _ = open.popLast() }
        }
        let pairs: [UInt8: String] = [UInt8(ascii: "("): ")", UInt8(ascii: "["): "]", UInt8(ascii: "{"): " }"]
        return open.reversed().map { pairs[$0] ?? "" }.joined()
    }
}

extension ReplSession {
    public func highlight(_ text: String) -> [RoleSpan] {
        if text.hasPrefix(":") {
            let end = text.utf8.firstIndex(of: 0x20).map { text.utf8.distance(from: text.startIndex, to: $0) }
            return [RoleSpan(0..<(end ?? text.utf8.count), .command)]
        }
        return SourceWord.all(of: text).compactMap { word in
            switch word.kind {
            case .keyword: return RoleSpan(word.range, .keyword)
            case .string: return RoleSpan(word.range, .string)
            case .number: return RoleSpan(word.range, .number)
            case .comment: return RoleSpan(word.range, .comment)
            case .type: return RoleSpan(word.range, .type)
            default: return nil
            }
        }
    }
}
