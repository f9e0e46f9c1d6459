import Synchronization

extension Disposables {
    /// Runs a closure at the first disposal and then releases it.
    public static func create(with dispose: @escaping () -> Void) -> Cancelable {
        AnonymousDisposable(dispose)
    }
}

private final class AnonymousDisposable: OnceDisposable {
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) { self.action = action }

    deinit { IterativeRelease.release(action) { action = nil } }

    override func disposeOnce() {
        let action = self.action
        self.action = nil
        action?()
    }
}

/// A disposable that only records that it was disposed.
public final class BooleanDisposable: DisposeBase, Cancelable {
    private let disposedFlag: Atomic<Bool>

    /// Creates a disposable that is not disposed.
    public override init() {
        disposedFlag = Atomic(false)
        super.init()
    }

    /// Creates a disposable that is disposed or not.
    public init(isDisposed: Bool) {
        disposedFlag = Atomic(isDisposed)
        super.init()
    }

    public var isDisposed: Bool { disposedFlag.load(ordering: .acquiring) }

    public func dispose() { disposedFlag.store(true, ordering: .releasing) }
}
