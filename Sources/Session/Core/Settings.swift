import Rill
import StyledText

/// A setting with its values and description. `:set` lists this table.
package struct SettingRow {
    package var name: String
    var initial: String
    package var values: String
    package var meaning: String
    /// Returns true for a valid value.
    package var accepts: (String) -> Bool
    /// True if the terminal stores it.
    package var isTerminal: Bool
    /// Formats a value with its unit.
    package var shown: (String) -> String = { $0 }
}

package enum SettingTable {
    private static func oneOf(_ words: String...) -> (String) -> Bool { { words.contains($0) } }
    private static func isSpan(_ text: String) -> Bool { TimeSpan.parse(text) != nil }
    private static func span(_ text: String) -> String { TimeSpan.parse(text).map(TimeSpan.text) ?? text }
    private static func isNumber(_ text: String) -> Bool { Int(text).map { $0 >= 0 } ?? false }

    package static let rows: [SettingRow] = [
        SettingRow(
            name: "pace", initial: "live", values: "live, x10, instant, step", meaning: "speed of the clock",
            accepts: { PaceText.parse($0) != nil }, isTerminal: false),
        SettingRow(
            name: "glyphs", initial: "unicode", values: "unicode, ascii", meaning: "glyphs of timelines",
            accepts: oneOf("unicode", "ascii"), isTerminal: true),
        SettingRow(
            name: "colour", initial: "auto", values: "auto, always, never", meaning: "colours",
            accepts: oneOf("auto", "always", "never"), isTerminal: true),
        SettingRow(
            name: "width", initial: "auto", values: "auto, or a number from 20", meaning: "columns per line",
            accepts: { $0 == "auto" || (Int($0) ?? 0) >= 20 }, isTerminal: true),
        SettingRow(
            name: "hints", initial: "off", values: "on, off", meaning: "the signature of the call around the cursor",
            accepts: oneOf("on", "off"), isTerminal: true),
        SettingRow(
            name: "preview", initial: "off", values: "on, off",
            meaning: "the diagram of the expression above the line while you type", accepts: oneOf("on", "off"),
            isTerminal: true),
        SettingRow(
            name: "highlight", initial: "on", values: "on, off", meaning: "colours while you type",
            accepts: oneOf("on", "off"), isTerminal: true),
        SettingRow(
            name: "watch-for", initial: "10s", values: "a time", meaning: "how long a bare watch runs at instant pace",
            accepts: isSpan, isTerminal: false, shown: span),
        SettingRow(
            name: "run-for", initial: "10m", values: "a time", meaning: "how long a program runs at instant pace",
            accepts: isSpan, isTerminal: false, shown: span),
        SettingRow(
            name: "burst", initial: "default", values: "default, or a number of events, as 500k or 10M",
            meaning: "events of one instant; by default 100,000, and 10,000,000 that sources send",
            accepts: { $0 == "default" || (Amount.parse($0) ?? 0) > 0 },
            isTerminal: false, shown: { Amount.parse($0).map(grouped) ?? $0 }),
        SettingRow(
            name: "lines", initial: "on", values: "on, off", meaning: "print events as they happen",
            accepts: oneOf("on", "off"), isTerminal: false),
        SettingRow(
            name: "time", initial: "short", values: "short, full", meaning: "also show lines for subscriptions",
            accepts: oneOf("short", "full"), isTerminal: false),
        SettingRow(
            name: "plain", initial: "off", values: "on, off", meaning: "describe events in sentences",
            accepts: oneOf("on", "off"), isTerminal: true),
        SettingRow(
            name: "paste", initial: "run", values: "run, hold", meaning: "run a complete paste at once",
            accepts: oneOf("run", "hold"), isTerminal: true),
        SettingRow(
            name: "second-opinion", initial: "on", values: "on, off", meaning: "ask swiftc about refused entries",
            accepts: oneOf("on", "off"), isTerminal: false),
        SettingRow(
            name: "seed", initial: "0", values: "a number",
            meaning: "seed of random numbers, from the next :reset on",
            accepts: isNumber, isTerminal: false),
    ]

    package static func row(_ name: String) -> SettingRow? {
        let name = name == "color" ? "colour" : name
        return rows.first { $0.name == name }
    }
}
