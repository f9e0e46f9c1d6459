// Operators that drop some of the elements.
import Rill

/// The decision of `filterMap` for a value: drop it, or send a result in its place.
///
///     a:  1-2-3|
///         a.filterMap { $0 == 2 ? FilterMap.ignore : .map($0 * 10) }.map { $0 / 10 }
///     =>  1---3|
///
/// Pitfall: `.ignore` drops the value silently. To send an error, throw it.
/// See also: filterMap(_:).
public enum FilterMap<Result> {
    case ignore
    case map(Result)
}

extension ObservableType {
    /// Transforms values and drops those for which the closure returns `.ignore`.
    ///
    ///     a:  1-2-3|
    ///         a.filterMap { $0 == 2 ? .ignore : .map($0 * 3) }
    ///     =>  3---9|
    ///
    /// Asked as: filter and map in one; map or ignore
    /// Pitfall: a `default` that returns `.ignore` drops values of new cases silently.
    /// See also: compactMap(_:), filter(_:).
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

    /// Drops the values that the predicate accepts.
    ///
    ///     a:  1-2-3|
    ///         a.ignoreWhen { $0 == 2 }
    ///     =>  1---3|
    ///
    /// Asked as: ignore while a flag is set; drop when condition
    /// Pitfall: it is the opposite of `filter`: it drops the values for which the predicate is true.
    /// See also: ignore(_:), filter(_:).
    public func ignoreWhen(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        filter { try !predicate($0) }
    }

    /// Sends only the values of a type, cast to it.
    ///
    ///         let mixed = Observable<Any>.of(1, "a", 2)
    ///         mixed.ofType(Int.self)
    ///     =>  (12|)
    ///
    /// Asked as: only of a type; cast and filter; of one class
    /// Pitfall: it drops values of other types silently.
    /// See also: filter(_:), compactMap(_:).
    public func ofType<Result>(_ type: Result.Type) -> Observable<Result> {
        compactMap { $0 as? Result }
    }

    /// Drops nil and unwraps all other values.
    ///
    ///     a:  1-x-2|
    ///         a.map { Int($0) }.unwrap()
    ///     =>  1---2|
    ///
    /// Asked as: only what is not nil
    /// Pitfall: if nil has a meaning, map it to a value of its own first.
    /// See also: compactMap(_:).
    public func unwrap<Result>() -> Observable<Result> where Element == Result? {
        compactMap { $0 }
    }
}

extension ObservableType where Element: Equatable {
    /// Drops values that are equal to one of the given values.
    ///
    ///     a:  1-2-3|
    ///         a.ignore(1, 3)
    ///     =>  --2--|
    ///
    /// Asked as: leave out values; without these values; ignore certain values
    /// Pitfall: it compares with the `==` of the values' own type.
    /// See also: ignoreWhen(_:).
    public func ignore(_ valuesToIgnore: Element...) -> Observable<Element> {
        filter { !valuesToIgnore.contains($0) }
    }

    /// Drops values that are equal to one in the given sequence.
    public func ignore<Sequence: Swift.Sequence>(_ valuesToIgnore: Sequence) -> Observable<Element>
    where Sequence.Element == Element {
        filter { !valuesToIgnore.contains($0) }
    }
}

extension SharedSequence {
    /// Drops nil and unwraps all other values.
    public func unwrap<Result>() -> SharedSequence<SharingStrategy, Result> where Element == Result? {
        compactMap { $0 }
    }
}

extension ObservableType where Element: EventConvertible {
    /// Sends the values of materialised `next` events.
    ///
    ///     a:  1-2|
    ///         a.materialize().elements()
    ///     =>  1-2|
    ///
    /// Asked as: values of an action; successes only
    /// Pitfall: it drops errors: subscribe to `errors()` too.
    /// See also: errors(), materialize().
    public func elements() -> Observable<Element.Element> {
        compactMap { $0.event.element }
    }

    /// Sends the errors of materialised `error` events as values.
    ///
    ///     a:  1-#
    ///         a.materialize().errors().map { _ in "failed" }
    ///     =>  --('failed'|)
    ///
    /// Asked as: failures only; errors of a materialized sequence
    /// Pitfall: it drops values: share the materialised source if you need both.
    /// See also: elements(), materialize().
    public func errors() -> Observable<Swift.Error> {
        compactMap { $0.event.error }
    }
}
