extension Int {
    /// Returns the nearest integer: 0 for NaN, and the nearest limit for a number that is too large.
    static func nearest(_ value: Double) -> Int {
        Int(exactly: value.rounded()) ?? (value > 0 ? 1_000_000_000_000 : value < 0 ? -1_000_000_000_000 : 0)
    }
}
