// Properties and conversions of events.

extension Event: CustomDebugStringConvertible {
    /// The event as `next(1)`, `error(boom)` or `completed`.
    public var debugDescription: String {
        switch self {
        case .next(let value): return "next(\(value))"
        case .error(let error): return "error(\(error))"
        case .completed: return "completed"
        }
    }
}

extension Event {
    /// True if the event ends its sequence: an error or a completion.
    public var isStopEvent: Bool {
        switch self {
        case .next: return false
        case .error, .completed: return true
        }
    }

    /// The value of a `next`; nil for other events.
    public var element: Element? {
        if case .next(let value) = self { return value }
        return nil
    }

    /// The error of an `error`; nil for other events.
    public var error: Swift.Error? {
        if case .error(let error) = self { return error }
        return nil
    }

    /// True if this is `completed`.
    public var isCompleted: Bool {
        if case .completed = self { return true }
        return false
    }

    /// The same event with its value transformed; a throwing transform gives `error`.
    ///
    ///     print(Event.next(1).map { $0 + 1 })
    ///     // next(2)
    ///
    /// Pitfall: a throw turns a value into `error`, which as an event would end the sequence.
    /// See also: materialize(), mapObserver(_:).
    public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
        do {
            switch self {
            case .next(let element): return .next(try transform(element))
            case .error(let error): return .error(error)
            case .completed: return .completed
            }
        } catch {
            return .error(error)
        }
    }
}

/// A type that can be converted to an event.
///
///     print(Event.next(1).event)
///     // next(1)
///
/// Pitfall: `dematerialize()` ends at the first stop event among the values.
/// See also: Event, elements().
public protocol EventConvertible {
    associatedtype Element
    /// This value as an `Event`.
    var event: Event<Element> { get }
}

extension Event: EventConvertible {
    /// The event itself.
    public var event: Event<Element> { self }
}
