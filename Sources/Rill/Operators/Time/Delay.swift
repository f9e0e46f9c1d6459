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

    override func subscribeDownstream(_ down: Receiver<Element>) -> AnySubscription? {
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
    private let delayNanoseconds: Int
    private let alarm: Alarm
    /// The elements, and then the completion, that wait until they are due.
    private let waitingEvents: WaitingEvents<Element>
    /// The arrival times of the waiting elements, and then that of the completion.
    private let arrivalTimes = RingBuffer<Int>()
    /// True while the alarm is set or its action runs.
    private var isActive = false
    private var isSending = false
    private var failure: Swift.Error?

    @usableFromInline
    init(
        _ down: Receiver<Element>, _ dueTime: RxTimeInterval, _ scheduler: SchedulerType,
        _ waitingEvents: RingBuffer<Element>
    ) {
        self.dueTime = dueTime
        self.waitingEvents = WaitingEvents(waitingEvents)
        delayNanoseconds = dueTime.nanoseconds ?? .max / 2
        alarm = Alarm(scheduler)
        super.init(down)
    }

    override func onNext(_ element: Element) {
        gate.acquire()
        waitingEvents.append(element)
        eventArrived()
    }

    override func onCompleted() {
        subscription.dispose()
        gate.acquire()
        waitingEvents.appendStopCause()
        eventArrived()
    }

    override func onError(_ error: Swift.Error) {
        gate.acquire()
        waitingEvents.removeAll()
        arrivalTimes.removeAll()
        failure = error
        let isSending = isSending
        gate.release()
        // If another thread is sending an element, that thread sends the error afterwards.
        if !isSending { stopInOrder(error) }
    }

    override func handleDisposed() { alarm.dispose() }

    // Records the arrival of an event. The function is called inside the gate, which it leaves.
    private func eventArrived() {
        arrivalTimes.append(alarm.now)
        let mustStart = !isActive && failure == nil
        if mustStart { isActive = true }
        gate.release()
        if mustStart { alarm.setAlarm(self, after: dueTime) }
    }

    // Sends one event in each step, and schedules the next step after the remaining time.
    func alarmFired(_ number: Int) {
        gate.acquire()
        if failure != nil || hasEnded || arrivalTimes.isEmpty { return gate.release() }
        _ = arrivalTimes.removeFirst()
        let isEnd = !waitingEvents.setNextCause()
        if !isEnd {
            isSending = true
            deliverInOrder(waitingEvents.removeFirst())
            isSending = false
        }
        let failure = failure
        isActive = !arrivalTimes.isEmpty
        let left = isActive ? max(0, delayNanoseconds &- (alarm.now &- arrivalTimes.first)) : nil
        gate.release()
        if failure != nil || isEnd { return stopInOrder(failure) }
        if let left { alarm.setAlarm(self, after: .nanoseconds(left)) }
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

    override func subscribeDownstream(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = ForwardingSink(down)
        sink.setUpstream(
            foreign: scheduler.scheduleRelative(source.observable, dueTime: dueTime) { source in
                Disposables.unboxedDisposable(source.attach(sink))
            })
        return sink
    }
}
