extension Int {
    /// The whole number next to another, which may be anything: what is not a number is 0, what is too large stays large.
    static func nearest(_ value: Double) -> Int {
        Int(exactly: value.rounded()) ?? (value > 0 ? 1_000_000_000_000 : value < 0 ? -1_000_000_000_000 : 0)
    }
}
