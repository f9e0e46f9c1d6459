import Rill
import Runtime

/// Frees objects of stopped runs: postponed while a stop is pending, then in slices while idle.
///
/// `IterativeRelease` queues the engine's chains, `DeferredFree` a program's lists and objects.
enum DeinitQueueDriver {
    /// Sets the flag that a stop is pending. Callable from any thread.
    static func putOff(_ isAwaited: Bool) {
        DeferredFree.isWanted = isAwaited
        IterativeRelease.setStopping(isAwaited)
    }

    /// Frees some objects; returns true if there are more.
    static func freeSome() -> Bool {
        guard hasSome else { return false }
        // A freed bag disposes its contents, which would run code of the program after its end; the interrupt prevents
        // that.
        Interrupt.request()
        Brake.pull()
        if IterativeRelease.hasPutOff {
            DeferredFree.freeing { IterativeRelease.free(DeferredFree.slice) }
        } else {
            _ = DeferredFree.free()
        }
        Brake.release()
        Interrupt.clear()
        return hasSome
    }

    private static var hasSome: Bool { IterativeRelease.hasPutOff || !DeferredFree.isEmpty }
}
