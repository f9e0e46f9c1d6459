extension ObservableType {
    /// Sends one element if the source completes without any.
    ///
    /// - SeeAlso: [defaultifempty](https://reactivex.io/documentation/operators/defaultifempty.html)
    public func ifEmpty(default: Element) -> Observable<Element> {
        StatefulOperator<Element, Element, Bool>(
            asObservable(), true,
            onCompletion: { sink in
                if sink.state { sink.forward(`default`) }
                sink.complete()
            },
            onElement: { sink, element in
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
    private let alternative: SourceReference<Element>

    init(_ source: Observable<Element>, _ alternative: Observable<Element>) {
        self.source = SourceReference(source)
        self.alternative = SourceReference(alternative)
    }

    override func subscribeDownstream(_ down: Receiver<Element>) -> AnySubscription? {
        IfEmptySink(down, alternative.observable).subscribe(to: source)
    }
}

private final class IfEmptySink<Element>: Sink<Element, Element> {
    private var isEmpty = true
    private let alternative: Observable<Element>
    private let alternativeSubscription = SingleAssignmentDisposable()

    init(_ down: Receiver<Element>, _ alternative: Observable<Element>) {
        self.alternative = alternative
        super.init(down)
    }

    override func onNext(_ element: Element) {
        isEmpty = false
        forward(element)
    }

    override func onCompleted() {
        if !isEmpty || isDisposed { return complete() }
        alternativeSubscription.set(alternative.attach(ForwardingReceiver(self)))
    }

    override func handleDisposed() { alternativeSubscription.dispose() }
}
