import Rill
import Runtime

/// Frees objects of stopped runs. Freeing is postponed while a stop is awaited, and then happens in slices while idle.
///
/// The engine's chains are with `IterativeRelease`, lists and objects of a program with `DeferredFree`.
enum DeinitQueueDriver {
    /// Tells whether a stop is awaited. Called from any thread.
    static func putOff(_ isAwaited: Bool) {
        DeferredFree.isWanted = isAwaited
        IterativeRelease.setStopping(isAwaited)
    }

    /// Frees some. Answers whether there is more.
    static func freeSome() -> Bool {
        guard hasSome else { return false }
        // A bag disposes of what it holds when it goes, and runs what the program wants done then: not after the program's end.
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
