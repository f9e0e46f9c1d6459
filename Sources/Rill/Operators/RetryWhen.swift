extension ObservableType {
    /// Subscribes again at each element of the sequence that the handler creates from the errors; errors of other types
    /// are sent.
    ///
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    public func retry<TriggerObservable: ObservableType, Error: Swift.Error>(
        when notificationHandler: @escaping (Observable<Error>) -> TriggerObservable
    ) -> Observable<Element> {
        RetryWhen(asObservable(), { $0 as? Error }, notificationHandler)
    }

    /// Subscribes again at each element of the sequence that the handler creates from the errors.
    ///
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    public func retry<TriggerObservable: ObservableType>(
        when notificationHandler: @escaping (Observable<Swift.Error>) -> TriggerObservable
    ) -> Observable<Element> {
        RetryWhen(asObservable(), { $0 }, notificationHandler)
    }
}

private final class RetryWhen<Element, Trigger: ObservableType, Failure>: Producer<Element> {
    private let source: SourceReference<Element>
    private let cast: (Swift.Error) -> Failure?
    private let handler: (Observable<Failure>) -> Trigger

    init(
        _ source: Observable<Element>, _ cast: @escaping (Swift.Error) -> Failure?,
        _ handler: @escaping (Observable<Failure>) -> Trigger
    ) {
        self.source = SourceReference(source)
        self.cast = cast
        self.handler = handler
    }

    override func run(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = RetryWhenSink<Element, Trigger.Element, Failure>(down, source.observable, cast)
        let trigger = handler(sink.errors.asObservable()).asObservable().attach(RetryTrigger(sink))
        sink.setUpstream(Disposables.both(sink.current, trigger))
        sink.advance()
        return sink
    }
}

private final class RetryWhenSink<Element, Signal, Failure>: Sink<Element, Element> {
    enum Stage {
        case running
        case waiting
    }

    let errors = PublishSubject<Failure>()
    let current = SerialDisposable()
    private let source: Observable<Element>
    private let cast: (Swift.Error) -> Failure?
    private let loop = StepLoop()
    private let lock = Lock()
    private var stage = Stage.running
    private var triggerEnd: Event<Signal>?

    init(_ down: Receiver<Element>, _ source: Observable<Element>, _ cast: @escaping (Swift.Error) -> Failure?) {
        self.source = source
        self.cast = cast
        super.init(down)
    }

    /// Subscribes to the source again.
    func advance() { loop.request(step) }

    private func step() {
        if isDisposed { return }
        let slot = SingleAssignmentDisposable()
        current.put(slot)
        lock.withLock { stage = .running }
        slot.set(source.attach(self))
    }

    override func onNext(_ element: Element) { forward(element) }

    override func onError(_ error: Swift.Error) {
        guard let failure = cast(error) else { return fail(error) }
        let end = lock.withLock {
            stage = .waiting
            return triggerEnd
        }
        if let end { return finish(end) }
        // If the source fails during its subscription, its disposable has not arrived yet; the slot disposes it when it
        // arrives.
        current.put(nil)
        errors.onNext(failure)
    }

    // MARK: The trigger

    func triggered() {
        let isWaiting = lock.withLock { stage == .waiting }
        if isWaiting { advance() }
    }

    func triggerStopped(_ end: Event<Signal>) {
        let isWaiting = lock.withLock {
            triggerEnd = end
            return stage == .waiting
        }
        if isWaiting { finish(end) }
    }

    private func finish(_ end: Event<Signal>) {
        if let error = end.error { fail(error) } else { complete() }
    }
}

private final class RetryTrigger<Element, Signal, Failure>: Receiver<Signal> {
    private let parent: RetryWhenSink<Element, Signal, Failure>

    init(_ parent: RetryWhenSink<Element, Signal, Failure>) { self.parent = parent }

    override func onNext(_ element: Signal) { parent.triggered() }
    override func onError(_ error: Swift.Error) { parent.triggerStopped(.error(error)) }
    override func onCompleted() { parent.triggerStopped(.completed) }
}
