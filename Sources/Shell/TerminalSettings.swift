import SessionCore
import StyledText

/// The settings of the terminal.
struct TerminalSettings: Equatable {
    var colour = ColourChoice.auto
    var showsHighlights = true
    var showsHints = false
    /// True if the typed expression is drawn above the line.
    var showsPreviews = false
    /// True to use Unicode symbols; nil to follow the locale.
    var usesUnicode: Bool?
    /// The width of the output; nil for the width of the terminal.
    var width: Int?
    /// True if a complete paste waits for Enter.
    var holdsPaste = false
    var isPlain = false

    /// Applies a setting. Other names and invalid values are ignored.
    mutating func apply(_ name: String, _ value: String) {
        let isOn = value == "on" || value == "true" || value == "yes"
        switch name {
        case "colour", "color": if let choice = ColourChoice(rawValue: value) { colour = choice }
        case "highlight": showsHighlights = isOn
        case "hints": showsHints = isOn
        case "preview": showsPreviews = isOn
        case "glyphs": usesUnicode = value == "ascii" ? false : value == "unicode" ? true : nil
        case "width": width = Int(value).flatMap { $0 > 0 ? $0 : nil }
        case "paste": holdsPaste = value == "hold"
        case "plain": isPlain = isOn
        default: break
        }
    }
}

/// The settings file, with a name and a value per line, and `#` before comments.
enum SettingsFile {
    static func parseSettings(_ text: String) -> [Setting] {
        text.split(whereSeparator: \.isNewline).compactMap { line in
            let words = line.split(maxSplits: 1, whereSeparator: { $0 == " " || $0 == "\t" || $0 == "=" })
            guard words.count == 2, !words[0].hasPrefix("#") else { return nil }
            let value = words[1].drop { $0 == " " || $0 == "=" }
            return Setting(name: String(words[0]), value: String(value))
        }
    }

    static func settingsText(_ settings: [Setting]) -> String {
        "# rill's settings; :set -save writes this file\n"
            + settings.map { "\($0.name) \($0.value)\n" }.joined()
    }
}
