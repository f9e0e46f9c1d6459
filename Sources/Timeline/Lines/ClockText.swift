import StyledText

/// Formats a virtual time as `mm:ss.mmm`, from one hour on as `h:mm:ss.mmm`.
public func clockText(_ nanoseconds: Int64, withoutZeroMinutes: Bool = false) -> String {
    let milliseconds = max(0, nanoseconds) / 1_000_000
    let (hours, minutes) = (milliseconds / 3_600_000, milliseconds / 60_000 % 60)
    let seconds = paddedDigits(milliseconds / 1000 % 60, 2) + "." + paddedDigits(milliseconds % 1000, 3)
    if hours > 0 { return "\(hours):" + paddedDigits(minutes, 2) + ":" + seconds }
    return withoutZeroMinutes && minutes == 0 ? seconds : paddedDigits(minutes, 2) + ":" + seconds
}

/// Formats a virtual time in seconds, for sentences: `0.500`.
public func secondsText(_ nanoseconds: Int64) -> String {
    let milliseconds = max(0, nanoseconds) / 1_000_000
    return "\(milliseconds / 1000)." + paddedDigits(milliseconds % 1000, 3)
}

/// Formats a virtual time in milliseconds, for data: `1300`, `0.25`.
func millisecondsText(_ nanoseconds: Int64) -> String {
    let rest = nanoseconds % 1_000_000
    guard rest != 0 else { return String(nanoseconds / 1_000_000) }
    var fraction = paddedDigits(rest, 6)
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return "\(nanoseconds / 1_000_000)." + fraction
}

private func paddedDigits(_ value: Int64, _ count: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, count - text.count)) + text
}

/// Formats a duration in the largest unit in which it is short: `50 ms`, `1.5 s`, `2 h`.
func spanText(_ nanoseconds: Int64) -> String {
    if nanoseconds < 1_000_000 { return decimalText(nanoseconds, digits: 3) + " µs" }
    if nanoseconds < 1_000_000_000 { return decimalText(nanoseconds, digits: 6) + " ms" }
    if nanoseconds < 120_000_000_000 || nanoseconds % 60_000_000_000 != 0 {
        return decimalText(nanoseconds, digits: 9) + " s"
    }
    let minutes = nanoseconds / 60_000_000_000
    return minutes < 120 || minutes % 60 != 0 ? "\(minutes) min" : "\(minutes / 60) h"
}

/// Formats `value` divided by 10^digits without trailing zeros: `0.25`.
func decimalText(_ value: Int64, digits count: Int) -> String {
    var one: Int64 = 1
    for _ in 0..<count { one *= 10 }
    let rest = value % one
    guard rest != 0 else { return String(value / one) }
    var fraction = paddedDigits(rest, count)
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return "\(value / one)." + fraction
}
