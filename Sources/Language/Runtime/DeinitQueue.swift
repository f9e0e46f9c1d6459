/// Runs the `deinit`s of a chain that is longer than the stack is deep.
///
/// An object runs its `deinit` and lets go of what it holds, which runs the next one's: each takes a call on both stacks. Where half
/// of one is used up, those who die by that wait here, and run their `deinit`s one after the other in the order in which
/// they would have run inside each other.
final class DeinitQueue {
    private var heirs: [Instance] = []

    /// Runs the `deinit` of an object that has died, and those of all whom it takes along; or lets it wait for whoever does so already.
    @inline(never) static func sayFarewell(_ first: inout Instance?, _ stack: UnsafeMutablePointer<Machine.Header>) {
        if let waiting = stack.pointee.dying {
            if let first { waiting._withUnsafeGuaranteedRef { $0.heirs.append(first) } }
            return
        }
        var heir: Instance?
        swap(&heir, &first)
        var next: [Instance] = []
        while heir != nil {
            if let heir { heir.type.deinitializer?(heir) }
            next += release(&heir, stack).reversed()
            heir = next.popLast()
        }
    }

    /// Lets go of an object, whose `deinit` may have put it somewhere else; answers who dies by that.
    @inline(never) private static func release(
        _ heir: inout Instance?, _ stack: UnsafeMutablePointer<Machine.Header>
    ) -> [Instance] {
        let dying = DeinitQueue()
        stack.pointee.dying = .passUnretained(dying)
        end(&heir)
        stack.pointee.dying = nil
        return withExtendedLifetime(dying) { dying.heirs }
    }

    /// Apart from who asks: in a release build objects go after their last use, which would be before there is somebody to
    /// take them in.
    @inline(never) private static func end(_ heir: inout Instance?) { heir = nil }
}
