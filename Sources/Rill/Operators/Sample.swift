extension ObservableType {
    /// Sends the latest unsent element, or the default if there is one, whenever `sampler` sends an element.
    ///
    ///     source    -1-2----3-|
    ///     sampler   ----x-x---|
    ///     result    ----2-----|
    ///
    /// - SeeAlso: [sample](https://reactivex.io/documentation/operators/sample.html)
    public func sample<Source: ObservableType>(
        _ sampler: Source, defaultValue: Element? = nil
    ) -> Observable<Element> {
        Sample(asObservable(), sampler.asObservable(), defaultValue)
    }
}

private final class Sample<Element, Tick>: Producer<Element> {
    private let source: SourceReference<Element>
    private let sampler: SourceReference<Tick>
    private let defaultValue: Element?

    init(_ source: Observable<Element>, _ sampler: Observable<Tick>, _ defaultValue: Element?) {
        self.source = SourceReference(source)
        self.sampler = SourceReference(sampler)
        self.defaultValue = defaultValue
    }

    override func subscribeDownstream(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = SampleSink(down, defaultValue)
        let subscription = source.attach(sink)
        let ticks = SampleInlet<Element, Tick>(sink)
        ticks.subscribe(to: sampler)
        sink.setUpstream(Disposables.combinedSubscription(subscription, ticks))
        return sink
    }
}

private final class SampleSink<Element>: GatedSink<Element, Element> {
    // The default element. It is in raw memory, because the type `Element?` would be looked up for each event.
    private let defaultValue = Slot<Element>()
    private let pendingElement = WaitingElement<Element>()
    private var hasSourceCompleted = false

    init(_ down: Receiver<Element>, _ defaultValue: Element?) {
        if let defaultValue { self.defaultValue.store(defaultValue) }
        super.init(down)
    }

    override func onNext(_ element: Element) {
        gate.acquire()
        pendingElement.store(element)
        gate.release()
    }

    override func onCompleted() {
        gate.acquire()
        hasSourceCompleted = true
        gate.release()
    }

    func sendPendingElement() {
        gate.acquire()
        if pendingElement.isFull {
            pendingElement.send(deliverInOrder)
        } else if defaultValue.isFull {
            deliverInOrder(defaultValue.element)
        }
        let isDone = hasSourceCompleted
        gate.release()
        if isDone { stopInOrder(nil) }
    }

}

private final class SampleInlet<Element, Tick>: SourceReceiver<Tick> {
    private let parent: SampleSink<Element>

    init(_ parent: SampleSink<Element>) { self.parent = parent }

    override func onNext(_ element: Tick) { parent.sendPendingElement() }
    override func onError(_ error: Swift.Error) { parent.stopInOrder(error) }

    override func onCompleted() {
        parent.sendPendingElement()
        dispose()
    }
}
