/// The speed of a `World`'s virtual clock. The pace does not change the order of events.
public enum Pace: Equatable, Sendable {
    /// The clock follows the wall clock.
    case live
    /// The clock runs at a multiple of the wall clock's speed while an item is scheduled.
    case times(Double)
    /// The clock advances without waiting.
    case instant
    /// The clock stops until `World.step()` is called.
    case step

    /// True if the clock advances with the wall clock.
    public var followsWall: Bool { factor != nil }

    /// The virtual nanoseconds per nanosecond of the wall clock; nil if the pace does not follow the wall clock.
    var factor: Double? {
        switch self {
        case .live: 1
        case .times(let factor): max(factor, 0.000_001)
        case .instant, .step: nil
        }
    }
}
