import Assist
import SessionCore
import StyledText

/// The command `:say combine EXPR`, `:say async EXPR`.
let sayCommand = Command(
    name: "say", usage: "combine|async EXPR", topic: .code,
    summary: "translates an expression to Combine or AsyncSequence",
    details: """
        Writes a chain with the names of Combine or of AsyncSequence, and notes differences in meaning: demand, types of \
        errors, schedulers. A call without an equivalent becomes a comment. The chain does not run.
        """,
    argument: ArgumentDescription(kind: .expression, acceptedWords: ["combine", "async"]),
    example: [
        ":say combine Observable.of(1, 2).map { $0 * 2 }"
    ], run: { try $0.describeChain($1) })

extension ReplSession {
    fileprivate func describeChain(_ argument: String) throws {
        let word = argument.prefix { !$0.isWhitespace }
        let expression = argument.dropFirst(word.count).trimmingSpaces
        let tables = ["combine": TranslationTable.combine, "async": TranslationTable.asyncAlgorithms]
        guard let table = tables[word.lowercased()], !expression.isEmpty else {
            throw ArgumentError("combine or async and an expression")
        }
        let saying = ChainSentence(expression, in: table)
        guard let code = saying.code else {
            if saying.unknownOperators.isEmpty { throw CommandError(":say needs one expression.   :help say") }
            throw CommandError(
                "\(table.library) has no equivalent for \(saying.unknownOperators.joined(separator: ", "))")
        }
        printReply(StyledText(code))
        for call in saying.unknownOperators { report("  note: \(table.library) has no equivalent for \(call)", .dim) }
        for note in saying.notes { report("  note: " + note, .dim) }
    }
}
