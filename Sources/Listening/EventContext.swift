import Platform
import Rill
import Timeline

/// The stack of the lanes that are subscribing or delivering, with the innermost lane last. Each thread of a world has
/// a stack, because a blocked thread is still inside its lanes.
package final class EventContext {
    struct ActiveEvent {
        /// The number of the event.
        var number: Int
        var lane: Timeline.Lane.ID
        var stage: Int32
        /// The cause of work that does not happen inside an event of a lane.
        var outerCause: Int
        var isSubscribing: Bool
    }

    /// The stack uses raw memory instead of objects and arrays: each event pushes and pops an element, and reference
    /// counting would cost as much as recording.
    private struct Stack {
        var moments = UnsafeMutablePointer<ActiveEvent>.allocate(capacity: 64)
        var count = 0
        var room = 64
    }

    private let world: World
    /// The stack of the running thread; empty before the first event.
    private var stack = Stack()
    private var thread: UInt = 0
    /// The stacks of the other threads.
    private var otherStacks: [UInt: Stack] = [:]

    init(_ world: World) { self.world = world }

    deinit { free() }

    private func free() {
        stack.moments.deallocate()
        for other in otherStacks.values { other.moments.deallocate() }
    }

    /// The innermost event; nil if there is none.
    var innermost: ActiveEvent? {
        enter()
        return stack.count > 0 ? stack.moments[stack.count - 1] : nil
    }

    /// The depth of the stack. The caller passes it to `end` to pop all elements that were pushed since.
    var depth: Int {
        enter()
        return stack.count
    }

    /// Pushes an event; returns the mark that the caller passes to `end`.
    @inline(__always)
    func begin(_ cause: Int, on lane: Timeline.Lane.ID, stage: Int32, isSubscribing: Bool) -> Int {
        enter()
        let mark = stack.count
        if mark == stack.room { grow() }
        (stack.moments + mark).initialize(
            to: ActiveEvent(
                number: cause, lane: lane, stage: stage, outerCause: world.cause, isSubscribing: isSubscribing))
        stack.count = mark + 1
        world.cause = cause
        return mark
    }

    @inline(__always)
    func end(_ mark: Int) {
        enter()
        guard stack.count > mark else { return }
        world.cause = stack.moments[mark].outerCause
        stack.count = mark
    }

    @inline(never)
    private func grow() {
        let larger = UnsafeMutablePointer<ActiveEvent>.allocate(capacity: stack.room * 2)
        larger.initialize(from: stack.moments, count: stack.count)
        stack.moments.deallocate()
        (stack.moments, stack.room) = (larger, stack.room * 2)
    }

    /// Empties the stack after a stop.
    package func clear() {
        free()
        (stack, thread, otherStacks) = (Stack(), 0, [:])
        world.cause = 0
    }

    /// Makes the stack of the calling thread the current one. No lock is needed, because only one thread of a world
    /// runs at a time.
    @inline(__always)
    private func enter() {
        let own = SystemThread.current
        if own != thread { switchThread(to: own) }
    }

    @inline(never)
    private func switchThread(to own: UInt) {
        let known = otherStacks.removeValue(forKey: own)
        if stack.count > 0 {
            otherStacks[thread] = stack
            stack = known ?? Stack()
        } else if let known {
            stack.moments.deallocate()
            stack = known
        }
        thread = own
    }
}
