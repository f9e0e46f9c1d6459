import Diagnostics
import Language
import Library
import Runtime
import StyledText
import Syntax

/// The screen of an app. The kit draws it, in the program's own language; who asks for it leaves nothing behind: no entry,
/// no result, no event.
extension ReplSession {
    func showScreen(_ argument: String) throws -> [Effect] {
        switch argument {
        case "": picture(isUnicode: presentation.isUnicode)
        case "storyboard": tellLines(string(of: "AppScreen.main.storyboard"))
        case "frames": tellLines(string(of: "AppScreen.main.frames"))
        case "live": try openApp()
        case "trace on", "trace": traceScreen(true)
        case "trace off": traceScreen(false)
        case _ where argument.hasPrefix("live "): try openApp(argument.dropFirst(5).trimmed)
        default:
            throw CommandError(
                "':screen' draws the app's screen, ':screen live' opens it, ':screen storyboard' lists implied outlets, ':screen frames' prints rectangles, ':screen trace on' (or off) records its changes as events"
            )
        }
        return []
    }

    /// From now on what changes on the screen is an event, on a lane that is called as the view is. An entry like any other, so that a
    /// session that is repeated has the same lanes.
    private func traceScreen(_ isOn: Bool) {
        speaking(.quiet) { enter("AppScreen.main.isTraced = \(isOn)", isAnswered: false) }
        talk(
            isOn
                ? "(screen changes are now events; ':why NAME' shows their cause)"
                : "(screen changes are no longer events)", .dim)
    }

    /// What `tap(_:)` and `choose(_:)` find on the screen just now.
    func wordsOnScreen() -> [String] {
        string(of: "AppScreen.main.words.joined(separator: \"\\n\")").split(separator: "\n").map(String.init)
    }

    /// A controller that an entry ends in is put on the screen, and the screen is drawn.
    func showController(_ entry: RunningEntry) {
        guard let name = entry.controller else { return }
        _ = evaluate("show(\(name))")
        if options.style == .prompt, !entry.isSuppressed { picture(isUnicode: presentation.isUnicode) }
    }

    private func picture(isUnicode: Bool) {
        if presentation.isPlain { return tellLines(string(of: "AppScreen.main.sentences")) }
        let text = string(of: "AppScreen.main.drawn(isUnicode: \(isUnicode)\(columnsOfApp))")
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) { reply(visible(String(line))) }
    }

    /// A window that is narrower than most says so to the kit; elsewhere a screen is as wide as it is.
    var columnsOfApp: String {
        presentation.isTerminal && presentation.width < 80 ? ", columns: \(presentation.width)" : ""
    }

    private func tellLines(_ text: String) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let line = StyledText(visible(String(line)))
            // Elsewhere lines are searched, and complete.
            if presentation.isTerminal { tell(line, indent: 2) } else { reply(line) }
        }
    }

    /// Evaluates an expression of the kit; the session keeps nothing of it.
    func evaluate(_ expression: String) -> Evaluation {
        let evaluation = openProgram().interpreter.evaluate(expression, named: "screen")
        if let failure = evaluation.outcome.failure { say([failure], limit: 1) }
        return evaluation
    }

    /// The string that an expression of the kit has; empty if it failed.
    func string(of expression: String) -> String { evaluate(expression).string ?? "" }
}

extension Value {
    /// Whether it is a controller of the kit.
    var isController: Bool {
        guard case .object(let object) = self, let instance = object as? Instance else { return false }
        return instance.type.isController
    }
}

extension RuntimeType {
    /// Whether its values are controllers of the kit: what a screen shows.
    fileprivate var isController: Bool {
        var level: RuntimeType? = self
        while let here = level {
            if here.qualifiedName == "UIKit.UIViewController" { return true }
            level = here.superclass
        }
        return false
    }
}
