import Assist
import Diagnostics
import Export
import SessionCore
import StyledText
import Syntax

/// The script of `:record app`: the app's code and the recorded user actions, each at its time.
struct AppScript {
    private(set) var text = ""
    private(set) var count = 0

    /// The functions and objects through which a script uses an app.
    private static let driverNames: Set<String> = ["tap", "choose", "goBack", "screen", "device", "app", "network"]

    init(_ session: ReplSession) {
        var program = ""
        var actions: [(time: Int, text: String)] = []
        var begin = 0
        for entry in session.journal.entries {
            let time = entry.time ?? session.state.startTimes[entry.number] ?? 0
            switch AppScript.role(of: entry.text, isUsed: !actions.isEmpty) {
            case .nothing: break
            case .action: actions.append((time, entry.text.trimmingSpaces))
            case .program(let kept):
                // Actions that precede the last part of the app's code belong to that part.
                program += actions.map { $0.text + "\n" }.joined() + kept
                (actions, begin) = ([], time)
            }
        }
        count = actions.count
        guard count > 0 else { return }
        let end = session.program?.world.now ?? actions[count - 1].time
        let rows = (actions + [(end, "print(screen)")]).map { action in
            let seconds = Double((action.time - begin) / 1_000_000) / 1_000
            return "    (at: \(seconds), { \(action.text) }),\n"
        }
        text =
            program.withoutBlankEnds + "\n\n// User actions; times in seconds after the app appeared.\nvisit(\n"
            + rows.joined().dropLast(2) + "\n)\n"
    }

    /// What an entry contributes to the script.
    private enum StatementRole {
        /// The entry only reads values, so the script leaves it out.
        case nothing
        case action
        /// The entry is code of the app, given without the calls that use the app.
        case program(String)
    }

    /// - Parameter isUsed: true if an earlier entry has used the app.
    private static func role(of text: String, isUsed: Bool) -> StatementRole {
        Source.withScratchSource(text) { source in
            let statements = parse(source).statements
            let first = statements.map { SourceWords($0.span.text).chain.first ?? "" }
            if first.allSatisfy({ ["print", "dump"].contains($0) }) { return .nothing }
            let declares = statements.contains { if case .decl = $0.kind { true } else { false } }
            if !declares, isUsed || first.allSatisfy(driverNames.contains) { return .action }
            var bytes = Array(text.utf8)
            for statement in statements.reversed() where isReplaced(statement.span.text) {
                bytes.removeSubrange(Int(statement.span.start)..<Int(statement.span.end))
            }
            return .program(String(decoding: bytes, as: UTF8.self) + "\n")
        }
    }

    /// Returns true for statements that the new script replaces: the app's own script, and the flag for use by hand.
    private static func isReplaced(_ statement: String) -> Bool {
        statement.hasPrefix("visit(") || statement.hasPrefix("AppScreen.isUsedByHand")
    }
}

extension ReplSession {
    /// Runs `:record app [FILE]`.
    func recordApp(_ file: String) throws {
        catchUpWithWall()
        guard case .bool(false)? = evaluate("AppScreen.main.isEmpty").value else {
            throw CommandError("no app is shown.   :screen live FILE, or rill app FILE")
        }
        let script = AppScript(self)
        guard script.count > 0 else {
            throw CommandError("no actions in the app yet.   :screen live controls the app with keys")
        }
        let actions = countText(script.count, "action")
        if file.isEmpty {
            return script.text.withoutBlankEnds.splitLines.forEach { printReply(StyledText($0)) }
        }
        try writeFile(
            script.text, in: file, "wrote \(file): the app with \(actions) of yours; rill run \(file) repeats them")
    }
}
