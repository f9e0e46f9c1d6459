/// Buffers elements. Each new subscriber first receives the buffered ones.
public class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Disposable {
    public typealias SubjectObserverType = ReplaySubject<Element>

    private let audience = ObserverList<Element>()
    private let capacity: Int?
    private let lock = Lock()
    private let buffer = RingBuffer<Element>()
    private var ending = Ending.none
    private var hasBeenDisposed = false

    init(capacity: Int?) {
        self.capacity = capacity
        super.init()
    }

    package override var printedClass: String? {
        switch capacity {
        case nil: return "ReplayAll"
        case 1: return "ReplayOne"
        default: return "ReplayMany"
        }
    }

    /// Creates a subject that buffers the last `bufferSize` elements.
    public static func create(bufferSize: Int) -> ReplaySubject<Element> {
        ReplaySubject(capacity: nonNegative(bufferSize, "bufferSize"))
    }

    /// Creates a subject that buffers all elements.
    public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(capacity: nil) }

    deinit { audience.freeSubscribers() }

    /// True if the subject has subscribers.
    public var hasObservers: Bool { !audience.isEmpty }

    package var hasEnded: Bool { lock.withLock { !ending.isNone } }

    public func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): onNext(element)
        case .error(let error): stopWith(.error(error))
        case .completed: stopWith(.completed)
        }
    }

    /// Sends `next` without creating an event.
    public func onNext(_ element: Element) {
        lock.acquire()
        if hasBeenDisposed || !ending.isNone { return lock.release() }
        guard let capacity, buffer.count >= capacity else {
            buffer.append(element)
            return deliver(element)
        }
        if capacity == 0 { return deliver(element) }
        // The element that is dropped from the buffer is freed after the lock is released.
        let dropped = buffer.removeFirst()
        buffer.append(element)
        deliver(element)
        _fixLifetime(dropped)
    }

    // Delivers an element. It is called under the lock, which it releases.
    @inline(__always) private func deliver(_ element: Element) {
        let row = audience.pinCurrentRow()
        lock.release()
        audience.deliver(element, to: row)
        audience.unpinRow()
    }

    private func stopWith(_ event: Ending) {
        var row: UnsafeMutableRawPointer?
        let isFirst = lock.withLock {
            if hasBeenDisposed || !ending.isNone { return false }
            ending = event
            row = audience.pinAndClearRow()
            return true
        }
        if !isFirst { return }
        audience.deliverStop(event, to: row)
        audience.unpinRow()
    }

    override func subscribeCore(_ receiver: Receiver<Element>) -> AnySubscription? {
        var newcomer: ReplayingReceiver<Element>?
        var seat: Seat?
        var last = Ending.none
        let elements: [Element] = lock.withLock {
            if hasBeenDisposed {
                last = .error(RxError.disposed(object: self))
                return []
            }
            last = ending
            if ending.isNone {
                newcomer = buffer.isEmpty ? nil : ReplayingReceiver(receiver, letsNestedPass: false)
                seat = audience.add(newcomer ?? receiver)
            }
            return buffer.elements
        }
        receiver.onNext(each: elements)
        last.send(receiver)
        newcomer?.endReplay()
        return seat
    }

    public func asObserver() -> ReplaySubject<Element> { self }

    /// Removes all subscribers without an event and clears the buffer; later subscribers receive an error.
    public func dispose() {
        let elements = lock.withLock {
            hasBeenDisposed = true
            ending = .none
            defer { buffer.removeAll() }
            return buffer.elements
        }
        audience.clear()
        withExtendedLifetime(elements) {}
    }
}
