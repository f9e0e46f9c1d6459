extension ObservableType {
    /// The latest elements of all sources, whenever one of them has a new one.
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
    ) -> Observable<Element> where Collection.Element: ObservableType {
        let sources = collection.map { $0.asObservable() }
        if sources.isEmpty { return single { try resultSelector([]) } }
        return CombiningSource(.latest, sources.count) {
            let latest = sources.map { _ in Slot<Collection.Element.Element>() }
            return (
                { sink in sink.deliver(try resultSelector(latest.map { $0.element })) },
                { sink in
                    for (index, source) in sources.enumerated() { sink.join(source, latest[index].put) }
                }
            )
        }
    }

    /// The latest elements of all sources, whenever one of them has a new one.
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element {
        Observable<[Element]>.combineLatest(collection, resultSelector: { $0 })
    }

    /// The first elements of all sources together, then the second ones, and so on.
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
    ) -> Observable<Element> where Collection.Element: ObservableType {
        let sources = collection.map { $0.asObservable() }
        if sources.isEmpty { return .empty() }
        return CombiningSource(.zipUnpairable, sources.count) {
            let queues = sources.map { _ in RingBuffer<Collection.Element.Element>() }
            return (
                { sink in sink.deliver(try resultSelector(queues.map { $0.removeFirst() })) },
                { sink in
                    for (index, source) in sources.enumerated() { sink.join(source, queues[index].append) }
                }
            )
        }
    }

    /// The first elements of all sources together, then the second ones, and so on.
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element {
        Observable<[Element]>.zip(collection, resultSelector: { $0 })
    }

    private static func single(_ make: @escaping () throws -> Element) -> Observable<Element> {
        deferred { .just(try make()) }
    }
}
