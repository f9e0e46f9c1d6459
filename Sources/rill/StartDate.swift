import Glibc

/// Parses `--date`: `now`, a day, or a day and time (`2026-11-01T09:00`), in UTC.
enum StartDate {
    static func seconds(_ text: String) -> Double? {
        if text == "now" { return Double(time(nil)) }
        let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
        guard let day = numbers(parts[0], "-"), day.count == 3 else { return nil }
        let hour = parts.count == 2 ? numbers(parts[1], ":") : [0, 0]
        guard let hour, hour.count == 2 || hour.count == 3 else { return nil }
        return seconds(day, hour + (hour.count == 2 ? [0] : []))
    }

    private static func numbers(_ text: Substring, _ separator: Character) -> [Int32]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false).map { Int32($0) }
        return parts.allSatisfy { $0 ?? -1 >= 0 } ? parts.compactMap { $0 } : nil
    }

    private static func seconds(_ day: [Int32], _ hour: [Int32]) -> Double? {
        var asked = tm()
        guard (1...9999).contains(day[0]) else { return nil }
        (asked.tm_year, asked.tm_mon, asked.tm_mday) = (day[0] - 1900, day[1] - 1, day[2])
        (asked.tm_hour, asked.tm_min, asked.tm_sec) = (hour[0], hour[1], hour[2])
        var found = asked
        let seconds = timegm(&found)
        // mktime normalises invalid dates such as February 30, which are refused.
        let isSame = found.tm_mon == asked.tm_mon && found.tm_mday == asked.tm_mday && found.tm_hour == asked.tm_hour
        return isSame && found.tm_min == asked.tm_min && found.tm_sec == asked.tm_sec ? Double(seconds) : nil
    }
}
