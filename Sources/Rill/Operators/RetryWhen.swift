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
    private let castError: (Swift.Error) -> Failure?
    private let handler: (Observable<Failure>) -> Trigger

    init(
        _ source: Observable<Element>, _ castError: @escaping (Swift.Error) -> Failure?,
        _ handler: @escaping (Observable<Failure>) -> Trigger
    ) {
        self.source = SourceReference(source)
        self.castError = castError
        self.handler = handler
    }

    override func subscribeDownstream(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = RetryWhenSink<Element, Trigger.Element, Failure>(down, source.observable, castError)
        let trigger = handler(sink.errors.asObservable()).asObservable().attach(RetryTrigger(sink))
        sink.setUpstream(Disposables.combinedSubscription(sink.currentSubscription, trigger))
        sink.advance()
        return sink
    }
}

private final class RetryWhenSink<Element, Signal, Failure>: Sink<Element, Element> {
    enum RetryStage {
        case running
        case waiting
    }

    let errors = PublishSubject<Failure>()
    let currentSubscription = SerialDisposable()
    private let source: Observable<Element>
    private let castError: (Swift.Error) -> Failure?
    private let loop = StepLoop()
    private let lock = Lock()
    private var stage = RetryStage.running
    private var triggerEndEvent: Event<Signal>?

    init(_ down: Receiver<Element>, _ source: Observable<Element>, _ castError: @escaping (Swift.Error) -> Failure?) {
        self.source = source
        self.castError = castError
        super.init(down)
    }

    /// Subscribes to the source again.
    func advance() { loop.request(takeStep) }

    private func takeStep() {
        if isDisposed { return }
        let slot = SingleAssignmentDisposable()
        currentSubscription.replaceCurrent(slot)
        lock.withLock { stage = .running }
        slot.set(source.attach(self))
    }

    override func onNext(_ element: Element) { forward(element) }

    override func onError(_ error: Swift.Error) {
        guard let failure = castError(error) else { return fail(error) }
        let end = lock.withLock {
            stage = .waiting
            return triggerEndEvent
        }
        if let end { return finishWith(end) }
        // If the source fails during its subscription, its disposable has not arrived yet; the slot disposes it when it
        // arrives.
        currentSubscription.replaceCurrent(nil)
        errors.onNext(failure)
    }

    // MARK: The trigger

    func triggerFired() {
        let isWaiting = lock.withLock { stage == .waiting }
        if isWaiting { advance() }
    }

    func triggerStopped(_ end: Event<Signal>) {
        let isWaiting = lock.withLock {
            triggerEndEvent = end
            return stage == .waiting
        }
        if isWaiting { finishWith(end) }
    }

    private func finishWith(_ end: Event<Signal>) {
        if let error = end.error { fail(error) } else { complete() }
    }
}

private final class RetryTrigger<Element, Signal, Failure>: Receiver<Signal> {
    private let parent: RetryWhenSink<Element, Signal, Failure>

    init(_ parent: RetryWhenSink<Element, Signal, Failure>) { self.parent = parent }

    override func onNext(_ element: Signal) { parent.triggerFired() }
    override func onError(_ error: Swift.Error) { parent.triggerStopped(.error(error)) }
    override func onCompleted() { parent.triggerStopped(.completed) }
}
