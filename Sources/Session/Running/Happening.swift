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

    /// Plain memory instead of objects and arrays: each event goes in and out, and counting references would cost as much
    /// as writing the event down.
    private struct Stack {
        var moments = UnsafeMutablePointer<Moment>.allocate(capacity: 64)
        var count = 0
        var room = 64

        mutating func grow() {
            let larger = UnsafeMutablePointer<Moment>.allocate(capacity: room * 2)
            larger.initialize(from: moments, count: count)
            moments.deallocate()
            (moments, room) = (larger, room * 2)
        }
    }

    private let world: World
    private var stacks: [UInt: UnsafeMutablePointer<Stack>] = [:]
    /// The one of `thread`; nil before anything has happened.
    private var current: UnsafeMutablePointer<Stack>!
    private var thread: UInt = 0

    init(_ world: World) { self.world = world }

    deinit { stacks.values.forEach(Happening.free) }

    private static func free(_ stack: UnsafeMutablePointer<Stack>) {
        stack.pointee.moments.deallocate()
        stack.deallocate()
    }

    /// The innermost moment, if there is one.
    var top: Moment? {
        enter()
        return current.pointee.count > 0 ? current.pointee.moments[current.pointee.count - 1] : nil
    }

    /// Whether anything is recorded just now.
    var isInside: Bool { mark > 0 }

    /// What `end` takes to change nothing.
    var mark: Int {
        enter()
        return current.pointee.count
    }

    /// Goes into the moment of an event; answers the mark that `end` takes to leave it.
    func begin(_ cause: Int, on lane: Timeline.Lane.ID, stage: Int32, isSubscribing: Bool) -> Int {
        enter()
        let stack = current!
        let mark = stack.pointee.count
        if mark == stack.pointee.room { stack.pointee.grow() }
        stack.pointee.moments[mark] = Moment(
            lane: lane, stage: stage, outerCause: world.cause, isSubscribing: isSubscribing)
        stack.pointee.count = mark + 1
        world.cause = cause
        return mark
    }

    func end(_ mark: Int) {
        enter()
        guard current.pointee.count > mark else { return }
        world.cause = current.pointee.moments[mark].outerCause
        current.pointee.count = mark
    }

    /// Nothing goes on any more: what was stopped in the middle has left nothing behind.
    func clear() {
        stacks.values.forEach(Happening.free)
        stacks = [:]
        (current, thread) = (nil, 0)
        world.cause = 0
    }

    /// Only one thread of a world runs at a time, so there is no lock.
    @inline(__always)
    private func enter() {
        let own = UInt(pthread_self())
        if own != thread { change(to: own) }
    }

    private func change(to own: UInt) {
        if stacks.count > 64 {
            let idle = stacks.filter { $0.value.pointee.count == 0 }
            idle.values.forEach(Happening.free)
            for thread in idle.keys { stacks[thread] = nil }
        }
        if stacks[own] == nil {
            let new = UnsafeMutablePointer<Stack>.allocate(capacity: 1)
            new.initialize(to: Stack())
            stacks[own] = new
        }
        (current, thread) = (stacks[own]!, own)
    }
}
