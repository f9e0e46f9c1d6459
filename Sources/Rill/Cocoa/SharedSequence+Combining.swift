extension SharedSequenceConvertibleType {
    /// Subscribes to all sources at once and sends their elements as they arrive.
    @_alwaysEmitIntoClient
    public static func merge<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> SharedSequence<SharingStrategy, Element>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable.merge(sources.map { $0.source }))
    }

    /// Subscribes to all sources at once and sends their elements as they arrive.
    @_alwaysEmitIntoClient
    public static func merge(
        _ sources: [SharedSequence<SharingStrategy, Element>]
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable.merge(sources.map { $0.source }))
    }

    /// Subscribes to all sources at once and sends their elements as they arrive.
    @_alwaysEmitIntoClient
    public static func merge(
        _ sources: SharedSequence<SharingStrategy, Element>...
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable.merge(sources.map { $0.source }))
    }

    /// Subscribes to the sources one after the other. The next element of `sequence` is read when its predecessor
    /// completes.
    @_alwaysEmitIntoClient
    public static func concat<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element>
    where Sequence.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable.concat(sequence.lazy.map { $0.source }))
    }

    /// Subscribes to the sources one after the other.
    @_alwaysEmitIntoClient
    public static func concat<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, Element>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable.concat(collection.map { $0.source }))
    }
}

extension SharedSequenceConvertibleType {
    /// Combines the first elements of all sources, then the second ones, and so on.
    @_alwaysEmitIntoClient
    public static func zip<Collection: Swift.Collection, Result>(
        _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
    ) -> SharedSequence<SharingStrategy, Result>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, Result>(
            Observable.zip(collection.map { $0.source }, resultSelector: resultSelector))
    }

    /// Combines the first elements of all sources, then the second ones, and so on.
    @_alwaysEmitIntoClient
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, [Element]>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, [Element]>(Observable.zip(collection.map { $0.source }))
    }

    /// Combines the latest elements of all sources whenever one of them sends.
    @_alwaysEmitIntoClient
    public static func combineLatest<Collection: Swift.Collection, Result>(
        _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
    ) -> SharedSequence<SharingStrategy, Result>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, Result>(
            Observable.combineLatest(collection.map { $0.source }, resultSelector: resultSelector))
    }

    /// Combines the latest elements of all sources whenever one of them sends.
    @_alwaysEmitIntoClient
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, [Element]>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, [Element]>(Observable.combineLatest(collection.map { $0.source }))
    }
}

extension SharedSequenceConvertibleType {
    @_alwaysEmitIntoClient
    public func withLatestFrom<SecondO: SharedSequenceConvertibleType, ResultType>(
        _ second: SecondO, resultSelector: @escaping (Element, SecondO.Element) -> ResultType
    ) -> SharedSequence<SharingStrategy, ResultType> where SecondO.SharingStrategy == SharingStrategy {
        lift { $0.withLatestFrom(second.asSharedSequence(), resultSelector: resultSelector) }
    }

    @_alwaysEmitIntoClient
    public func withLatestFrom<SecondO: SharedSequenceConvertibleType>(
        _ second: SecondO
    ) -> SharedSequence<SharingStrategy, SecondO.Element> {
        lift { $0.withLatestFrom(second.asSharedSequence()) }
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// Pairs each element with `object`, held weakly; completes at the first element after `object` is freed.
    @_alwaysEmitIntoClient
    public func withUnretained<Object: AnyObject, Out>(
        _ object: Object, resultSelector: @escaping (Object, Element) -> Out
    ) -> SharedSequence<SharingStrategy, Out> {
        lift { $0.withUnretained(object, resultSelector: resultSelector) }
    }

    /// Pairs each element with `object`, held weakly; completes at the first element after `object` is freed.
    @_alwaysEmitIntoClient
    public func withUnretained<Object: AnyObject>(
        _ object: Object
    ) -> SharedSequence<SharingStrategy, (Object, Element)> {
        withUnretained(object) { ($0, $1) }
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    @available(
        *, unavailable,
        message: "a driver replays its last element and so would keep the object alive: use drive(with:)"
    )
    @_alwaysEmitIntoClient
    public func withUnretained<Object: AnyObject, Out>(
        _ object: Object, resultSelector: @escaping (Object, Element) -> Out
    ) -> SharedSequence<SharingStrategy, Out> {
        lift { $0.withUnretained(object, resultSelector: resultSelector) }
    }

    @available(
        *, unavailable,
        message: "a driver replays its last element and so would keep the object alive: use drive(with:)"
    )
    @_alwaysEmitIntoClient
    public func withUnretained<Object: AnyObject>(
        _ object: Object
    ) -> SharedSequence<SharingStrategy, (Object, Element)> {
        lift { $0.withUnretained(object) { ($0, $1) } }
    }
}
