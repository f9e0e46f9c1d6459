/// Writes Markdown.
package enum Markdown {
    /// Returns a fenced code block. Its fence is longer than any in the text.
    package static func fencedCode(_ text: String, language: String = "") -> String {
        var fence = "```"
        while text.contains(fence) { fence += "`" }
        return "\(fence)\(language)\n\(text)\(text.hasSuffix("\n") || text.isEmpty ? "" : "\n")\(fence)\n"
    }
}
