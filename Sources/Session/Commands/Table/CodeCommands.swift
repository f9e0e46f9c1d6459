import Assist
import Checking
import Declarations
import Diagnostics
import Export
import Library
import SessionCore
import StyledText
import Syntax
import TypeModel

/// Commands for names and types.
let codeCommands: [Command] = [
    Command(
        name: "type", abbreviations: ["t"], usage: "EXPR", topic: .code,
        summary: "shows the type of an expression without running it",
        argument: ArgumentDescription(kind: .expression, requiredName: "an expression"),
        run: { try $0.showType($1) }),
    Command(
        name: "doc", abbreviations: ["d"], usage: "NAME", topic: .code, summary: "explains a name",
        details: "':doc debounce', ':doc Observable.create', ':doc BehaviorRelay'.",
        argument: ArgumentDescription(kind: .name, requiredName: "a name"),
        run: { try $0.showDoc($1) }),
    Command(
        name: "find", abbreviations: ["f"], usage: "WORDS | INPUT -> OUTPUT", topic: .code,
        summary: "finds operators by what they do",
        details: """
            ':find slow typing' searches the descriptions of operators. ':find [1, 2, 3] -> [3]' runs operators on the input and \
            lists those with this output; with times: ':find "1-2-3|" -> "--1-2-3|"'; with two sources: ':find [1], [2] -> [1, 2]'.
            """, argument: ArgumentDescription(requiredName: "words"),
        run: { try $0.findOperators($1) }),
    Command(
        name: "names", topic: .code, summary: "lists the session's definitions",
        argument: ArgumentDescription(kind: .none),
        run: { try $0.listNames($1) }),
    Command(
        name: "fix", usage: "[N]", topic: .code, summary: "applies the fix of the last diagnostic, or its N-th fix",
        example: [
            "let name = [1, 2].cuont",
            ":fix",
        ], run: { try $0.fix($1) }),
]

extension ReplSession {
    fileprivate func showType(_ argument: String) throws {
        let checker = openProgram().interpreter.checker
        let source = sourceTexts.keep(Source(name: "type", text: argument))
        let answer = checker.type(of: parse(source))
        if let type = answer.type {
            printReply(StyledText(checker.describe(type), .type))
        } else if answer.diagnostics.isEmpty {
            throw CommandError("'\(argument)' is not an expression")
        } else {
            let proven = program!.interpreter.verifyFixes(answer.diagnostics, of: source, mode: .entry)
            showDiagnostics(proven.diagnostics, limit: 3, repairs: proven.repairs)
        }
    }

    // MARK: Documentation

    fileprivate func showDoc(_ argument: String) throws {
        let pages = assistant.documentation(named: argument, limit: 6)
        let word = ConcurrencyWords.explanationLines(for: argument)
        word?.forEach(printReply)
        if pages.isEmpty, word == nil {
            if let foreign = foreignWord(argument) { throw CommandError(foreign.sentence) }
            let near = nearestNames(to: argument, among: DocIndex.shared.names)
            let help = near.isEmpty ? "" : ". Near: " + near.map { "'\($0)'" }.joined(separator: ", ")
            throw CommandError("'\(argument)' is not defined\(help)")
        }
        for page in pages { page.lines.forEach(printReply) }
        let count = DocIndex.shared.entries(named: argument).count
        if pages.count == 6, count > 6 { report("(\(count - 6) more)", .dim) }
    }

    // MARK: Finding

    fileprivate func findOperators(_ argument: String) throws {
        if let example = FindExample(argument) { return try findByExample(example) }
        let found = DocumentationSearch.search(argument)
        if found.isEmpty {
            throw CommandError("nothing found for '\(argument)'. Try other words: :find time, :find errors")
        }
        let width = min(34, found.reduce(0) { max($0, $1.title.count) })
        for entry in found.prefix(10) {
            guard presentation.width >= 60 else {
                printProse(StyledText("  " + entry.title, .name), indent: 4)
                printProse(StyledText("    " + entry.summary), indent: 4)
                continue
            }
            var line = StyledText("  " + padded(entry.title, to: width), .name)
            line.append("   " + entry.summary)
            printProse(line, indent: width + 5)
        }
    }

    fileprivate func listNames(_ argument: String) throws {
        let checker = program?.interpreter.checker
        let symbols = journal.definitions.filter { checker?.isLatestGlobal($0) ?? false }
        if symbols.isEmpty { report("(nothing is defined yet)", .dim) }
        guard let checker else { return }
        // A type with packs has a copy for each number of values.
        var families: Set<Name> = []
        let shown = symbols.filter { $0.name.packFamily == nil || families.insert($0.name.sourceName).inserted }
        let summaries = Dictionary(grouping: shown) { checker.summary(of: $0) }
        for symbol in shown {
            // Overloads are distinguished by their types.
            let summary = checker.summary(of: symbol)
            printReply(StyledText(summaries[summary]!.count > 1 ? "func " + checker.describe(symbol) : summary))
        }
    }

    // MARK: Fix

    fileprivate func fix(_ argument: String) throws {
        let number = try ArgumentDescription.parseCount(argument)
        guard case .repairs(let repairs) = availableFixes else { return try breakCycle() }
        guard number <= repairs.count else {
            throw CommandError(repairs.isEmpty ? "nothing to fix" : "no fix \(number)")
        }
        let repair = repairs[number - 1]
        let fixed = repair.text
        availableFixes = .repairs([])
        printReply(StyledText(fixed, .dim))
        effects.append(.addToHistory(fixed))
        guard case .stays? = enter(fixed) else { return }
        if let original = repair.original { state.textsBeforeFix[journal.lastEntryNumber] = original }
        if let result = repair.report { report("(\(result))", .dim) }
    }
}
