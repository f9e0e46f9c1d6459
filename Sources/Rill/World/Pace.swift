/// The speed of a `World`'s virtual clock. It does not change the order of events.
public enum Pace: Equatable, Sendable {
    /// Follows the wall clock.
    case live
    /// Runs at a multiple of the wall clock's speed while an item is scheduled.
    case times(Double)
    /// Runs without waiting.
    case instant
    /// Stops until `World.step()` is called.
    case step

    /// True if the clock advances without a call.
    public var followsWall: Bool { factor != nil }

    /// Virtual nanoseconds per nanosecond of the wall clock; nil if the pace does not follow it.
    var factor: Double? {
        switch self {
        case .live: 1
        case .times(let factor): max(factor, 0.000_001)
        case .instant, .step: nil
        }
    }
}
