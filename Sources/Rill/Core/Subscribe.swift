import Synchronization

extension ObservableType {
    /// Calls a closure with every event.
    @inlinable
    public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> Disposable {
        ClosureReceiver(
            next: { on(.next($0)) }, error: { on(.error($0)) }, completed: { on(.completed) }
        ).subscribe(to: asObservable())
    }

    /// Calls a closure for each kind of event, and one when the subscription is over.
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

    /// The same with an object that is held weakly; once it is gone, no closure runs.
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

/// The end of a chain: closures, which hear nothing after the first stop event.
@usableFromInline
final class ClosureReceiver<Element>: Receiver<Element> {
    /// The bits of its life.
    private enum Mark {
        /// A stop event was delivered.
        static var stopped: UInt8 { 1 }
        /// The subscription is over.
        static var ended: UInt8 { 2 }
        /// `subscription` is set.
        static var linked: UInt8 { 4 }
    }

    private let marks = Atomic<UInt8>(0)
    // Never nil: a call of a closure that a constant holds directly costs no retain.
    private let next: (Element) -> Void
    private let error: ((Swift.Error) -> Void)?
    private let completed: (() -> Void)?
    private let onDisposed: (() -> Void)?
    /// Nil when it was not recorded.
    private let callStack: [String]?
    /// Holds the chain until its end. Weak: only the subscriber may keep it.
    private weak var subscription: ClosureSubscription?
    /// The subscription's entry in the world's list.
    private var root: Root?

    @usableFromInline
    init(
        next: ((Element) -> Void)?, error: ((Swift.Error) -> Void)?, completed: (() -> Void)?,
        disposed: (() -> Void)? = nil, callStack: [String]? = nil
    ) {
        // Not by `??`: a closure that passes through a generic function becomes a closure around itself, which every
        // event goes through.
        if let next { self.next = next } else { self.next = { _ in } }
        self.error = error
        self.completed = completed
        onDisposed = disposed
        self.callStack = callStack
        super.init()
        Resources.incrementTotal()
    }

    deinit { Resources.decrementTotal() }

    @usableFromInline
    func subscribe(to source: Observable<Element>) -> Disposable {
        let chain = source.attach(self)
        // A chain that is over has disposed itself.
        if marks.load(ordering: .acquiring) & Mark.ended != 0 { return Disposables.create() }
        let made = ClosureSubscription(chain, self)
        subscription = made
        let before = marks.mark(Mark.linked)
        if before & Mark.ended != 0 { made.letGo() } else { root = Root.of(chain, handle: made) }
        return made
    }

    /// The subscription is over, by a stop event or by disposal.
    override func abandoned() {
        let before = marks.mark(Mark.ended)
        if before & Mark.ended != 0 { return }
        root = nil
        onDisposed?()
        if before & Mark.linked != 0 { subscription?.letGo() }
    }

    override func onNext(_ element: Element) {
        if marks.load(ordering: .relaxed) & Mark.stopped == 0 { next(element) }
    }

    override func onError(_ failure: Swift.Error) {
        if !isFirstStop() { return }
        if let error { error(failure) } else { Hooks.defaultErrorHandler(callStack ?? [], failure) }
        abandoned()
    }

    override func onCompleted() {
        if !isFirstStop() { return }
        completed?()
        abandoned()
    }

    private func isFirstStop() -> Bool {
        marks.mark(Mark.stopped) & Mark.stopped == 0
    }
}

/// What `subscribe` with closures returns. It lets the chain go when the chain is over, so that whoever keeps it (a
/// bag) keeps nothing else alive.
final class ClosureSubscription: DisposeBase, Cancelable {
    private let over = Atomic<UInt8>(0)
    private var chain: Hold?
    private var receiver: Subscriber?

    init(_ chain: Hold?, _ receiver: Subscriber) {
        self.chain = chain
        self.receiver = receiver
    }

    var isDisposed: Bool { over.load(ordering: .acquiring) != 0 }

    /// The stop event was delivered: the chain disposes itself.
    func letGo() {
        if over.mark(1) != 0 { return }
        chain = nil
        receiver = nil
    }

    func dispose() {
        if over.mark(1) != 0 { return }
        let (chain, receiver) = (self.chain, self.receiver)
        self.chain = nil
        self.receiver = nil
        chain?.dispose()
        receiver?.abandoned()
    }
}
