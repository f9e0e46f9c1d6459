// Operators that let some elements through.
import Rill

/// What a filter-and-map makes of an element.
public enum FilterMap<Result> {
    case ignore
    case map(Result)
}

extension ObservableType {
    /// Drops an element or transforms it, in one step.
    public func filterMap<Result>(
        _ transform: @escaping (Element) throws -> FilterMap<Result>
    ) -> Observable<Result> {
        compactMap { element -> Result? in
            switch try transform(element) {
            case .ignore: return nil
            case .map(let result): return result
            }
        }
    }

    /// Drops elements for which the predicate holds.
    public func ignoreWhen(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        filter { try !predicate($0) }
    }

    /// Elements of another type only.
    public func ofType<Result>(_ type: Result.Type) -> Observable<Result> {
        compactMap { $0 as? Result }
    }

    /// Drops nil and opens the rest.
    public func unwrap<Result>() -> Observable<Result> where Element == Result? {
        compactMap { $0 }
    }
}

extension ObservableType where Element: Equatable {
    /// Drops the given elements.
    public func ignore(_ valuesToIgnore: Element...) -> Observable<Element> {
        filter { !valuesToIgnore.contains($0) }
    }

    /// Drops the given elements.
    public func ignore<Sequence: Swift.Sequence>(_ valuesToIgnore: Sequence) -> Observable<Element>
    where Sequence.Element == Element {
        filter { !valuesToIgnore.contains($0) }
    }
}

extension SharedSequence {
    /// Drops nil and opens the rest.
    public func unwrap<Result>() -> SharedSequence<SharingStrategy, Result> where Element == Result? {
        compactMap { $0 }
    }
}

extension ObservableType where Element: EventConvertible {
    /// The elements of materialized events.
    public func elements() -> Observable<Element.Element> {
        compactMap { $0.event.element }
    }

    /// The errors of materialized events.
    public func errors() -> Observable<Swift.Error> {
        compactMap { $0.event.error }
    }
}
