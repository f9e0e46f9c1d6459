import Synchronization

/// A disposable of which only the first disposal has an effect.
class OnceDisposable: DisposeBase, Cancelable {
    private final let isDisposedFlag = Atomic<Bool>(false)

    final var isDisposed: Bool { isDisposedFlag.load(ordering: .acquiring) }

    final func dispose() {
        if NativeStack.isUsedUp || isDisposedFlag.exchange(true, ordering: .acquiringAndReleasing) { return }
        disposeOnce()
    }

    /// Releases the resource of a subclass; called at the first disposal.
    func disposeOnce() { fatalError("abstract") }
}
