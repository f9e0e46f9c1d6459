import Assist
import Export
import SessionCore
import StyledText

/// Commands for the whole session.
let sessionCommands: [Command] = [
    Command(
        name: "help", abbreviations: ["h", "?"], usage: "[THING]", topic: .session,
        summary: "lists commands, or explains one",
        details: "Explains a command, the id of a diagnostic, 'keys', 'glyphs' or 'marbles'.",
        argument: ArgumentDescription(kind: .helpTopic),
        run: { try $0.help($1) }),
    Command(
        name: "load", usage: "FILE", topic: .session, summary: "runs a file in the session",
        details:
            "A file written by ':save' runs entry by entry, each at its time, without waiting; requests are sent again.",
        argument: ArgumentDescription(kind: .file, requiredName: "a file"),
        run: { session, argument in
            session.loadSession(argument, try Files.readProgram(argument))
            session.writableFiles.insert(Files.expandingHome(argument))
        }),
    Command(
        name: "save", usage: "FILE", topic: .session, summary: "writes the entries that worked to a Swift file",
        details:
            "Asks before it replaces a file that this session did not write. Entries with their own clock keep their times, so that ':load' repeats them.",
        argument: ArgumentDescription(kind: .file, requiredName: "a file"),
        run: { session, argument in
            session.catchUpWithWall()
            let count = countText(session.journal.entries.count, "entry", "entries")
            try session.writeFile(session.savedText(), in: argument, "saved \(count) to \(argument)")
        }),
    Command(
        name: "edit", abbreviations: ["e"], usage: "[N [TEXT]]", topic: .session,
        summary: "changes an entry and updates its output",
        details: """
            Without a number, opens a copy of the last entry in your editor. ':edit 3' opens entry 3 itself; ':edit 3 TEXT' \
            replaces it by TEXT. Later entries run again, and '-' and '+' mark lines that differ. :undo reverts the change.
            """,
        argument: ArgumentDescription(kind: .block),
        run: { try $0.editEntry($1) }),
    Command(
        name: "drop", usage: "N", topic: .session, summary: "removes entry N from the session",
        details: "Later entries run again; '-' and '+' mark lines that differ. :undo reverts the removal.",
        run: { session, argument in
            guard let number = Int(argument) else {
                throw CommandError(":drop needs an entry number, for example :drop 3.   :history lists them")
            }
            session.revise(number, nil)
        }),
    Command(
        name: "undo", abbreviations: ["u"], usage: "[N]", topic: .session, summary: "undoes the last entry",
        details: "Runs the session again without it, silently. After :reset it restores the session.",
        run: { $0.undo(try ArgumentDescription.parseCount($1)) }),
    Command(
        name: "reset", topic: .session, summary: "starts an empty session",
        argument: ArgumentDescription(kind: .none),
        run: { session, argument in
            session.reset()
            session.report("(new session; :undo restores the old one)", .dim)
        }),
    Command(
        name: "history", usage: "[all | WORDS | N]", topic: .session, summary: "lists earlier entries",
        details: "':history 7' loads entry 7 into the line, ':history h12' an older one of the list of ':history all'.",
        argument: ArgumentDescription(acceptedWords: ["all"]),
        run: { try $0.history($1) }),
    Command(
        name: "set", usage: "[NAME [VALUE]]", topic: .session, summary: "shows or changes settings",
        details: """
            ':set' lists them; ':set -save' writes them to the settings file. :undo, :edit, :drop and :reset keep them. \
            watch-for, run-for, burst and seed affect later entries, so changes of them are saved and repeated with the entries, and \
            :undo also reverts a change that was made after the entry.
            """,
        argument: ArgumentDescription(kind: .setting),
        run: { try $0.changeSetting($1) }),
    Command(
        name: "quit", abbreviations: ["q", "exit"], topic: .session, summary: "leaves",
        run: { session, argument in
            guard let status = argument.isEmpty ? 0 : Int32(argument) else {
                throw ArgumentError("an exit code or no argument")
            }
            session.effects.append(.quit(status: status))
        }),
]

extension ReplSession {
    /// Writes a file and reports it. A file of another session is overwritten when the user repeats the command.
    func writeFile(_ text: @autoclosure () throws -> String, in path: String, _ note: String) throws {
        let place = Files.expandingHome(path)
        if presentation.isTerminal, !writableFiles.contains(place), Files.exists(place) {
            writableFiles.insert(place)
            return report(
                "\(path) exists and was not written by this session. Repeat the command to overwrite it.", .warning)
        }
        try Files.write(path, text())
        writableFiles.insert(place)
        report("(\(note))", .dim)
    }

    func knownText(ofEntry number: Int) throws -> String {
        guard let text = text(ofEntry: number) else { throw CommandError("no entry \(number).   :history lists them") }
        return text
    }

    fileprivate func editEntry(_ argument: String) throws {
        if argument.isEmpty { return effects.append(.edit(journal.entries.last?.text ?? "")) }
        let word = argument.prefix { !$0.isWhitespace }
        guard let number = Int(word) else {
            throw ArgumentError("an entry number and optionally new text, or nothing")
        }
        let text = argument.dropFirst(word.count).trimmingSpaces
        guard text.isEmpty else { return revise(number, text) }
        let old = try knownText(ofEntry: number)
        // An entry that failed had no effect, so its edited text is submitted as a new entry.
        let stands = journal.entries.contains { $0.number == number }
        effects.append(.edit(old, lead: stands ? ":edit \(number) " : ""))
    }

    fileprivate func changeSetting(_ argument: String) throws {
        let words = argument.split(separator: " ", maxSplits: 1).map(String.init)
        guard let name = words.first else {
            return SettingTable.rows.forEach { printProse(settingLine($0), indent: 28) }
        }
        if name == "-save" {
            let changed = SettingTable.rows.map(\.name).filter { state.settings.chosenValues[$0] != nil }
            return effects.append(.saveSettings(changed.map { Setting(name: $0, value: settingValue($0)) }))
        }
        guard let row = SettingTable.row(name) else {
            throw CommandError("no setting '\(name)'.   :set lists them")
        }
        guard words.count == 2 else { return printProse(settingLine(row), indent: 28) }
        let value = words[1].trimmingSpaces
        if let problem = applySetting(setting: row.name, value: value) { throw CommandError(problem) }
        report("(\(row.name) is \(row.format(value)))", .dim)
        if row.isTerminal { effects.append(.set(name: row.name, value: value)) }
    }

    private func settingLine(_ row: SettingRow) -> StyledText {
        var line = StyledText("  " + padded(row.name, to: 14) + " ", .name)
        line.append(padded(row.format(settingValue(row.name)), to: 10), .value)
        line.append(" \(row.meaning) (\(row.values))", .dim)
        return line
    }
}
