/// A serial or concurrent execution context of a `World`: the main thread, a queue or a thread.
public final class Executor {
    public enum Kind: Sendable {
        case main, serial, concurrent, thread
    }

    /// The label of the queue, or the name of the thread.
    public internal(set) var name: String
    public let kind: Kind
    /// The number in the order of first use. The main executor has number 1.
    public let number: Int

    weak var world: World?
    let agenda: Agenda
    /// The object that represents this executor as a thread for the program.
    weak var thread: WorldThread?
    /// The number of items that have started and have not ended.
    var runningCount = 0
    private var isRunningBarrier = false
    /// The number of items that were scheduled to run at once and have not started.
    var backlogCount = 0
    /// The items that are due but wait because the executor is busy, in order.
    private var waitingItems: [WorldItem] = []
    // The coroutine on whose stack a serial executor runs. The reference is unowned, because a running or parked
    // coroutine retains itself, and reference counting for each item would take a fifth of its time.
    unowned(unsafe) var coroutine: Coroutine?
    /// While an item waits in a run loop: the thread that runs other items of this executor on top of it.
    unowned(unsafe) var runLoopThread: Coroutine?

    init(world: World, name: String, kind: Kind, number: Int) {
        self.world = world
        agenda = world.agenda
        self.name = name
        self.kind = kind
        self.number = number
    }

    public var isMain: Bool { kind == .main }

    /// True while an item of this executor has started and not ended.
    public var isBusy: Bool { runningCount > 0 }

    func canStartItem(_ item: WorldItem) -> Bool {
        guard kind == .concurrent else { return runningCount == 0 || runLoopThread != nil }
        if isRunningBarrier { return false }
        if item.isBarrier { return runningCount == 0 }
        // No item overtakes a barrier that waits.
        return !waitingItems.contains { $0.isBarrier && $0.arrivalOrder < item.arrivalOrder }
    }

    func addWaitingItem(_ item: WorldItem) {
        item.agendaPlace = .executor
        waitingItems.append(item)
    }

    /// Starts an item of the executor on a stack. The result must be passed to `leave` at the end.
    func enter(on coroutine: Coroutine, barrier: Bool) -> Entry {
        let entry = Entry(runLoopThread: runLoopThread, coroutine: self.coroutine)
        runningCount += 1
        if barrier { isRunningBarrier = true }
        runLoopThread = nil
        self.coroutine = coroutine
        return entry
    }

    func leave(_ entry: Entry, barrier: Bool) {
        runningCount -= 1
        if barrier { isRunningBarrier = false }
        runLoopThread = entry.runLoopThread
        coroutine = runningCount > 0 ? entry.coroutine : nil
        if !waitingItems.isEmpty { returnWaitingItems() }
    }

    /// The state of an executor before an item entered it.
    struct Entry {
        unowned(unsafe) let runLoopThread: Coroutine?
        unowned(unsafe) let coroutine: Coroutine?
    }

    /// Returns the waiting items to the agenda. Their due time is past, so they are first there.
    func returnWaitingItems() {
        guard !waitingItems.isEmpty else { return }
        let items = waitingItems
        waitingItems = []
        for item in items where item.agendaPlace == .executor { agenda.insert(item) }
    }

    func dropWaitingItems() {
        let items = waitingItems
        waitingItems = []
        for item in items { item.cancel() }
    }
}

extension World {
    /// Creates an executor, which the caller retains.
    public func makeExecutor(_ name: String, _ kind: Executor.Kind) -> Executor {
        lastExecutor += 1
        return Executor(world: self, name: name, kind: kind, number: lastExecutor)
    }

    /// Returns the executor with a name, created at first use; it lives as long as this world.
    public func executor(named name: String, _ kind: Executor.Kind) -> Executor {
        if let executor = queues[name] { return executor }
        let executor = makeExecutor(name, kind)
        queues[name] = executor
        return executor
    }

    /// Returns the executor of an object, such as a Dispatch queue. It lives as long as this world.
    func executor(for object: AnyObject, named name: String, _ kind: Executor.Kind) -> Executor {
        let key = ObjectIdentifier(object)
        if let known = queuesByIdentity[key] { return known.executor }
        let executor = makeExecutor(name, kind)
        queuesByIdentity[key] = (object, executor)
        return executor
    }

    /// The executor to which the caller's thread belongs. The body of `sync` runs on the thread of its caller.
    var threadExecutor: Executor { Coroutine.current?.lendingExecutor ?? currentExecutor }

    /// True if the caller runs on the main executor.
    public var isOnMainExecutor: Bool {
        guard let coroutine = Coroutine.current, coroutine.belongs(to: self) else { return false }
        return currentExecutor.kind == .main
    }
}
