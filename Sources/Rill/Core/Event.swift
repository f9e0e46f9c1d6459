/// One thing that a sequence can say: `next* (error | completed)?`.
@frozen public enum Event<Element> {
    /// The next element.
    case next(Element)

    /// The sequence ended with a failure.
    case error(Swift.Error)

    /// The sequence ended as it should.
    case completed
}

extension Event: Sendable where Element: Sendable {}
