import Foundation

extension DispatchTimeInterval {
    /// The length in nanoseconds; nil for never, which no clock reaches.
    var nanoseconds: Int? {
        switch self {
        case .seconds(let count): DispatchTimeInterval.product(count, 1_000_000_000)
        case .milliseconds(let count): DispatchTimeInterval.product(count, 1_000_000)
        case .microseconds(let count): DispatchTimeInterval.product(count, 1_000)
        case .nanoseconds(let count): count
        case .never: nil
        @unknown default: nil
        }
    }

    /// The length in seconds; infinite for never.
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

    // Saturates instead of trapping: whoever waits for 300 years waits for ever.
    private static func product(_ count: Int, _ unit: Int) -> Int {
        let (product, overflow) = count.multipliedReportingOverflow(by: unit)
        return overflow ? (count < 0 ? .min : .max) : product
    }
}

/// A scheduler whose clock is at hand as a number: finer than a `Date`, which loses some hundred nanoseconds, or without
/// making one each time.
protocol NanosecondClock: AnyObject {
    var nanosecondNow: Int { get }

    /// Differences up to this are none.
    var slack: Int { get }
}

extension NanosecondClock {
    // A precise clock moves by a nanosecond for each thing scheduled.
    var slack: Int { 10_000 }
}

extension RxTime {
    /// Since 1970, rounded to what fits.
    var nanoseconds: Int { .saturating((timeIntervalSince1970 * 1e9).rounded()) }
}
