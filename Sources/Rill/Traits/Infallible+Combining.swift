// Operators that flatten or combine infallible sequences.

extension InfallibleType {
    @_alwaysEmitIntoClient
    public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        lift { $0.flatMap(selector) }
    }

    @_alwaysEmitIntoClient
    public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        lift { $0.flatMapLatest { selector($0).asObservable() } }
    }

    @_alwaysEmitIntoClient
    public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        lift { $0.flatMapFirst(selector) }
    }

    @_alwaysEmitIntoClient
    public func concatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        lift { $0.concatMap(selector) }
    }

    /// Sends the elements of this sequence, then those of `second`.
    @_alwaysEmitIntoClient
    public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Element>
    where Source.Element == Element {
        lift { $0.concat(second.asObservable()) }
    }

    @_alwaysEmitIntoClient
    public func withLatestFrom<Source: InfallibleType, ResultType>(
        _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
    ) -> Infallible<ResultType> {
        lift { $0.withLatestFrom(second.asObservable(), resultSelector: resultSelector) }
    }

    @_alwaysEmitIntoClient
    public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element> {
        lift { $0.withLatestFrom(second.asObservable()) }
    }

    /// Pairs each element with `object`, held weakly; completes at the first element after `object` is freed.
    @_alwaysEmitIntoClient
    public func withUnretained<Object: AnyObject, Out>(
        _ object: Object, resultSelector: @escaping (Object, Element) -> Out
    ) -> Infallible<Out> {
        lift { $0.withUnretained(object, resultSelector: resultSelector) }
    }

    /// Pairs each element with `object`, held weakly; completes at the first element after `object` is freed.
    @_alwaysEmitIntoClient
    public func withUnretained<Object: AnyObject>(_ object: Object) -> Infallible<(Object, Element)> {
        withUnretained(object) { ($0, $1) }
    }
}

extension InfallibleType {
    /// Subscribes to the sources one after the other. The next element of `sequence` is read when its predecessor
    /// completes.
    @_alwaysEmitIntoClient
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Infallible<Element>
    where Sequence.Element == Infallible<Element> {
        Infallible(raw: Observable.concat(sequence.lazy.map { $0.source }))
    }

    /// Subscribes to the sources one after the other.
    @_alwaysEmitIntoClient
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<Element>
    where Collection.Element == Infallible<Element> {
        Infallible(raw: Observable.concat(collection.map { $0.source }))
    }

    /// Subscribes to the sources one after the other.
    @_alwaysEmitIntoClient
    public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
        Infallible(raw: Observable.concat(sources.map { $0.source }))
    }

    /// Subscribes to the sources one after the other: RxSwift concatenates here for any collection that is not an
    /// array.
    @_alwaysEmitIntoClient
    public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Infallible<Element>
    where Collection.Element == Infallible<Element> {
        Infallible(raw: Observable.concat(sources.map { $0.source }))
    }

    /// Subscribes to all sources at once and sends their elements as they arrive.
    @_alwaysEmitIntoClient
    public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
        Infallible(raw: Observable.merge(sources.map { $0.source }))
    }

    /// Subscribes to all sources at once and sends their elements as they arrive.
    @_alwaysEmitIntoClient
    public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
        Infallible(raw: Observable.merge(sources.map { $0.source }))
    }
}

extension InfallibleType {
    /// Combines the latest elements of all sources whenever one of them sends.
    @_alwaysEmitIntoClient
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
    ) -> Infallible<Element> where Collection.Element: InfallibleType {
        Infallible(
            raw: Observable.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
    }

    /// Combines the latest elements of all sources whenever one of them sends.
    @_alwaysEmitIntoClient
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Infallible<[Element]> where Collection.Element: InfallibleType, Collection.Element.Element == Element {
        Infallible<[Element]>(raw: Observable.combineLatest(collection.map { $0.asObservable() }))
    }
}

extension ObservableType {
    /// Follows only the latest inner sequence. The result is infallible because the inner sequences are.
    @_alwaysEmitIntoClient
    public func flatMapLatest<Source: InfallibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Infallible<Source.Element> {
        let flattened: Observable<Source.Element> = flatMapLatest { try selector($0).asObservable() }
        return Infallible(raw: flattened)
    }
}
