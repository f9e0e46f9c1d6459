extension ObservableType {
    /// Sends the given elements, then subscribes to the source.
    ///
    /// - SeeAlso: [startwith](https://reactivex.io/documentation/operators/startwith.html)
    public func startWith(_ elements: Element...) -> Observable<Element> { StartWith(asObservable(), elements) }
}

private final class StartWith<Element>: Producer<Element> {
    @exclusivity(unchecked) private var source: Observable<Element>
    private let elements: [Element]

    init(_ source: Observable<Element>, _ elements: [Element]) {
        self.source = source
        self.elements = elements
    }

    deinit { IterativeRelease.release(source) { source = Silent() } }

    override func run(_ down: Receiver<Element>) -> AnySubscription? {
        for element in elements where !Brake.isOn { down.onNext(element) }
        return source.attach(down)
    }
}
