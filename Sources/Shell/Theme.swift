import EditLine
import StyledText

/// Maps roles to the 16 colours of the terminal's palette, without black and white. Only the focused element has a
/// background, which is reversed.
struct Theme {
    /// Returns the parameters of the escape code for a role; empty if the role has none.
    static func escapeCode(for role: TextRole?) -> String {
        guard let role else { return "" }
        switch role {
        case .lane(let number): return laneCodes[((number % laneCodes.count) + laneCodes.count) % laneCodes.count]
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

    /// The style of a bracket pair.
    static let bracketPairCode = "1;4"

    /// The colours of lanes, which are distinct for neighbours; red is reserved for errors.
    private static let laneCodes = ["36", "33", "35", "32", "94", "96", "95", "92"]

    /// Returns the text with its escape codes.
    static func withEscapeCodes(_ text: StyledText, colour: Bool) -> String {
        guard colour else { return text.plainText }
        var result = ""
        for run in text.runs {
            let code = escapeCode(for: run.role)
            guard !code.isEmpty else {
                result += run.text
                continue
            }
            // The colour ends before the newline, because callers check the last character of a line.
            let line = run.text.prefix { !$0.isNewline }
            let isLine = run.text.dropFirst(line.count).allSatisfy(\.isNewline)
            let inked = isLine ? line : run.text[...]
            result += inked.isEmpty ? "" : "\u{1B}[\(code)m\(inked)\u{1B}[0m"
            if inked.endIndex < run.text.endIndex { result += String(run.text[inked.endIndex...]) }
        }
        return result
    }

    /// Returns the text as styled pieces for the line editor.
    static func styledPieces(_ text: StyledText, colour: Bool) -> [StyledPiece] {
        text.runs.map { StyledPiece(escapingControls($0.text), colour ? escapeCode(for: $0.role) : "") }
    }
}

/// The value of the option for colour.
package enum ColourChoice: String, Sendable {
    case always, never, auto

    /// Returns true if output is coloured. The flag decides, else the environment, else the type of the output file.
    package func allows(isTerminal: Bool, environment: (String) -> String?) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto: break
        }
        if let no = environment("NO_COLOR"), !no.isEmpty { return false }
        for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
            if let value = environment(name), value != "0" { return true }
        }
        return isTerminal && !LineEditor.isDumbTerminal(environment("TERM") ?? "")
    }
}
