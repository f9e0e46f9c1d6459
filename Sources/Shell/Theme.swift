import EditLine
import StyledText

/// Turns roles into colours: the sixteen that a terminal's owner has chosen, never black or white; what the keyboard stands on is
/// reversed, nothing else has a background.
struct Theme {
    /// Parameters of the escape code of a role; empty for none.
    static func code(for role: Role?) -> String {
        guard let role else { return "" }
        switch role {
        case .lane(let number): return lanes[((number % lanes.count) + lanes.count) % lanes.count]
        case .error, .trap, .caret: return "31"
        case .warning: return "33"
        case .note, .help: return "36"
        case .frame, .dim, .comment: return "2"
        case .keyword, .heading, .command: return "1"
        case .string, .success: return "32"
        case .number, .type: return "36"
        case .focus: return "7"
        case .value, .name, .operator, .prompt: return ""
        }
    }

    /// Brackets that belong together.
    static let pair = "1;4"

    /// Neighbouring lanes differ; red is for errors.
    private static let lanes = ["36", "33", "35", "32", "94", "96", "95", "92"]

    /// The text with its escape codes.
    static func inked(_ text: StyledText, colour: Bool) -> String {
        guard colour else { return text.plain }
        var result = ""
        for run in text.runs {
            let code = code(for: run.role)
            guard !code.isEmpty else {
                result += run.text
                continue
            }
            // A colour ends before the line does: whoever prints more lines looks at the last character.
            let line = run.text.prefix { !$0.isNewline }
            let isLine = run.text.dropFirst(line.count).allSatisfy(\.isNewline)
            let inked = isLine ? line : run.text[...]
            result += inked.isEmpty ? "" : "\u{1B}[\(code)m\(inked)\u{1B}[0m"
            result += run.text.dropFirst(inked.count)
        }
        return result
    }

    /// The same as the line editor takes it.
    static func inks(_ text: StyledText, colour: Bool) -> [Ink] {
        text.runs.map { Ink(visible($0.text), colour ? code(for: $0.role) : "") }
    }
}

/// The colour option.
public enum ColourChoice: String, Sendable {
    case always, never, auto

    /// Returns whether output is coloured: by flag, else by environment, else by file type.
    public func allows(isTerminal: Bool, environment: (String) -> String?) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto: break
        }
        if let no = environment("NO_COLOR"), !no.isEmpty { return false }
        for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
            if let value = environment(name), value != "0" { return true }
        }
        return isTerminal && !LineEditor.isDumb(environment("TERM") ?? "")
    }
}
