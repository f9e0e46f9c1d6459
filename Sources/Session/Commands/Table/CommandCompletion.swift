import Assist
import Export
import SessionCore

/// Completes commands and their arguments.
enum CommandCompletion {
    static func complete(_ before: String, in session: ReplSession) -> Completions {
        let lead = before.utf8.count - before.drop { $0 == " " }.utf8.count
        guard let space = before.dropFirst(lead).firstIndex(of: " ") else {
            let word = before.trimmed.dropFirst()
            let commands = CommandTable.all.filter { $0.name.hasPrefix(word) }
            return Completions(
                start: lead,
                candidates: commands.map {
                    Completions.Candidate(title: ":" + $0.name, insertion: ":" + $0.name, summary: $0.summary)
                }.sorted { $0.title < $1.title })
        }
        let name = before[..<space].trimmed.dropFirst()
        guard case .one(let command, _) = CommandTable.choose(String(name)) else {
            return Completions(start: before.utf8.count, candidates: [])
        }
        let argument = String(before[before.index(after: space)...])
        let start = before.utf8.count - argument.utf8.count
        let known = command.argument
        switch known.kind {
        case .helpTopic:
            return matching(
                argument, start, CommandTable.all.map { ($0.name, $0.summary) } + [("keys", ""), ("glyphs", "")])
        case .setting: return setting(argument, start)
        case .lanes: return lanes(argument, start, in: session, live: false)
        case .expression where argument.hasPrefix("off ") && known.words.contains("off"):
            return lanes(argument, start, in: session, live: true)
        case .pace: return matching(argument, start, ["live", "x10", "instant", "step"].map { ($0, "") })
        case .file: return file(argument, start, known.words, in: session)
        case .name: return matching(argument, start, DocIndex.shared.entries.map { ($0.name, $0.summary) })
        case .expression: return expression(argument, start, known, in: session)
        case .none, .other, .block: return matching(argument, start, known.words.map { ($0, "") })
        }
    }

    private static func matching(_ word: String, _ start: Int, _ rows: [(String, String)]) -> Completions {
        var seen: Set<String> = []
        let found = rows.filter { $0.0.hasPrefix(word) && seen.insert($0.0).inserted }
        return Completions(
            start: start, candidates: found.map { Completions.Candidate(title: $0.0, insertion: $0.0, summary: $0.1) })
    }

    /// Completes names of settings; after a name, completes the values of that setting: `:set pace li`.
    private static func setting(_ argument: String, _ start: Int) -> Completions {
        guard let space = argument.firstIndex(of: " ") else {
            return matching(argument, start, SettingTable.rows.map { ($0.name, $0.meaning) })
        }
        let value = String(argument[argument.index(after: space)...])
        let row = SettingTable.row(String(argument[..<space]))
        let values = row?.values.split(separator: ",").map { String($0).trimmed } ?? []
        // A description such as `a number from 20 on` cannot be completed.
        let choices = values.filter { !$0.contains(" ") }
        return matching(value, start + argument.utf8.count - value.utf8.count, choices.map { ($0, "") })
    }

    /// Completes the last word as the name of a lane.
    private static func lanes(_ argument: String, _ start: Int, in session: ReplSession, live: Bool) -> Completions {
        let word =
            argument.split(omittingEmptySubsequences: false) { $0 == " " || $0 == "," }.last.map(String.init) ?? ""
        let place = start + argument.utf8.count - word.utf8.count
        if live { return matching(word, place, session.running.map { ($0.name, "") }) }
        let lanes = session.recording?.shownLanes ?? []
        return matching(word, place, lanes.map { ($0.name, $0.isLive ? "live" : "") })
    }

    /// Completes a flag of the command, the value or path of a flag, or an expression.
    private static func expression(
        _ argument: String, _ start: Int, _ known: Argument, in session: ReplSession
    ) -> Completions {
        let words = known.words
        let flags = words.filter { $0.hasPrefix("-") }
        if argument.hasPrefix("-"), !argument.contains(" ") {
            return matching(argument, start, flags.map { ($0, "") })
        }
        if let flag = flags.first(where: { argument.hasPrefix($0 + " ") }) {
            let rest = argument.dropFirst(flag.count + 1)
            let place = start + argument.utf8.count - rest.utf8.count
            if known.values[flag] == [] { return expression(String(rest), place, known, in: session) }
            guard let space = rest.firstIndex(of: " ") else {
                return known.values[flag].map { matching(String(rest), place, $0.map { ($0, "") }) }
                    ?? paths(String(rest), place)
            }
            let text = String(rest[rest.index(after: space)...])
            let next = known.values[flag] == nil ? Argument(kind: .expression) : known
            return expression(text, start + argument.utf8.count - text.utf8.count, next, in: session)
        }
        var found = session.assistant.completions(in: argument, at: argument.utf8.count)
        if !argument.isEmpty, found.start == 0 {
            found.candidates = matching(argument, 0, words.map { ($0, "") }).candidates + found.candidates
        }
        return Completions(start: start + found.start, candidates: found.candidates)
    }

    /// Completes a flag of the command, a path, and lanes after the path.
    private static func file(
        _ argument: String, _ start: Int, _ words: [String], in session: ReplSession
    ) -> Completions {
        if let flag = words.first(where: { argument.hasPrefix($0 + " ") }) {
            let rest = String(argument.dropFirst(flag.count + 1))
            return file(rest, start + argument.utf8.count - rest.utf8.count, [], in: session)
        }
        if !words.isEmpty, argument.contains(".swift "), !argument.hasPrefix("-") {
            return lanes(argument, start, in: session, live: false)
        }
        var found = paths(argument, start)
        found.candidates = matching(argument, start, words.map { ($0, "") }).candidates + found.candidates
        return found
    }

    private static func paths(_ typed: String, _ start: Int) -> Completions {
        let slash = typed.lastIndex(of: "/")
        let directory = slash.map { String(typed[...$0]) } ?? ""
        let name = String(typed.dropFirst(directory.count))
        let found = Files.names(in: directory, beginningWith: name)
        return Completions(
            start: start, candidates: found.map { Completions.Candidate(title: $0, insertion: directory + $0) })
    }
}
