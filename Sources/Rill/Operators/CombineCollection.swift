extension ObservableType {
    /// Combines the latest elements of all sources whenever one of them sends, after each has sent one.
    ///
    ///     a        -1-----2-|
    ///     b        ---5--6--|
    ///     result   ---x--yz-|     x = f(1, 5), y = f(1, 6), z = f(2, 6)
    ///
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
    ) -> Observable<Element> where Collection.Element: ObservableType {
        let sources = collection.map { $0.asObservable() }
        if sources.isEmpty { return justResultOf { try resultSelector([]) } }
        return CombiningSource(.latest, sources.count) {
            let latest = sources.map { _ in Slot<Collection.Element.Element>() }
            return (
                { sink in sink.deliverInOrder(try resultSelector(latest.map { $0.element })) },
                { sink in
                    for (index, source) in sources.enumerated() { sink.subscribeSource(source, latest[index].store) }
                }
            )
        }
    }

    /// Sends an array of the latest elements whenever a source sends, after each has sent one.
    ///
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element {
        Observable<[Element]>.combineLatest(collection, resultSelector: { $0 })
    }

    /// Combines the first elements of all sources, then the second ones, and so on.
    ///
    ///     a        -1--2----|
    ///     b        ---5---6-|
    ///     result   ---x---y-|     x = f(1, 5), y = f(2, 6)
    ///
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
    ) -> Observable<Element> where Collection.Element: ObservableType {
        let sources = collection.map { $0.asObservable() }
        if sources.isEmpty { return .empty() }
        return CombiningSource(.zipUnpairable, sources.count) {
            let queues = sources.map { _ in RingBuffer<Collection.Element.Element>() }
            return (
                { sink in sink.deliverInOrder(try resultSelector(queues.map { $0.removeFirst() })) },
                { sink in
                    for (index, source) in sources.enumerated() { sink.subscribeSource(source, queues[index].append) }
                }
            )
        }
    }

    /// Sends an array of the first elements of all sources, then of the second ones, and so on.
    ///
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element {
        Observable<[Element]>.zip(collection, resultSelector: { $0 })
    }

    private static func justResultOf(_ make: @escaping () throws -> Element) -> Observable<Element> {
        deferred { .just(try make()) }
    }
}
