/// One thing on the agenda of a `World`; cancelling it forgets what it would have done.
public class WorldItem {
    enum Place: UInt8 {
        case nowhere
        /// In the agenda's heap.
        case agenda
        /// Due, but its executor is busy.
        case executor
        case running
        case cancelled
    }

    final let executor: Executor
    final var due: Int
    final var order: Int
    final var place = Place.nowhere
    /// Counts in its executor's backlog: it was due at once when it was scheduled.
    final var isBacklog = false
    final var isBarrier = false
    /// A task, which may suspend: it never runs on top of another item.
    final var needsOwnStack = false
    /// What `World.cause` was when it was scheduled.
    final var cause = 0

    init(executor: Executor, due: Int, order: Int) {
        self.executor = executor
        self.due = due
        self.order = order
    }

    /// True once it will not run (again).
    public final var isCancelled: Bool { place == .cancelled }

    /// Prevents what has not started yet. Repeated calls do nothing.
    public final func cancel() {
        let before = place
        guard before != .cancelled else { return }
        place = .cancelled
        leaveBacklog()
        if before == .agenda { executor.agenda.noteCancelled() }
        forget()
    }

    final func leaveBacklog() {
        guard isBacklog else { return }
        isBacklog = false
        executor.backlog -= 1
    }

    /// What an item's turn does.
    enum Turn {
        case start
        case resume(Coroutine)
        /// The item must wait, or has nothing left to do.
        case nothing
    }

    /// Whether its turn would do something now.
    var isReady: Bool { executor.canStart(self) }

    /// Decides what the item does now that it is due.
    func turn(in world: World) -> Turn {
        guard executor.canStart(self) else {
            executor.wait(self)
            return .nothing
        }
        return .start
    }

    /// Does what it is there for, on its executor.
    func fire() {}

    /// Lets go of its closure.
    func forget() {}
}

final class ActionItem: WorldItem {
    private var action: (() -> Void)?
    private(set) var isDone = false

    init(executor: Executor, due: Int, order: Int, action: @escaping () -> Void) {
        self.action = action
        super.init(executor: executor, due: due, order: order)
    }

    override func fire() {
        let action = self.action.take()
        action?()
        isDone = true
    }

    override func forget() {
        action = nil
        isDone = true
    }
}

final class PeriodicItem: WorldItem {
    private var action: (() -> Void)?
    private let period: Int

    init(executor: Executor, due: Int, order: Int, period: Int, action: @escaping () -> Void) {
        self.action = action
        self.period = period
        super.init(executor: executor, due: due, order: order)
    }

    override func fire() {
        guard let world = executor.world else { return }
        let start = world.clock
        action?()
        guard place != .cancelled, !world.isClosed else { return }
        advance(start: start, end: world.clock)
        world.agenda.insert(self)
    }

    override func forget() { action = nil }

    // Keeps the phase of the start. Ticks missed before the action started are covered by it; ticks missed while it
    // ran are made up for by one.
    private func advance(start: Int, end: Int) {
        guard period > 0 else {
            due = max(due, end) &+ 1
            return
        }
        due &+= period
        if due <= start { due &+= ((start &- due) / period &+ 1) &* period }
        if due < end { due &+= (end &- due) / period &* period }
    }
}

extension Optional {
    /// Moves the value out and leaves nil.
    @inline(__always) mutating func take() -> Wrapped? {
        let value = self
        self = nil
        return value
    }
}
