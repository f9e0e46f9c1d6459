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
    private let other: SourceReference<Element>
    private let scheduler: SchedulerType

    init(
        _ source: Observable<Element>, _ dueTime: RxTimeInterval, _ other: Observable<Element>,
        _ scheduler: SchedulerType
    ) {
        self.source = SourceReference(source)
        self.dueTime = dueTime
        self.other = SourceReference(other)
        self.scheduler = scheduler
    }

    override func run(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = TimeoutSink(down, dueTime, other.observable, scheduler)
        sink.setUpstream(sink.subscription)
        sink.startTimer()
        let first = SingleAssignmentDisposable()
        sink.begin(first)
        first.set(source.attach(sink))
        return sink
    }
}

private final class TimeoutSink<Element>: GatedSink<Element, Element>, AlarmHandler {
    /// The subscription to the source, and later that to the other source.
    let subscription = SerialDisposable()
    private let dueTime: RxTimeInterval
    private let other: Observable<Element>
    private let alarm: Alarm
    /// The number of elements that have arrived. An alarm that was set for an earlier element is late and has no
    /// effect.
    private var number = 0
    private var hasSwitched = false

    init(
        _ down: Receiver<Element>, _ dueTime: RxTimeInterval, _ other: Observable<Element>,
        _ scheduler: SchedulerType
    ) {
        self.dueTime = dueTime
        self.other = other
        alarm = Alarm(scheduler)
        super.init(down)
    }

    func startTimer() {
        let number = gate.withGate { self.number }
        alarm.set(self, number, after: dueTime)
    }

    // Stores the subscription to the source. The alarm may have fired before.
    func begin(_ first: AnySubscription) {
        if gate.withGate({ hasSwitched }) { first.dispose() } else { subscription.put(first) }
    }

    override func onNext(_ element: Element) {
        gate.enter()
        if hasSwitched { return gate.leave() }
        number &+= 1
        deliver(element)
        let isOver = isOver
        gate.leave()
        if !isOver { startTimer() }
    }

    override func onError(_ error: Swift.Error) { end(error) }
    override func onCompleted() { end(nil) }
    override func disposed() { alarm.dispose() }

    private func end(_ error: Swift.Error?) {
        gate.enter()
        let isLate = hasSwitched
        number &+= 1
        gate.leave()
        if !isLate { stop(error) }
    }

    func alarm(_ number: Int) {
        gate.enter()
        let hasExpired = number == self.number && !isOver
        if hasExpired { hasSwitched = true }
        gate.leave()
        if !hasExpired { return }
        let slot = SingleAssignmentDisposable()
        subscription.put(slot)
        slot.set(other.attach(TimeoutInlet(self)))
    }
}

/// Receives the events of the other source.
private final class TimeoutInlet<Element>: Receiver<Element> {
    private let parent: TimeoutSink<Element>

    init(_ parent: TimeoutSink<Element>) { self.parent = parent }

    override func onNext(_ element: Element) { parent.emit(element) }
    override func onError(_ error: Swift.Error) { parent.stop(error) }
    override func onCompleted() { parent.stop(nil) }
}
