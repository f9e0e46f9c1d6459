// Operators that turn elements into others.
import Rill

extension ObservableType {
    /// Runs itself through a function.
    ///
    ///     a:  1-2|
    ///         a.apply { $0.map { $0 * 2 } }
    ///     =>  2-4|
    ///
    /// Pitfall: the function runs once, when the chain is built, not for each value.
    /// See also: map(_:).
    public func apply<Result>(_ transform: (Observable<Element>) -> Observable<Result>) -> Observable<Result> {
        transform(asObservable())
    }

    /// How many values there were, at the end.
    ///
    ///     a:  1-2-3|
    ///         a.count()
    ///     =>  -----(3|)
    ///
    /// Pitfall: nothing comes before the source ends.
    /// See also: count(_:), reduce(_:accumulator:).
    public func count() -> Observable<Int> {
        reduce(0) { count, _ in count + 1 }
    }

    /// How many values the predicate accepts, at the end.
    ///
    ///     a:  1-2-3|
    ///         a.count { $0 > 1 }
    ///     =>  -----(2|)
    ///
    /// Pitfall: nothing comes before the source ends.
    /// See also: count().
    public func count(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Int> {
        filter(predicate).count()
    }

    /// A property of each value.
    ///
    ///     a:  a-b|
    ///         a.mapAt(\.count)
    ///     =>  1-1|
    ///
    /// Pitfall: the key path is read when the value comes: later changes of a class's property are not seen.
    /// See also: map(_:).
    public func mapAt<Result>(_ keyPath: KeyPath<Element, Result>) -> Observable<Result> {
        map { $0[keyPath: keyPath] }
    }

    /// The same for each value.
    ///
    ///     a:  1-2|
    ///         a.mapTo(7)
    ///     =>  7-7|
    ///
    /// Pitfall: the value is made once, when the chain is built: use `map` for a new one each time.
    /// See also: map(_:).
    public func mapTo<Result>(_ value: Result) -> Observable<Result> {
        map { _ in value }
    }

    /// Sliding windows of n values.
    ///
    ///     a:  1-2-3|
    ///         a.nwise(2).map { $0.reduce(0, +) }
    ///     =>  --3-5|
    ///
    /// Pitfall: the first window comes with the n-th value; n must be more than 1.
    /// See also: pairwise(), buffer(timeSpan:count:scheduler:).
    public func nwise(_ n: Int) -> Observable<[Element]> {
        assert(n > 1, "n must be greater than 1")
        return scan([Element]()) { window, element in Array((window + [element]).suffix(n)) }
            .filter { $0.count == n }
    }

    /// Each value with the one before.
    ///
    ///     a:  1-2-3|
    ///         a.pairwise().map { $0 + $1 }
    ///     =>  --3-5|
    ///
    /// Pitfall: the first value alone gives nothing: there is no pair before the second.
    /// See also: nwise(_:), scan(_:accumulator:).
    public func pairwise() -> Observable<(Element, Element)> {
        nwise(2).map { ($0[0], $0[1]) }
    }
}

extension ObservableType where Element: Collection {
    /// Transforms each member of each array.
    ///
    ///     a:  1-2|
    ///         a.map { [$0, $0] }.mapMany { $0 * 2 }.map { $0.reduce(0, +) }
    ///     =>  4-8|
    ///
    /// Pitfall: it works on collections inside the sequence; use `map` for plain values.
    /// See also: map(_:).
    public func mapMany<Result>(_ transform: @escaping (Element.Element) throws -> Result) -> Observable<[Result]> {
        map { try $0.map(transform) }
    }
}

extension ObservableType where Element == Bool {
    /// Each value turned around.
    ///
    ///     a:  1-0|
    ///         a.map { $0 == 1 }.not()
    ///     =>  'false'-'true'|
    ///
    /// Pitfall: it turns each value around, not the sequence: an empty one stays empty.
    /// See also: map(_:).
    public func not() -> Observable<Bool> {
        map(!)
    }
}

extension PrimitiveSequenceType {
    /// Runs itself through a function.
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
    /// The same for each value.
    public func mapTo<Result>(_ value: Result) -> Single<Result> {
        map { _ in value }
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// The same for each value.
    public func mapTo<Result>(_ value: Result) -> Maybe<Result> {
        map { _ in value }
    }
}

extension SharedSequence {
    /// The same for each value.
    public func mapTo<Result>(_ value: Result) -> SharedSequence<SharingStrategy, Result> {
        map { _ in value }
    }

    // Disfavoured, because a trailing closure would fit it as well.
    @_disfavoredOverload
    @available(*, deprecated, renamed: "mapTo(_:)")
    public func map<Result>(to value: Result) -> SharedSequence<SharingStrategy, Result> {
        mapTo(value)
    }
}

extension SharedSequenceConvertibleType where Element == Bool {
    /// Each value turned around.
    public func not() -> SharedSequence<SharingStrategy, Bool> {
        map(!)
    }
}
