import Assist
import Export
import SessionCore
import StyledText

/// Makes the session usable by the terminal: typed lines and keys become commands and entries.
extension ReplSession: SessionProtocol {
    package func submit(_ text: String, at now: UInt64, to sink: OutputSink) -> [Effect] {
        var effects: [Effect] = []
        for part in entriesAndCommands(of: text) {
            effects += submit(part: part, to: sink)
            if case .quit? = effects.last { break }
        }
        return effects
    }

    private func submit(part text: String, to sink: OutputSink) -> [Effect] {
        withOutput(to: sink) {
            // On a terminal, the prompt begins on a new line.
            if presentation.isTerminal { isAtLineStart = true }
            // The first line of the timeline after input shows its time.
            view.writeNextLineInFull()
            enterMode(.submitted)
            let line = text.trimmingSpaces
            if line.hasPrefix(":") {
                state.typedHistory.append(HistoryRow(number: nil, text: line))
                run(commandLine: line)
            } else if guide?.handleLine(line) == true {
                // The lesson has answered.
            } else if line.isEmpty {
                if pace == .step { run(commandLine: ":step") }
            } else if let command = ShellCommandAdvice.command(line), journal.definition(named: line) == nil {
                run(commandLine: command)
            } else {
                enter(text, advice: ShellCommandAdvice.advice)
            }
            return takeEffects()
        }
    }

    package func tick(at now: UInt64, to sink: OutputSink, isEnough: @escaping () -> Bool) -> [Effect] {
        guard program != nil else { return [] }
        return withOutput(to: sinkForApp(sink)) {
            guide?.tick(at: now)
            // Output that arrives during typing is printed on lines of its own.
            if presentation.isTerminal { isAtLineStart = true }
            whileRunning(.tick) { runWorld { $0.runDue(pause: isEnough) } }
            return takeEffects()
        }
    }

    /// Runs the action of a key and returns its effects, like an entry.
    package func performingKeyAction(to sink: OutputSink, _ body: () -> Void) -> [Effect] {
        withOutput(to: sink) {
            view.writeNextLineInFull()
            body()
            return takeEffects()
        }
    }

    // MARK: Typed text

    func entriesAndCommands(of text: String) -> [String] {
        PasteSplitter.splitParts(of: text) { SwiftSource.completeness(of: $0).isComplete }
    }

    /// If the text contains commands, its last part decides. `?` is the help command, not the start of an expression.
    package func completeness(of text: String) -> Completeness {
        if ShellCommandAdvice.command(text.trimmingSpaces) != nil { return .complete }
        return SwiftSource.completeness(of: entriesAndCommands(of: text).last ?? text)
    }

    package func highlight(_ text: String) -> [RoleSpan] { SwiftSource.highlight(text) }

    package func brackets(in text: String, at cursor: Int) -> [Range<Int>] {
        SwiftSource.brackets(in: text, at: cursor)
    }

    package func completions(in text: String, at cursor: Int) -> Completions {
        let before = String(decoding: text.utf8.prefix(max(cursor, 0)), as: UTF8.self)
        if before.trimmingSpaces.hasPrefix(":") { return CommandCompletion.complete(before, in: self) }
        return assistant.completions(in: text, at: cursor)
    }

    package func documentation(for candidate: Completions.Candidate) -> StyledText? {
        guard candidate.title.hasPrefix(":") else { return assistant.documentation(for: candidate) }
        guard case .one(let command, _) = CommandTable.choose(String(candidate.title.dropFirst())) else { return nil }
        return help(with: command).map { $0 + "\n" }.joined()
    }

    package func hint(in text: String, at cursor: Int, room: Int) -> StyledText? {
        assistant.hint(in: text, at: cursor, room: room)
    }

    package func stageTypes(in text: String) -> [Int: [String]] { assistant.stageTypes(in: text) }
}
