/// The speed of a `World`'s virtual clock. It never changes what happens.
public enum Pace: Equatable, Sendable {
    /// Follows the wall.
    case live
    /// Follows the wall, so many times as fast while something is scheduled.
    case times(Double)
    /// Waits for nothing.
    case instant
    /// Stands still until `World.step()` is called.
    case step

    /// Whether the clock goes on while nothing is asked of it.
    public var followsWall: Bool { factor != nil }

    /// Virtual nanoseconds per nanosecond of the wall; nil where the wall is not asked.
    var factor: Double? {
        switch self {
        case .live: 1
        case .times(let factor): max(factor, 0.000_001)
        case .instant, .step: nil
        }
    }
}
