// Operators that let some elements through.
import Rill

/// What `filterMap` does with a value.
///
///     a:  1-2-3|
///         a.filterMap { $0 == 2 ? FilterMap.ignore : .map($0 * 10) }.map { $0 / 10 }
///     =>  1---3|
///
/// Pitfall: `.ignore` drops the value silently; there is no way to send an error but to throw.
/// See also: filterMap(_:).
public enum FilterMap<Result> {
    case ignore
    case map(Result)
}

extension ObservableType {
    /// Transforms and filters in one.
    ///
    ///     a:  1-2-3|
    ///         a.filterMap { $0 == 2 ? .ignore : .map($0 * 3) }
    ///     =>  3---9|
    ///
    /// Pitfall: a forgotten case that gives `.ignore` loses values without a trace.
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

    /// Drops what the predicate accepts.
    ///
    ///     a:  1-2-3|
    ///         a.ignoreWhen { $0 == 2 }
    ///     =>  1---3|
    ///
    /// Pitfall: it drops what the predicate accepts, the opposite of `filter`.
    /// See also: ignore(_:), filter(_:).
    public func ignoreWhen(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        filter { try !predicate($0) }
    }

    /// Only values of a type.
    ///
    ///         let mixed = Observable<Any>.of(1, "a", 2)
    ///         mixed.ofType(Int.self)
    ///     =>  (12|)
    ///
    /// Pitfall: values of other types are dropped without a word.
    /// See also: filter(_:), compactMap(_:).
    public func ofType<Result>(_ type: Result.Type) -> Observable<Result> {
        compactMap { $0 as? Result }
    }

    /// Drops nils.
    ///
    ///     a:  1-x-2|
    ///         a.map { Int($0) }.unwrap()
    ///     =>  1---2|
    ///
    /// Pitfall: a nil that means something is lost: map it to a case of its own before.
    /// See also: compactMap(_:).
    public func unwrap<Result>() -> Observable<Result> where Element == Result? {
        compactMap { $0 }
    }
}

extension ObservableType where Element: Equatable {
    /// Drops the given values.
    ///
    ///     a:  1-2-3|
    ///         a.ignore(1, 3)
    ///     =>  --2--|
    ///
    /// Pitfall: it compares with `==`: for a class or struct of your own that is what you say it is.
    /// See also: ignoreWhen(_:).
    public func ignore(_ valuesToIgnore: Element...) -> Observable<Element> {
        filter { !valuesToIgnore.contains($0) }
    }

    /// Drops the values of a sequence.
    public func ignore<Sequence: Swift.Sequence>(_ valuesToIgnore: Sequence) -> Observable<Element>
    where Sequence.Element == Element {
        filter { !valuesToIgnore.contains($0) }
    }
}

extension SharedSequence {
    /// Drops nils.
    public func unwrap<Result>() -> SharedSequence<SharingStrategy, Result> where Element == Result? {
        compactMap { $0 }
    }
}

extension ObservableType where Element: EventConvertible {
    /// The values among materialised events.
    ///
    ///     a:  1-2|
    ///         a.materialize().elements()
    ///     =>  1-2|
    ///
    /// Pitfall: errors are dropped too: listen to `errors()` beside it.
    /// See also: errors(), materialize().
    public func elements() -> Observable<Element.Element> {
        compactMap { $0.event.element }
    }

    /// The errors among materialised events.
    ///
    ///     a:  1-#
    ///         a.materialize().errors().map { _ in "failed" }
    ///     =>  --('failed'|)
    ///
    /// Pitfall: values are dropped: share the materialised source if you need both.
    /// See also: elements(), materialize().
    public func errors() -> Observable<Swift.Error> {
        compactMap { $0.event.error }
    }
}
