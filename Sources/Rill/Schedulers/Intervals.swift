import Foundation

extension DispatchTimeInterval {
    /// The length in nanoseconds; nil for `.never`.
    var nanoseconds: Int? {
        switch self {
        case .seconds(let count): DispatchTimeInterval.saturatingProduct(count, 1_000_000_000)
        case .milliseconds(let count): DispatchTimeInterval.saturatingProduct(count, 1_000_000)
        case .microseconds(let count): DispatchTimeInterval.saturatingProduct(count, 1_000)
        case .nanoseconds(let count): count
        case .never: nil
        @unknown default: nil
        }
    }

    /// The length in seconds; infinite for `.never`.
    var seconds: Double {
        switch self {
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) / 1e3
        case .microseconds(let count): Double(count) / 1e6
        case .nanoseconds(let count): Double(count) / 1e9
        case .never: .infinity
        @unknown default: .infinity
        }
    }

    // Multiplies, but returns the largest number instead of trapping on overflow: a delay of 300 years never ends.
    private static func saturatingProduct(_ count: Int, _ unit: Int) -> Int {
        let (product, overflow) = count.multipliedReportingOverflow(by: unit)
        return overflow ? (count < 0 ? .min : .max) : product
    }
}

/// A scheduler with a numeric clock. It is more precise than a `Date` (which is accurate to some hundred nanoseconds),
/// or cheaper to read.
protocol NanosecondClock: AnyObject {
    var nanosecondNow: Int { get }

    /// Times that differ by at most this many nanoseconds count as equal.
    var timerTolerance: Int { get }
}

extension NanosecondClock {
    // A precise clock advances by one nanosecond for each scheduled item.
    var timerTolerance: Int { 10_000 }
}

extension RxTime {
    /// The nanoseconds since 1970, limited to the range of `Int`.
    var nanoseconds: Int { .saturating((timeIntervalSince1970 * 1e9).rounded()) }
}
