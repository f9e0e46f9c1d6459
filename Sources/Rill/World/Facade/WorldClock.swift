import struct Foundation.Date

extension World {
    /// `Date()` of this world.
    public var date: Date { Date(timeIntervalSince1970: secondsSince1970) }

    /// The virtual time at which this world's calendar shows a date.
    public func time(of date: Date) -> Int {
        .saturating(((date.timeIntervalSince1970 - epoch) * 1e9).rounded())
    }
}
