import Foundation

/// Converts between virtual time units and real time.
public protocol VirtualTimeConverterType {
    /// The type of points in virtual time.
    associatedtype VirtualTimeUnit
    /// The type of intervals of virtual time.
    associatedtype VirtualTimeIntervalUnit

    /// Returns the real time of a virtual time.
    func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime

    /// Returns the virtual time of a real time.
    func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit

    /// Returns the seconds of a virtual interval.
    func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval

    /// Returns the virtual interval for a number of seconds.
    func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit

    /// Returns the virtual time that is later by an interval.
    func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit

    /// Compares two virtual times.
    func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// The result of comparing two virtual times.
public enum VirtualTimeComparison {
    /// The first time is earlier.
    case lessThan
    /// The two times are equal.
    case equal
    /// The first time is later.
    case greaterThan
}
