import Commands
import Foundation
import SessionCore
import StyledText

/// A session on the instant clock: entries follow `> ` (their further lines `. `), and the exact
/// replies are below. Text before the first entry is a comment; if it begins with `Terminal`, the replies are those of a
/// terminal of 80 columns.
///
///     > let n = 3
///     n: Int = 3
struct SessionFile {
    struct Turn {
        var line: Int
        var entry: String
        var reply: String
    }

    var turns: [Turn] = []
    let isTerminal: Bool

    init(_ text: String) {
        isTerminal = text.hasPrefix("Terminal")
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("> ") {
                turns.append(Turn(line: index + 1, entry: String(line.dropFirst(2)), reply: ""))
            } else if line.hasPrefix(". "), !turns.isEmpty {
                turns[turns.count - 1].entry += "\n" + line.dropFirst(2)
            } else if !turns.isEmpty {
                turns[turns.count - 1].reply += line + "\n"
            }
        }
        for index in turns.indices {
            while turns[index].reply.hasSuffix("\n\n") { turns[index].reply.removeLast() }
            if turns[index].reply == "\n" { turns[index].reply = "" }
        }
    }
}

/// Collects the output.
final class Collector: OutputSink {
    var text = ""
    var program = ""
    /// The output without diagnostics.
    var results = ""

    func write(_ output: Output) {
        text += output.text.plainText
        if output.kind != .diagnostic { results += output.text.plainText }
        if output.kind == .program { program += output.text.plainText }
    }

    /// Returns the output without durations.
    func takeTimeless() -> String {
        take().replacingOccurrences(of: " in [0-9]+ ms", with: " in 1 ms", options: .regularExpression)
    }

    func take() -> String {
        defer { text = "" }
        return text
    }
}
