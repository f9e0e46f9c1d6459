import Assist
import SessionCore
import Syntax

/// Splits pasted or piped text into entries and commands. A command begins at the start of a line if the text before it
/// is complete; otherwise the line is Swift, as with `:` in a conditional expression.
enum PasteSplitter {
    /// Returns the entries and commands in order. A text without commands is one part.
    static func splitParts(of text: String, isWhole: (String) -> Bool) -> [String] {
        guard text.utf8.contains(UInt8(ascii: "\n")), hasLineWithColon(text) else { return [text] }
        var parts: [String] = []
        var lines: [Substring] = []
        func part() -> String { lines.joined(separator: "\n") }
        func flush() {
            if !part().trimmingSpaces.isEmpty { parts.append(part()) }
            lines = []
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if lines.first.map(isCommand) == true, !continuesCommand(part(), with: line, isWhole) { flush() }
            if isCommand(line), lines.isEmpty || isWhole(part()) { flush() }
            lines.append(line)
        }
        flush()
        return parts
    }

    /// True if a line begins with a colon. The search does not use `zip`: creating its types takes longer than running
    /// the first entry.
    private static func hasLineWithColon(_ text: String) -> Bool {
        var isAtStart = true
        for byte in text.utf8 {
            if isAtStart, byte == UInt8(ascii: ":") { return true }
            isAtStart = byte == UInt8(ascii: "\n")
        }
        return false
    }

    private static func isCommand(_ line: Substring) -> Bool {
        line.first == ":" && line.dropFirst().first.map { $0.isLetter || $0 == "?" } == true
    }

    /// Returns true if a line continues the expression of the command before it.
    private static func continuesCommand(_ command: String, with line: Substring, _ isWhole: (String) -> Bool) -> Bool {
        let word = command.dropFirst().prefix { !$0.isWhitespace }
        guard case .one(let row, _) = CommandTable.choose(String(word)), row.argument.acceptsFurtherLines
        else { return false }
        if row.argument.kind == .block { return command.contains { $0 == " " } && !isCommand(line) }
        let expression = command.dropFirst(word.count + 1).trimmingSpaces
        return line.trimmingSpaces.hasPrefix(".") || !isWhole(expression)
    }
}
