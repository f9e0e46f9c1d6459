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
    private struct EventStack {
        var moments = UnsafeMutablePointer<ActiveEvent>.allocate(capacity: 64)
        var count = 0
        var room = 64
    }

    private let world: World
    /// The stack of the running thread; empty before the first event.
    private var activeEvents = EventStack()
    private var currentThread: UInt = 0
    /// The stacks of the other threads.
    private var stacksByThread: [UInt: EventStack] = [:]

    init(_ world: World) { self.world = world }

    deinit { free() }

    private func free() {
        activeEvents.moments.deallocate()
        for other in stacksByThread.values { other.moments.deallocate() }
    }

    /// The innermost event; nil if there is none.
    var innermost: ActiveEvent? {
        switchThreadIfNeeded()
        return activeEvents.count > 0 ? activeEvents.moments[activeEvents.count - 1] : nil
    }

    /// The depth of the stack. The caller passes it to `endEvent` to pop all elements that were pushed since.
    var depth: Int {
        switchThreadIfNeeded()
        return activeEvents.count
    }

    /// Pushes an event; returns the mark that the caller passes to `endEvent`.
    @inline(__always)
    func beginEvent(_ cause: Int, on lane: Timeline.Lane.ID, stage: Int32, isSubscribing: Bool) -> Int {
        switchThreadIfNeeded()
        let mark = activeEvents.count
        if mark == activeEvents.room { growStack() }
        (activeEvents.moments + mark).initialize(
            to: ActiveEvent(
                number: cause, lane: lane, stage: stage, outerCause: world.cause, isSubscribing: isSubscribing))
        activeEvents.count = mark + 1
        world.cause = cause
        return mark
    }

    @inline(__always)
    func endEvent(_ mark: Int) {
        switchThreadIfNeeded()
        guard activeEvents.count > mark else { return }
        world.cause = activeEvents.moments[mark].outerCause
        activeEvents.count = mark
    }

    @inline(never)
    private func growStack() {
        let larger = UnsafeMutablePointer<ActiveEvent>.allocate(capacity: activeEvents.room * 2)
        larger.initialize(from: activeEvents.moments, count: activeEvents.count)
        activeEvents.moments.deallocate()
        (activeEvents.moments, activeEvents.room) = (larger, activeEvents.room * 2)
    }

    /// Empties the stack after a stop.
    package func clear() {
        free()
        (activeEvents, currentThread, stacksByThread) = (EventStack(), 0, [:])
        world.cause = 0
    }

    /// Makes the stack of the calling thread the current one. No lock is needed, because only one thread of a world
    /// runs at a time.
    @inline(__always)
    private func switchThreadIfNeeded() {
        let own = SystemThread.currentIdentity
        if own != currentThread { switchThread(to: own) }
    }

    @inline(never)
    private func switchThread(to own: UInt) {
        let known = stacksByThread.removeValue(forKey: own)
        if activeEvents.count > 0 {
            stacksByThread[currentThread] = activeEvents
            activeEvents = known ?? EventStack()
        } else if let known {
            activeEvents.moments.deallocate()
            activeEvents = known
        }
        currentThread = own
    }
}
