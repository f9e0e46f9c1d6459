import Synchronization

extension ObservableType {
    /// Subscribes a closure that receives every event.
    @inlinable
    public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> Disposable {
        ClosureReceiver(
            onNextClosure: { on(.next($0)) }, error: { on(.error($0)) }, completed: { on(.completed) }
        ).subscribe(to: asObservable())
    }

    /// Subscribes a closure for each kind of event, and one that runs when the subscription ends.
    ///
    /// An error without `onError` goes to `Hooks.defaultErrorHandler`.
    @inlinable
    public func subscribe(
        onNext: ((Element) -> Void)? = nil,
        onError: ((Swift.Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        ClosureReceiver(
            onNextClosure: onNext, error: onError, completed: onCompleted, disposed: onDisposed,
            callStack: Hooks.captureCallStack()
        ).subscribe(to: asObservable())
    }

    /// Subscribes closures that receive `object`, which is held weakly. After it is freed, no closure is called.
    @inlinable
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

/// The end of a chain: it calls closures, and none after the first stop event.
@usableFromInline
class ClosureReceiver<Element>: Receiver<Element> {
    /// The bits of `flags`.
    fileprivate enum ReceiverFlag {
        /// A stop event was delivered.
        static var stopped: UInt8 { 1 }
        /// The subscription has ended.
        static var ended: UInt8 { 2 }
        /// The field `subscription` is set.
        static var linked: UInt8 { 4 }
        /// The first event of a trait was delivered.
        static var answered: UInt8 { 8 }
    }

    fileprivate final let flags = Atomic<UInt8>(0)
    // The closure for elements. Never nil, because calling a closure in a non-optional constant costs no retain.
    fileprivate final let onNextClosure: (Element) -> Void
    /// The other closures; nil if the program passes only `onNext`.
    fileprivate final let rareClosures: RareClosures?
    /// The handle that the program got. It retains the chain until its end. Only the subscriber retains the handle,
    /// which removes this reference when it is freed.
    private final var subscription: Unmanaged<ClosureSubscription>?
    /// The entry of the subscription in the world's list.
    private final var liveSubscription: LiveSubscription?

    @usableFromInline
    init(
        onNextClosure: ((Element) -> Void)?, error: ((Swift.Error) -> Void)?, completed: (() -> Void)?,
        disposed: (() -> Void)? = nil, callStack: [String]? = nil
    ) {
        // This is written without `??`: a closure that passes through a generic function is wrapped in another closure,
        // and every event would call both.
        if let onNextClosure { self.onNextClosure = onNextClosure } else { self.onNextClosure = { _ in } }
        let isPlain = error == nil && completed == nil && disposed == nil && callStack == nil
        rareClosures = isPlain ? nil : RareClosures(error, completed, disposed, callStack)
        super.init()
        Resources.incrementTotal()
    }

    deinit { Resources.decrementTotal() }

    @usableFromInline
    final func subscribe(to source: Observable<Element>) -> Disposable {
        let chain = source.attach(self)
        // If the chain has ended, it has already disposed itself.
        if flags.load(ordering: .acquiring) & ReceiverFlag.ended != 0 { return Disposables.create() }
        upstream = chain
        let made = ClosureSubscription(self)
        subscription = .passUnretained(made)
        liveSubscription = LiveSubscription.of(chain, handle: made)
        if flags.setBitsAndReturnOld(ReceiverFlag.linked) & ReceiverFlag.ended != 0 {
            liveSubscription = nil
            releaseClosures()
        }
        return made
    }

    /// Ends the subscription after a stop event or a disposal.
    final override func handleDisposedFromOutside() {
        let before = flags.setBitsAndReturnOld(ReceiverFlag.ended)
        if before & ReceiverFlag.ended != 0 { return }
        // If the handle is not linked yet, `subscribe` disposes it, perhaps on another thread.
        let isLinked = before & ReceiverFlag.linked != 0
        if isLinked { liveSubscription = nil }
        notifyDisposed()
        if isLinked { releaseClosures() }
    }

    fileprivate func notifyDisposed() { rareClosures?.onDisposedClosure?() }

    private final func releaseClosures() {
        let held = ClosureSubscription.withLock(of: Unmanaged.passUnretained(self).toOpaque()) {
            subscription?._withUnsafeGuaranteedRef { $0.takeChain() } ?? nil
        }
        withExtendedLifetime(held) {}
    }

    final override func handleReleased() { subscription = nil }

    final override func handleDiscardedChain(_ chain: AnySubscription?) {
        World.withCurrent { _ in liveSubscription?.discard(chain, of: self) }
    }

    override func onNext(_ element: Element) {
        if flags.load(ordering: .relaxed) & ReceiverFlag.stopped == 0 { onNextClosure(element) }
    }

    final override func onError(_ failure: Swift.Error) {
        if !markStopped() { return }
        if let error = rareClosures?.onErrorClosure {
            error(failure)
        } else {
            Hooks.defaultErrorHandler(rareClosures?.callStack ?? [], failure)
        }
        handleDisposedFromOutside()
    }

    override func onCompleted() {
        if !markStopped() { return }
        rareClosures?.onCompletedClosure?()
        handleDisposedFromOutside()
    }

    fileprivate final func markStopped() -> Bool {
        flags.setBitsAndReturnOld(ReceiverFlag.stopped) & ReceiverFlag.stopped == 0
    }
}

/// The end of a trait's chain: the first event is its result, and after it the subscription counts as ended.
@usableFromInline
final class ResultReceiver<Element>: ClosureReceiver<Element> {
    /// True if a completion is not a result.
    private let requiresElement: Bool

    @usableFromInline
    init(
        mustSucceed: Bool = false, next: ((Element) -> Void)? = nil, error: ((Swift.Error) -> Void)?,
        completed: (() -> Void)? = nil, disposed: (() -> Void)? = nil
    ) {
        self.requiresElement = mustSucceed
        super.init(
            onNextClosure: next, error: error, completed: completed, disposed: disposed,
            callStack: Hooks.captureCallStack())
    }

    // The completion of the source, or the subscriber, disposes the source.
    override func onNext(_ element: Element) {
        if !markStopped() { return }
        onNextClosure(element)
        notifyDisposed()
    }

    override func onCompleted() {
        if flags.load(ordering: .relaxed) & ReceiverFlag.answered != 0 { return handleDisposedFromOutside() }
        if requiresElement, flags.load(ordering: .relaxed) & ReceiverFlag.stopped == 0 {
            fatalInDebug("Singles can't emit a completion event")
        }
        super.onCompleted()
    }

    fileprivate override func notifyDisposed() {
        if flags.setBitsAndReturnOld(ReceiverFlag.answered) & ReceiverFlag.answered == 0 {
            rareClosures?.onDisposedClosure?()
        }
    }
}

/// The closures that most subscriptions do not have.
fileprivate final class RareClosures {
    let onErrorClosure: ((Swift.Error) -> Void)?
    let onCompletedClosure: (() -> Void)?
    let onDisposedClosure: (() -> Void)?
    /// The call stack of the subscription; nil if call stacks are not recorded.
    let callStack: [String]?

    init(
        _ onErrorClosure: ((Swift.Error) -> Void)?, _ onCompletedClosure: (() -> Void)?,
        _ onDisposedClosure: (() -> Void)?, _ callStack: [String]?
    ) {
        self.onErrorClosure = onErrorClosure
        self.onCompletedClosure = onCompletedClosure
        self.onDisposedClosure = onDisposedClosure
        self.callStack = callStack
    }
}

/// The handle that `subscribe` with closures returns. It releases the chain at the end, so a bag that holds the handle
/// keeps no other object alive.
///
/// Receiver and subscription refer to each other without retaining, and either may be freed first; each unlinks the
/// other under a lock found by address. A weak reference would cost a side table and its reference counting.
final class ClosureSubscription: DisposeBase, Cancelable {
    /// The receiver, which holds the chain; nil after the end. It is retained explicitly and changed under the lock.
    private let receiver: Atomic<UnsafeMutableRawPointer?>

    init(_ receiver: Subscriber) {
        self.receiver = Atomic(Unmanaged.passRetained(receiver).toOpaque())
    }

    deinit {
        if let (chain, receiver) = takeChainUnlinked() { receiver.handleDiscardedChain(chain) }
    }

    var isDisposed: Bool { receiver.load(ordering: .acquiring) == nil }

    override func dispose() {
        guard let (chain, receiver) = takeChainUnlinked() else { return }
        chain?.dispose()
        receiver.handleDisposedFromOutside()
    }

    /// Removes the chain and the receiver, and returns them; returns nil after the end. The function is called under
    /// the lock.
    func takeChain() -> (chain: AnySubscription?, receiver: Subscriber)? {
        guard let pointer = receiver.load(ordering: .relaxed) else { return nil }
        let subscriber = Unmanaged<Subscriber>.fromOpaque(pointer).takeRetainedValue()
        let taken = subscriber.upstream
        subscriber.upstream = nil
        subscriber.handleReleased()
        // This must be the last store, because a thread that sees it may free the memory.
        receiver.store(nil, ordering: .releasing)
        return (taken, subscriber)
    }

    private func takeChainUnlinked() -> (chain: AnySubscription?, receiver: Subscriber)? {
        guard let pointer = receiver.load(ordering: .acquiring) else { return nil }
        return ClosureSubscription.withLock(of: pointer, takeChain)
    }

    // MARK: Locks

    /// A lock that is padded to the size of a cache line.
    private struct CacheLinePadded: ~Copyable {
        let lock = Lock()
        private let space = (0, 0, 0, 0, 0, 0, 0)
    }

    private static let locks: UnsafeMutablePointer<CacheLinePadded> = {
        let locks = UnsafeMutablePointer<CacheLinePadded>.memory(for: 64)
        for index in 0..<64 { (locks + index).initialize(to: CacheLinePadded()) }
        return locks
    }()

    /// Runs `body` under the lock of this receiver. A lock is shared by a few receivers.
    static func withLock<Result>(of receiver: UnsafeMutableRawPointer, _ body: () -> Result) -> Result {
        locks[Int(bitPattern: receiver) &>> 5 & 63].lock.withLock(body)
    }
}
