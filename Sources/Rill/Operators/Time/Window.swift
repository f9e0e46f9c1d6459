extension ObservableType {
    /// Splits the source into observables, each ending after `count` elements or `timeSpan`; elements are sent as they
    /// arrive.
    ///
    /// - SeeAlso: [window](https://reactivex.io/documentation/operators/window.html)
    public func window(
        timeSpan: RxTimeInterval, count: Int, scheduler: SchedulerType
    ) -> Observable<Observable<Element>> {
        WindowTimeCount(asObservable(), timeSpan, count, scheduler)
    }
}

private final class WindowTimeCount<Element>: Producer<Observable<Element>> {
    private let source: SourceReference<Element>
    private let timeSpan: RxTimeInterval
    private let count: Int
    private let scheduler: SchedulerType

    init(_ source: Observable<Element>, _ timeSpan: RxTimeInterval, _ count: Int, _ scheduler: SchedulerType) {
        self.source = SourceReference(source)
        self.timeSpan = timeSpan
        self.count = count
        self.scheduler = scheduler
    }

    override func subscribeDownstream(_ down: Receiver<Observable<Element>>) -> AnySubscription? {
        let sink = WindowSink(down, timeSpan, count, Alarm(scheduler))
        sink.setUpstream(sink.lifetime)
        sink.beginWindow()
        sink.subscription.set(source.attach(sink))
        return sink
    }
}

private final class WindowSink<Element>: GatedSink<Element, Observable<Element>>, AlarmHandler {
    let subscription = SingleAssignmentDisposable()
    /// Keeps the source subscribed while the outer sequence or any window has a subscriber.
    let lifetime: RefCountDisposable
    private let timeSpan: RxTimeInterval
    private let count: Int
    private let alarm: Alarm
    private var window = PublishSubject<Element>()
    private var elementCount = 0
    /// The number of the current window. An alarm for an earlier window is late and has no effect.
    private var windowNumber = 0
    private var hasSourceCompleted = false

    init(_ down: Receiver<Observable<Element>>, _ timeSpan: RxTimeInterval, _ count: Int, _ alarm: Alarm) {
        self.timeSpan = timeSpan
        self.count = count
        self.alarm = alarm
        let subscription = subscription
        lifetime = RefCountDisposable(
            disposable: Disposables.create {
                alarm.dispose()
                subscription.dispose()
            })
        super.init(down)
    }

    /// Sends the first window.
    func beginWindow() {
        emit(Window(window, lifetime))
        startTimer(0)
    }

    override func onNext(_ element: Element) {
        gate.acquire()
        elementCount += 1
        let isFull = elementCount == count
        let window = window
        sendInOrder({ window.onNext(element) }, later: { { window.onNext(element) } })
        let next = isFull && window === self.window ? replaceWindow() : nil
        gate.release()
        if let next { startTimer(next) }
    }

    override func onError(_ error: Swift.Error) { endWindows(error) }
    override func onCompleted() { endWindows(nil) }

    private func endWindows(_ error: Swift.Error?) {
        gate.acquire()
        let last = hasSourceCompleted ? nil : window
        hasSourceCompleted = true
        gate.release()
        let end: () -> Void = { if let error { last?.onError(error) } else { last?.onCompleted() } }
        gate.acquire()
        sendInOrder(end, later: { end })
        gate.release()
        stopInOrder(error)
        alarm.dispose()
    }

    private func startTimer(_ number: Int) {
        guard gate.withLock({ number == self.windowNumber }) else { return }
        alarm.setAlarm(self, number, after: timeSpan)
    }

    // Handles the end of the time span.
    func alarmFired(_ number: Int) {
        gate.acquire()
        let next = number == self.windowNumber && !hasSourceCompleted ? replaceWindow() : nil
        gate.release()
        if let next { startTimer(next) }
    }

    // Ends the current window and begins the next one, whose number is returned. The function is called inside the
    // gate.
    private func replaceWindow() -> Int {
        let old = window
        window = PublishSubject()
        let new = window
        elementCount = 0
        windowNumber &+= 1
        let next = windowNumber
        // Both windows change in one action, which is sent in order. Otherwise an event of another thread could go into
        // a window that no subscriber has received yet.
        let turn = { [self] in
            old.onCompleted()
            if !isDisposed { downstream.onNext(Window(new, lifetime)) }
        }
        sendInOrder(turn, later: { turn })
        return next
    }
}

/// A window: the elements of a subject. It keeps the source subscribed while the window has a subscriber.
private final class Window<Element>: Producer<Element> {
    private let subject: PublishSubject<Element>
    private let lifetime: RefCountDisposable

    init(_ subject: PublishSubject<Element>, _ lifetime: RefCountDisposable) {
        self.subject = subject
        self.lifetime = lifetime
    }

    package override var printedClass: String? { "AddRef" }

    override func subscribeDownstream(_ down: Receiver<Element>) -> AnySubscription? {
        let hold = lifetime.retainSubscription()
        let sink = ForwardingSink(down)
        sink.setUpstream(Disposables.combinedSubscription(hold, subject.attach(sink)))
        return sink
    }
}
