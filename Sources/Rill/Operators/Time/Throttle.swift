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
    private let latest: Bool
    private let scheduler: SchedulerType

    init(_ source: Observable<Element>, _ dueTime: RxTimeInterval, _ latest: Bool, _ scheduler: SchedulerType) {
        self.source = SourceReference(source)
        self.dueTime = dueTime
        self.latest = latest
        self.scheduler = scheduler
    }

    override func run(_ down: Receiver<Element>) -> AnySubscription? {
        ThrottleSink(down, dueTime, latest, scheduler).subscribe(to: source)
    }
}

private final class ThrottleSink<Element>: GatedSink<Element, Element>, AlarmHandler {
    private let span: Int
    private let latest: Bool
    private let alarm: Alarm
    private var lastSent: Int?
    private let pending = WaitingElement<Element>()
    private var sourceIsDone = false

    init(_ down: Receiver<Element>, _ dueTime: RxTimeInterval, _ latest: Bool, _ scheduler: SchedulerType) {
        span = dueTime.nanoseconds ?? .max / 2
        self.latest = latest
        alarm = Alarm(scheduler)
        super.init(down)
    }

    override func onNext(_ element: Element) {
        gate.enter()
        let wait = remaining()
        if wait <= 0 {
            pending.clear()
            send(element)
            return gate.leave()
        }
        let mustWait = latest && !pending.isFull
        if latest { pending.put(element) }
        gate.leave()
        if mustWait { alarm.set(self, after: .nanoseconds(wait)) }
    }

    override func onCompleted() {
        gate.enter()
        sourceIsDone = true
        let isHeld = pending.isFull
        gate.leave()
        if !isHeld { stop(nil) }
    }

    override func disposed() { alarm.dispose() }

    // Handles the end of the interval.
    func alarm(_ number: Int) {
        gate.enter()
        if pending.isFull { pending.send(send) }
        let isOver = sourceIsDone
        gate.leave()
        if isOver { stop(nil) }
    }

    // Sends an element and starts the interval. The function is called inside the gate.
    private func send(_ element: Element) {
        deliver(element)
        lastSent = alarm.now
    }

    // Returns the rest of the interval in nanoseconds. The function is called inside the gate.
    private func remaining() -> Int {
        if isSentByOtherThread { return span }
        guard let lastSent else { return 0 }
        let left = span &- (alarm.now &- lastSent)
        return left <= alarm.slack ? 0 : left
    }
}
