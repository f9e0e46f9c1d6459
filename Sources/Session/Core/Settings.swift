import Language
import Rill
import StyledText

/// The settings of a session, which are a part of its state.
///
/// A state that replaces another one takes over its settings. Settings that change the results of entries are also
/// actions of the journal: a replay begins with their initial values and changes them at the same places.
package struct Settings {
    /// The values that the user has set, as they were written.
    package var chosenValues: [String: String] = [:]
    package var pace: Pace
    /// The pace that the session had before a lesson changed it; nil if none did.
    var paceBefore: Pace?
    /// False if events are not printed. This setting is a stored property, because it is read for each event.
    private(set) var showsLines = true
    package var current: RunSettings
    /// The values of these settings before the first action.
    package var initial: RunSettings

    init(_ options: RunConfiguration) {
        (pace, current, initial) = (options.pace, RunSettings(options), RunSettings(options))
        if options.isPaceChosen { chosenValues["pace"] = PaceText.text(pace) }
    }

    package mutating func choose(_ name: String, _ value: String) {
        chosenValues[name] = value
        showsLines = chosenValues["lines"] != "off"
    }

    /// Returns these settings for use in another state, which keeps the settings that its own actions have made.
    func keepingRunSettings(to other: Settings) -> Settings {
        var settings = self
        (settings.current, settings.initial) = (other.current, other.initial)
        return settings
    }
}

/// The settings that change the results of entries.
package struct RunSettings {
    /// The virtual nanoseconds for which a watch without a time limit runs at instant pace.
    package var watchLimit: Int
    /// The virtual nanoseconds that a program may run at instant pace.
    package var runLimit: Int
    /// The limit for the number of events in one instant; nil for the default.
    package var instantEventLimit: Int?
    package var seed: UInt64

    /// The values of a session that begins with the defaults.
    static let defaults = RunSettings(RunConfiguration())

    init(_ options: RunConfiguration) {
        (watchLimit, runLimit, instantEventLimit, seed) = (
            options.watchDuration, options.runLimit, options.instantLimit, options.seed
        )
    }

    /// The value of a setting as a number. A burst of 0 means the default.
    subscript(setting: Journal.RunSetting) -> Int {
        get {
            switch setting {
            case .watchLimit: watchLimit
            case .runLimit: runLimit
            case .burst: instantEventLimit ?? 0
            case .seed: Int(bitPattern: UInt(seed))
            }
        }
        set {
            switch setting {
            case .watchLimit: watchLimit = newValue
            case .runLimit: runLimit = newValue
            case .burst: instantEventLimit = newValue == 0 ? nil : newValue
            case .seed: seed = UInt64(UInt(bitPattern: newValue))
            }
        }
    }
}

extension Journal.RunSetting {
    /// Returns a value in the form that `:set` accepts.
    func formatEventCount(_ value: Int) -> String {
        switch self {
        case .watchLimit, .runLimit: DurationText.exactText(value)
        case .burst: value == 0 ? "default" : String(value)
        case .seed: String(UInt(bitPattern: value))
        }
    }

    func parseEventCount(_ text: String) -> Int? {
        switch self {
        case .watchLimit, .runLimit: DurationText.parse(text)
        case .burst: text == "default" ? 0 : EventCountText.parse(text).flatMap { $0 > 0 ? $0 : nil }
        case .seed: UInt(text).map { Int(bitPattern: $0) }
        }
    }
}

/// A setting with its possible values and its description. `:set` lists this table.
package struct SettingRow {
    package var name: String
    var initial: String
    package var values: String
    package var meaning: String
    /// Returns true for a valid value.
    package var accepts: (String) -> Bool
    /// True if the terminal stores the setting, not the session.
    package var isTerminal: Bool
    /// Formats a value with its unit.
    package var format: (String) -> String = { $0 }
}

package enum SettingTable {
    private static func isOneOf(_ words: String...) -> (String) -> Bool { { words.contains($0) } }
    private static func validator(by setting: Journal.RunSetting) -> (String) -> Bool {
        { setting.parseEventCount($0) != nil }
    }
    private static func normalizedDuration(_ text: String) -> String {
        DurationText.parse(text).map(DurationText.text) ?? text
    }

    package static let rows: [SettingRow] = [
        SettingRow(
            name: "pace", initial: "live", values: "live, x10, instant, step", meaning: "speed of the clock",
            accepts: { PaceText.parse($0) != nil }, isTerminal: false),
        SettingRow(
            name: "glyphs", initial: "unicode", values: "unicode, ascii", meaning: "glyphs of timelines",
            accepts: isOneOf("unicode", "ascii"), isTerminal: true),
        SettingRow(
            name: "colour", initial: "auto", values: "auto, always, never", meaning: "colours",
            accepts: isOneOf("auto", "always", "never"), isTerminal: true),
        SettingRow(
            name: "width", initial: "auto", values: "auto, or a number from 20", meaning: "columns per line",
            accepts: { $0 == "auto" || (Int($0) ?? 0) >= 20 }, isTerminal: true),
        SettingRow(
            name: "hints", initial: "off", values: "on, off",
            meaning: "show the signature of the call around the cursor",
            accepts: isOneOf("on", "off"), isTerminal: true),
        SettingRow(
            name: "preview", initial: "off", values: "on, off",
            meaning: "show the diagram of the expression above the line while you type", accepts: isOneOf("on", "off"),
            isTerminal: true),
        SettingRow(
            name: "highlight", initial: "on", values: "on, off", meaning: "colours while you type",
            accepts: isOneOf("on", "off"), isTerminal: true),
        SettingRow(
            name: "watch-for", initial: "10s", values: "a time",
            meaning: "how long a watch without a duration runs at instant pace",
            accepts: validator(by: .watchLimit), isTerminal: false, format: normalizedDuration),
        SettingRow(
            name: "run-for", initial: "10m", values: "a time", meaning: "how long a program runs at instant pace",
            accepts: validator(by: .runLimit), isTerminal: false, format: normalizedDuration),
        SettingRow(
            name: "burst", initial: "default", values: "default, or a number of events, as 500k or 10M",
            meaning: "limit of events in one instant; default 100,000, and 10,000,000 that sources send",
            accepts: validator(by: .burst), isTerminal: false,
            format: { EventCountText.parse($0).map(groupedDigits) ?? $0 }),
        SettingRow(
            name: "lines", initial: "on", values: "on, off", meaning: "print events as they happen",
            accepts: isOneOf("on", "off"), isTerminal: false),
        SettingRow(
            name: "time", initial: "short", values: "short, full", meaning: "also show lines for subscriptions",
            accepts: isOneOf("short", "full"), isTerminal: false),
        SettingRow(
            name: "plain", initial: "off", values: "on, off", meaning: "describe events in sentences",
            accepts: isOneOf("on", "off"), isTerminal: true),
        SettingRow(
            name: "paste", initial: "run", values: "run, hold", meaning: "run pasted code at once, or wait for Enter",
            accepts: isOneOf("run", "hold"), isTerminal: true),
        SettingRow(
            name: "second-opinion", initial: "on", values: "on, off", meaning: "ask swiftc about refused entries",
            accepts: isOneOf("on", "off"), isTerminal: false),
        SettingRow(
            name: "seed", initial: "0", values: "a number",
            meaning: "seed of the random numbers of later entries",
            accepts: validator(by: .seed), isTerminal: false),
    ]

    package static func row(_ name: String) -> SettingRow? {
        let name = name == "color" ? "colour" : name
        return rows.first { $0.name == name }
    }
}
