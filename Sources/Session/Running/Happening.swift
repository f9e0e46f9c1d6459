import Glibc
import Timeline

/// Inside of what the program is just now: which lane subscribes or delivers. Each thread of a world has a stack of its
/// own, since one that waits keeps what it was in.
final class Happening {
    struct Moment {
        var lane: Timeline.Lane.ID
        var stage: Int32
        /// The event of which everything inside comes.
        var cause: Int
        var isSubscribing: Bool
    }

    private final class Stack {
        var moments: [Moment] = []
    }

    private var stacks: [UInt: Stack] = [:]
    private var current = Stack()
    private var thread: UInt = 0

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

    /// Goes into a moment; answers the mark that `end` takes to leave it.
    func begin(_ moment: Moment) -> Int {
        enter()
        current.moments.append(moment)
        return current.moments.count - 1
    }

    func end(_ mark: Int) {
        enter()
        let extra = current.moments.count - mark
        if extra > 0 { current.moments.removeLast(extra) }
    }

    /// Nothing goes on any more: what was stopped in the middle has left nothing behind.
    func clear() {
        stacks = [:]
        current = Stack()
        thread = 0
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
