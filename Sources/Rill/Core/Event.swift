/// One event of a sequence. The order of events is `next* (error | completed)?`.
@frozen public enum Event<Element> {
    /// The sequence sends an element.
    case next(Element)

    /// The sequence has failed.
    case error(Swift.Error)

    /// The sequence has completed.
    case completed
}

extension Event: Sendable where Element: Sendable {}
