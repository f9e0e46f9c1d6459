/// Disposes the underlying disposable after this object and all its shares were disposed.
public final class RefCountDisposable: DisposeBase, Cancelable {
    private let lock = Lock()
    private var underlyingDisposable: Disposable?
    private var primaryDisposed = false
    private var shareCount = 0

    /// Wraps a disposable.
    public init(disposable: Disposable) {
        underlyingDisposable = disposable
        super.init()
    }

    deinit { IterativeRelease.release(underlyingDisposable) { underlyingDisposable = nil } }

    /// True after the underlying disposable was disposed.
    public var isDisposed: Bool { lock.withLock { underlyingDisposable == nil } }

    /// Returns another share. If the underlying disposable was disposed, the share does nothing.
    public func retain() -> Disposable { retainSubscription() ?? Disposables.create() }

    func retainSubscription() -> AnySubscription? {
        let isHeld = lock.withLock {
            if underlyingDisposable == nil { return false }
            shareCount += 1
            return true
        }
        return isHeld ? SharedReference(self) : nil
    }

    public func dispose() { changeAndDisposeIfUnused { primaryDisposed = true } }

    private func changeAndDisposeIfUnused(_ change: () -> Void) {
        if NativeStack.isUsedUp { return }
        let over: Disposable? = lock.withLock {
            change()
            guard primaryDisposed, shareCount == 0 else { return nil }
            defer { underlyingDisposable = nil }
            return underlyingDisposable
        }
        over?.dispose()
    }

    private final class SharedReference: OnceDisposable, UnretainedSubscription {
        private let owner: RefCountDisposable

        init(_ owner: RefCountDisposable) { self.owner = owner }

        var unretained: Cancelable? {
            UnretainedDisposables.UnretainedPart(of: owner, hasEnded: \.isDisposed) { owner in
                owner.changeAndDisposeIfUnused { owner.shareCount -= 1 }
            }
        }

        override func disposeOnce() { owner.changeAndDisposeIfUnused { owner.shareCount -= 1 } }
    }
}
