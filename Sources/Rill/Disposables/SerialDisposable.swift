import Synchronization

/// Holds one disposable. Setting another one disposes the previous one.
public final class SerialDisposable: DisposeBase, Cancelable {
    private let lock = Lock()
    private var current: AnySubscription?
    private var disposed = false

    /// Creates an empty holder.
    public override init() { super.init() }

    deinit { IterativeRelease.release(current) { current = nil } }

    public var isDisposed: Bool { lock.withLock { disposed } }

    /// The current disposable. If the holder is disposed, a new one is disposed at once.
    public var disposable: Disposable {
        get { Disposables.unboxed(lock.withLock { current }) }
        set { put(newValue._subscription) }
    }

    func put(_ next: AnySubscription?) {
        let old: AnySubscription? = lock.withLock {
            if disposed { return next }
            defer { current = next }
            return current
        }
        old?.dispose()
    }

    public override func dispose() {
        if NativeStack.isUsedUp { return }
        let old: AnySubscription? = lock.withLock {
            disposed = true
            defer { current = nil }
            return current
        }
        old?.dispose()
    }
}

/// Holds one disposable, which can be set only once.
public final class SingleAssignmentDisposable: DisposeBase, Cancelable {
    private let state = Atomic<UInt8>(0)
    private var current: AnySubscription?

    /// Creates an empty holder.
    public override init() { super.init() }

    deinit { IterativeRelease.release(current) { current = nil } }

    public var isDisposed: Bool { state.load(ordering: .acquiring) & Phase.disposed != 0 }

    /// Sets the disposable; this can be called only once. A holder that is disposed disposes it at once.
    public func setDisposable(_ disposable: Disposable) { set(disposable._subscription) }

    func set(_ hold: AnySubscription?) {
        if state.load(ordering: .acquiring) & Phase.hasUpstream != 0 {
            return Misuse.report("oldState.disposable != nil")
        }
        current = hold
        let before = state.setBits(Phase.hasUpstream)
        if before & Phase.disposed != 0 {
            current = nil
            hold?.dispose()
        }
    }

    public override func dispose() {
        if NativeStack.isUsedUp { return }
        let before = state.setBits(Phase.disposed)
        if before & Phase.disposed != 0 || before & Phase.hasUpstream == 0 { return }
        let current = self.current
        self.current = nil
        current?.dispose()
    }
}
