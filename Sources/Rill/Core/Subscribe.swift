import Synchronization

extension ObservableType {
    /// Subscribes a closure that receives every event.
    @inlinable
    public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> Disposable {
        ClosureReceiver(
            next: { on(.next($0)) }, error: { on(.error($0)) }, completed: { on(.completed) }
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
            next: onNext, error: onError, completed: onCompleted, disposed: onDisposed,
            callStack: Hooks.captureCallStack()
        ).subscribe(to: asObservable())
    }

    /// Subscribes closures that receive `object`, held weakly; after it is freed, no closure runs.
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

/// The end of a chain: calls closures, none after the first stop event.
@usableFromInline
class ClosureReceiver<Element>: Receiver<Element> {
    /// The bits of `marks`.
    fileprivate enum Mark {
        /// A stop event was delivered.
        static var stopped: UInt8 { 1 }
        /// The subscription is over.
        static var ended: UInt8 { 2 }
        /// `subscription` is set.
        static var linked: UInt8 { 4 }
        /// The first event of a trait was delivered.
        static var answered: UInt8 { 8 }
    }

    fileprivate final let marks = Atomic<UInt8>(0)
    // Never nil, because calling a closure in a non-optional constant costs no retain.
    fileprivate final let next: (Element) -> Void
    /// Nil if only `onNext` is given.
    fileprivate final let others: OtherClosures?
    /// Retains the chain until its end. Unowned, because only the subscriber retains it; the handle unlinks itself when
    /// it is freed.
    private final var subscription: Unmanaged<ClosureSubscription>?
    /// The subscription's entry in the world's list.
    private final var root: Root?

    @usableFromInline
    init(
        next: ((Element) -> Void)?, error: ((Swift.Error) -> Void)?, completed: (() -> Void)?,
        disposed: (() -> Void)? = nil, callStack: [String]? = nil
    ) {
        // Written without `??`: a closure that passes through a generic function is wrapped in another closure, and
        // every event would call both.
        if let next { self.next = next } else { self.next = { _ in } }
        let isPlain = error == nil && completed == nil && disposed == nil && callStack == nil
        others = isPlain ? nil : OtherClosures(error, completed, disposed, callStack)
        super.init()
        Resources.incrementTotal()
    }

    deinit { Resources.decrementTotal() }

    @usableFromInline
    final func subscribe(to source: Observable<Element>) -> Disposable {
        let chain = source.attach(self)
        // A finished chain has disposed itself.
        if marks.load(ordering: .acquiring) & Mark.ended != 0 { return Disposables.create() }
        let made = ClosureSubscription(chain, self)
        subscription = .passUnretained(made)
        root = Root.of(chain, handle: made)
        if marks.mark(Mark.linked) & Mark.ended != 0 {
            root = nil
            release()
        }
        return made
    }

    /// Ends the subscription, after a stop event or a disposal.
    final override func abandoned() {
        let before = marks.mark(Mark.ended)
        if before & Mark.ended != 0 { return }
        // If the handle is not linked yet, `subscribe` disposes it; it may be running on another thread.
        let isLinked = before & Mark.linked != 0
        if isLinked { root = nil }
        notifyDisposed()
        if isLinked { release() }
    }

    fileprivate func notifyDisposed() { others?.disposed?() }

    private final func release() {
        let held = ClosureSubscription.withLock(of: Unmanaged.passUnretained(self).toOpaque()) {
            subscription?._withUnsafeGuaranteedRef { $0.take() } ?? nil
        }
        withExtendedLifetime(held) {}
    }

    final override func unlink() { subscription = nil }

    final override func discarded(_ chain: AnySubscription?) {
        World.withCurrent { _ in root?.discard(chain, of: self) }
    }

    override func onNext(_ element: Element) {
        if marks.load(ordering: .relaxed) & Mark.stopped == 0 { next(element) }
    }

    final override func onError(_ failure: Swift.Error) {
        if !isFirstStop() { return }
        if let error = others?.error {
            error(failure)
        } else {
            Hooks.defaultErrorHandler(others?.callStack ?? [], failure)
        }
        abandoned()
    }

    override func onCompleted() {
        if !isFirstStop() { return }
        others?.completed?()
        abandoned()
    }

    fileprivate final func isFirstStop() -> Bool {
        marks.mark(Mark.stopped) & Mark.stopped == 0
    }
}

/// The end of a trait's chain: the first event is the result, after which the subscription counts as ended.
@usableFromInline
final class AnswerReceiver<Element>: ClosureReceiver<Element> {
    /// True if completion is no answer.
    private let mustSucceed: Bool

    @usableFromInline
    init(
        mustSucceed: Bool = false, next: ((Element) -> Void)? = nil, error: ((Swift.Error) -> Void)?,
        completed: (() -> Void)? = nil, disposed: (() -> Void)? = nil
    ) {
        self.mustSucceed = mustSucceed
        super.init(
            next: next, error: error, completed: completed, disposed: disposed, callStack: Hooks.captureCallStack())
    }

    // The source's own completion or the subscriber disposes the source.
    override func onNext(_ element: Element) {
        if !isFirstStop() { return }
        next(element)
        notifyDisposed()
    }

    override func onCompleted() {
        if marks.load(ordering: .relaxed) & Mark.answered != 0 { return abandoned() }
        if mustSucceed, marks.load(ordering: .relaxed) & Mark.stopped == 0 {
            fatalInDebug("Singles can't emit a completion event")
        }
        super.onCompleted()
    }

    fileprivate override func notifyDisposed() {
        if marks.mark(Mark.answered) & Mark.answered == 0 { others?.disposed?() }
    }
}

/// Closures that most subscriptions do not have.
fileprivate final class OtherClosures {
    let error: ((Swift.Error) -> Void)?
    let completed: (() -> Void)?
    let disposed: (() -> Void)?
    /// Nil if recording is off.
    let callStack: [String]?

    init(
        _ error: ((Swift.Error) -> Void)?, _ completed: (() -> Void)?, _ disposed: (() -> Void)?, _ callStack: [String]?
    ) {
        self.error = error
        self.completed = completed
        self.disposed = disposed
        self.callStack = callStack
    }
}

/// The result of `subscribe` with closures. It releases the chain at the end, so a bag that holds it keeps nothing else
/// alive.
///
/// Receiver and subscription refer to each other without retaining, and either may be freed first; each unlinks the
/// other under a lock found by address. A weak reference would cost a side table and its reference counting.
final class ClosureSubscription: DisposeBase, Cancelable {
    private var chain: AnySubscription?
    /// Nil after the end. Retained by hand; changed, like the chain, under the lock.
    private let receiver: Atomic<UnsafeMutableRawPointer?>

    init(_ chain: AnySubscription?, _ receiver: Subscriber) {
        self.chain = chain
        self.receiver = Atomic(Unmanaged.passRetained(receiver).toOpaque())
    }

    deinit {
        if let (chain, receiver) = takeUnlinked() { receiver.discarded(chain) }
    }

    var isDisposed: Bool { receiver.load(ordering: .acquiring) == nil }

    func dispose() {
        guard let (chain, receiver) = takeUnlinked() else { return }
        chain?.dispose()
        receiver.abandoned()
    }

    /// Removes and returns the chain and the receiver, nil after the end. Called under the lock.
    func take() -> (chain: AnySubscription?, receiver: Subscriber)? {
        guard let pointer = receiver.load(ordering: .relaxed) else { return nil }
        let taken = chain
        chain = nil
        let subscriber = Unmanaged<Subscriber>.fromOpaque(pointer).takeRetainedValue()
        subscriber.unlink()
        // Last store: a thread that sees it may free the memory.
        receiver.store(nil, ordering: .releasing)
        return (taken, subscriber)
    }

    private func takeUnlinked() -> (chain: AnySubscription?, receiver: Subscriber)? {
        guard let pointer = receiver.load(ordering: .acquiring) else { return nil }
        return ClosureSubscription.withLock(of: pointer, take)
    }

    // MARK: Locks

    /// Padded to a cache line.
    private struct Spaced: ~Copyable {
        let lock = Lock()
        private let space = (0, 0, 0, 0, 0, 0, 0)
    }

    private static let locks: UnsafeMutablePointer<Spaced> = {
        let locks = UnsafeMutablePointer<Spaced>.memory(for: 64)
        for index in 0..<64 { (locks + index).initialize(to: Spaced()) }
        return locks
    }()

    /// Runs `body` under the lock for this receiver. A few receivers share each lock.
    static func withLock<Result>(of receiver: UnsafeMutableRawPointer, _ body: () -> Result) -> Result {
        locks[Int(bitPattern: receiver) &>> 5 & 63].lock.withLock(body)
    }
}
