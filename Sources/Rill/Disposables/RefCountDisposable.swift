/// Disposes the underlying disposable after this object and every share of it were disposed.
public final class RefCountDisposable: DisposeBase, Cancelable {
    private let lock = Lock()
    private var underlying: Disposable?
    private var primaryDisposed = false
    private var shares = 0

    /// Wraps a disposable.
    public init(disposable: Disposable) {
        underlying = disposable
        super.init()
    }

    deinit { IterativeRelease.release(underlying) { underlying = nil } }

    /// True after the underlying disposable was disposed.
    public var isDisposed: Bool { lock.withLock { underlying == nil } }

    /// Returns a further share; an empty disposable if the underlying one was disposed.
    public func retain() -> Disposable { hold() ?? Disposables.create() }

    func hold() -> AnySubscription? {
        let isHeld = lock.withLock {
            if underlying == nil { return false }
            shares += 1
            return true
        }
        return isHeld ? Share(self) : nil
    }

    public func dispose() { settle { primaryDisposed = true } }

    private func settle(_ change: () -> Void) {
        if NativeStack.isUsedUp { return }
        let over: Disposable? = lock.withLock {
            change()
            guard primaryDisposed, shares == 0 else { return nil }
            defer { underlying = nil }
            return underlying
        }
        over?.dispose()
    }

    private final class Share: OnceDisposable, UnretainedSubscription {
        private let owner: RefCountDisposable

        init(_ owner: RefCountDisposable) { self.owner = owner }

        var remains: Cancelable? {
            Remains.Part(of: owner, hasEnded: \.isDisposed) { owner in owner.settle { owner.shares -= 1 } }
        }

        override func end() { owner.settle { owner.shares -= 1 } }
    }
}
