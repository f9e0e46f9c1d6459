import Synchronization

extension ObservableType {
    /// Calls a closure with every event.
    public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> Disposable {
        Subscription(
            to: asObservable(),
            ClosureReceiver(
                next: { on(.next($0)) }, error: { on(.error($0)) }, completed: { on(.completed) }, callStack: []))
    }

    /// Calls a closure for each kind of event, and one when the subscription is over.
    ///
    /// An error without `onError` goes to `Hooks.defaultErrorHandler`.
    public func subscribe(
        onNext: ((Element) -> Void)? = nil,
        onError: ((Swift.Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        let receiver = ClosureReceiver(
            next: onNext ?? { _ in }, error: onError, completed: onCompleted, callStack: Hooks.captureCallStack())
        return Subscription(to: asObservable(), receiver, onDisposed)
    }

    /// The same with an object that is held weakly; once it is gone, no closure runs.
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onError: ((Object, Swift.Error) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> Disposable {
        subscribe(
            onNext: { [weak object] element in
                if let object { onNext?(object, element) }
            },
            onError: { [weak object] error in
                if let object { onError?(object, error) }
            },
            onCompleted: { [weak object] in
                if let object { onCompleted?(object) }
            },
            onDisposed: { [weak object] in
                if let object { onDisposed?(object) }
            })
    }
}

/// The end of a chain: closures, which hear nothing after the first stop event.
final class ClosureReceiver<Element>: Receiver<Element> {
    private let stopped = Atomic<Bool>(false)
    // Never nil: a call of a closure that a constant holds directly costs no retain.
    private let next: (Element) -> Void
    private let error: ((Swift.Error) -> Void)?
    private let completed: (() -> Void)?
    private let callStack: [String]
    /// The subscription that hears of the end. It holds the chain, and lets it go then.
    fileprivate var subscription: Subscription<Element>?

    init(
        next: @escaping (Element) -> Void, error: ((Swift.Error) -> Void)?, completed: (() -> Void)?, callStack: [String]
    ) {
        self.next = next
        self.error = error
        self.completed = completed
        self.callStack = callStack
    }

    override func onNext(_ element: Element) {
        if !stopped.load(ordering: .relaxed) { next(element) }
    }

    override func onError(_ failure: Swift.Error) {
        if stopped.exchange(true, ordering: .acquiringAndReleasing) { return }
        if let error { error(failure) } else { Hooks.defaultErrorHandler(callStack, failure) }
        subscription?.finish()
        subscription = nil
    }

    override func onCompleted() {
        if stopped.exchange(true, ordering: .acquiringAndReleasing) { return }
        completed?()
        subscription?.finish()
        subscription = nil
    }
}

/// What `subscribe` with closures returns. It lets the chain go when the chain is over, so that whoever keeps it (a
/// bag) keeps nothing else alive.
final class Subscription<Element>: DisposeBase, Cancelable {
    private let state = Atomic<UInt8>(0)
    private var chain: Disposable?
    private var onDisposed: (() -> Void)?

    init(to source: Observable<Element>, _ receiver: ClosureReceiver<Element>, _ onDisposed: (() -> Void)? = nil) {
        self.onDisposed = onDisposed
        super.init()
        receiver.subscription = self
        keep(source.attach(receiver))
    }

    var isDisposed: Bool { state.load(ordering: .acquiring) & Phase.disposed != 0 }

    private func keep(_ disposable: Disposable) {
        chain = disposable
        let before = state.bitwiseOr(Phase.set, ordering: .acquiringAndReleasing).oldValue
        if before & Phase.disposed != 0 { chain = nil }
    }

    /// The stop event was delivered: the chain disposes itself.
    func finish() { end(disposing: false) }

    func dispose() { end(disposing: true) }

    private func end(disposing: Bool) {
        let before = state.bitwiseOr(Phase.disposed, ordering: .acquiringAndReleasing).oldValue
        if before & Phase.disposed != 0 { return }
        if before & Phase.set != 0 {
            let chain = self.chain
            self.chain = nil
            if disposing { chain?.dispose() }
        }
        let action = onDisposed
        onDisposed = nil
        action?()
    }
}
