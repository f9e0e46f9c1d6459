/// The documentation comment of a declaration. Comment marks are removed on demand, because few comments are ever
/// shown.
public struct DocComment {
    /// The text between the previous declaration and this one.
    private let text: String
    init(_ text: String) { self.text = text }

    /// The lines of the comment without their marks: the `///` lines directly before the declaration, or the block.
    public var strippedText: String? {
        if let block = strippedBlock { return block }
        var lines: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let trimmed = line.drop { $0 == " " || $0 == "\t" }
            if trimmed.hasPrefix("///") {
                let content = trimmed.dropFirst(3)
                lines.append(content.hasPrefix(" ") ? content.dropFirst() : content)
            } else if !trimmed.isEmpty {
                lines = []
            }
        }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    private var strippedBlock: String? {
        let code = text.drop { $0 == " " || $0 == "\n" || $0 == "\t" }
        guard code.hasPrefix("/**") else { return nil }
        var lines: [Substring] = []
        for line in code.dropFirst(3).split(separator: "\n", omittingEmptySubsequences: false) {
            var content = line.drop { $0 == " " || $0 == "\t" }
            let isEnd = content.hasSuffix("*/")
            if isEnd { content = content.dropLast(2) }
            if content.hasPrefix("*") { content = content.dropFirst().drop { $0 == " " } }
            while content.last == " " { content = content.dropLast() }
            if !content.isEmpty { lines.append(content) }
            if isEnd { break }
        }
        return lines.joined(separator: "\n")
    }
}
