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

    override func run(_ down: Receiver<Observable<Element>>) -> AnySubscription? {
        let sink = WindowSink(down, timeSpan, count, Alarm(scheduler))
        sink.setUpstream(sink.lifetime)
        sink.begin()
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
    private var filled = 0
    /// The number of the current window. An alarm for an earlier window is late and has no effect.
    private var number = 0
    private var sourceIsDone = false

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
    func begin() {
        emit(Window(window, lifetime))
        startTimer(0)
    }

    override func onNext(_ element: Element) {
        gate.enter()
        filled += 1
        let isFull = filled == count
        let window = window
        sendInOrder({ window.onNext(element) }, later: { { window.onNext(element) } })
        let next = isFull && window === self.window ? change() : nil
        gate.leave()
        if let next { startTimer(next) }
    }

    override func onError(_ error: Swift.Error) { end(error) }
    override func onCompleted() { end(nil) }

    private func end(_ error: Swift.Error?) {
        gate.enter()
        let last = sourceIsDone ? nil : window
        sourceIsDone = true
        gate.leave()
        let end: () -> Void = { if let error { last?.onError(error) } else { last?.onCompleted() } }
        gate.enter()
        sendInOrder(end, later: { end })
        gate.leave()
        stop(error)
        alarm.dispose()
    }

    private func startTimer(_ number: Int) {
        guard gate.withGate({ number == self.number }) else { return }
        alarm.set(self, number, after: timeSpan)
    }

    // Handles the end of the time span.
    func alarm(_ number: Int) {
        gate.enter()
        let next = number == self.number && !sourceIsDone ? change() : nil
        gate.leave()
        if let next { startTimer(next) }
    }

    // Ends the current window and begins the next one, whose number is returned. The function is called inside the
    // gate.
    private func change() -> Int {
        let old = window
        window = PublishSubject()
        let new = window
        filled = 0
        number &+= 1
        let next = number
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

    override func run(_ down: Receiver<Element>) -> AnySubscription? {
        let hold = lifetime.retainSubscription()
        let sink = ForwardingSink(down)
        sink.setUpstream(Disposables.both(hold, subject.attach(sink)))
        return sink
    }
}
