extension ObservableType {
    /// Sends elements until `other` sends one, then completes.
    ///
    /// - SeeAlso: [takeuntil](https://reactivex.io/documentation/operators/takeuntil.html)
    public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
        TakeUntil(asObservable(), other.asObservable())
    }

    /// Drops elements until `other` sends one.
    ///
    /// - SeeAlso: [skipuntil](https://reactivex.io/documentation/operators/skipuntil.html)
    public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
        SkipUntil(asObservable(), other.asObservable())
    }
}

private final class TakeUntil<Element, Other>: Producer<Element> {
    private let source: SourceReference<Element>
    private let triggerSource: SourceReference<Other>

    init(_ source: Observable<Element>, _ triggerSource: Observable<Other>) {
        self.source = SourceReference(source)
        self.triggerSource = SourceReference(triggerSource)
    }

    override func subscribeDownstream(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = TakeUntilSink(down)
        let inlet = TakeUntilInlet<Element, Other>(sink)
        inlet.subscribe(to: triggerSource)
        sink.setUpstream(Disposables.combinedSubscription(source.attach(sink), inlet))
        return sink
    }
}

private final class TakeUntilSink<Element>: GatedSink<Element, Element> {
    override func onNext(_ element: Element) { emit(element) }
}

private final class TakeUntilInlet<Element, Other>: SourceReceiver<Other> {
    private let parent: TakeUntilSink<Element>

    init(_ parent: TakeUntilSink<Element>) { self.parent = parent }

    override func onNext(_ element: Other) { parent.stopInOrder(nil) }
    override func onError(_ error: Swift.Error) { parent.stopInOrder(error) }
    override func onCompleted() { dispose() }
}

private final class SkipUntil<Element, Other>: Producer<Element> {
    private let source: SourceReference<Element>
    private let triggerSource: SourceReference<Other>

    init(_ source: Observable<Element>, _ triggerSource: Observable<Other>) {
        self.source = SourceReference(source)
        self.triggerSource = SourceReference(triggerSource)
    }

    override func subscribeDownstream(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = SkipUntilSink(down)
        let subscription = source.attach(sink)
        let inlet = SkipUntilInlet<Element, Other>(sink)
        inlet.subscribe(to: triggerSource)
        sink.setUpstream(Disposables.combinedSubscription(subscription, inlet))
        return sink
    }
}

private final class SkipUntilSink<Element>: GatedSink<Element, Element> {
    var isOpen = false

    override func onNext(_ element: Element) {
        gate.acquire()
        if isOpen { deliverInOrder(element) }
        gate.release()
    }

    // While no element of `triggerSource` has arrived, its completion only releases the subscription to it.
    override func onCompleted() {
        gate.acquire()
        let isOpen = self.isOpen
        gate.release()
        if isOpen { stopInOrder(nil) } else { dispose() }
    }
}

private final class SkipUntilInlet<Element, Other>: SourceReceiver<Other> {
    private let parent: SkipUntilSink<Element>

    init(_ parent: SkipUntilSink<Element>) { self.parent = parent }

    override func onNext(_ element: Other) {
        parent.gate.acquire()
        parent.isOpen = true
        parent.gate.release()
        dispose()
    }

    override func onError(_ error: Swift.Error) { parent.stopInOrder(error) }
    override func onCompleted() { dispose() }
}
