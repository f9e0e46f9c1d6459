import Synchronization

/// Sends each event to the current subscribers.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
    public typealias SubjectObserverType = PublishSubject<Element>

    private let audience = ObserverList<Element>()
    /// True if the subject is stopped or disposed.
    private let isRecordingDisabled = Atomic<Bool>(false)
    private let lock = Lock()
    private var ending = Ending.none
    private let disposedFlag = Atomic<Bool>(false)

    /// Creates a subject.
    public override init() { super.init() }

    deinit { audience.freeSubscribers() }

    /// True if the subject has subscribers.
    public var hasObservers: Bool { !audience.isEmpty }

    package var hasEnded: Bool { lock.withLock { !ending.isNone } }

    public var isDisposed: Bool { disposedFlag.load(ordering: .acquiring) }

    public func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): onNext(element)
        case .error(let error): stopWith(.error(error))
        case .completed: stopWith(.completed)
        }
    }

    /// Sends `next` without creating an event.
    public func onNext(_ element: Element) {
        if !isRecordingDisabled.load(ordering: .relaxed) { audience.send(element) }
    }

    private func stopWith(_ event: Ending) {
        let isFirst = lock.withLock {
            if !ending.isNone { return false }
            ending = event
            isRecordingDisabled.store(true, ordering: .relaxed)
            return true
        }
        if !isFirst { return }
        audience.deliverStop(event, to: audience.pinAndClearRow())
        audience.unpinRow()
    }

    override func subscribeCore(_ receiver: Receiver<Element>) -> AnySubscription? {
        var refusal = Ending.none
        let seat: Seat? = lock.withLock {
            refusal = ending
            if ending.isNone, isDisposed { refusal = .error(RxError.disposed(object: self)) }
            return refusal.isNone ? audience.add(receiver) : nil
        }
        guard let seat else {
            refusal.send(receiver)
            return nil
        }
        return seat
    }

    public func asObserver() -> PublishSubject<Element> { self }

    /// Removes all subscribers without an event; later subscribers receive an error.
    public func dispose() {
        lock.withLock {
            disposedFlag.store(true, ordering: .releasing)
            isRecordingDisabled.store(true, ordering: .relaxed)
            ending = .none
        }
        audience.clear()
    }
}
