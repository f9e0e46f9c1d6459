import StyledText

/// Virtual time as a timeline shows it: `mm:ss.mmm`, `h:mm:ss.mmm` from one hour on.
public func clockText(_ nanoseconds: Int64, withoutZeroMinutes: Bool = false) -> String {
    let milliseconds = max(0, nanoseconds) / 1_000_000
    let (hours, minutes) = (milliseconds / 3_600_000, milliseconds / 60_000 % 60)
    let seconds = digits(milliseconds / 1000 % 60, 2) + "." + digits(milliseconds % 1000, 3)
    if hours > 0 { return "\(hours):" + digits(minutes, 2) + ":" + seconds }
    return withoutZeroMinutes && minutes == 0 ? seconds : digits(minutes, 2) + ":" + seconds
}

/// Virtual time in seconds, for sentences: `0.500`.
public func secondsText(_ nanoseconds: Int64) -> String {
    let milliseconds = max(0, nanoseconds) / 1_000_000
    return "\(milliseconds / 1000)." + digits(milliseconds % 1000, 3)
}

/// Virtual time in milliseconds, for data: `1300`, `0.25`.
func millisecondsText(_ nanoseconds: Int64) -> String {
    let rest = nanoseconds % 1_000_000
    guard rest != 0 else { return String(nanoseconds / 1_000_000) }
    var fraction = digits(rest, 6)
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return "\(nanoseconds / 1_000_000)." + fraction
}

/// A number with a comma between groups of three digits.
public func grouped(_ number: Int) -> String {
    var text = String(number.magnitude)
    var place = text.count - 3
    while place > 0 {
        text.insert(",", at: text.index(text.startIndex, offsetBy: place))
        place -= 3
    }
    return number < 0 ? "-" + text : text
}

private func digits(_ value: Int64, _ count: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, count - text.count)) + text
}
