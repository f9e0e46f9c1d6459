/// Holds a value. Each new subscriber first receives the current value, and then every later one.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable {
    public typealias SubjectObserverType = BehaviorSubject<Element>

    private let audience = ObserverList<Element>()
    private let lock = Lock()
    // Guarded by the lock. No code of a program runs during an access: a replaced value is freed later.
    @exclusivity(unchecked) private var currentElement: Element
    @exclusivity(unchecked) private var ending = Ending.none
    @exclusivity(unchecked) private var hasBeenDisposed = false

    /// Creates a subject with an initial value.
    public init(value: Element) {
        currentElement = value
        super.init()
    }

    deinit { audience.freeSubscribers() }

    /// True if the subject has subscribers.
    public var hasObservers: Bool { !audience.isEmpty }

    package var hasEnded: Bool { lock.withLock { !ending.isNone } }

    public var isDisposed: Bool { lock.withLock { hasBeenDisposed } }

    /// Returns the current value. Throws the error that ended the subject, or `RxError.hasBeenDisposed`.
    public func value() throws -> Element {
        try lock.withLock {
            if hasBeenDisposed { throw RxError.disposed(object: self) }
            if let error = ending.error { throw error }
            return currentElement
        }
    }

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
        // The previous value is freed after the lock is released, because its `deinit` may run code of a program.
        let before = currentElement
        currentElement = element
        let row = audience.pinCurrentRow()
        lock.release()
        audience.deliver(element, to: row)
        audience.unpinRow()
        _fixLifetime(before)
    }

    private func stopWith(_ event: Ending) {
        var row: UnsafeMutableRawPointer?
        let isFirst = lock.withLock {
            if hasBeenDisposed || !ending.isNone { return false }
            ending = event
            row = audience.pinAndCloseRow()
            return true
        }
        if !isFirst { return }
        audience.deliverStop(event, to: row)
        audience.unpinRow()
    }

    override func subscribeCore(_ receiver: Receiver<Element>) -> AnySubscription? {
        join(receiver).map(audience.seat)
    }

    override func subscribeInPlace(_ receiver: Receiver<Element>) -> AnySubscription? {
        join(receiver).map { audience.takeSeat($0, for: receiver) }
    }

    /// Adds a subscriber and sends the events that it gets at once. Returns its number; nil if it has received a stop
    /// event.
    private func join(_ receiver: Receiver<Element>) -> Int? {
        let newcomer = ReplayingReceiver(receiver, letsNestedPass: true)
        var refusal = Ending.none
        var seat: Int?
        let value: Element? = lock.withLock {
            refusal = hasBeenDisposed ? .error(RxError.disposed(object: self)) : ending
            if !refusal.isNone { return nil }
            seat = audience.add(newcomer)
            return currentElement
        }
        if let value { receiver.onNext(value) } else { refusal.send(receiver) }
        newcomer.endReplay()
        return seat
    }

    public func asObserver() -> BehaviorSubject<Element> { self }

    /// Removes all subscribers without an event; later subscribers receive an error.
    public func dispose() {
        lock.withLock {
            hasBeenDisposed = true
            ending = .none
        }
        audience.clear()
    }
}
