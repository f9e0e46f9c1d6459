import Glibc
import Rill
import Timeline

/// Inside of what the program is just now: which lane subscribes or delivers. Each thread of a world has a stack of its
/// own, since one that waits keeps what it was in.
final class Happening {
    struct Moment {
        var lane: Timeline.Lane.ID
        var stage: Int32
        /// The event of which everything around comes.
        var outerCause: Int
        var isSubscribing: Bool
    }

    private final class Stack {
        var moments: [Moment] = []
    }

    private let world: World
    private var stacks: [UInt: Stack] = [:]
    private var current = Stack()
    private var thread: UInt = 0

    init(_ world: World) { self.world = world }

    /// The innermost moment, if there is one.
    var top: Moment? {
        enter()
        return current.moments.last
    }

    /// What `end` takes to change nothing.
    var mark: Int {
        enter()
        return current.moments.count
    }

    /// Goes into the moment of an event; answers the mark that `end` takes to leave it.
    func begin(_ cause: Int, on lane: Timeline.Lane.ID, stage: Int32, isSubscribing: Bool) -> Int {
        enter()
        current.moments.append(
            Moment(lane: lane, stage: stage, outerCause: world.cause, isSubscribing: isSubscribing))
        world.cause = cause
        return current.moments.count - 1
    }

    func end(_ mark: Int) {
        enter()
        let extra = current.moments.count - mark
        guard extra > 0 else { return }
        world.cause = current.moments[mark].outerCause
        current.moments.removeLast(extra)
    }

    /// Nothing goes on any more: what was stopped in the middle has left nothing behind.
    func clear() {
        stacks = [:]
        current = Stack()
        thread = 0
        world.cause = 0
    }

    /// Only one thread of a world runs at a time, so there is no lock.
    @inline(__always)
    private func enter() {
        let own = UInt(pthread_self())
        if own != thread { change(to: own) }
    }

    private func change(to own: UInt) {
        if stacks.count > 64 { stacks = stacks.filter { !$0.value.moments.isEmpty } }
        let stack = stacks[own] ?? Stack()
        stacks[own] = stack
        (current, thread) = (stack, own)
    }
}
