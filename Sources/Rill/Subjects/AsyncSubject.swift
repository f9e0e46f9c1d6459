/// A subject that sends its last element when the subject completes.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType {
    public typealias SubjectObserverType = AsyncSubject<Element>

    private let audience = ObserverList<Element>()
    private let lock = Lock()
    private var lastElement: Element?
    private var ending = Ending.none

    /// Creates a subject.
    public override init() { super.init() }

    deinit { audience.freeSubscribers() }

    /// True if the subject has subscribers.
    public var hasObservers: Bool { !audience.isEmpty }

    package var hasEnded: Bool { lock.withLock { !ending.isNone } }

    public func on(_ event: Event<Element>) {
        switch event {
        case .next(let element):
            var value: Element? = element
            lock.withLock { if ending.isNone { swap(&value, &lastElement) } }
        case .error(let error): stopWith(.error(error))
        case .completed: stopWith(.completed)
        }
    }

    private func stopWith(_ event: Ending) {
        var value: Element?
        var dropped: Element?
        let isFirst = lock.withLock {
            if !ending.isNone { return false }
            ending = event
            if event.error != nil { swap(&dropped, &lastElement) }
            value = lastElement
            return true
        }
        if !isFirst { return }
        let row = audience.pinAndClearRow()
        if let value { audience.deliver(value, to: row) }
        audience.deliverStop(event, to: row)
        audience.unpinRow()
    }

    override func subscribeCore(_ receiver: Receiver<Element>) -> AnySubscription? {
        var seat: Seat?
        var value: Element?
        var end = Ending.none
        lock.withLock {
            if ending.isNone { seat = audience.add(receiver) } else { value = lastElement }
            end = ending
        }
        if let value { receiver.onNext(value) }
        end.send(receiver)
        return seat
    }

    public func asObserver() -> AsyncSubject<Element> { self }
}
