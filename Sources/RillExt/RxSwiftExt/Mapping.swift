// Operators that transform elements.
import Rill

extension ObservableType {
    /// Passes this sequence to a function and returns its result, so that a chain can call your own function.
    ///
    ///     a:  1-2|
    ///         a.apply { $0.map { $0 * 2 } }
    ///     =>  2-4|
    ///
    /// Asked as: use my own operator; chain through a function; reuse part of a chain
    /// Pitfall: the function runs once, when the chain is built, not for each value.
    /// See also: map(_:).
    public func apply<Result>(_ transform: (Observable<Element>) -> Observable<Result>) -> Observable<Result> {
        transform(asObservable())
    }

    /// Sends the number of values when the source completes.
    ///
    ///     a:  1-2-3|
    ///         a.count()
    ///     =>  -----(3|)
    ///
    /// Asked as: how many; number of elements
    /// Pitfall: it sends nothing before the source completes.
    /// See also: count(_:), reduce(_:accumulator:).
    public func count() -> Observable<Int> {
        reduce(0) { count, _ in count + 1 }
    }

    /// Sends the number of values that the predicate accepts when the source completes.
    ///
    ///     a:  1-2-3|
    ///         a.count { $0 > 1 }
    ///     =>  -----(2|)
    ///
    /// Pitfall: it sends nothing before the source completes.
    /// See also: count().
    public func count(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Int> {
        filter(predicate).count()
    }

    /// Sends a property of each value.
    ///
    ///     a:  a-b|
    ///         a.mapAt(\.count)
    ///     =>  1-1|
    ///
    /// Asked as: a property of each; key path; read a field of each value
    /// Pitfall: it reads the property when the value arrives; it does not observe later changes.
    /// See also: map(_:).
    public func mapAt<Result>(_ keyPath: KeyPath<Element, Result>) -> Observable<Result> {
        map { $0[keyPath: keyPath] }
    }

    /// Sends the given value in place of each value.
    ///
    ///     a:  1-2|
    ///         a.mapTo(7)
    ///     =>  7-7|
    ///
    /// Asked as: replace each by a constant; always the same value; map to a constant
    /// Pitfall: the value is evaluated once, when the chain is built: use `map` to make a new one each time.
    /// See also: map(_:).
    public func mapTo<Result>(_ value: Result) -> Observable<Result> {
        map { _ in value }
    }

    /// Sends arrays of the newest `n` values, one array for each value from the n-th on.
    ///
    ///     a:  1-2-3|
    ///         a.nwise(2).map { $0.reduce(0, +) }
    ///     =>  --3-5|
    ///
    /// Asked as: sliding window; last three values; groups of neighbours; moving average
    /// Pitfall: the first array comes with the n-th value; `n` must be greater than 1.
    /// See also: pairwise(), buffer(timeSpan:count:scheduler:).
    public func nwise(_ n: Int) -> Observable<[Element]> {
        assert(n > 1, "n must be greater than 1")
        return scan([Element]()) { window, element in Array((window + [element]).suffix(n)) }
            .filter { $0.count == n }
    }

    /// Sends each value together with the value before it.
    ///
    ///     a:  1-2-3|
    ///         a.pairwise().map { $0 + $1 }
    ///     =>  --3-5|
    ///
    /// Asked as: pair; previous value; compare with the one before; old and new value; last two values
    /// Asked as: difference to previous; with the previous
    /// Pitfall: it sends nothing for the first value: the first pair comes with the second.
    /// See also: nwise(_:), scan(_:accumulator:).
    public func pairwise() -> Observable<(Element, Element)> {
        nwise(2).map { ($0[0], $0[1]) }
    }
}

extension ObservableType where Element: Collection {
    /// Transforms each element of each collection.
    ///
    ///     a:  1-2|
    ///         a.map { [$0, $0] }.mapMany { $0 * 2 }.map { $0.reduce(0, +) }
    ///     =>  4-8|
    ///
    /// Asked as: map each element of an array; transform arrays inside
    /// Pitfall: its elements must be collections; use `map` for other values.
    /// See also: map(_:).
    public func mapMany<Result>(_ transform: @escaping (Element.Element) throws -> Result) -> Observable<[Result]> {
        map { try $0.map(transform) }
    }
}

extension ObservableType where Element == Bool {
    /// Sends true for false and false for true.
    ///
    ///     a:  1-0|
    ///         a.map { $0 == 1 }.not()
    ///     =>  'false'-'true'|
    ///
    /// Asked as: negate; invert a bool; opposite
    /// Pitfall: it negates values: an empty source stays empty.
    /// See also: map(_:).
    public func not() -> Observable<Bool> {
        map(!)
    }
}

extension PrimitiveSequenceType {
    /// Passes this sequence to a function and returns its result, so that a chain can call your own function.
    ///
    ///         Single.just(1).apply { $0.map { $0 * 2 } }
    ///     =>  (2|)
    ///
    /// Pitfall: the function runs once, when the chain is built, not when the value comes.
    /// See also: map(_:).
    public func apply<Result>(
        _ transform: (PrimitiveSequence<Trait, Element>) -> PrimitiveSequence<Trait, Result>
    ) -> PrimitiveSequence<Trait, Result> {
        transform(primitiveSequence)
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Sends the given value in place of each value.
    public func mapTo<Result>(_ value: Result) -> Single<Result> {
        map { _ in value }
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Sends the given value in place of each value.
    public func mapTo<Result>(_ value: Result) -> Maybe<Result> {
        map { _ in value }
    }
}

extension SharedSequence {
    /// Sends the given value in place of each value.
    public func mapTo<Result>(_ value: Result) -> SharedSequence<SharingStrategy, Result> {
        map { _ in value }
    }

    // The overload is disfavoured, because a trailing closure of the other overload matches it too.
    @_disfavoredOverload
    @available(*, deprecated, renamed: "mapTo(_:)")
    public func map<Result>(to value: Result) -> SharedSequence<SharingStrategy, Result> {
        mapTo(value)
    }
}

extension SharedSequenceConvertibleType where Element == Bool {
    /// Sends true for false and false for true.
    public func not() -> SharedSequence<SharingStrategy, Bool> {
        map(!)
    }
}
