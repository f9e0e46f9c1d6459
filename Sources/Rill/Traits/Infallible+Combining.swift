// Flattening and joining infallible sequences.

extension InfallibleType {
    public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        lift { $0.flatMap(selector) }
    }

    public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        lift { $0.flatMapLatest { selector($0).asObservable() } }
    }

    public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        lift { $0.flatMapFirst(selector) }
    }

    public func concatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        lift { $0.concatMap(selector) }
    }

    /// This one, then the second.
    public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Element>
    where Source.Element == Element {
        lift { $0.concat(second.asObservable()) }
    }

    public func withLatestFrom<Source: InfallibleType, ResultType>(
        _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
    ) -> Infallible<ResultType> {
        lift { $0.withLatestFrom(second.asObservable(), resultSelector: resultSelector) }
    }

    public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element> {
        lift { $0.withLatestFrom(second.asObservable()) }
    }

    /// Pairs the elements with an object that is held weakly; completes when it is gone.
    public func withUnretained<Object: AnyObject, Out>(
        _ object: Object, resultSelector: @escaping (Object, Element) -> Out
    ) -> Infallible<Out> {
        lift { $0.withUnretained(object, resultSelector: resultSelector) }
    }

    /// Pairs the elements with an object that is held weakly; completes when it is gone.
    public func withUnretained<Object: AnyObject>(_ object: Object) -> Infallible<(Object, Element)> {
        withUnretained(object) { ($0, $1) }
    }
}

extension InfallibleType {
    /// One after the other; the sequence is read as it is needed.
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Infallible<Element>
    where Sequence.Element == Infallible<Element> {
        Infallible(raw: Observable.concat(sequence.lazy.map { $0.source }))
    }

    /// One after the other.
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<Element>
    where Collection.Element == Infallible<Element> {
        Infallible(raw: Observable.concat(collection.map { $0.source }))
    }

    /// One after the other.
    public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
        Infallible(raw: Observable.concat(sources.map { $0.source }))
    }

    /// One after the other: for a collection that is not an array this form of `merge` has always concatenated.
    public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Infallible<Element>
    where Collection.Element == Infallible<Element> {
        Infallible(raw: Observable.concat(sources.map { $0.source }))
    }

    /// All at once.
    public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
        Infallible(raw: Observable.merge(sources.map { $0.source }))
    }

    /// All at once.
    public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
        Infallible(raw: Observable.merge(sources.map { $0.source }))
    }
}

extension InfallibleType {
    /// The newest element of each, whenever one of them sends.
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
    ) -> Infallible<Element> where Collection.Element: InfallibleType {
        Infallible(
            raw: Observable.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
    }

    /// The newest element of each, whenever one of them sends.
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Infallible<[Element]> where Collection.Element: InfallibleType, Collection.Element.Element == Element {
        Infallible<[Element]>(raw: Observable.combineLatest(collection.map { $0.asObservable() }))
    }
}

extension ObservableType {
    /// Listens to the newest inner sequence only; an inner sequence that cannot fail gives one that cannot.
    public func flatMapLatest<Source: InfallibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Infallible<Source.Element> {
        let flattened: Observable<Source.Element> = flatMapLatest { try selector($0).asObservable() }
        return Infallible(raw: flattened)
    }
}
