/// An observable that passes the events of each subscription to a listener. It starts no trampoline and is not counted
/// in `Resources`. Without a listener it subscribes directly to the source.
public final class Tap<Element>: Observable<Element> {
    public private(set) var source: Observable<Element>
    /// Returns the listener for a new subscription; nil if there is none.
    private let listener: () -> TapListener<Element>?
    /// Returns true if a recorder would record a subscription now.
    private let isRecording: () -> Bool
    /// True if the tap never records. Such a tap also prevents that its source gets other taps.
    public let isSilent: Bool

    public init(
        _ source: Observable<Element>, isHeard: @escaping () -> Bool = { true },
        listener: @escaping () -> TapListener<Element>?
    ) {
        self.source = source
        self.listener = listener
        self.isRecording = isHeard
        isSilent = false
        super.init()
        Resources.decrementTotal()
    }

    /// Creates a tap that never records.
    public init(silencing source: Observable<Element>) {
        self.source = source
        listener = { nil }
        isRecording = { false }
        isSilent = true
        super.init()
        Resources.decrementTotal()
    }

    deinit {
        Resources.incrementTotal()
        IterativeRelease.release(source) { source = NeverSource() }
    }

    override var withoutTap: Observable<Element> { source.withoutTap }

    override func subscribeCore(_ receiver: Receiver<Element>) -> AnySubscription? {
        guard let listener = listener() else { return source.attach(receiver) }
        let sink = TapSink(receiver, listener)
        let before = listener.subscribes()
        let subscription = source.attach(sink)
        listener.leave(before)
        return TapSubscription(subscription, listener)
    }

    override var isImmediate: Bool { !isRecording() && source.isImmediate }

    override func deliverImmediately(to receiver: Receiver<Element>) { source.deliverImmediately(to: receiver) }
}

/// Observes one subscription. `subscribes`, `next`, `failed` and `completed` return a value that is passed to `leave`
/// after the call, so that a listener can nest events by their cause.
open class TapListener<Element> {
    public init() {}
    open func subscribes() -> Int { 0 }
    open func next(_ element: Element) -> Int { 0 }
    open func failed(_ error: Swift.Error) -> Int { 0 }
    open func completed() -> Int { 0 }
    open func disposed() {}
    open func leave(_ mark: Int) {}
}

private final class TapSink<Element>: Receiver<Element> {
    private let downstream: Receiver<Element>
    private let listener: TapListener<Element>

    init(_ downstream: Receiver<Element>, _ listener: TapListener<Element>) {
        self.downstream = downstream
        self.listener = listener
        super.init()
        Resources.decrementTotal()
    }

    deinit { Resources.incrementTotal() }

    override func onNext(_ element: Element) {
        let mark = listener.next(element)
        downstream.onNext(element)
        listener.leave(mark)
    }

    override func onError(_ error: Swift.Error) {
        let mark = listener.failed(error)
        downstream.onError(error)
        listener.leave(mark)
    }

    override func onCompleted() {
        let mark = listener.completed()
        downstream.onCompleted()
        listener.leave(mark)
    }
}

private final class TapSubscription<Element>: AnySubscription, Cancelable, UnretainedSubscription {
    private let lock = Lock()
    private var subscription: AnySubscription?
    private var listener: TapListener<Element>?

    init(_ subscription: AnySubscription?, _ listener: TapListener<Element>) {
        self.subscription = subscription
        self.listener = listener
    }

    var isDisposed: Bool { lock.withLock { listener == nil } }

    var unretained: Cancelable? {
        guard let listener, let below = UnretainedDisposables.of(subscription) else { return nil }
        return UnretainedTapSubscription(below, listener)
    }

    override func dispose() {
        let (subscription, listener) = lock.withLock {
            defer { (self.subscription, self.listener) = (nil, nil) }
            return (self.subscription, self.listener)
        }
        subscription?.dispose()
        if !LiveSubscriptions.isProcessEnding { listener?.disposed() }
    }
}

/// Disposes a subscription with a tap after the handle was discarded.
private final class UnretainedTapSubscription<Element>: Cancelable {
    private let wrappedDisposable: Cancelable
    private weak var listener: TapListener<Element>?

    init(_ wrappedDisposable: Cancelable, _ listener: TapListener<Element>) {
        (self.wrappedDisposable, self.listener) = (wrappedDisposable, listener)
    }

    var isDisposed: Bool { listener == nil || wrappedDisposable.isDisposed }

    func dispose() {
        // The sink retains the listener, and disposing may free the sink.
        let listener = listener
        wrappedDisposable.dispose()
        if !LiveSubscriptions.isProcessEnding { listener?.disposed() }
    }
}
