import Rill

/// What a person can set, with its values and what it means. `:set` lists this table.
struct SettingRow {
    var name: String
    var initial: String
    var values: String
    var meaning: String
    /// Whether a value makes sense.
    var accepts: (String) -> Bool
    /// Whether the terminal side keeps it.
    var isTerminal: Bool
}

enum SettingTable {
    private static func oneOf(_ words: String...) -> (String) -> Bool { { words.contains($0) } }
    private static func isSpan(_ text: String) -> Bool { TimeSpan.parse(text) != nil }
    private static func isNumber(_ text: String) -> Bool { Int(text).map { $0 >= 0 } ?? false }

    static let rows: [SettingRow] = [
        SettingRow(
            name: "pace", initial: "live", values: "live, x10, instant, step", meaning: "how fast the clock is walked",
            accepts: { PaceText.parse($0) != nil }, isTerminal: false),
        SettingRow(
            name: "glyphs", initial: "unicode", values: "unicode, ascii", meaning: "the marks of timelines",
            accepts: oneOf("unicode", "ascii"), isTerminal: true),
        SettingRow(
            name: "colour", initial: "auto", values: "auto, always, never", meaning: "colours",
            accepts: oneOf("auto", "always", "never"), isTerminal: true),
        SettingRow(
            name: "width", initial: "auto", values: "auto or a number from 20 on", meaning: "columns of a line",
            accepts: { $0 == "auto" || (Int($0) ?? 0) >= 20 }, isTerminal: true),
        SettingRow(
            name: "hints", initial: "off", values: "on, off", meaning: "the signature of the call around the cursor",
            accepts: oneOf("on", "off"), isTerminal: true),
        SettingRow(
            name: "highlight", initial: "on", values: "on, off", meaning: "colours in what one types",
            accepts: oneOf("on", "off"), isTerminal: true),
        SettingRow(
            name: "watch-for", initial: "10s", values: "a time", meaning: "how long a bare watch runs at instant pace",
            accepts: isSpan, isTerminal: false),
        SettingRow(
            name: "run-for", initial: "10m", values: "a time", meaning: "how long a program runs at instant pace",
            accepts: isSpan, isTerminal: false),
        SettingRow(
            name: "lines", initial: "on", values: "on, off", meaning: "timeline lines of what is watched",
            accepts: oneOf("on", "off"), isTerminal: false),
        SettingRow(
            name: "time", initial: "short", values: "short, full", meaning: "whether subscriptions have lines too",
            accepts: oneOf("short", "full"), isTerminal: false),
        SettingRow(
            name: "plain", initial: "off", values: "on, off", meaning: "sentences instead of pictures",
            accepts: oneOf("on", "off"), isTerminal: true),
        SettingRow(
            name: "paste", initial: "run", values: "run, hold", meaning: "whether a complete paste runs at once",
            accepts: oneOf("run", "hold"), isTerminal: true),
        SettingRow(
            name: "seed", initial: "0", values: "a number",
            meaning: "where random numbers start, from the next :reset on",
            accepts: isNumber, isTerminal: false),
    ]

    static func row(_ name: String) -> SettingRow? {
        let name = name == "color" ? "colour" : name
        return rows.first { $0.name == name }
    }
}

/// What a command line may set: each setting has a flag of its name.
public enum SettingNames {
    /// The values that a setting takes, as a person reads them; nil if there is no such setting.
    public static func values(of name: String) -> String? { SettingTable.row(name)?.values }
    public static func accepts(_ value: String, for name: String) -> Bool {
        SettingTable.row(name)?.accepts(value) ?? false
    }
}

/// Spans of virtual time as people write them: `500ms`, `10s`, `1.5 s`, `2m`, `1h`.
enum TimeSpan {
    private static let units: [(suffix: String, nanoseconds: Double)] = [
        ("ms", 1e6), ("s", 1e9), ("min", 60e9), ("m", 60e9), ("h", 3600e9),
    ]

    /// Nanoseconds; a bare number counts seconds.
    static func parse(_ text: String) -> Int? {
        let text = text.filter { $0 != " " }
        for unit in units where text.hasSuffix(unit.suffix) {
            if let number = Double(text.dropLast(unit.suffix.count)), number >= 0, number < 1e6 {
                return Int(number * unit.nanoseconds)
            }
        }
        return Double(text).flatMap { $0 >= 0 && $0 < 1e6 ? Int($0 * 1e9) : nil }
    }

    /// A form that `parse` reads back without loss.
    static func exact(_ nanoseconds: Int) -> String {
        nanoseconds % 1_000_000_000 == 0 ? "\(nanoseconds / 1_000_000_000)s" : "\(Double(nanoseconds) / 1e6)ms"
    }

    static func text(_ nanoseconds: Int) -> String {
        let seconds = Double(nanoseconds) / 1e9
        if seconds >= 60, seconds.truncatingRemainder(dividingBy: 60) == 0 { return "\(Int(seconds) / 60) min" }
        if seconds == seconds.rounded() { return "\(Int(seconds)) s" }
        let tenths = (seconds * 10).rounded() / 10
        return "\(tenths) s"
    }
}

/// Paces by their names.
enum PaceText {
    static func parse(_ text: String) -> Pace? {
        switch text {
        case "live": return .live
        case "instant": return .instant
        case "step": return .step
        default:
            guard text.hasPrefix("x"), let factor = Double(text.dropFirst()), factor > 0, factor <= 10_000 else {
                return nil
            }
            return factor == 1 ? .live : .times(factor)
        }
    }

    static func text(_ pace: Pace) -> String {
        switch pace {
        case .live: return "live"
        case .instant: return "instant"
        case .step: return "step"
        case .times(let factor): return factor == factor.rounded() ? "x\(Int(factor))" : "x\(factor)"
        }
    }
}

/// How a command line says paces and spans.
public enum Paces {
    public static func named(_ text: String) -> Pace? { PaceText.parse(text) }
    /// Nanoseconds of `10s`, `1.5m`.
    public static func span(_ text: String) -> Int? { TimeSpan.parse(text) }
}
