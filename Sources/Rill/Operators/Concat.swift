extension ObservableType {
    /// This sequence, then another one once this has completed.
    public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
    where Source.Element == Element {
        Observable.concat([asObservable(), second.asObservable()])
    }

    /// One after the other; the sequence of sources is iterated lazily.
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        SequentialSources(.onCompletion) { SequentialSourceList(sequence, count: nil) }
    }

    /// One after the other.
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element> {
        SequentialSources(.onCompletion) { SequentialSourceList(collection, count: collection.count) }
    }

    /// One after the other.
    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
        concat(sources)
    }
}
