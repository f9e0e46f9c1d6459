extension ObservableType {
    /// Sends the latest element not sent yet, or the default if given, whenever `sampler` sends an element.
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
    @exclusivity(unchecked) private var source: Observable<Element>
    @exclusivity(unchecked) private var sampler: Observable<Tick>
    private let defaultValue: Element?

    init(_ source: Observable<Element>, _ sampler: Observable<Tick>, _ defaultValue: Element?) {
        self.source = source
        self.sampler = sampler
        self.defaultValue = defaultValue
    }

    deinit { IterativeRelease.release((source, sampler)) { (source, sampler) = (Silent(), Silent()) } }

    override func run(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = SampleSink(down, defaultValue)
        let subscription = source.attach(sink)
        let ticks = SampleInlet<Element, Tick>(sink)
        ticks.subscribe(to: sampler)
        sink.setUpstream(Disposables.both(subscription, ticks))
        return sink
    }
}

private final class SampleSink<Element>: GatedSink<Element, Element> {
    // On raw memory, because an `Element?` would look up its type metadata per event.
    private let defaultValue = Slot<Element>()
    private let pending = Slot<Element>()
    private var sourceIsDone = false
    /// The recorded cause of an event is the sampled element, not the sampler.
    private let causes = Causes.kept()

    init(_ down: Receiver<Element>, _ defaultValue: Element?) {
        if let defaultValue { self.defaultValue.put(defaultValue) }
        super.init(down)
    }

    override func onNext(_ element: Element) {
        gate.enter()
        pending.put(element)
        causes?.replace()
        gate.leave()
    }

    override func onCompleted() {
        gate.enter()
        sourceIsDone = true
        gate.leave()
    }

    func sample() {
        gate.enter()
        if pending.isFull {
            send(pending.take())
        } else if defaultValue.isFull {
            send(defaultValue.element)
        }
        let isDone = sourceIsDone
        gate.leave()
        if isDone { stop(nil) }
    }

    private func send(_ element: Element) {
        if isOver { return }
        if let causes { causes.taking { deliver(element) } } else { deliver(element) }
    }
}

private final class SampleInlet<Element, Tick>: Inlet<Tick> {
    private let parent: SampleSink<Element>

    init(_ parent: SampleSink<Element>) { self.parent = parent }

    override func onNext(_ element: Tick) { parent.sample() }
    override func onError(_ error: Swift.Error) { parent.stop(error) }

    override func onCompleted() {
        parent.sample()
        dispose()
    }
}
