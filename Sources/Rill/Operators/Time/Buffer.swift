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

    override func run(_ down: Receiver<[Element]>) -> AnySubscription? {
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
    private let append: (Element) -> Void
    /// The number of the current buffer. An alarm for an earlier buffer is late and has no effect.
    private var number = 0
    /// The arrival of the newest element. It is the cause of the event that sends the buffer when the time ends.
    private let newest = WaitingElement<Void>()

    init(
        _ down: Receiver<[Element]>, _ timeSpan: RxTimeInterval, _ count: Int, _ alarm: Alarm,
        _ buffer: BufferTimeCount<Element>.Buffer
    ) {
        (self.buffer, append) = buffer
        self.timeSpan = timeSpan
        self.count = count
        self.alarm = alarm
        super.init(down)
    }

    func startTimer(_ number: Int) {
        // Code downstream may have filled another buffer meanwhile, which has an alarm of its own.
        guard gate.withGate({ number == self.number }) else { return }
        alarm.set(self, number, after: timeSpan)
    }

    override func onNext(_ element: Element) {
        gate.enter()
        append(element)
        newest.put(())
        let next = buffer.count == count ? send() : nil
        gate.leave()
        if let next { startTimer(next) }
    }

    override func onError(_ error: Swift.Error) {
        gate.enter()
        buffer.removeAll()
        gate.leave()
        stop(error)
    }

    override func onCompleted() {
        gate.enter()
        let rest = buffer.elements
        buffer.removeAll()
        deliver(rest)
        gate.leave()
        stop(nil)
    }

    override func disposed() { alarm.dispose() }

    // Handles the end of the time span.
    func alarm(_ number: Int) {
        gate.enter()
        let next = number == self.number && !isOver ? send() : nil
        gate.leave()
        if let next { startTimer(next) }
    }

    // Sends the buffer. The function is called inside the gate; returns the number of the next buffer.
    private func send() -> Int {
        let full = buffer.elements
        buffer.removeAll()
        number &+= 1
        let next = number
        if isOver { return next }
        if newest.isFull { newest.send { deliver(full) } } else { deliver(full) }
        return next
    }
}
