/// A deterministic universe: one virtual clock, one agenda, executors, and a pace.
///
/// Contract
/// - **Clock.** Nanoseconds since the start, as `Int`. It moves to the due time of whatever is run next, and by one
///   nanosecond for each thing scheduled, so that of two timers of one second the one started first always fires
///   first. Shown times are rounded to milliseconds (`World.milliseconds`); an *instant* is one shown millisecond.
/// - **Agenda.** What is due when: ordered by due time, then by arrival. Cancelling is O(1); a cancelled item does
///   not move the clock. A periodic item keeps the phase and the arrival of its start; ticks missed by a blocked executor
///   are fired once, as Dispatch does.
/// - **Executors.** `main`, named serial queues, concurrent queues, threads. Items of a serial executor never overlap, also
///   when one of them is blocked. Items of a concurrent executor may start while others are blocked.
/// - **World lock.** Items run on stacks of the world's own pool (`stackSize` bytes each, of which only touched pages cost
///   memory), on one thread of the world, never on the thread that calls `run` or `advance` (the *host*, which waits). Exactly
///   one stack runs at any time, so nothing here is locked. A stack is left only when its item blocks: it parks and gets the
///   world lock back when its time has come. Code sees each stack as a thread of its own.
/// - **Outside.** Answers from other processes are awaited (`await`): between two items the world polls for them.
///   Until then the world is not idle, and its clock walks with the wall.
/// - **Host.** The thread that made the world, or that called a driving function last. Between drives it may call
///   everything here; its executor counts as main, and `block(for:)` on it is `advance(by:)`. Any other foreign thread
///   may call `post`, `schedule` (which becomes a post), `interrupt` and `wake` only.
/// - **Stopping.** `interrupt()` (any thread) pulls the `Brake`: every parked stack is resumed, its blocking call
///   returns `.interrupted`, and once all are unwound the driving function returns `.interrupted`. Whoever pulled the
///   brake releases it. When the world itself stops a program (limit of `run`, runaway) it pulls the brake, unwinds,
///   and releases it before it returns. A blocking call returns at once while the brake is on: code that runs in a
///   world must end when a blocking call does not return `.done`/`.timedOut`.
/// - **Deadlock.** When nothing is due and the main executor waits for ever, its blocking call returns `.deadlock` and
///   the driving function says which executors were blocked. Other executors may wait as long as they like.
/// - **No World.** `World.current == nil` means an ordinary library on Dispatch. Objects of the engine ask at each
///   call, so several worlds may follow one another in one process. `close()` unwinds what is parked and drops what
///   is pending.
public final class World {
    /// The installed world; nil outside one.
    public static var current: World? { installed }

    // Set only while no event is being sent.
    private nonisolated(unsafe) static var installed: World?
    // `installed` without reference counting. Set only while no event is being sent.
    private nonisolated(unsafe) static var installedHere: Unmanaged<World>?

    /// Calls `body` with the installed world without retaining it; returns nil outside one. For code that runs per
    /// event; `body` must not uninstall the world.
    @inline(__always) static func withCurrent<Result>(_ body: (World) -> Result) -> Result? {
        installedHere?._withUnsafeGuaranteedRef(body)
    }

    private static func setCurrent(_ world: World?) {
        SingleThreaded.setInWorld(world != nil)
        installed = world
        installedHere = world.map { Unmanaged.passUnretained($0) }
    }

    /// The rule that decides when a program is over.
    public enum Ending {
        /// When no item is left.
        case whenIdle
        /// With the last line of the program's text, because it waits by itself.
        case withText
        /// Never: the program asked to continue.
        case later
    }

    /// Records that the program waits on its main thread by itself.
    public func noteOwnWait() {
        if ending == .whenIdle, threadExecutor.isMain { ending = .withText }
    }

    /// Seconds from 1970 to the default start of a world's calendar, 2026-01-01 00:00:00 UTC.
    public static let defaultEpoch: Double = 1_767_225_600

    // Guarded by creating worlds on one thread.
    private nonisolated(unsafe) static var made = 0

    /// The number of this world, counted from 1 in each process.
    public let number: Int

    // MARK: Settings

    /// Size of the stack of each pooled thread in bytes; only touched pages cost memory.
    public let stackSize: Int
    /// Seconds since 1970 at virtual time 0.
    public var epoch: Double
    /// The maximum number of items or counted events in one instant.
    public var runawayLimit = usualItems
    private static let usualItems = 100_000
    private static let usualElements = 10_000_000
    /// If more stacks than this are parked, further ones are small: each large stack takes pages of the system's page tables.
    static let mostLargeStacks = 2_000
    static let smallStackSize = 2 << 20

    /// The maximum number of parked stacks: each uses some KB of memory, and much more of the address space.
    public var mostParked = 200_000
    /// Nanoseconds after which an endless run loop ends; nil if the caller ends it.
    public var endlessSpan: Int?
    /// The rule for the end of this program, as set by the program.
    public var ending = Ending.whenIdle
    /// Called with the displayed milliseconds before and after, when the clock reaches another instant.
    public var onAdvance: ((_ from: Int, _ to: Int) -> Void)?
    /// The maximum number of elements that sources may send in one instant, counted at the source and not per stage.
    public var emissionLimit = usualElements
    /// Sets one limit for the items, recorded events and elements of an instant; nil restores the default limits.
    public func limitInstants(to number: Int?) {
        (runawayLimit, emissionLimit) = (number ?? World.usualItems, number ?? World.usualElements)
    }

    /// Called once with the limit when an instant exceeds it; then the program is stopped.
    public var onRunaway: ((_ limit: Int) -> Void)?
    /// The random numbers of this world, determined by its seed.
    public var random: WorldRandom

    /// The pace of the clock; a change takes effect at once.
    public var pace: Pace {
        didSet { anchor(at: max(clock, wallTime)) }
    }

    // MARK: State, touched only by the holder of the world lock

    /// The latest due time, used for items without an end, such as an endless wait. The distance to `Int.max`, about 13
    /// days, prevents overflow in sums with the current time.
    static let endOfTime = Int.max - 1 << 50

    /// The virtual time in nanoseconds.
    public internal(set) var now: Int {
        get { clock }
        set { clock = newValue }
    }

    /// The number of the event that causes the current work, for a recorder. Items scheduled meanwhile inherit it. Not
    /// used otherwise.
    public var cause = 0
    /// True while a recorder is active.
    public var isRecorded = false
    /// Returns the lane that delivers or subscribes now, for a recorder.
    public var recordedLane: (() -> Int32?)?
    /// The order of execution where Swift leaves it open; nil for the usual order.
    package var order: OrderPlan?
    /// Called when a source is sent to while it sends. Informational only.
    public var onNestedSend: (() -> Void)?

    /// Called with the object of a task before and after it waits, for a recorder.
    public var onTaskWait: ((_ task: AnyObject, _ begins: Bool) -> Void)?

    var clock = 0
    let agenda = Agenda()
    let roots = Roots()
    var arrivals = 0
    var lastExecutor = 0
    public private(set) lazy var main = makeExecutor("main", .main)
    var queues: [String: Executor] = [:]
    var queuesByIdentity: [ObjectIdentifier: (queue: AnyObject, executor: Executor)] = [:]
    /// The executor whose item runs now.
    public internal(set) var currentExecutor: Executor! {
        get { runningExecutor }
        set { runningExecutor = newValue }
    }
    /// The number of `currentExecutor`, for recorders; reading the executor itself would cost reference counting.
    public var executorNumber: Int { runningExecutor.number }
    // Unowned, because it changes twice with each item; the stack that runs on an executor retains it.
    unowned(unsafe) private var runningExecutor: Executor!

    var host: Coroutine!
    var isDriving = false
    var idle: [Coroutine] = []
    var parked = ParkedCoroutines()
    let stackThread = StackThread()
    /// An item that another coroutine has chosen and that this one must start.
    var handed: WorldItem?
    /// The stack that continues next, because the task that it started at once has suspended.
    var returning: Coroutine?
    var goal = Goal()
    var outcome = Outcome.idle
    /// The outcome if the world itself stops the program or adds to the plain outcome.
    var verdict: Outcome?
    var isBrakePulled = false
    public internal(set) var isClosed = false

    var instant = 0
    var instantEnd = 500_000
    var instantCount = 0
    /// The number of `yield`s without another item between them, and `instantCount` at the last one.
    var yieldCount = 0
    var lastYield = 0
    /// The tasks that started in the current instant.
    var startCount = 0
    var emissionCount = 0
    /// True if sources sent an element in the current instant of the last drive.
    public var hasSent: Bool { emissionCount > 0 }
    /// The number of drives so far.
    public internal(set) var driveCount = 0

    var anchorWall: Int?
    var anchorClock = 0
    var anchorSpeed: Double?

    let bell = Bell()
    /// Awaited events from outside.
    var awaited: [AwaitedItem] = []
    /// The wall-clock time of the last check of `awaited`.
    var lookedAt = 0
    /// The stack of the program's main code while it is suspended.
    unowned(unsafe) var suspendedMain: Coroutine?
    /// True if the host lets the wall clock advance between two drives.
    var isWalking = false
    /// True if the process ends together with the running program.
    public var endsProcess = false
    /// True while a session is replayed: events from outside are not awaited.
    public var isDeaf = false

    /// Creates a world with its clock at zero, not installed.
    public init(
        pace: Pace = .instant, seed: UInt64 = 0, epoch: Double = World.defaultEpoch, stackSize: Int = 64 << 20
    ) {
        World.made += 1
        number = World.made
        self.pace = pace
        self.epoch = epoch
        self.stackSize = stackSize
        random = WorldRandom(seed: seed)
        currentExecutor = main
        host = Coroutine(host: self)
        host.becomeCurrent()
    }

    deinit {
        for coroutine in idle { coroutine.quit() }
        stackThread.end()
        Coroutine.forget(host)
    }

    /// Installs this world for the engine's schedulers and timers.
    public func install() {
        World.setCurrent(self)
        // The thread that holds a gate may be an executor that sleeps; it continues only if others may run.
        RecursiveSpinLock.onContention = { World.current?.yield() ?? false }
        adoptHost()
    }

    /// Uninstalls this world, if it is installed; the engine then works as an ordinary library.
    public func uninstall() {
        if World.current === self { World.setCurrent(nil) }
    }

    /// Unwinds every parked stack, disposes all subscriptions, drops all pending items and uninstalls. The world cannot
    /// be used afterwards.
    public func close() {
        guard !isClosed else { return }
        adoptHost()
        isClosed = true
        if !parked.isEmpty {
            let wasOn = Brake.isOn
            Brake.pull()
            goal = Goal()
            drive()
            if !wasOn { Brake.release() }
        }
        roots.disposeAll()
        uninstall()
        let left = agenda.removeAll() + awaited
        for item in left { item.cancel() }
        awaited = []
        for executor in queues.values { executor.dropWaiting() }
        main.dropWaiting()
        queues = [:]
        queuesByIdentity = [:]
        for coroutine in idle { coroutine.quit() }
        idle = []
        stackThread.end()
        onAdvance = nil
        onRunaway = nil
        onTaskWait = nil
    }

    /// The calendar time of this world in seconds since 1970.
    public var secondsSince1970: Double { epoch + Double(clock) / 1e9 }

    /// The due time of the next item in virtual nanoseconds; nil if there is none.
    public var nextDue: Int? { agenda.firstDue }

    /// The due time of the first item that one of these events caused; nil if there is none.
    public func due(of causes: Set<Int>) -> Int? { agenda.firstDue { causes.contains($0.cause) } }

    /// The number of scheduled items and awaited events.
    public var pendingCount: Int { agenda.pending + awaited.count { !$0.isCancelled } }

    /// The number of subscriptions made so far, for `ongoing(since:)`.
    public var subscriptionMark: Int { roots.made }

    /// The subscriptions made after `mark` that are active, without shared connections.
    public func ongoing(since mark: Int) -> [Subscription] { roots.ongoing(since: mark) }

    /// Names of the executors that are blocked at present.
    public var blockedExecutors: [String] { parked.executorNames }

    /// The virtual time in milliseconds, rounded for display.
    public var milliseconds: Int { World.milliseconds(clock) }

    /// Returns a time in milliseconds, rounded for display.
    @inlinable public static func milliseconds(_ nanoseconds: Int) -> Int { (nanoseconds &+ 500_000) / 1_000_000 }
}

/// The reason for which a driving function of a `World` returned.
public enum Outcome: Equatable, Sendable {
    /// The body ended, or the requested time was reached.
    case finished
    /// No item is due any more.
    case idle
    /// Stopped at the limit, with items still pending.
    case limit
    /// The `pause` closure returned true.
    case paused
    /// The brake was set from outside.
    case interrupted
    /// One instant exceeded its limit.
    case runaway
    /// Too many stacks are parked; the system would soon refuse new ones.
    case crowded
    /// The main executor waits forever; the names of the blocked executors.
    case deadlock([String])
}

/// The reason for which a blocking call of a `World` returned.
public enum WaitResult: Equatable, Sendable {
    /// The sleep ended, the signal came, or it is the caller's turn.
    case done
    /// The time limit passed.
    case timedOut
    /// The program is being stopped: unwind.
    case interrupted
    /// It would never end: no item is due in the whole world.
    case deadlock
}
