extension ObservableType {
    /// Sends the given elements, then subscribes to the source.
    ///
    /// - SeeAlso: [startwith](https://reactivex.io/documentation/operators/startwith.html)
    public func startWith(_ elements: Element...) -> Observable<Element> { StartWith(asObservable(), elements) }
}

private final class StartWith<Element>: Producer<Element> {
    private let source: SourceReference<Element>
    private let elements: [Element]

    init(_ source: Observable<Element>, _ elements: [Element]) {
        self.source = SourceReference(source)
        self.elements = elements
    }

    override func subscribeDownstream(_ down: Receiver<Element>) -> AnySubscription? {
        down.onNext(each: elements)
        return source.attach(down)
    }
}
