extension ObservableType {
    /// Delivers events on a scheduler, in order, one scheduled step each.
    public func observe(on scheduler: ImmediateSchedulerType) -> Observable<Element> {
        if let serial = scheduler as? SerialDispatchQueueScheduler {
            return ObserveOnSerial(asObservable(), serial)
        }
        return ObserveOn(asObservable(), scheduler)
    }
}

/// On any scheduler: a queue of its own keeps the order, and the next step is scheduled when the one before has ended.
private final class ObserveOn<Element>: Producer<Element> {
    private let source: Observable<Element>
    private let scheduler: ImmediateSchedulerType

    init(_ source: Observable<Element>, _ scheduler: ImmediateSchedulerType) {
        self.source = source
        self.scheduler = scheduler
    }

    override func run(_ down: Receiver<Element>) -> Disposable {
        let sink = ObserveOnSink(down, scheduler)
        sink.setUpstream(sink.subscription)
        sink.subscription.setDisposable(source.attach(sink))
        return sink
    }
}

private final class ObserveOnSink<Element>: Sink<Element, Element> {
    /// Ends before the sink does: at the source's stop event.
    let subscription = SingleAssignmentDisposable()
    private let scheduler: ImmediateSchedulerType
    // Touched under the lock only. Fields of their own: a tuple of them would be looked up as a type at every event.
    private let lock = Lock()
    private let waiting = Line<Event<Element>>()
    private var isRunning = false
    private let steps = SerialDisposable()
    private let causes = Causes.kept()

    init(_ down: Receiver<Element>, _ scheduler: ImmediateSchedulerType) {
        self.scheduler = scheduler
        super.init(down)
    }

    override func onNext(_ element: Element) { enqueue(.next(element)) }

    override func onError(_ error: Swift.Error) {
        enqueue(.error(error))
        subscription.dispose()
    }

    override func onCompleted() {
        enqueue(.completed)
        subscription.dispose()
    }

    override func disposed() { steps.dispose() }

    private func enqueue(_ event: Event<Element>) {
        let mustStart = lock.withLock {
            waiting.append(event)
            causes?.append()
            defer { isRunning = true }
            return !isRunning
        }
        if mustStart { schedule() }
    }

    private func schedule() {
        let step = SingleAssignmentDisposable()
        steps.disposable = step
        step.setDisposable(
            scheduler.scheduleRecursive(()) { _, recurse in
                if self.step() { recurse(()) }
            })
    }

    // Delivers one event; true when more wait.
    private func step() -> Bool {
        let next: Event<Element>? = lock.withLock {
            if waiting.isEmpty {
                isRunning = false
                return nil
            }
            causes?.take()
            return waiting.removeFirst()
        }
        guard let next, !isDisposed else { return false }
        switch next {
        case .next(let element): forward(element)
        case .error(let error): fail(error)
        case .completed: complete()
        }
        return lock.withLock {
            if waiting.isEmpty { isRunning = false }
            return isRunning
        }
    }
}

/// On a serial queue: the queue itself keeps the order, so each event is scheduled as it comes.
private final class ObserveOnSerial<Element>: Producer<Element> {
    private let source: Observable<Element>
    private let scheduler: SerialDispatchQueueScheduler

    init(_ source: Observable<Element>, _ scheduler: SerialDispatchQueueScheduler) {
        self.source = source
        self.scheduler = scheduler
        super.init()
        Resources.incrementSerialDispatchQueueObservables()
    }

    deinit { Resources.decrementSerialDispatchQueueObservables() }

    override func run(_ down: Receiver<Element>) -> Disposable {
        let sink = ObserveOnSerialSink(down, scheduler)
        sink.setUpstream(sink.subscription)
        sink.subscription.setDisposable(source.attach(sink))
        return sink
    }
}

private final class ObserveOnSerialSink<Element>: Sink<Element, Element> {
    let subscription = SingleAssignmentDisposable()
    private let scheduler: SerialDispatchQueueScheduler

    init(_ down: Receiver<Element>, _ scheduler: SerialDispatchQueueScheduler) {
        self.scheduler = scheduler
        super.init(down)
    }

    override func onNext(_ element: Element) {
        _ = scheduler.schedule(element) { element in
            self.forward(element)
            return Disposables.create()
        }
    }

    override func onError(_ error: Swift.Error) {
        _ = scheduler.schedule(error) { error in
            self.fail(error)
            return Disposables.create()
        }
        subscription.dispose()
    }

    override func onCompleted() {
        _ = scheduler.schedule(()) { _ in
            self.complete()
            return Disposables.create()
        }
        subscription.dispose()
    }
}
