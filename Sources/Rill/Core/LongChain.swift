/// Lets go of chains that are longer than the stack is deep.
///
/// An object that dies lets go of what it holds, and that of what it holds in turn: a chain of millions of operators, subjects or
/// disposables goes link inside link. So each class that can be a link lets go of what it holds here, in its `deinit`. Where the
/// stack is nearly used up, that is kept, and who has kept the first lets go of one after the other, in the order in which they
/// would have gone inside each other.
///
/// Like `NativeStack`, on which it depends, this is for whoever has the baton of a world.
@usableFromInline
enum LongChain {
    nonisolated(unsafe) private static var kept: [Any] = []
    nonisolated(unsafe) private static var isReleasing = false

    /// Called in a `deinit` with what the object holds, and how its place is emptied where the end of it would come too deep. (A place
    /// given as `inout` would not do: closures are stored in another form than generic code has them in, and their places would be
    /// written when all is over.)
    @inline(__always) static func letGo<Held>(_ held: @autoclosure () -> Held, _ empty: () -> Void) {
        if NativeStack.isBelow, NativeStack.isOwn {
            keep(held())
            empty()
            release()
        }
    }

    @inline(never) private static func keep<Held>(_ held: Held) { kept.append(held) }

    @inline(never) private static func release() {
        if isReleasing { return }
        isReleasing = true
        while !kept.isEmpty { releaseLast() }
        kept = []
        isReleasing = false
    }

    /// Not part of who calls: what is taken must go when the list is not being changed any more, since more is kept by that.
    @inline(never) private static func takeLast() -> Any { kept.removeLast() }

    private static func releaseLast() {
        let rest = kept.count - 1
        _ = takeLast()
        // What is kept while something goes is in the order in which it would have gone.
        if kept.count - rest > 1 { kept[rest...].reverse() }
    }
}
