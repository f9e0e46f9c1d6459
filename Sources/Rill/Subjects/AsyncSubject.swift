/// Tells its last element when it completes.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType {
    public typealias SubjectObserverType = AsyncSubject<Element>

    private let audience = Audience<Element>()
    private let lock = Lock()
    private var last: Element?
    private var stopEvent: Event<Element>?

    /// A new subject.
    public override init() { super.init() }

    /// Whether anybody is subscribed.
    public var hasObservers: Bool { !audience.isEmpty }

    public func on(_ event: Event<Element>) {
        switch event {
        case .next(let element):
            var value: Element? = element
            lock.withLock { if stopEvent == nil { swap(&value, &last) } }
        case .error(let error): stop(event, error)
        case .completed: stop(event, nil)
        }
    }

    private func stop(_ event: Event<Element>, _ error: Swift.Error?) {
        var value: Element?
        var dropped: Element?
        let isFirst = lock.withLock {
            if stopEvent != nil { return false }
            stopEvent = event
            if error != nil { swap(&dropped, &last) }
            value = last
            return true
        }
        if !isFirst { return }
        let row = audience.pinAndClear()
        if let value { audience.deliver(value, to: row) }
        audience.deliverStop(error, to: row)
        audience.unpin()
    }

    override func attach(_ receiver: Receiver<Element>) -> Disposable {
        var seat: Seat<Element>?
        var value: Element?
        let end: Event<Element>? = lock.withLock {
            if stopEvent == nil { seat = audience.add(receiver) }
            value = stopEvent == nil ? nil : last
            return stopEvent
        }
        if let value { receiver.onNext(value) }
        if let end { receiver.on(end) }
        return seat ?? Disposables.create()
    }

    public func asObserver() -> AsyncSubject<Element> { self }
}
