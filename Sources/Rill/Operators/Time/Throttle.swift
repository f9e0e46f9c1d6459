extension ObservableType {
    /// Sends at most one element in each period of `dueTime`, which begins when an element is sent.
    ///
    ///     source                      -1-2-3----4-|
    ///     throttle(4)                 -1---3----4|
    ///     throttle(4, latest: false)  -1--------4-|
    ///
    /// - Parameters:
    /// - latest: if true, the latest dropped element is sent at the end of the period.
    /// - scheduler: runs the timer; delayed elements are delivered on it.
    ///
    /// - SeeAlso: [sample](https://reactivex.io/documentation/operators/sample.html)
    public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: SchedulerType
    ) -> Observable<Element> {
        Throttle(asObservable(), dueTime, latest, scheduler)
    }
}

private final class Throttle<Element>: Producer<Element> {
    private let source: SourceReference<Element>
    private let dueTime: RxTimeInterval
    private let sendsLatest: Bool
    private let scheduler: SchedulerType

    init(_ source: Observable<Element>, _ dueTime: RxTimeInterval, _ sendsLatest: Bool, _ scheduler: SchedulerType) {
        self.source = SourceReference(source)
        self.dueTime = dueTime
        self.sendsLatest = sendsLatest
        self.scheduler = scheduler
    }

    override func subscribeDownstream(_ down: Receiver<Element>) -> AnySubscription? {
        ThrottleSink(down, dueTime, sendsLatest, scheduler).subscribe(to: source)
    }
}

private final class ThrottleSink<Element>: GatedSink<Element, Element>, AlarmHandler {
    private let throttleNanoseconds: Int
    private let sendsLatest: Bool
    private let alarm: Alarm
    private var lastSendTime: Int?
    private let pendingElement = WaitingElement<Element>()
    private var hasSourceCompleted = false

    init(_ down: Receiver<Element>, _ dueTime: RxTimeInterval, _ sendsLatest: Bool, _ scheduler: SchedulerType) {
        throttleNanoseconds = dueTime.nanoseconds ?? .max / 2
        self.sendsLatest = sendsLatest
        alarm = Alarm(scheduler)
        super.init(down)
    }

    override func onNext(_ element: Element) {
        gate.acquire()
        let wait = remainingNanoseconds()
        if wait <= 0 {
            pendingElement.clear()
            send(element)
            return gate.release()
        }
        let mustWait = sendsLatest && !pendingElement.isFull
        if sendsLatest { pendingElement.store(element) }
        gate.release()
        if mustWait { alarm.setAlarm(self, after: .nanoseconds(wait)) }
    }

    override func onCompleted() {
        gate.acquire()
        hasSourceCompleted = true
        let isHeld = pendingElement.isFull
        gate.release()
        if !isHeld { stopInOrder(nil) }
    }

    override func handleDisposed() { alarm.dispose() }

    // Handles the end of the interval.
    func alarmFired(_ number: Int) {
        gate.acquire()
        if pendingElement.isFull { pendingElement.send(send) }
        let isOver = hasSourceCompleted
        gate.release()
        if isOver { stopInOrder(nil) }
    }

    // Sends an element and starts the interval. The function is called inside the gate.
    private func send(_ element: Element) {
        deliverInOrder(element)
        lastSendTime = alarm.now
    }

    // Returns the rest of the interval in nanoseconds. The function is called inside the gate.
    private func remainingNanoseconds() -> Int {
        if isSentByOtherThread { return throttleNanoseconds }
        guard let lastSendTime else { return 0 }
        let left = throttleNanoseconds &- (alarm.now &- lastSendTime)
        return left <= alarm.timerTolerance ? 0 : left
    }
}
