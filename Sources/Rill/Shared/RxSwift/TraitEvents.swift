// The events of traits.

/// An event of a `Maybe`.
///
///     _ = Maybe<Int>.empty().subscribe { print($0) }
///     // completed
///
/// Pitfall: a Maybe sends only one of the three: no `completed` follows `success`.
/// See also: Maybe.
@frozen public enum MaybeEvent<Element> {
    case success(Element)
    case error(Swift.Error)
    case completed
}

extension MaybeEvent: Sendable where Element: Sendable {}

/// An event of a `Completable`.
///
///     _ = Completable.empty().subscribe { print($0) }
///     // completed
///
/// Pitfall: it contains no value: continue with `andThen`.
/// See also: Completable.
@frozen public enum CompletableEvent: Sendable {
    case error(Swift.Error)
    case completed
}

/// An event of an `Infallible`.
///
///     _ = Infallible.just(1).subscribe { (event: InfallibleEvent<Int>) in print(event) }
///     // next(1)
///     // completed
///
/// Pitfall: there is no error case: handle errors before `asInfallible`.
/// See also: Event.
public enum InfallibleEvent<Element> {
    case next(Element)
    case completed
}

extension InfallibleEvent: Sendable where Element: Sendable {}

extension InfallibleEvent: CustomDebugStringConvertible {
    /// The event's text, such as `next(1)`.
    public var debugDescription: String { "\(event)" }
}

extension InfallibleEvent: EventConvertible {
    /// This event as an `Event`.
    public var event: Event<Element> {
        switch self {
        case .next(let element): return .next(element)
        case .completed: return .completed
        }
    }
}
