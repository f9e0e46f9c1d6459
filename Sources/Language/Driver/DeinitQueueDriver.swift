import Rill
import Runtime

/// Frees the objects of stopped runs: not while a stop is pending, but later in slices while rill is idle.
///
/// `IterativeRelease` queues the engine's chains, `DeferredFree` a program's lists and objects.
enum DeinitQueueDriver {
    /// Sets the flag that a stop is pending. May be called on any thread.
    static func setStopPending(_ isAwaited: Bool) {
        DeferredFree.defersLongLists = isAwaited
        IterativeRelease.setStopping(isAwaited)
    }

    /// Frees some objects; returns true if there are more to free.
    static func freeSome() -> Bool {
        guard hasQueuedObjects else { return false }
        // A freed bag disposes its contents, which would run code of the program after its end. The interrupt prevents
        // that.
        Interrupt.request()
        Brake.pull()
        if IterativeRelease.hasPostponed {
            DeferredFree.whileFreeing { IterativeRelease.freeChains(DeferredFree.sliceSize) }
        } else {
            _ = DeferredFree.free()
        }
        Brake.release()
        Interrupt.clear()
        return hasQueuedObjects
    }

    private static var hasQueuedObjects: Bool { IterativeRelease.hasPostponed || !DeferredFree.isEmpty }
}
