import Assist
import Diagnostics
import Export
import SessionCore
import StyledText
import Syntax

/// `:record app`: an app with what was done by hand in it, each action at its time.
struct AppScript {
    private(set) var text = ""
    private(set) var count = 0

    /// Functions and objects by which a hand uses an app.
    private static let hands: Set<String> = ["tap", "choose", "goBack", "screen", "device", "app", "network"]

    init(_ session: ReplSession) {
        var program = ""
        var actions: [(time: Int, text: String)] = []
        var begin = 0
        for entry in session.journal.entries {
            let time = entry.time ?? session.state.beginnings[entry.number] ?? 0
            switch AppScript.role(of: entry.text, isUsed: !actions.isEmpty) {
            case .nothing: break
            case .action: actions.append((time, entry.text.trimmed))
            case .program(let kept):
                // Actions before the last piece of the app belong to that piece.
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
            program.withoutEmptyEnds + "\n\n// Done by hand, in seconds after the app was shown.\nvisit(\n"
            + rows.joined().dropLast(2) + "\n)\n"
    }

    /// The part that an entry has in the script.
    private enum Role {
        /// It only looks.
        case nothing
        case action
        /// A piece of the app, without the script that it has itself.
        case program(String)
    }

    /// - Parameter isUsed: whether something was done before it.
    private static func role(of text: String, isUsed: Bool) -> Role {
        Source.scratch(text) { source in
            let statements = parse(source).statements
            let first = statements.map { SourceWords($0.span.text).chain.first ?? "" }
            if first.allSatisfy({ ["print", "dump"].contains($0) }) { return .nothing }
            let declares = statements.contains { if case .decl = $0.kind { true } else { false } }
            if !declares, isUsed || first.allSatisfy(hands.contains) { return .action }
            var bytes = Array(text.utf8)
            for statement in statements.reversed() where isLeftOut(statement.span.text) {
                bytes.removeSubrange(Int(statement.span.start)..<Int(statement.span.end))
            }
            return .program(String(decoding: bytes, as: UTF8.self) + "\n")
        }
    }

    /// A script of the app itself, and the flag that it is used by hand.
    private static func isLeftOut(_ statement: String) -> Bool {
        statement.hasPrefix("visit(") || statement.hasPrefix("AppScreen.isUsedByHand")
    }
}

extension ReplSession {
    /// `:record app [FILE]`
    func recordApp(_ file: String) throws -> [Effect] {
        follow()
        guard case .bool(false)? = evaluate("AppScreen.main.isEmpty").value else {
            throw CommandError("no app is shown.   :screen live FILE, or rill app FILE")
        }
        let script = AppScript(self)
        guard script.count > 0 else {
            throw CommandError("nothing was done in the app yet.   :screen live uses it by keys")
        }
        let actions = counted(script.count, "action")
        if file.isEmpty {
            script.text.withoutEmptyEnds.lines.forEach { reply(StyledText($0)) }
            return []
        }
        guard maySave(to: file) else { return [] }
        try Files.write(file, script.text)
        ownFiles.insert(Files.expanded(file))
        report("(wrote \(file): the app with \(actions) of yours; rill run \(file) repeats them)", .dim)
        return []
    }
}
