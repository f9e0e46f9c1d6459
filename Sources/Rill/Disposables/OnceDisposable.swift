import Synchronization

/// A disposable that does something at its first disposal and nothing later.
class OnceDisposable: DisposeBase, Cancelable {
    private final let over = Atomic<Bool>(false)

    final var isDisposed: Bool { over.load(ordering: .acquiring) }

    final func dispose() {
        if NativeStack.isUsedUp || over.exchange(true, ordering: .acquiringAndReleasing) { return }
        end()
    }

    /// Called at the first disposal.
    func end() { fatalError("abstract") }
}
