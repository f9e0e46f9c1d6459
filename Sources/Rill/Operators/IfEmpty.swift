extension ObservableType {
    /// Sends one element if the source completes without any.
    ///
    /// - SeeAlso: [defaultifempty](https://reactivex.io/documentation/operators/defaultifempty.html)
    public func ifEmpty(default: Element) -> Observable<Element> {
        StatefulOperator<Element, Element, Bool>(
            asObservable(), true,
            completed: { sink in
                if sink.state { sink.forward(`default`) }
                sink.complete()
            },
            next: { sink, element in
                sink.state = false
                sink.forward(element)
            })
    }

    /// Subscribes to another sequence if the source completes without an element.
    ///
    /// - SeeAlso: [defaultifempty](https://reactivex.io/documentation/operators/defaultifempty.html)
    public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
        IfEmpty(asObservable(), other)
    }
}

private final class IfEmpty<Element>: Producer<Element> {
    private let source: SourceReference<Element>
    private let other: SourceReference<Element>

    init(_ source: Observable<Element>, _ other: Observable<Element>) {
        self.source = SourceReference(source)
        self.other = SourceReference(other)
    }

    override func run(_ down: Receiver<Element>) -> AnySubscription? {
        IfEmptySink(down, other.observable).subscribe(to: source)
    }
}

private final class IfEmptySink<Element>: Sink<Element, Element> {
    private var isEmpty = true
    private let other: Observable<Element>
    private let otherSlot = SingleAssignmentDisposable()

    init(_ down: Receiver<Element>, _ other: Observable<Element>) {
        self.other = other
        super.init(down)
    }

    override func onNext(_ element: Element) {
        isEmpty = false
        forward(element)
    }

    override func onCompleted() {
        if !isEmpty || isDisposed { return complete() }
        otherSlot.set(other.attach(Relay(self)))
    }

    override func disposed() { otherSlot.dispose() }

    private final class Relay: Receiver<Element> {
        private let parent: IfEmptySink<Element>

        init(_ parent: IfEmptySink<Element>) { self.parent = parent }

        override func onNext(_ element: Element) { parent.forward(element) }
        override func onError(_ error: Swift.Error) { parent.fail(error) }
        override func onCompleted() { parent.complete() }
    }
}
