extension ObservableType {
    /// Sends arrays of elements: one when `count` elements arrived or `timeSpan` passed. Each array restarts the time.
    ///
    ///     source        -1-2-3-----4-|
    ///     buffer(4, 2)  ---(12)---3---(4)|
    ///
    /// - SeeAlso: [buffer](https://reactivex.io/documentation/operators/buffer.html)
    @inlinable
    public func buffer(timeSpan: RxTimeInterval, count: Int, scheduler: SchedulerType) -> Observable<[Element]> {
        BufferTimeCount(asObservable(), timeSpan, count, scheduler) {
            let buffer = RingBuffer<Element>()
            return (buffer, append: { buffer.append($0) })
        }
    }
}

@usableFromInline
final class BufferTimeCount<Element>: Producer<[Element]> {
    /// The buffer, and a closure that appends to it. The closure is created where the element type is known.
    @usableFromInline typealias Buffer = (RingBuffer<Element>, append: (Element) -> Void)

    private let source: SourceReference<Element>
    private let timeSpan: RxTimeInterval
    private let count: Int
    private let scheduler: SchedulerType
    private let makeBuffer: () -> Buffer

    @usableFromInline
    init(
        _ source: Observable<Element>, _ timeSpan: RxTimeInterval, _ count: Int, _ scheduler: SchedulerType,
        makeBuffer: @escaping () -> Buffer
    ) {
        self.makeBuffer = makeBuffer
        self.source = SourceReference(source)
        self.timeSpan = timeSpan
        self.count = count
        self.scheduler = scheduler
    }

    override func subscribeDownstream(_ down: Receiver<[Element]>) -> AnySubscription? {
        let sink = BufferSink(down, timeSpan, count, Alarm(scheduler), makeBuffer())
        sink.startTimer(0)
        return sink.subscribe(to: source)
    }
}

private final class BufferSink<Element>: GatedSink<Element, [Element]>, AlarmHandler {
    private let timeSpan: RxTimeInterval
    private let count: Int
    private let alarm: Alarm
    private let buffer: RingBuffer<Element>
    private let appendElement: (Element) -> Void
    /// The number of the current buffer. An alarm for an earlier buffer is late and has no effect.
    private var bufferNumber = 0
    /// The arrival of the newest element. It is the cause of the event that sends the buffer when the time ends.
    private let newestElementCause = WaitingElement<Void>()

    init(
        _ down: Receiver<[Element]>, _ timeSpan: RxTimeInterval, _ count: Int, _ alarm: Alarm,
        _ buffer: BufferTimeCount<Element>.Buffer
    ) {
        (self.buffer, appendElement) = buffer
        self.timeSpan = timeSpan
        self.count = count
        self.alarm = alarm
        super.init(down)
    }

    func startTimer(_ number: Int) {
        // Code downstream may have filled another buffer meanwhile, which has an alarm of its own.
        guard gate.withLock({ number == self.bufferNumber }) else { return }
        alarm.setAlarm(self, number, after: timeSpan)
    }

    override func onNext(_ element: Element) {
        gate.acquire()
        appendElement(element)
        newestElementCause.store(())
        let next = buffer.count == count ? sendBuffer() : nil
        gate.release()
        if let next { startTimer(next) }
    }

    override func onError(_ error: Swift.Error) {
        gate.acquire()
        buffer.removeAll()
        gate.release()
        stopInOrder(error)
    }

    override func onCompleted() {
        gate.acquire()
        let rest = buffer.elements
        buffer.removeAll()
        deliverInOrder(rest)
        gate.release()
        stopInOrder(nil)
    }

    override func handleDisposed() { alarm.dispose() }

    // Handles the end of the time span.
    func alarmFired(_ number: Int) {
        gate.acquire()
        let next = number == self.bufferNumber && !hasEnded ? sendBuffer() : nil
        gate.release()
        if let next { startTimer(next) }
    }

    // Sends the buffer. The function is called inside the gate; returns the number of the next buffer.
    private func sendBuffer() -> Int {
        let full = buffer.elements
        buffer.removeAll()
        bufferNumber &+= 1
        let next = bufferNumber
        if hasEnded { return next }
        if newestElementCause.isFull { newestElementCause.send { deliverInOrder(full) } } else { deliverInOrder(full) }
        return next
    }
}
