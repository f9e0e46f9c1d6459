import Synchronization

/// Holds one disposable. Setting another one disposes the previous one.
public final class SerialDisposable: DisposeBase, Cancelable {
    private let lock = Lock()
    private var current: AnySubscription?
    private var hasBeenDisposed = false

    /// Creates an empty holder.
    public override init() { super.init() }

    deinit { IterativeRelease.release(current) { current = nil } }

    public var isDisposed: Bool { lock.withLock { hasBeenDisposed } }

    /// The current disposable. If the holder is disposed, a new one is disposed at once.
    public var disposable: Disposable {
        get { Disposables.unboxedDisposable(lock.withLock { current }) }
        set { replaceCurrent(newValue._subscription) }
    }

    func replaceCurrent(_ next: AnySubscription?) {
        let old: AnySubscription? = lock.withLock {
            if hasBeenDisposed { return next }
            defer { current = next }
            return current
        }
        old?.dispose()
    }

    public func dispose() {
        if NativeStack.isUsedUp { return }
        let old: AnySubscription? = lock.withLock {
            hasBeenDisposed = true
            defer { current = nil }
            return current
        }
        old?.dispose()
    }
}

/// Holds one disposable, which can be set only once.
public final class SingleAssignmentDisposable: DisposeBase, Cancelable {
    private let slotState = Atomic<UInt8>(0)
    private var current: AnySubscription?

    /// Creates an empty holder.
    public override init() { super.init() }

    deinit { IterativeRelease.release(current) { current = nil } }

    public var isDisposed: Bool { slotState.load(ordering: .acquiring) & PhaseBits.disposedBit != 0 }

    /// Sets the disposable; this can be called only once. A holder that is disposed disposes it at once.
    public func setDisposable(_ disposable: Disposable) { set(disposable._subscription) }

    func set(_ hold: AnySubscription?) {
        if slotState.load(ordering: .acquiring) & PhaseBits.hasUpstreamBit != 0 {
            return MisuseReport.report("oldState.disposable != nil")
        }
        current = hold
        let before = slotState.setBitsAndReturnOld(PhaseBits.hasUpstreamBit)
        if before & PhaseBits.disposedBit != 0 {
            current = nil
            hold?.dispose()
        }
    }

    public func dispose() {
        if NativeStack.isUsedUp { return }
        let before = slotState.setBitsAndReturnOld(PhaseBits.disposedBit)
        if before & PhaseBits.disposedBit != 0 || before & PhaseBits.hasUpstreamBit == 0 { return }
        let current = self.current
        self.current = nil
        current?.dispose()
    }
}
