/// Runs the `deinit`s of chains that are longer than the stack is deep.
///
/// The `deinit` of an object frees the objects it holds, whose `deinit`s use both stacks recursively. When half of a
/// stack is used, freed objects are queued here and their `deinit`s run one after the other, in the order of recursive
/// freeing.
final class DeinitQueue {
    private var objects: [Instance] = []

    /// Runs the `deinit` of a freed object and of the objects that it frees. If such a call already runs, queues the
    /// object for it.
    @inline(never) static func runDeinitializers(
        _ first: inout Instance?, _ stack: UnsafeMutablePointer<Machine.Header>
    ) {
        if let waiting = stack.pointee.dying {
            if let first { waiting._withUnsafeGuaranteedRef { $0.objects.append(first) } }
            return
        }
        var deinitCopy: Instance?
        swap(&deinitCopy, &first)
        var next: [Instance] = []
        while deinitCopy != nil {
            if let deinitCopy { deinitCopy.type.deinitializer?(deinitCopy) }
            next += release(&deinitCopy, stack).reversed()
            deinitCopy = next.popLast()
        }
    }

    /// Frees an object unless its `deinit` has stored it elsewhere. Returns the next freed object, if there is one.
    @inline(never) private static func release(
        _ deinitCopy: inout Instance?, _ stack: UnsafeMutablePointer<Machine.Header>
    ) -> [Instance] {
        let dying = DeinitQueue()
        stack.pointee.dying = .passUnretained(dying)
        releaseCopy(&deinitCopy)
        stack.pointee.dying = nil
        return withExtendedLifetime(dying) { dying.objects }
    }

    /// The function is not inlined, because a release build would otherwise free the object after its last use, before
    /// the queue is set up.
    @inline(never) private static func releaseCopy(_ deinitCopy: inout Instance?) { deinitCopy = nil }
}
