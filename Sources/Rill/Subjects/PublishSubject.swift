import Synchronization

/// Passes each event to whoever is subscribed at that moment.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
    public typealias SubjectObserverType = PublishSubject<Element>

    private let audience = Audience<Element>()
    /// Whether elements go nowhere: stopped or disposed.
    private let isSilent = Atomic<Bool>(false)
    private let lock = Lock()
    private var stopEvent: Event<Element>?
    private let disposed = Atomic<Bool>(false)

    /// A new subject.
    public override init() { super.init() }

    /// Whether anybody is subscribed.
    public var hasObservers: Bool { !audience.isEmpty }

    public var isDisposed: Bool { disposed.load(ordering: .acquiring) }

    public func on(_ event: Event<Element>) {
        switch event {
        case .next(let element):
            if !isSilent.load(ordering: .relaxed) { audience.send(element) }
        case .error(let error): stop(event, error)
        case .completed: stop(event, nil)
        }
    }

    private func stop(_ event: Event<Element>, _ error: Swift.Error?) {
        let isFirst = lock.withLock {
            if stopEvent != nil { return false }
            stopEvent = event
            isSilent.store(true, ordering: .relaxed)
            return true
        }
        if !isFirst { return }
        audience.deliverStop(error, to: audience.pinAndClear())
        audience.unpin()
    }

    override func attach(_ receiver: Receiver<Element>) -> Disposable {
        let refusal: Event<Element>?
        let seat: Seat<Element>?
        (refusal, seat) = lock.withLock {
            if let stopEvent { return (stopEvent, nil) }
            if isDisposed { return (.error(RxError.disposed(object: self)), nil) }
            return (nil, audience.add(receiver))
        }
        if let refusal { receiver.on(refusal) }
        return seat ?? Disposables.create()
    }

    public func asObserver() -> PublishSubject<Element> { self }

    /// Drops everybody without an event; later subscribers get an error.
    public func dispose() {
        lock.withLock {
            disposed.store(true, ordering: .releasing)
            isSilent.store(true, ordering: .relaxed)
            stopEvent = nil
        }
        audience.clear()
    }
}
