import struct Foundation.Date

extension World {
    /// The current `Date()` of this world.
    public var date: Date { Date(timeIntervalSince1970: secondsSince1970) }

    /// Returns the virtual time of a date.
    public func time(of date: Date) -> Int {
        .saturating(((date.timeIntervalSince1970 - epoch) * 1e9).rounded())
    }
}
