import Language
import Rill
import StyledText

/// The settings of a session, which are a part of its state.
///
/// A state that replaces another one takes over its settings. Settings that change the results of entries are also
/// actions of the journal: a replay begins with their initial values and changes them at the same places.
package struct Settings {
    /// The values that the user has set, as they were written.
    package var chosen: [String: String] = [:]
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
        if options.isPaceChosen { chosen["pace"] = PaceText.text(pace) }
    }

    package mutating func choose(_ name: String, _ value: String) {
        chosen[name] = value
        showsLines = chosen["lines"] != "off"
    }

    /// Returns these settings for use in another state, which keeps the settings that its own actions have made.
    func appliedBound(to other: Settings) -> Settings {
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
    package var burst: Int?
    package var seed: UInt64

    /// The values of a session that begins with the defaults.
    static let usual = RunSettings(RunConfiguration())

    init(_ options: RunConfiguration) {
        (watchLimit, runLimit, burst, seed) = (options.watchDuration, options.runLimit, options.instantLimit, options.seed)
    }

    /// The value of a setting as a number. A burst of 0 means the default.
    subscript(setting: Journal.RunSetting) -> Int {
        get {
            switch setting {
            case .watchLimit: watchLimit
            case .runLimit: runLimit
            case .burst: burst ?? 0
            case .seed: Int(bitPattern: UInt(seed))
            }
        }
        set {
            switch setting {
            case .watchLimit: watchLimit = newValue
            case .runLimit: runLimit = newValue
            case .burst: burst = newValue == 0 ? nil : newValue
            case .seed: seed = UInt64(UInt(bitPattern: newValue))
            }
        }
    }
}

extension Journal.RunSetting {
    /// Returns a value in the form that `:set` accepts.
    func text(_ value: Int) -> String {
        switch self {
        case .watchLimit, .runLimit: TimeSpan.exact(value)
        case .burst: value == 0 ? "default" : String(value)
        case .seed: String(UInt(bitPattern: value))
        }
    }

    func value(_ text: String) -> Int? {
        switch self {
        case .watchLimit, .runLimit: TimeSpan.parse(text)
        case .burst: text == "default" ? 0 : Amount.parse(text).flatMap { $0 > 0 ? $0 : nil }
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
    package var shown: (String) -> String = { $0 }
}

package enum SettingTable {
    private static func oneOf(_ words: String...) -> (String) -> Bool { { words.contains($0) } }
    private static func accepted(by setting: Journal.RunSetting) -> (String) -> Bool {
        { setting.value($0) != nil }
    }
    private static func span(_ text: String) -> String { TimeSpan.parse(text).map(TimeSpan.text) ?? text }

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
            name: "hints", initial: "off", values: "on, off",
            meaning: "show the signature of the call around the cursor",
            accepts: oneOf("on", "off"), isTerminal: true),
        SettingRow(
            name: "preview", initial: "off", values: "on, off",
            meaning: "show the diagram of the expression above the line while you type", accepts: oneOf("on", "off"),
            isTerminal: true),
        SettingRow(
            name: "highlight", initial: "on", values: "on, off", meaning: "colours while you type",
            accepts: oneOf("on", "off"), isTerminal: true),
        SettingRow(
            name: "watch-for", initial: "10s", values: "a time",
            meaning: "how long a watch without a duration runs at instant pace",
            accepts: accepted(by: .watchLimit), isTerminal: false, shown: span),
        SettingRow(
            name: "run-for", initial: "10m", values: "a time", meaning: "how long a program runs at instant pace",
            accepts: accepted(by: .runLimit), isTerminal: false, shown: span),
        SettingRow(
            name: "burst", initial: "default", values: "default, or a number of events, as 500k or 10M",
            meaning: "limit of events in one instant; default 100,000, and 10,000,000 that sources send",
            accepts: accepted(by: .burst), isTerminal: false, shown: { Amount.parse($0).map(grouped) ?? $0 }),
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
            name: "paste", initial: "run", values: "run, hold", meaning: "run pasted code at once, or wait for Enter",
            accepts: oneOf("run", "hold"), isTerminal: true),
        SettingRow(
            name: "second-opinion", initial: "on", values: "on, off", meaning: "ask swiftc about refused entries",
            accepts: oneOf("on", "off"), isTerminal: false),
        SettingRow(
            name: "seed", initial: "0", values: "a number",
            meaning: "seed of the random numbers of later entries",
            accepts: accepted(by: .seed), isTerminal: false),
    ]

    package static func row(_ name: String) -> SettingRow? {
        let name = name == "color" ? "colour" : name
        return rows.first { $0.name == name }
    }
}
