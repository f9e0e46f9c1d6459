/// An item on the agenda of a `World`. Cancelling the item releases its closure.
public class WorldItem {
    enum AgendaPlace: UInt8 {
        case nowhere
        /// The item is in the agenda's heap.
        case agenda
        /// The item is due, but its executor is busy.
        case executor
        case running
        case cancelled
    }

    final let executor: Executor
    final var due: Int
    final var arrivalOrder: Int
    final var agendaPlace = AgendaPlace.nowhere
    /// True if the item counts in its executor's backlog, because it was due at once when it was scheduled.
    final var isBacklog = false
    final var isBarrier = false
    /// True for a task, which may suspend and therefore never runs on top of another item.
    final var needsOwnStack = false
    /// The value of `World.cause` when the item was scheduled.
    final var cause = 0

    init(executor: Executor, due: Int, arrivalOrder: Int) {
        self.executor = executor
        self.due = due
        self.arrivalOrder = arrivalOrder
    }

    /// True if the item will not run, or not run again.
    public final var isCancelled: Bool { agendaPlace == .cancelled }

    /// Prevents the start of an item that has not started. Repeated calls have no effect.
    public final func cancel() {
        let before = agendaPlace
        guard before != .cancelled else { return }
        agendaPlace = .cancelled
        leaveBacklog()
        if before == .agenda { executor.agenda.countCancelled() }
        releaseHandler()
    }

    final func leaveBacklog() {
        guard isBacklog else { return }
        isBacklog = false
        executor.backlogCount -= 1
    }

    /// The effect of an item's turn.
    enum TurnResult {
        case start
        case resume(Coroutine)
        /// The item must wait, or has no work left.
        case nothing
    }

    /// True if the executor of the item can start it now.
    var isReady: Bool { executor.canStartItem(self) }

    /// Returns the effect of the item's turn, when the item is due.
    func performMove(in world: World) -> TurnResult {
        guard executor.canStartItem(self) else {
            executor.addWaitingItem(self)
            return .nothing
        }
        return .start
    }

    /// Runs the item on its executor.
    func fireAlarm() {}

    /// Releases the closure of the item.
    func releaseHandler() {}
}

final class ActionItem: WorldItem {
    private var action: (() -> Void)?
    private(set) var hasRun = false

    init(executor: Executor, due: Int, order: Int, action: @escaping () -> Void) {
        self.action = action
        super.init(executor: executor, due: due, arrivalOrder: order)
    }

    override func fireAlarm() {
        let action = self.action.takeValue()
        action?()
        hasRun = true
    }

    override func releaseHandler() {
        action = nil
        hasRun = true
    }
}

final class PeriodicItem: WorldItem {
    private var action: (() -> Void)?
    private let period: Int

    init(executor: Executor, due: Int, order: Int, period: Int, action: @escaping () -> Void) {
        self.action = action
        self.period = period
        super.init(executor: executor, due: due, arrivalOrder: order)
    }

    override func fireAlarm() {
        guard let world = executor.world else { return }
        let start = world.virtualClock
        action?()
        guard agendaPlace != .cancelled, !world.isClosed else { return }
        advance(start: start, end: world.virtualClock)
        world.agenda.insert(self)
    }

    override func releaseHandler() { action = nil }

    // Keeps the phase of the start. Ticks that were missed before the action started are dropped; ticks that were
    // missed while the action ran are replaced by one tick.
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
    @inline(__always) mutating func takeValue() -> Wrapped? {
        let value = self
        self = nil
        return value
    }
}
