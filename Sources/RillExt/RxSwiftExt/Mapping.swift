// Operators that turn elements into others.
import Rill

extension ObservableType {
    /// Applies a transformation of whole sequences, so that it reads in order.
    public func apply<Result>(_ transform: (Observable<Element>) -> Observable<Result>) -> Observable<Result> {
        transform(asObservable())
    }

    /// How many elements there were, at completion.
    public func count() -> Observable<Int> {
        reduce(0) { count, _ in count + 1 }
    }

    /// For how many elements the predicate holds, at completion.
    public func count(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Int> {
        filter(predicate).count()
    }

    /// A property of each element.
    public func mapAt<Result>(_ keyPath: KeyPath<Element, Result>) -> Observable<Result> {
        map { $0[keyPath: keyPath] }
    }

    /// The same value for each element.
    public func mapTo<Result>(_ value: Result) -> Observable<Result> {
        map { _ in value }
    }

    /// Each element with the one before it, and more: windows of `n` that move by one.
    public func nwise(_ n: Int) -> Observable<[Element]> {
        assert(n > 1, "n must be greater than 1")
        return scan([Element]()) { window, element in Array((window + [element]).suffix(n)) }
            .filter { $0.count == n }
    }

    /// Each element with the one before it.
    public func pairwise() -> Observable<(Element, Element)> {
        nwise(2).map { ($0[0], $0[1]) }
    }
}

extension ObservableType where Element: Collection {
    /// Transforms the members of each collection.
    public func mapMany<Result>(_ transform: @escaping (Element.Element) throws -> Result) -> Observable<[Result]> {
        map { try $0.map(transform) }
    }
}

extension ObservableType where Element == Bool {
    /// The opposite of each element.
    public func not() -> Observable<Bool> {
        map(!)
    }
}

extension PrimitiveSequenceType {
    /// Applies a transformation of whole sequences, so that it reads in order.
    public func apply<Result>(
        _ transform: (PrimitiveSequence<Trait, Element>) -> PrimitiveSequence<Trait, Result>
    ) -> PrimitiveSequence<Trait, Result> {
        transform(primitiveSequence)
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Another value in place of the element.
    public func mapTo<Result>(_ value: Result) -> Single<Result> {
        map { _ in value }
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Another value in place of the element.
    public func mapTo<Result>(_ value: Result) -> Maybe<Result> {
        map { _ in value }
    }
}

extension SharedSequence {
    /// The same value for each element.
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
    /// The opposite of each element.
    public func not() -> SharedSequence<SharingStrategy, Bool> {
        map(!)
    }
}
