/// One event of a sequence. The order of events is `next* (error | completed)?`.
@frozen public enum Event<Element> {
    /// The next element.
    case next(Element)

    /// The sequence failed.
    case error(Swift.Error)

    /// The sequence completed.
    case completed
}

extension Event: Sendable where Element: Sendable {}
