import Platform

/// Parses the value of `--date`: `now`, a day, or a day and a time (`2026-11-01T09:00`) in UTC.
enum StartDate {
    static func parseSeconds(_ text: String) -> Double? {
        if text == "now" { return Double(SystemClock.unixSeconds) }
        let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
        guard let day = parseNumbers(parts[0], "-"), day.count == 3 else { return nil }
        let hour = parts.count == 2 ? parseNumbers(parts[1], ":") : [0, 0]
        guard let hour, hour.count == 2 || hour.count == 3 else { return nil }
        return seconds(day, hour + (hour.count == 2 ? [0] : []))
    }

    private static func parseNumbers(_ text: Substring, _ separator: Character) -> [Int32]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false).map { Int32($0) }
        return parts.allSatisfy { $0 ?? -1 >= 0 } ? parts.compactMap { $0 } : nil
    }

    private static func seconds(_ day: [Int32], _ hour: [Int32]) -> Double? {
        guard (1...9999).contains(day[0]) else { return nil }
        return SystemClock.seconds(
            year: day[0], month: day[1], day: day[2], hour: hour[0], minute: hour[1], second: hour[2]
        ).map(Double.init)
    }
}
