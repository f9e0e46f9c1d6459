extension ObservableType {
    /// Fails with `RxError.timeout` if no element arrives for `dueTime`; each element restarts the time.
    ///
    ///     source      -1-2------3-|
    ///     timeout(4)  -1-2---#
    ///
    /// - SeeAlso: [timeout](https://reactivex.io/documentation/operators/timeout.html)
    public func timeout(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
        Timeout(asObservable(), dueTime, .error(RxError.timeout), scheduler)
    }

    /// Switches to `other` if no element arrives for `dueTime`; each element restarts the time.
    ///
    /// - SeeAlso: [timeout](https://reactivex.io/documentation/operators/timeout.html)
    public func timeout<Source: ObservableConvertibleType>(
        _ dueTime: RxTimeInterval, other: Source, scheduler: SchedulerType
    ) -> Observable<Element> where Element == Source.Element {
        Timeout(asObservable(), dueTime, other.asObservable(), scheduler)
    }
}

private final class Timeout<Element>: Producer<Element> {
    private let source: SourceReference<Element>
    private let dueTime: RxTimeInterval
    private let fallbackSource: SourceReference<Element>
    private let scheduler: SchedulerType

    init(
        _ source: Observable<Element>, _ dueTime: RxTimeInterval, _ fallbackSource: Observable<Element>,
        _ scheduler: SchedulerType
    ) {
        self.source = SourceReference(source)
        self.dueTime = dueTime
        self.fallbackSource = SourceReference(fallbackSource)
        self.scheduler = scheduler
    }

    override func subscribeDownstream(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = TimeoutSink(down, dueTime, fallbackSource.observable, scheduler)
        sink.setUpstream(sink.subscription)
        sink.startTimer()
        let first = SingleAssignmentDisposable()
        sink.beginWith(first)
        first.set(source.attach(sink))
        return sink
    }
}

private final class TimeoutSink<Element>: GatedSink<Element, Element>, AlarmHandler {
    /// The subscription to the source, and later that to the other source.
    let subscription = SerialDisposable()
    private let dueTime: RxTimeInterval
    private let fallbackSource: Observable<Element>
    private let alarm: Alarm
    /// The number of elements that have arrived. An alarm that was set for an earlier element is late and has no
    /// effect.
    private var elementNumber = 0
    private var hasSwitched = false

    init(
        _ down: Receiver<Element>, _ dueTime: RxTimeInterval, _ fallbackSource: Observable<Element>,
        _ scheduler: SchedulerType
    ) {
        self.dueTime = dueTime
        self.fallbackSource = fallbackSource
        alarm = Alarm(scheduler)
        super.init(down)
    }

    func startTimer() {
        let number = gate.withLock { self.elementNumber }
        alarm.setAlarm(self, number, after: dueTime)
    }

    // Stores the subscription to the source. The alarm may have fired before.
    func beginWith(_ first: AnySubscription) {
        if gate.withLock({ hasSwitched }) { first.dispose() } else { subscription.replaceCurrent(first) }
    }

    override func onNext(_ element: Element) {
        gate.acquire()
        if hasSwitched { return gate.release() }
        elementNumber &+= 1
        deliverInOrder(element)
        let isOver = hasEnded
        gate.release()
        if !isOver { startTimer() }
    }

    override func onError(_ error: Swift.Error) { endWith(error) }
    override func onCompleted() { endWith(nil) }
    override func handleDisposed() { alarm.dispose() }

    private func endWith(_ error: Swift.Error?) {
        gate.acquire()
        let isLate = hasSwitched
        elementNumber &+= 1
        gate.release()
        if !isLate { stopInOrder(error) }
    }

    func alarmFired(_ number: Int) {
        gate.acquire()
        let hasExpired = number == self.elementNumber && !hasEnded
        if hasExpired { hasSwitched = true }
        gate.release()
        if !hasExpired { return }
        let slot = SingleAssignmentDisposable()
        subscription.replaceCurrent(slot)
        slot.set(fallbackSource.attach(TimeoutInlet(self)))
    }
}

/// Receives the events of the other source.
private final class TimeoutInlet<Element>: Receiver<Element> {
    private let parent: TimeoutSink<Element>

    init(_ parent: TimeoutSink<Element>) { self.parent = parent }

    override func onNext(_ element: Element) { parent.emit(element) }
    override func onError(_ error: Swift.Error) { parent.stopInOrder(error) }
    override func onCompleted() { parent.stopInOrder(nil) }
}
