extension ObservableType {
    /// The newest element that was not sampled yet, or the default if given, whenever the sampler says something.
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
    private let defaultValue: Element?
    private var pending: Element?
    private var sourceIsDone = false
    /// The sampled element is the cause of the event, not the sampler.
    private let causes = Causes.kept()

    init(_ down: Receiver<Element>, _ defaultValue: Element?) {
        self.defaultValue = defaultValue
        super.init(down)
    }

    override func onNext(_ element: Element) {
        gate.enter()
        pending = .some(element)
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
        let sampled = pending ?? defaultValue
        pending = nil
        if let sampled, !isOver {
            if let causes { causes.taking { deliver(sampled) } } else { deliver(sampled) }
        }
        let isDone = sourceIsDone
        gate.leave()
        if isDone { stop(nil) }
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
