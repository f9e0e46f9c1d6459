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
    @exclusivity(unchecked) private var source: Observable<Element>
    private let scheduler: ImmediateSchedulerType

    init(_ source: Observable<Element>, _ scheduler: ImmediateSchedulerType) {
        self.source = source
        self.scheduler = scheduler
    }

    deinit { IterativeRelease.release(source) { source = Silent() } }

    override func run(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = ObserveOnSink(down, scheduler)
        sink.setUpstream(sink.subscription)
        sink.subscription.set(source.attach(sink))
        return sink
    }
}

private final class ObserveOnSink<Element>: Sink<Element, Element> {
    /// Ends before the sink does: at the source's stop event.
    let subscription = SingleAssignmentDisposable()
    private let scheduler: ImmediateSchedulerType
    private let lock = Lock()
    // Under the lock:
    private let waiting = RingBuffer<Element>()
    /// The stop event, behind what waits.
    @exclusivity(unchecked) private var ending = Ending.none
    @exclusivity(unchecked) private var isRunning = false
    /// The step that is scheduled and has not begun.
    @exclusivity(unchecked) private var scheduled: Disposable?
    private let causes = Causes.kept()

    init(_ down: Receiver<Element>, _ scheduler: ImmediateSchedulerType) {
        self.scheduler = scheduler
        super.init(down)
    }

    override func onNext(_ element: Element) {
        let mustStart = lock.withLock {
            // Nothing follows a stop event.
            if !ending.isNone { return false }
            waiting.append(element)
            return wait()
        }
        if mustStart { schedule() }
    }

    override func onError(_ error: Swift.Error) { end(.error(error)) }
    override func onCompleted() { end(.completed) }

    private func end(_ ending: Ending) {
        let mustStart = lock.withLock {
            if !self.ending.isNone { return false }
            self.ending = ending
            return wait()
        }
        if mustStart { schedule() }
        subscription.dispose()
    }

    override func disposed() { takeScheduled()?.dispose() }

    // Called under the lock; whether a step must be scheduled.
    private func wait() -> Bool {
        causes?.append()
        defer { isRunning = true }
        return !isRunning
    }

    private func schedule() {
        let step = SingleAssignmentDisposable()
        lock.withLock { scheduled = step }
        if isDisposed { step.dispose() }
        step.setDisposable(
            scheduler.schedule(()) { _ in
                // Forgotten, not disposed: it stands for what runs now.
                _ = self.takeScheduled()
                if self.step() { self.schedule() }
                return Disposables.create()
            })
    }

    private func takeScheduled() -> Disposable? {
        lock.withLock {
            defer { scheduled = nil }
            return scheduled
        }
    }

    // Delivers one event; true when more wait. Only one runs at a time.
    private func step() -> Bool {
        if isDisposed { return false }
        let isElement = lock.withLock {
            causes?.take()
            return !waiting.isEmpty
        }
        if isElement {
            forward(lock.withLock { waiting.removeFirst() })
        } else if let error = ending.error {
            fail(error)
        } else {
            complete()
        }
        return lock.withLock {
            isRunning = !waiting.isEmpty || isElement && !ending.isNone
            return isRunning
        }
    }
}

/// On a serial queue: the queue itself keeps the order, so each event takes a turn of it as it comes.
private final class ObserveOnSerial<Element>: Producer<Element> {
    @exclusivity(unchecked) private var source: Observable<Element>
    private let scheduler: SerialDispatchQueueScheduler

    init(_ source: Observable<Element>, _ scheduler: SerialDispatchQueueScheduler) {
        self.source = source
        self.scheduler = scheduler
        super.init()
        Resources.incrementSerialDispatchQueueObservables()
    }

    deinit {
        Resources.decrementSerialDispatchQueueObservables()
        IterativeRelease.release(source) { source = Silent() }
    }

    override func run(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = ObserveOnSerialSink(down, scheduler)
        sink.setUpstream(sink.subscription)
        sink.subscription.set(source.attach(sink))
        return sink
    }
}

private final class ObserveOnSerialSink<Element>: Sink<Element, Element>, Gathered {
    let subscription = SingleAssignmentDisposable()
    private let scheduler: SerialDispatchQueueScheduler
    private let lock = Lock()
    /// Elements that wait for their turn on the queue; under the lock.
    private let waiting = RingBuffer<Element>()

    init(_ down: Receiver<Element>, _ scheduler: SerialDispatchQueueScheduler) {
        self.scheduler = scheduler
        super.init(down)
    }

    override func onNext(_ element: Element) {
        if scheduler.isGathering {
            lock.withLock { waiting.append(element) }
            return scheduler.gather(self)
        }
        _ = scheduler.schedule(element) { element in
            self.forward(element)
            return Disposables.create()
        }
    }

    func takeTurn() { forward(lock.withLock { waiting.removeFirst() }) }

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
