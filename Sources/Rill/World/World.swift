/// A deterministic environment for programs, with one virtual clock, one agenda, executors and a pace.
///
/// Contract
/// - **Clock.** The clock counts nanoseconds since the start, as `Int`. It moves to the due time of the next item
///   before the item runs, and by one nanosecond for each scheduled item. Of two timers of one second, the one that was
///   started first therefore always fires first. Displayed times are rounded to milliseconds (`World.milliseconds`); an
///   *instant* is one displayed millisecond.
/// - **Agenda.** The agenda orders the scheduled items by due time, then by arrival. Cancelling an item is O(1); a
///   cancelled item does not move the clock. A periodic item keeps the phase and the arrival of its start. Ticks that a
///   blocked executor has missed are replaced by one tick, as Dispatch does.
/// - **Executors.** The executors are `main`, named serial queues, concurrent queues and threads. Items of a serial
///   executor never overlap, even if one of them is blocked. Items of a concurrent executor may start while other items
///   are blocked.
/// - **World lock.** Items run on stacks of the world's own pool (`stackSize` bytes each, of which only touched pages
///   cost memory), on one thread of the world, never on the thread that calls `run` or `advance` (the *host*, which
///   waits). Exactly one stack runs at any time, so the state of the world needs no other lock. Another stack runs only
///   when the running item blocks: its stack parks, and receives the world lock again when its wait ends. A program
///   sees each stack as a separate thread.
/// - **Outside.** Answers from other processes are awaited (`await`): the world polls for them between two items. While
///   an answer is awaited, the world is not idle, and its clock follows the wall clock.
/// - **Host.** The host is the thread that made the world, or the thread that called a driving function last. Between
///   drives, the host may call each method of the world. Its executor counts as main, and `block(for:)` on the host
///   works like `advance(by:)`. Any other thread outside of the world may only call `post`, `schedule` (which then
///   posts), `interrupt` and `wake`.
/// - **Stopping.** `interrupt()`, which may be called on any thread, sets the `Brake`. Every parked stack is resumed,
///   its blocking call returns `.interrupted`, and after all stacks are unwound the driving function returns
///   `.interrupted`. The caller of `interrupt()` releases the brake. If the world itself stops a program (at the limit
///   of `run`, or because of a runaway), it sets the brake, unwinds the stacks, and releases the brake before it
///   returns. A blocking call returns at once while the brake is set. Code that runs in a world must end if a blocking
///   call returns neither `.done` nor `.timedOut`.
/// - **Deadlock.** If no item is due and the main executor waits, its blocking call returns `.deadlock`, and the
///   driving function returns the names of the blocked executors. Other executors may wait without a limit.
/// - **No World.** If `World.current` is nil, the engine is an ordinary library on Dispatch. Objects of the engine read
///   `World.current` at each call, so several worlds may follow one another in one process. `close()` unwinds the
///   parked stacks and drops the pending items.
public final class World {
    /// The installed world; nil outside one.
    public static var current: World? { installed }

    // The variable changes only while no event is being sent.
    private nonisolated(unsafe) static var installed: World?
    // The value of `installed` without reference counting. The variable changes only while no event is being sent.
    private nonisolated(unsafe) static var installedForThread: Unmanaged<World>?

    /// Calls `body` with the installed world without retaining the world; returns nil outside one. Code that runs per
    /// event calls this function; `body` must not uninstall the world.
    @inline(__always) static func withCurrent<Result>(_ body: (World) -> Result) -> Result? {
        installedForThread?._withUnsafeGuaranteedRef(body)
    }

    private static func setCurrent(_ world: World?) {
        SingleThreaded.setInWorld(world != nil)
        installed = world
        installedForThread = world.map { Unmanaged.passUnretained($0) }
    }

    /// The rule that decides when a program ends.
    public enum Ending {
        /// The program ends when no item is left.
        case whenIdle
        /// The program ends with the last line of its text, because the program itself waits for its work.
        case withText
        /// The program does not end, because it has asked to continue.
        case later
    }

    /// Records that the program itself waits on its main thread.
    public func noteMainThreadWait() {
        if ending == .whenIdle, threadExecutor.isMain { ending = .withText }
    }

    /// The seconds from 1970 to the default start of a world's calendar, 2026-01-01 00:00:00 UTC.
    public static let defaultEpoch: Double = 1_767_225_600

    // The number of created worlds. Only one thread creates worlds at a time, so no lock is needed.
    private nonisolated(unsafe) static var createdCount = 0

    /// The number of this world, counted from 1 in each process.
    public let number: Int

    // MARK: Settings

    /// The size of the stack of each pooled thread in bytes; only touched pages cost memory.
    public let stackSize: Int
    /// The seconds since 1970 at virtual time 0.
    public var epoch: Double
    /// The maximum number of items or counted events in one instant.
    public var runawayLimit = defaultItemLimit
    private static let defaultItemLimit = 100_000
    private static let defaultElementLimit = 10_000_000
    /// The number of parked stacks above which further stacks are small, because each large stack takes pages of the
    /// system's page tables.
    static let maxLargeStacks = 2_000
    static let smallStackSize = 2 << 20

    /// The maximum number of parked stacks. Each stack uses some KB of memory, and much more of the address space.
    public var mostParked = 200_000
    /// The nanoseconds after which an endless run loop ends; nil if the caller ends the loop.
    public var endlessLoopLimit: Int?
    /// The rule for the end of this program. The program sets it.
    public var ending = Ending.whenIdle
    /// The closure is called with the displayed milliseconds before and after the change when the clock reaches another
    /// instant.
    public var onAdvance: ((_ from: Int, _ to: Int) -> Void)?
    /// The maximum number of elements that sources may send in one instant, counted at the source and not per stage.
    public var emissionLimit = defaultElementLimit
    /// Sets one limit for the items, recorded events and elements of an instant; nil restores the default limits.
    public func limitInstants(to number: Int?) {
        (runawayLimit, emissionLimit) = (number ?? World.defaultItemLimit, number ?? World.defaultElementLimit)
    }

    /// The closure is called once with the limit when an instant exceeds it; the program is stopped afterwards.
    public var onRunaway: ((_ limit: Int) -> Void)?
    /// The random numbers of this world, which its seed determines.
    public var random: WorldRandom

    /// The pace of the clock; a change takes effect at once.
    public var pace: Pace {
        didSet { alignClocks(at: max(virtualClock, wallTime)) }
    }

    // MARK: State, touched only by the holder of the world lock

    /// The latest possible due time, which items without an end have, such as an endless wait. The distance to
    /// `Int.max`, about 13 days, prevents overflow in sums with the current time.
    static let endOfTime = Int.max - 1 << 50

    /// The virtual time in nanoseconds.
    public internal(set) var now: Int {
        get { virtualClock }
        set { virtualClock = newValue }
    }

    /// The number of the event that causes the current work, for a recorder. Items that are scheduled meanwhile inherit
    /// the number. The world does not use it otherwise.
    public var cause = 0
    /// True while a recorder is active.
    public var isRecorded = false
    /// Returns the lane that delivers or subscribes now, for a recorder.
    public var recordedLane: (() -> Int32?)?
    /// The order of execution where Swift leaves the order open; nil for the usual order.
    package var orderPlan: OrderPlan?
    /// The closure is called when a source receives an event while it is sending one. The call has no effect on the
    /// events.
    public var onNestedSend: (() -> Void)?

    /// The closure is called with the object of a task before and after it waits, for a recorder.
    public var onTaskWait: ((_ task: AnyObject, _ begins: Bool) -> Void)?

    var virtualClock = 0
    let agenda = Agenda()
    let liveSubscriptions = LiveSubscriptions()
    var arrivalCount = 0
    var lastExecutor = 0
    public private(set) lazy var main = makeExecutor("main", .main)
    var queues: [String: Executor] = [:]
    var queuesByIdentity: [ObjectIdentifier: (queue: AnyObject, executor: Executor)] = [:]
    /// The executor whose item is running.
    public internal(set) var currentExecutor: Executor! {
        get { runningExecutor }
        set { runningExecutor = newValue }
    }
    /// The number of `currentExecutor`, for recorders; reading the executor itself would cost reference counting.
    public var executorNumber: Int { runningExecutor.number }
    // The reference is unowned, because it changes twice with each item; the stack that runs on an executor retains the
    // executor.
    unowned(unsafe) private var runningExecutor: Executor!

    var hostCoroutine: Coroutine!
    var isDriving = false
    var idleCoroutines: [Coroutine] = []
    var parkedCoroutines = ParkedCoroutines()
    let stackThread = CoroutineThread()
    /// An item that another coroutine has chosen and that this coroutine must start.
    var itemHandedOver: WorldItem?
    /// The stack that continues next, because the task that it started at once has suspended.
    var returningCoroutine: Coroutine?
    var goal = Goal()
    var outcome = Outcome.idle
    /// The outcome if the world itself stops the program or adds to the usual outcome.
    var forcedOutcome: Outcome?
    var isBrakePulled = false
    public internal(set) var isClosed = false

    var instantStart = 0
    var instantEnd = 500_000
    var itemsInInstant = 0
    /// The number of yields without another item between them, and the value of `itemsInInstant` at the last yield.
    var yieldsInInstant = 0
    var lastYield = 0
    /// The number of tasks that started in the current instant.
    var startCount = 0
    var emissionCount = 0
    /// True if sources have sent an element in the current instant of the last drive.
    public var hasSent: Bool { emissionCount > 0 }
    /// The number of drives so far.
    public internal(set) var driveCount = 0

    var anchorWall: Int?
    var anchorClock = 0
    var anchorSpeed: Double?

    let wakeupSignal = WakeupSignal()
    /// The awaited events from outside of the world.
    var awaitedItems: [AwaitedItem] = []
    /// The wall-clock time of the last check of `awaitedItems`.
    var lastAwaitedCheck = 0
    /// The stack of the program's main code while it is suspended.
    unowned(unsafe) var suspendedMain: Coroutine?
    /// True if the host lets the wall clock advance between two drives.
    var isWallAdvancing = false
    /// True if the process ends with the running program.
    public var endsProcess = false
    /// True while a session is replayed and events from outside of the world are not awaited.
    public var ignoresOutsideEvents = false

    /// Creates a world with its clock at zero. The world is not installed.
    public init(
        pace: Pace = .instant, seed: UInt64 = 0, epoch: Double = World.defaultEpoch, stackSize: Int = 64 << 20
    ) {
        World.createdCount += 1
        number = World.createdCount
        self.pace = pace
        self.epoch = epoch
        self.stackSize = stackSize
        random = WorldRandom(seed: seed)
        currentExecutor = main
        hostCoroutine = Coroutine(host: self)
        hostCoroutine.becomeCurrent()
    }

    deinit {
        for coroutine in idleCoroutines { coroutine.requestQuit() }
        stackThread.endThread()
        Coroutine.clearCurrent(hostCoroutine)
    }

    /// Installs this world for the engine's schedulers and timers.
    public func install() {
        World.setCurrent(self)
        // The thread that holds the lock may be that of an executor that sleeps; the executor continues only if others
        // may run.
        RecursiveSpinLock.onContention = { World.current?.yield() ?? false }
        adoptHost()
    }

    /// Uninstalls this world if it is installed. The engine then works as an ordinary library.
    public func uninstall() {
        if World.current === self { World.setCurrent(nil) }
    }

    /// Unwinds every parked stack, disposes all subscriptions, drops all pending items, and uninstalls the world. The
    /// world cannot be used afterwards.
    public func close() {
        guard !isClosed else { return }
        adoptHost()
        isClosed = true
        if !parkedCoroutines.isEmpty {
            let wasOn = Brake.isOn
            Brake.pull()
            goal = Goal()
            driveOnce()
            if !wasOn { Brake.release() }
        }
        liveSubscriptions.disposeAll()
        uninstall()
        let left = agenda.removeAll() + awaitedItems
        for item in left { item.cancel() }
        awaitedItems = []
        for executor in queues.values { executor.dropWaitingItems() }
        main.dropWaitingItems()
        queues = [:]
        queuesByIdentity = [:]
        for coroutine in idleCoroutines { coroutine.requestQuit() }
        idleCoroutines = []
        stackThread.endThread()
        onAdvance = nil
        onRunaway = nil
        onTaskWait = nil
    }

    /// The calendar time of this world in seconds since 1970.
    public var secondsSince1970: Double { epoch + Double(virtualClock) / 1e9 }

    /// The due time of the next item in virtual nanoseconds; nil if there is none.
    public var nextDue: Int? { agenda.firstDueTime }

    /// The due time of the first item that one of these events caused; nil if there is none.
    public func due(of causes: Set<Int>) -> Int? { agenda.firstDueTime { causes.contains($0.cause) } }

    /// The number of scheduled items and awaited events.
    public var pendingCount: Int { agenda.pendingCount + awaitedItems.count { !$0.isCancelled } }

    /// The number of subscriptions made so far, as an argument of `ongoing(since:)`.
    public var subscriptionMark: Int { liveSubscriptions.createdCount }

    /// Returns the active subscriptions made after `mark`, without shared connections.
    public func ongoing(since mark: Int) -> [Subscription] { liveSubscriptions.liveSubscriptions(since: mark) }

    /// The names of the executors that are blocked.
    public var blockedExecutors: [String] { parkedCoroutines.executorNames }

    /// The virtual time in milliseconds, rounded for display.
    public var milliseconds: Int { World.milliseconds(virtualClock) }

    /// Returns a time in milliseconds, rounded for display.
    @inlinable public static func milliseconds(_ nanoseconds: Int) -> Int { (nanoseconds &+ 500_000) / 1_000_000 }
}

/// The reason for which a driving function of a `World` returned.
public enum Outcome: Equatable, Sendable {
    /// The body ended, or the requested time was reached.
    case finished
    /// No item is due.
    case idle
    /// The drive stopped at the limit, with items still pending.
    case limit
    /// The `pause` closure returned true.
    case paused
    /// The brake was set from outside.
    case interrupted
    /// The items of one instant exceeded its limit.
    case runaway
    /// Too many stacks are parked, and the system would soon refuse new ones.
    case tooManyStacks
    /// The main executor waits forever. The value has the names of the blocked executors.
    case deadlock([String])
}

/// The reason for which a blocking call of a `World` returned.
public enum WaitResult: Equatable, Sendable {
    /// The sleep ended, the signal came, or the caller's turn came.
    case done
    /// The time limit has passed.
    case timedOut
    /// The program is being stopped, so the caller must unwind.
    case interrupted
    /// The wait would never end, because no item is due in the whole world.
    case deadlock
}
