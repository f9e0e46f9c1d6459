extension ObservableType {
    /// Delivers all events on a scheduler, in order, each in a scheduled step of its own.
    ///
    /// - Parameter scheduler: runs the observers downstream; the source and its subscription keep their thread.
    /// - SeeAlso: [observeon](https://reactivex.io/documentation/operators/observeon.html)
    public func observe(on scheduler: ImmediateSchedulerType) -> Observable<Element> {
        if let serial = scheduler as? SerialDispatchQueueScheduler {
            return ObserveOnSerial(asObservable(), serial)
        }
        return ObserveOn(asObservable(), scheduler)
    }
}

/// Delivers events on any scheduler. A queue keeps their order, and each step is scheduled after the previous one has
/// ended.
private final class ObserveOn<Element>: Producer<Element> {
    private let source: SourceReference<Element>
    private let scheduler: ImmediateSchedulerType

    init(_ source: Observable<Element>, _ scheduler: ImmediateSchedulerType) {
        self.source = SourceReference(source)
        self.scheduler = scheduler
    }

    override func subscribeDownstream(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = ObserveOnSink(down, scheduler)
        sink.setUpstream(sink.subscription)
        sink.subscription.set(source.attach(sink))
        return sink
    }
}

private final class ObserveOnSink<Element>: Sink<Element, Element> {
    /// The subscription to the source. It is disposed at its stop event, before the sink.
    let subscription = SingleAssignmentDisposable()
    private let scheduler: ImmediateSchedulerType
    private let lock = Lock()
    // The events that wait. This field and the next ones are guarded by the lock.
    private let waitingEvents = WaitingEvents<Element>()
    /// The stop event, which is sent after the waiting elements.
    private var ending = Ending.none
    private var isRunning = false
    /// The step that is scheduled and has not begun.
    private var scheduledStep: Disposable?

    init(_ down: Receiver<Element>, _ scheduler: ImmediateSchedulerType) {
        self.scheduler = scheduler
        super.init(down)
    }

    override func onNext(_ element: Element) {
        let mustStart = lock.withLock {
            // No event may follow a stop event.
            if !ending.isNone { return false }
            waitingEvents.append(element)
            return markIdle()
        }
        if mustStart { schedule() }
    }

    override func onError(_ error: Swift.Error) { end(.error(error)) }
    override func onCompleted() { end(.completed) }

    private func end(_ ending: Ending) {
        let mustStart = lock.withLock {
            if !self.ending.isNone { return false }
            self.ending = ending
            waitingEvents.appendStopCause()
            return markIdle()
        }
        if mustStart { schedule() }
        subscription.dispose()
    }

    override func handleDisposed() { takeScheduled()?.dispose() }

    // Handles an event that must wait. The function is called under the lock. Returns true if a step must be scheduled.
    private func markIdle() -> Bool {
        defer { isRunning = true }
        return !isRunning
    }

    private func schedule() {
        let step = SingleAssignmentDisposable()
        lock.withLock { scheduledStep = step }
        if isDisposed { step.dispose() }
        step.setDisposable(
            scheduler.schedule(()) { _ in
                // The step is removed, but not disposed, because it is running now.
                _ = self.takeScheduled()
                if self.sendNextEvent() { self.schedule() }
                return Disposables.create()
            })
    }

    private func takeScheduled() -> Disposable? {
        lock.withLock {
            defer { scheduledStep = nil }
            return scheduledStep
        }
    }

    // Delivers one event. Returns true if more events wait. Only one step runs at a time.
    private func sendNextEvent() -> Bool {
        if isDisposed { return false }
        let isElement = lock.withLock { waitingEvents.setNextCause() }
        if isElement {
            forward(lock.withLock { waitingEvents.removeFirst() })
        } else if let error = ending.error {
            fail(error)
        } else {
            complete()
        }
        return lock.withLock {
            isRunning = !waitingEvents.isEmpty || isElement && !ending.isNone
            return isRunning
        }
    }
}

/// Delivers events on a serial queue. The queue keeps their order, so each event is enqueued when it arrives.
private final class ObserveOnSerial<Element>: Producer<Element> {
    private let source: SourceReference<Element>
    private let scheduler: SerialDispatchQueueScheduler

    init(_ source: Observable<Element>, _ scheduler: SerialDispatchQueueScheduler) {
        self.source = SourceReference(source)
        self.scheduler = scheduler
        super.init()
        Resources.incrementSerialDispatchQueueObservables()
    }

    deinit {
        Resources.decrementSerialDispatchQueueObservables()
    }

    override func subscribeDownstream(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = ObserveOnSerialSink(down, scheduler)
        sink.setUpstream(sink.subscription)
        sink.subscription.set(source.attach(sink))
        return sink
    }
}

private final class ObserveOnSerialSink<Element>: Sink<Element, Element>, SerialQueueItem {
    let subscription = SingleAssignmentDisposable()
    private let scheduler: SerialDispatchQueueScheduler
    private let lock = Lock()
    /// The elements that wait for a turn of the queue. Guarded by the lock.
    private let waitingElements = RingBuffer<Element>()

    init(_ down: Receiver<Element>, _ scheduler: SerialDispatchQueueScheduler) {
        self.scheduler = scheduler
        super.init(down)
    }

    override func onNext(_ element: Element) {
        if scheduler.hasItemQueue {
            lock.withLock { waitingElements.append(element) }
            return scheduler.addToItemQueue(self)
        }
        _ = scheduler.schedule(element) { element in
            self.forward(element)
            return Disposables.create()
        }
    }

    func runItem() { forward(lock.withLock { waitingElements.removeFirst() }) }

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
