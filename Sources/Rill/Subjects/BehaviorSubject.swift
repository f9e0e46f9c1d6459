/// Holds a value. Each new subscriber first receives the current value, and then every later one.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable {
    public typealias SubjectObserverType = BehaviorSubject<Element>

    private let audience = Audience<Element>()
    private let lock = Lock()
    // Guarded by the lock. No code of a program runs during an access: a replaced value is freed later.
    @exclusivity(unchecked) private var current: Element
    @exclusivity(unchecked) private var ending = Ending.none
    @exclusivity(unchecked) private var disposed = false

    /// Creates a subject with an initial value.
    public init(value: Element) {
        current = value
        super.init()
    }

    deinit { audience.freeSubscribers() }

    /// True if the subject has subscribers.
    public var hasObservers: Bool { !audience.isEmpty }

    package var hasEnded: Bool { lock.withLock { !ending.isNone } }

    public var isDisposed: Bool { lock.withLock { disposed } }

    /// Returns the current value. Throws the error that ended the subject, or `RxError.disposed`.
    public func value() throws -> Element {
        try lock.withLock {
            if disposed { throw RxError.disposed(object: self) }
            if let error = ending.error { throw error }
            return current
        }
    }

    public func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): onNext(element)
        case .error(let error): stop(.error(error))
        case .completed: stop(.completed)
        }
    }

    /// Sends `next` without creating an event.
    public func onNext(_ element: Element) {
        lock.take()
        if disposed || !ending.isNone { return lock.leave() }
        // The previous value is freed after the lock is released, because its `deinit` may run code of a program.
        let before = current
        current = element
        let row = audience.pin()
        lock.leave()
        audience.deliver(element, to: row)
        audience.unpin()
        _fixLifetime(before)
    }

    private func stop(_ event: Ending) {
        var row: UnsafeMutableRawPointer?
        let isFirst = lock.withLock {
            if disposed || !ending.isNone { return false }
            ending = event
            row = audience.pinAndClose()
            return true
        }
        if !isFirst { return }
        audience.deliverStop(event, to: row)
        audience.unpin()
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
            refusal = disposed ? .error(RxError.disposed(object: self)) : ending
            if !refusal.isNone { return nil }
            seat = audience.add(newcomer)
            return current
        }
        if let value { receiver.onNext(value) } else { refusal.send(receiver) }
        newcomer.endReplay()
        return seat
    }

    public func asObserver() -> BehaviorSubject<Element> { self }

    /// Removes all subscribers without an event; later subscribers receive an error.
    public func dispose() {
        lock.withLock {
            disposed = true
            ending = .none
        }
        audience.clear()
    }
}
