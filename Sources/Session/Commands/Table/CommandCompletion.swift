import Assist
import Export
import SessionCore

/// Completes commands and their arguments.
enum CommandCompletion {
    static func complete(_ before: String, in session: ReplSession) -> Completions {
        let lead = before.utf8.count - before.drop { $0 == " " }.utf8.count
        guard let space = before.dropFirst(lead).firstIndex(of: " ") else {
            let word = before.trimmingSpaces.dropFirst()
            let commands = CommandTable.allCommands.filter { $0.name.hasPrefix(word) }
            return Completions(
                start: lead,
                candidates: commands.map {
                    Completions.Candidate(title: ":" + $0.name, insertion: ":" + $0.name, summary: $0.summary)
                }.sorted { $0.title < $1.title })
        }
        let name = before[..<space].trimmingSpaces.dropFirst()
        guard case .one(let command, _) = CommandTable.choose(String(name)) else {
            return Completions(start: before.utf8.count, candidates: [])
        }
        let argument = String(before[before.index(after: space)...])
        let start = before.utf8.count - argument.utf8.count
        let known = command.argument
        switch known.kind {
        case .helpTopic:
            return matchingRows(
                argument, start,
                CommandTable.allCommands.map { ($0.name, $0.summary) } + [("keys", ""), ("glyphs", "")])
        case .setting: return completeSetting(argument, start)
        case .lanes: return completeLanes(argument, start, in: session, live: false)
        case .expression where argument.hasPrefix("off ") && known.acceptedWords.contains("off"):
            return completeLanes(argument, start, in: session, live: true)
        case .pace: return matchingRows(argument, start, ["live", "x10", "instant", "step"].map { ($0, "") })
        case .file: return completeFile(argument, start, known.acceptedWords, in: session)
        case .name: return matchingRows(argument, start, DocIndex.shared.entries.map { ($0.name, $0.summary) })
        case .expression: return completeExpression(argument, start, known, in: session)
        case .none, .other, .block: return matchingRows(argument, start, known.acceptedWords.map { ($0, "") })
        }
    }

    private static func matchingRows(_ word: String, _ start: Int, _ rows: [(String, String)]) -> Completions {
        var seen: Set<String> = []
        let found = rows.filter { $0.0.hasPrefix(word) && seen.insert($0.0).inserted }
        return Completions(
            start: start, candidates: found.map { Completions.Candidate(title: $0.0, insertion: $0.0, summary: $0.1) })
    }

    /// Completes names of settings; after a name, completes the values of that setting: `:set pace li`.
    private static func completeSetting(_ argument: String, _ start: Int) -> Completions {
        guard let space = argument.firstIndex(of: " ") else {
            return matchingRows(argument, start, SettingTable.rows.map { ($0.name, $0.meaning) })
        }
        let value = String(argument[argument.index(after: space)...])
        let row = SettingTable.row(String(argument[..<space]))
        let values = row?.values.split(separator: ",").map { String($0).trimmingSpaces } ?? []
        // A description such as `a number from 20 on` cannot be completed.
        let choices = values.filter { !$0.contains(" ") }
        return matchingRows(value, start + argument.utf8.count - value.utf8.count, choices.map { ($0, "") })
    }

    /// Completes the last word as the name of a lane.
    private static func completeLanes(_ argument: String, _ start: Int, in session: ReplSession, live: Bool)
        -> Completions
    {
        let word =
            argument.split(omittingEmptySubsequences: false) { $0 == " " || $0 == "," }.last.map(String.init) ?? ""
        let place = start + argument.utf8.count - word.utf8.count
        if live { return matchingRows(word, place, session.runningSubscriptions.map { ($0.name, "") }) }
        let lanes = session.recording?.shownLanes ?? []
        return matchingRows(word, place, lanes.map { ($0.name, $0.isLive ? "live" : "") })
    }

    /// Completes a flag of the command, the value or path of a flag, or an expression.
    private static func completeExpression(
        _ argument: String, _ start: Int, _ known: ArgumentDescription, in session: ReplSession
    ) -> Completions {
        let words = known.acceptedWords
        let flags = words.filter { $0.hasPrefix("-") }
        if argument.hasPrefix("-"), !argument.contains(" ") {
            return matchingRows(argument, start, flags.map { ($0, "") })
        }
        if let flag = flags.first(where: { argument.hasPrefix($0 + " ") }) {
            let rest = argument.dropFirst(flag.count + 1)
            let place = start + argument.utf8.count - rest.utf8.count
            if known.flagValues[flag] == [] { return completeExpression(String(rest), place, known, in: session) }
            guard let space = rest.firstIndex(of: " ") else {
                return known.flagValues[flag].map { matchingRows(String(rest), place, $0.map { ($0, "") }) }
                    ?? completePath(String(rest), place)
            }
            let text = String(rest[rest.index(after: space)...])
            let next = known.flagValues[flag] == nil ? ArgumentDescription(kind: .expression) : known
            return completeExpression(text, start + argument.utf8.count - text.utf8.count, next, in: session)
        }
        var found = session.assistant.completions(in: argument, at: argument.utf8.count)
        if !argument.isEmpty, found.start == 0 {
            found.candidates = matchingRows(argument, 0, words.map { ($0, "") }).candidates + found.candidates
        }
        return Completions(start: start + found.start, candidates: found.candidates)
    }

    /// Completes a flag of the command, a path, and lanes after the path.
    private static func completeFile(
        _ argument: String, _ start: Int, _ words: [String], in session: ReplSession
    ) -> Completions {
        if let flag = words.first(where: { argument.hasPrefix($0 + " ") }) {
            let rest = String(argument.dropFirst(flag.count + 1))
            return completeFile(rest, start + argument.utf8.count - rest.utf8.count, [], in: session)
        }
        if !words.isEmpty, argument.contains(".swift "), !argument.hasPrefix("-") {
            return completeLanes(argument, start, in: session, live: false)
        }
        var found = completePath(argument, start)
        found.candidates = matchingRows(argument, start, words.map { ($0, "") }).candidates + found.candidates
        return found
    }

    private static func completePath(_ typed: String, _ start: Int) -> Completions {
        let slash = typed.lastIndex(of: "/")
        let directory = slash.map { String(typed[...$0]) } ?? ""
        let name = String(typed.dropFirst(directory.count))
        let found = Files.names(in: directory, beginningWith: name)
        return Completions(
            start: start, candidates: found.map { Completions.Candidate(title: $0, insertion: directory + $0) })
    }
}
