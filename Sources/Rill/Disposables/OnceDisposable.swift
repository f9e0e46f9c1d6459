import Synchronization

/// A disposable of which only the first disposal has an effect.
class OnceDisposable: DisposeBase, Cancelable {
    private final let over = Atomic<Bool>(false)

    final var isDisposed: Bool { over.load(ordering: .acquiring) }

    final override func dispose() {
        if NativeStack.isUsedUp || over.exchange(true, ordering: .acquiringAndReleasing) { return }
        disposeOnce()
    }

    /// Releases the resource of a subclass; called at the first disposal.
    func disposeOnce() { fatalError("abstract") }
}
