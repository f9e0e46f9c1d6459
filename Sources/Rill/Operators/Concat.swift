extension ObservableType {
    /// Sends the elements of this sequence, then those of `second` after this one completes.
    ///
    ///     source   -1-2|
    ///     second        -3-4|
    ///     result   -1-2-3-4|
    ///
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
    where Source.Element == Element {
        Observable.concat([asObservable(), second.asObservable()])
    }

    /// Subscribes to the sources one after the other; iterates `sequence` lazily.
    ///
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        SequentialSources(.onCompletion) { SequentialSourceList(sequence, count: nil) }
    }

    /// Subscribes to the sources one after the other, each after the previous one completes.
    ///
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element> {
        SequentialSources(.onCompletion) { SequentialSourceList(collection, count: collection.count) }
    }

    /// Subscribes to the sources one after the other, each after the previous one completes.
    ///
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
        concat(sources)
    }
}
