extension ObservableType {
    /// Sends elements and completion `dueTime` later. An error is sent at once and drops pending elements.
    ///
    ///     source    -1-2--|
    ///     delay(2)  ---1-2--|
    ///
    /// - Parameter scheduler: runs the timer; events are delivered on it.
    /// - SeeAlso: [delay](https://reactivex.io/documentation/operators/delay.html)
    @inlinable
    public func delay(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
        Delay(asObservable(), dueTime, scheduler)
    }

    /// Subscribes to the source after `dueTime`.
    ///
    /// - SeeAlso: [delay](https://reactivex.io/documentation/operators/delay.html)
    public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
        DelaySubscription(asObservable(), dueTime, scheduler)
    }
}

@usableFromInline
final class Delay<Element>: Producer<Element> {
    @usableFromInline let source: SourceReference<Element>
    // Creates the sink. The closure is specialised at the call site, as in `UnaryOperator`.
    @usableFromInline let makeSink: (Receiver<Element>) -> DelaySink<Element>

    @inlinable
    init(_ source: Observable<Element>, _ dueTime: RxTimeInterval, _ scheduler: SchedulerType) {
        self.source = SourceReference(source)
        makeSink = { DelaySink($0, dueTime, scheduler, RingBuffer()) }
        super.init()
    }

    override func run(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = makeSink(down)
        sink.setUpstream(sink.subscription)
        sink.subscription.set(source.attach(sink))
        return sink
    }
}

@usableFromInline
final class DelaySink<Element>: GatedSink<Element, Element>, AlarmHandler {
    /// The subscription to the source. It is disposed when the source completes, before the sink.
    let subscription = SingleAssignmentDisposable()
    private let dueTime: RxTimeInterval
    private let span: Int
    private let alarm: Alarm
    /// The elements, and then the completion, that wait until they are due.
    private let waiting: WaitingEvents<Element>
    /// The arrival times of the waiting elements, and then that of the completion.
    private let arrivals = RingBuffer<Int>()
    /// True while the alarm is set or its action runs.
    private var isActive = false
    private var isSending = false
    private var failure: Swift.Error?

    @usableFromInline
    init(
        _ down: Receiver<Element>, _ dueTime: RxTimeInterval, _ scheduler: SchedulerType, _ waiting: RingBuffer<Element>
    ) {
        self.dueTime = dueTime
        self.waiting = WaitingEvents(waiting)
        span = dueTime.nanoseconds ?? .max / 2
        alarm = Alarm(scheduler)
        super.init(down)
    }

    override func onNext(_ element: Element) {
        gate.enter()
        waiting.append(element)
        arrived()
    }

    override func onCompleted() {
        subscription.dispose()
        gate.enter()
        waiting.appendStop()
        arrived()
    }

    override func onError(_ error: Swift.Error) {
        gate.enter()
        waiting.removeAll()
        arrivals.removeAll()
        failure = error
        let isSending = isSending
        gate.leave()
        // If another thread is sending an element, that thread sends the error afterwards.
        if !isSending { stop(error) }
    }

    override func disposed() { alarm.dispose() }

    // Records the arrival of an event. The function is called inside the gate, which it leaves.
    private func arrived() {
        arrivals.append(alarm.now)
        let mustStart = !isActive && failure == nil
        if mustStart { isActive = true }
        gate.leave()
        if mustStart { alarm.set(self, after: dueTime) }
    }

    // Sends one event in each step, and schedules the next step after the remaining time.
    func alarm(_ number: Int) {
        gate.enter()
        if failure != nil || isOver || arrivals.isEmpty { return gate.leave() }
        _ = arrivals.removeFirst()
        let isEnd = !waiting.next()
        if !isEnd {
            isSending = true
            deliver(waiting.removeFirst())
            isSending = false
        }
        let failure = failure
        isActive = !arrivals.isEmpty
        let left = isActive ? max(0, span &- (alarm.now &- arrivals.first)) : nil
        gate.leave()
        if failure != nil || isEnd { return stop(failure) }
        if let left { alarm.set(self, after: .nanoseconds(left)) }
    }
}

private final class DelaySubscription<Element>: Producer<Element> {
    private let source: SourceReference<Element>
    private let dueTime: RxTimeInterval
    private let scheduler: SchedulerType

    init(_ source: Observable<Element>, _ dueTime: RxTimeInterval, _ scheduler: SchedulerType) {
        self.source = SourceReference(source)
        self.dueTime = dueTime
        self.scheduler = scheduler
    }

    override func run(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = ForwardingSink(down)
        sink.setUpstream(
            foreign: scheduler.scheduleRelative(source.observable, dueTime: dueTime) { source in
                Disposables.unboxed(source.attach(sink))
            })
        return sink
    }
}
