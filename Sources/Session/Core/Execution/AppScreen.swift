import Assist
import Diagnostics
import Language
import Library
import Runtime
import StyledText

/// The screen of an app. Interpreted code of the kit draws it. Drawing creates no entry, result or event.
extension ReplSession {
    /// Returns the texts that `tap(_:)` and `choose(_:)` find on the screen.
    package func wordsOnScreen() -> [String] {
        string(of: "AppScreen.main.words.joined(separator: \"\\n\")").split(separator: "\n").map(String.init)
    }

    /// If an entry ends in a view controller, puts it on the screen and draws it.
    func showController(_ entry: RunningEntry) {
        guard let name = entry.controller else { return }
        _ = evaluate("show(\(name))")
        if options.style == .prompt, !entry.isSuppressed { drawScreen(isUnicode: presentation.isUnicode) }
    }

    package func drawScreen(isUnicode: Bool) {
        if presentation.isPlain { return printLines(string(of: "AppScreen.main.sentences")) }
        let text = string(of: "AppScreen.main.drawn(isUnicode: \(isUnicode)\(columnsOfApp))")
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            printReply(escapingControls(String(line)))
        }
    }

    /// The arguments for the kit that describe the terminal: its characters, and its width if it is narrow; otherwise
    /// the screen has its own width.
    package var columnsOfApp: String {
        let isNarrow = presentation.isTerminal && presentation.width < 80
        return (presentation.hasSextants && presentation.isUnicode ? ", hasSextants: true" : "")
            + (isNarrow ? ", columns: \(presentation.width)" : "")
    }

    package func printLines(_ text: String) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let line = StyledText(escapingControls(String(line)))
            // Lines that another program reads are not wrapped.
            if presentation.isTerminal { printProse(line, indent: 2) } else { printReply(line) }
        }
    }

    /// Evaluates an expression that uses the kit, without changing the session.
    package func evaluate(_ expression: String) -> Evaluation {
        let evaluation = openProgram().interpreter.evaluate(expression, named: "screen")
        if let failure = evaluation.outcome.failure { showDiagnostics([failure], limit: 1) }
        return evaluation
    }

    /// Evaluates an expression of the kit that returns a string; returns an empty string if it failed.
    package func string(of expression: String) -> String { evaluate(expression).string ?? "" }
}

extension Value {
    /// True if the value is a view controller of the kit.
    var isController: Bool {
        guard case .object(let object) = self, let instance = object as? Instance else { return false }
        return instance.type.isController
    }
}

extension RuntimeType {
    /// True if values of the type are view controllers of the kit.
    fileprivate var isController: Bool {
        var level: RuntimeType? = self
        while let here = level {
            if here.qualifiedName == "UIKit.UIViewController" { return true }
            level = here.superclass
        }
        return false
    }
}
