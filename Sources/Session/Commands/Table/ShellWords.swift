import Assist
import SessionCore

/// Words that are commands in other prompts: `help`, `clear`, `man map`.
enum ShellCommandAdvice {
    /// Returns the command for a word that the user typed without a colon; nil for other words.
    static func command(_ line: String) -> String? {
        switch line {
        case "help", "?": return ":help"
        case "exit", "quit", "exit()", "quit()": return ":quit"
        default: return nil
        }
    }

    /// Returns advice for a text that is neither a command of another prompt nor Swift.
    static func advice(for text: String) -> String? {
        let words = text.split { $0 == " " || $0 == "\n" }.map(String.init)
        guard let first = words.first, words.count < 3 else { return nil }
        let rest = words.dropFirst().joined(separator: " ")
        if let command = advicePerCommand[first] {
            let whole = rest.isEmpty ? command.example : "\(command.name) \(rest)"
            return "commands begin with ':'. \(whole) \(command.does)"
        }
        if ["clear", "cls"].contains(first) { return "Ctrl-L clears the screen; :reset begins an empty session" }
        guard first.allSatisfy(\.isLetter), case .one(let command, let isExact) = CommandTable.choose(first), isExact,
            command.name == first
        else { return nil }
        return "commands begin with ':'. :\(text.trimmingSpaces) \(command.summary)"
    }

    private static let advicePerCommand: [String: (name: String, example: String, does: String)] = [
        "help": (":help", ":help", "lists them"), "?": (":help", ":help", "lists them"),
        "man": (":doc", ":doc map", "explains a name"), "info": (":doc", ":doc map", "explains a name"),
        "ls": (":names", ":names", "lists the session's definitions"),
        "dir": (":names", ":names", "lists the session's definitions"),
        "vars": (":names", ":names", "lists the session's definitions"),
    ]
}
