/// Formats Markdown.
package enum Markdown {
    /// Returns a fenced block whose fence does not occur in the text.
    package static func fenced(_ text: String, language: String = "") -> String {
        var fence = "```"
        while text.contains(fence) { fence += "`" }
        return "\(fence)\(language)\n\(text)\(text.hasSuffix("\n") || text.isEmpty ? "" : "\n")\(fence)\n"
    }
}
