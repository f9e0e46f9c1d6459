import Rill
import Runtime

/// What a stopped run held of the engine's: freed in slices, like its own lists.
final class RestOfChains: Rest {
    nonisolated(unsafe) private static var isKept = false

    /// Whether somebody waits for a run to stop. From any thread.
    static func wait(_ isWanted: Bool) {
        Later.isWanted = isWanted
        LongChain.setStopping(isWanted)
    }

    /// Frees some of what stopped runs held. Answers whether there is more.
    static func freeSome() -> Bool {
        if LongChain.hasPutOff, !isKept {
            isKept = true
            Later.keep(RestOfChains())
        }
        return Later.free()
    }

    override func free(_ count: Int) -> Bool {
        LongChain.free(count)
        RestOfChains.isKept = LongChain.hasPutOff
        return !RestOfChains.isKept
    }
}
