import Synchronization

/// Lets go of chains that are longer than the stack is deep, and of those for which nobody wants to wait.
///
/// An object that dies lets go of what it holds, and that of what it holds in turn: a chain of millions of operators, subjects or
/// disposables goes link inside link. So each class that can be a link lets go of what it holds here, in its `deinit`. Where the
/// stack is nearly used up, that is kept, and who has kept the first lets go of one after the other, in the order in which they
/// would have gone inside each other. Where somebody waits for a run to stop, that is put off until there is time.
///
/// Like `NativeStack`, on which it depends, this is for whoever has the world lock of a world.
package enum IterativeRelease {
    nonisolated(unsafe) private static var kept: [Any] = []
    nonisolated(unsafe) private static var isReleasing = false
    nonisolated(unsafe) private static var putOff: [Any] = []
    /// Each link is put off as long as this is not 0.
    private static let state = Atomic<Int>(0)
    private static let stopping = 1
    private static let freeing = 2

    /// Tells whether a stop is awaited. Called from any thread.
    package static func setStopping(_ isStopping: Bool) {
        if isStopping {
            state.bitwiseOr(stopping, ordering: .relaxed)
        } else {
            state.bitwiseAnd(~stopping, ordering: .relaxed)
        }
    }

    /// Called in a `deinit` with what the object holds, and how its place is emptied where the end of it would come too deep. (A place
    /// given as `inout` would not do: closures are stored in another form than generic code has them in, and their places would be
    /// written when all is over.)
    @inline(__always) static func release<Held>(_ held: @autoclosure () -> Held, _ empty: () -> Void) {
        if NativeStack.isBelow || isPuttingOff, NativeStack.isOwn {
            keep(held())
            empty()
            release()
        }
    }

    @inline(__always) private static var isPuttingOff: Bool { state.load(ordering: .relaxed) != 0 }

    @inline(never) private static func keep<Held>(_ held: Held) { kept.append(held) }

    @inline(never) private static func release() {
        if isReleasing { return }
        isReleasing = true
        while !isPuttingOff, !kept.isEmpty { releaseLast() }
        putOff += kept
        kept = []
        isReleasing = false
    }

    private static func releaseLast() {
        let rest = kept.count - 1
        _ = takeLast(of: &kept)
        // Objects queued while another is freed keep the order of normal freeing.
        if kept.count - rest > 1 { kept[rest...].reverse() }
    }

    /// Not part of who calls: what is taken must go when the list is not being changed any more, since more is kept by that.
    @inline(never) private static func takeLast(of list: inout [Any]) -> Any { list.removeLast() }

    // MARK: What was put off

    package static var hasPutOff: Bool { !putOff.isEmpty }

    /// Lets go of so many links that were put off, by whoever has the world lock; what these hold is put off in turn.
    package static func free(_ count: Int) {
        state.bitwiseOr(freeing, ordering: .relaxed)
        for _ in 0..<count where hasPutOff { _ = takeLast(of: &putOff) }
        state.bitwiseAnd(~freeing, ordering: .relaxed)
    }
}
