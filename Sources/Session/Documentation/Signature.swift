/// Parses a declaration's text.
enum Signature {
    /// `["_", "latest", "scheduler"]`
    static func labels(of declaration: String) -> [String] {
        parameters(of: declaration).map { parameter in
            var words = parameter.prefix { $0 != ":" }.split(separator: " ").filter { !$0.hasPrefix("@") }
            return words.isEmpty ? "_" : String(words.removeFirst())
        }
    }

    /// Returns the texts of the parameters.
    static func parameters(of declaration: String) -> [String] {
        guard let open = declaration.firstIndex(of: "(") else { return [] }
        var parts: [String] = []
        var part = ""
        var depth = 0
        var previous: Character = " "
        loop: for character in declaration[declaration.index(after: open)...] {
            switch character {
            case "(", "[", "{": depth += 1
            case "<" where previous != " ": depth += 1
            case ">" where previous != "-" && depth > 0: depth -= 1
            case ")" where depth == 0: break loop
            case ")", "]", "}": depth -= 1
            case "," where depth == 0:
                parts.append(part.trimmed)
                part = ""
                previous = character
                continue
            default: break
            }
            part.append(character)
            previous = character
        }
        if !part.trimmed.isEmpty { parts.append(part.trimmed) }
        return parts
    }

    /// Returns the start of the body: a brace outside parentheses.
    static func bodyStart(_ text: String) -> String.Index? {
        var depth = 0
        for index in text.indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if text[index] == "{", depth == 0 { return index }
        }
        return nil
    }
}
