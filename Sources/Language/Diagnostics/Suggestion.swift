/// Formats similar names as a question.
public enum Suggestion {
    public static func text(_ names: [String]) -> String? {
        guard let last = names.last else { return nil }
        let quoted = names.dropLast().map(quote)
        return "did you mean " + (quoted.isEmpty ? "" : quoted.joined(separator: ", ") + " or ") + quote(last) + "?"
    }

    /// Formats names with their types: `'first' (Int?)`.
    public static func text(_ names: [(name: String, type: String)]) -> String? {
        let suggestions = names.map { quote($0.name) + " (\($0.type))" }
        return suggestions.isEmpty ? nil : "did you mean " + suggestions.joined(separator: " or ") + "?"
    }

    private static func quote(_ name: String) -> String { "'\(name)'" }
}
