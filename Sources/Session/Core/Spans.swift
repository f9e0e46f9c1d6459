import Rill

/// Reads and writes durations of virtual time as users write them: `500ms`, `10s`, `1.5 s`, `2m`, `1h`.
package enum DurationText {
    private static let units: [(suffix: String, nanoseconds: Double)] = [
        ("ms", 1e6), ("s", 1e9), ("min", 60e9), ("m", 60e9), ("h", 3600e9),
    ]

    /// Parses a duration and returns nanoseconds. A number without a unit counts seconds.
    package static func parse(_ text: String) -> Int? {
        let text = text.filter { $0 != " " }
        for unit in units where text.hasSuffix(unit.suffix) {
            if let number = Double(text.dropLast(unit.suffix.count)), number >= 0, number < 1e6 {
                return Int((number * unit.nanoseconds).rounded())
            }
        }
        return Double(text).flatMap { $0 >= 0 && $0 < 1e6 ? Int(($0 * 1e9).rounded()) : nil }
    }

    /// Formats a duration so that `parse` returns exactly the same value.
    package static func exactText(_ nanoseconds: Int) -> String {
        let texts = ["s", "ms", "h", "min"].map { suffix in
            let number = Double(nanoseconds) / units.first { $0.suffix == suffix }!.nanoseconds
            return (number == number.rounded() ? "\(Int(number))" : "\(number)") + suffix
        }
        // Whole seconds are the most readable form. Up to 15 minutes, milliseconds are used if they are exact.
        let isWhole = nanoseconds % 1_000_000_000 == 0
        return (isWhole ? texts : [texts[1], texts[0]] + texts[2...]).first { parse($0) == nanoseconds } ?? texts[0]
    }

    /// Formats like `text`, but uses milliseconds if tenths of a second would be too coarse.
    package static func shortText(_ nanoseconds: Int) -> String {
        nanoseconds % 100_000_000 == 0 ? text(nanoseconds) : "\((nanoseconds + 500_000) / 1_000_000) ms"
    }

    package static func text(_ nanoseconds: Int) -> String {
        let seconds = Double(nanoseconds) / 1e9
        if seconds >= 60, seconds.truncatingRemainder(dividingBy: 60) == 0 { return "\(Int(seconds) / 60) min" }
        if seconds == seconds.rounded() { return "\(Int(seconds)) s" }
        let tenths = (seconds * 10).rounded() / 10
        return "\(tenths) s"
    }
}

/// Reads and writes numbers of events as users write them: `10000000`, `500k`, `10M`.
package enum EventCountText {
    package static func parse(_ text: String) -> Int? {
        let units: [Character: Int] = ["k": 1_000, "K": 1_000, "M": 1_000_000]
        guard let last = text.last, let unit = units[last] else { return Int(text) }
        guard let number = Int(text.dropLast()) else { return nil }
        let (amount, isTooLarge) = number.multipliedReportingOverflow(by: unit)
        return isTooLarge ? nil : amount
    }
}

extension DurationText {
    /// Formats an approximate duration.
    static func approximateText(_ nanoseconds: Int) -> String {
        let minutes = nanoseconds / 60_000_000_000
        if minutes == 0 { return text(nanoseconds) }
        return minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h" + (minutes % 60 == 0 ? "" : " \(minutes % 60) min")
    }
}

/// Reads and writes the names of paces.
package enum PaceText {
    package static func parse(_ text: String) -> Pace? {
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

extension DurationText {
    /// Parses `0...300ms`, `100ms...2s`, or the upper bound alone. If the left number has no unit, it has that of the
    /// right number.
    package static func parseRange(_ text: String) -> ClosedRange<Int>? {
        let parts = text.components(separatedBy: "...")
        guard parts.count <= 2, let upper = parse(parts[parts.count - 1]) else { return nil }
        guard parts.count == 2 else { return 0...upper }
        let unit = parts[1].drop { $0.isNumber || $0 == "." }
        guard let lower = parse(parts[0].last?.isNumber == true ? parts[0] + unit : parts[0]), lower <= upper else {
            return nil
        }
        return lower...upper
    }
}

/// Parses `mm:ss.mmm`, `h:mm:ss.mmm`, and durations as `:set` accepts them.
package func parseClockTime(_ text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return DurationText.parse(text) }
    guard parts.count <= 3, let seconds = Double(parts[parts.count - 1]), (0..<1e6).contains(seconds) else {
        return nil
    }
    var whole = 0
    for part in parts.dropLast() {
        guard let number = Int(part), (0..<1_000_000).contains(number) else { return nil }
        whole = whole * 60 + number
    }
    return whole * 60_000_000_000 + Int((seconds * 1000).rounded()) * 1_000_000
}
