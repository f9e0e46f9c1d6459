extension ObservableType {
    /// Sends the latest element when `dueTime` has passed without another element. A completion first sends a pending
    /// element.
    ///
    ///     source       -1-2---3-|
    ///     debounce(2)  -----2---3|
    ///
    /// - Parameter scheduler: runs the timer; delayed elements are delivered on it.
    /// - SeeAlso: [debounce](https://reactivex.io/documentation/operators/debounce.html)
    public func debounce(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
        Debounce(asObservable(), dueTime, scheduler)
    }
}

private final class Debounce<Element>: Producer<Element> {
    private let source: SourceReference<Element>
    private let dueTime: RxTimeInterval
    private let scheduler: SchedulerType

    init(_ source: Observable<Element>, _ dueTime: RxTimeInterval, _ scheduler: SchedulerType) {
        self.source = SourceReference(source)
        self.dueTime = dueTime
        self.scheduler = scheduler
    }

    override func subscribeDownstream(_ down: Receiver<Element>) -> AnySubscription? {
        DebounceSink(down, dueTime, Alarm(scheduler)).subscribe(to: source)
    }
}

private final class DebounceSink<Element>: GatedSink<Element, Element>, AlarmHandler {
    private let dueTime: RxTimeInterval
    private let alarm: Alarm
    private var elementNumber = 0
    private let pendingElement = Slot<Element>()

    init(_ down: Receiver<Element>, _ dueTime: RxTimeInterval, _ alarm: Alarm) {
        self.dueTime = dueTime
        self.alarm = alarm
        super.init(down)
    }

    override func onNext(_ element: Element) {
        gate.acquire()
        elementNumber &+= 1
        pendingElement.store(element)
        let number = elementNumber
        gate.release()
        alarm.setAlarm(self, number, after: dueTime)
    }

    override func onCompleted() {
        gate.acquire()
        sendPendingElement()
        gate.release()
        stopInOrder(nil)
    }

    override func handleDisposed() { alarm.dispose() }

    func alarmFired(_ number: Int) {
        gate.acquire()
        if number == self.elementNumber { sendPendingElement() }
        gate.release()
    }

    // Sends the pending element, if there is one. The function is called inside the gate.
    private func sendPendingElement() {
        if pendingElement.isFull { deliverInOrder(pendingElement.take()) }
    }
}
