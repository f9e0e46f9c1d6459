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
/// - **Baton.** Items run on threads of the world's own pool (`stackSize` bytes of stack each), never on the thread
///   that calls `run` or `advance` (the *host*, which waits). Exactly one thread runs at any time, so nothing here is
///   locked. A thread is left only when its item blocks: it parks with its stack intact and gets the world lock back when
///   its time has come.
/// - **Outside.** What comes from elsewhere is awaited (`await`): somebody is asked between two items whether it is there.
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

    private nonisolated(unsafe) static var installed: World?
    // `installed` once more, uncounted.
    private nonisolated(unsafe) static var installedHere: Unmanaged<World>?

    /// Asks the installed world without counting a reference to it; nil outside one. For what each event asks; the body
    /// must not uninstall it.
    @inline(__always) static func withCurrent<Result>(_ body: (World) -> Result) -> Result? {
        installedHere?._withUnsafeGuaranteedRef(body)
    }

    private static func setCurrent(_ world: World?) {
        SingleThreaded.setInWorld(world != nil)
        installed = world
        installedHere = world.map { Unmanaged.passUnretained($0) }
    }

    /// When a program is over.
    public enum Ending {
        /// Once nothing is left to do.
        case whenIdle
        /// With the last line of its text: the program has waited by itself for what it wanted to see.
        case withText
        /// The program has asked to go on, whatever else it does.
        case later
    }

    /// The program waits on its main thread.
    public func noteOwnWait() {
        if ending == .whenIdle, threadExecutor.isMain { ending = .withText }
    }

    /// Seconds between 1970 and the default start of every world's calendar, 2026-01-01 00:00:00 UTC.
    public static let defaultEpoch: Double = 1_767_225_600

    private nonisolated(unsafe) static var made = 0

    /// Counts up from 1 with each world of the process.
    public let number: Int

    // MARK: Settings

    /// Size of the stack of each pooled thread in bytes; only touched pages cost memory.
    public let stackSize: Int
    /// Seconds since 1970 at which the virtual clock stands at zero.
    public var epoch: Double
    /// How many items or counted events one instant may hold.
    public var runawayLimit = 100_000
    /// How long a run loop without an end goes on, in nanoseconds; nil where somebody else ends it.
    public var endlessSpan: Int?
    /// When the program is over, as its own calls have told so far.
    public var ending = Ending.whenIdle
    /// Called with the shown milliseconds before and after, whenever the clock reaches another instant.
    public var onAdvance: ((_ from: Int, _ to: Int) -> Void)?
    /// How many elements sources may send in one instant, each counted where it is sent and not at every stage.
    public var emissionLimit = 10_000_000
    /// Called once when an instant holds too much, with the limit that was met; the program is stopped afterwards.
    public var onRunaway: ((_ limit: Int) -> Void)?
    /// Random numbers of this world, a function of its seed alone.
    public var random: WorldRandom

    /// How fast the clock is walked; a change takes effect from the present moment.
    public var pace: Pace {
        didSet { anchor(at: max(clock, wallTime)) }
    }

    // MARK: State, touched only by the holder of the world lock

    /// Nothing is due later: what should be, such as the end of a wait without end, is due then. What is behind it, some
    /// thirteen days, is for sums with a time that is now.
    static let endOfTime = Int.max - 1 << 50

    /// The virtual time in nanoseconds.
    public internal(set) var now: Int {
        get { clock }
        set { clock = newValue }
    }

    /// What brings about whatever happens now, for whoever records: an event's number. What is scheduled meanwhile comes of it
    /// as well. Nothing else looks at it.
    public var cause = 0
    /// Whether somebody records.
    public var isRecorded = false
    /// The order in which the program runs where it leaves that open; nil: the usual one.
    package var order: OrderPlan?
    /// Told that a source is sent to while it still sends. Nothing else comes of it.
    public var onNestedSend: (() -> Void)?

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
    /// The number of `currentExecutor`, for recorders: asking the executor itself would count it.
    public var executorNumber: Int { runningExecutor.number }
    // Not counted, since it changes twice with each item: the stack that runs on an executor keeps it.
    unowned(unsafe) private var runningExecutor: Executor!

    var host: Coroutine!
    var isDriving = false
    var idle: [Coroutine] = []
    var parked: [Coroutine] = []
    /// An item that another thread chose and this one must start.
    var handed: WorldItem?
    var goal = Goal()
    var outcome = Outcome.idle
    /// Why the world itself stops the program, or what is to be said besides the plain outcome.
    var verdict: Outcome?
    var pulledBrake = false
    public internal(set) var isClosed = false

    var instant = 0
    var instantEnd = 500_000
    var instantCount = 0
    var emissionCount = 0
    /// Whether sources have sent something in the present instant of the last drive.
    public var hasSent: Bool { emissionCount > 0 }
    /// How often it was driven.
    public internal(set) var driveCount = 0

    var anchorWall: Int?
    var anchorClock = 0
    var anchorSpeed: Double?

    let bell = Bell()
    /// Events from outside that are awaited.
    var awaited: [AwaitedItem] = []
    /// The wall's time of the last look at `awaited`.
    var lookedAt = 0
    /// The stack of the program's main code while that is suspended.
    unowned(unsafe) var suspendedMain: Coroutine?
    /// Whether the host lets the wall go on between two drives.
    var isWalking = false
    /// Whether the process ends with what it runs, however that ends.
    public var endsProcess = false
    /// Set while a session is repeated: events from outside wait, and nobody waits for them.
    public var isDeaf = false

    /// A world with its clock at zero; it is not installed yet.
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
        Coroutine.forget(host)
    }

    /// Makes this world the one that schedulers and timers of the engine live in.
    public func install() {
        World.setCurrent(self)
        // The holder of a gate may be an executor that sleeps: it gets on only if others are let run.
        RecursiveSpinLock.onContention = { World.current?.yield() ?? false }
        adoptHost()
    }

    /// Makes the engine an ordinary library again if this world is the installed one.
    public func uninstall() {
        if World.current === self { World.setCurrent(nil) }
    }

    /// Unwinds every parked stack, disposes what is still subscribed, drops everything pending, and uninstalls. The world
    /// cannot be used afterwards.
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
        onAdvance = nil
        onRunaway = nil
    }

    /// The wall-clock time of this world in seconds since 1970.
    public var secondsSince1970: Double { epoch + Double(clock) / 1e9 }

    /// When the next thing is due, in nanoseconds of the virtual clock; nil when nothing is.
    public var nextDue: Int? { agenda.firstDue }

    /// When the first thing is due that one of these events has brought about; nil when none is.
    public func due(of causes: Set<Int>) -> Int? { agenda.firstDue { causes.contains($0.cause) } }

    /// How many things are scheduled or awaited.
    public var pendingCount: Int { agenda.pending + awaited.count { !$0.isCancelled } }

    /// How many subscriptions there ever were, for `subscriptions(since:)`.
    public var subscriptionMark: Int { roots.made }

    /// How many subscriptions have been made since then and go on.
    public func subscriptions(since mark: Int) -> Int { roots.live(since: mark) }

    /// The subscriptions that somebody has made since then and that go on; runs that several share are none.
    public func ongoing(since mark: Int) -> [Subscription] { roots.ongoing(since: mark) }

    /// Names of the executors that are blocked at present.
    public var blockedExecutors: [String] { parked.map(\.executor.name) }

    /// The virtual time as it is shown.
    public var milliseconds: Int { World.milliseconds(clock) }

    /// A time as it is shown: rounded to milliseconds.
    @inlinable public static func milliseconds(_ nanoseconds: Int) -> Int { (nanoseconds &+ 500_000) / 1_000_000 }
}

/// Why a driving function of a `World` came back.
public enum Outcome: Equatable, Sendable {
    /// The body has ended, or the time asked for has been reached.
    case finished
    /// Nothing is due any more.
    case idle
    /// Cut at the limit, with something still pending.
    case limit
    /// Whoever drives wanted to do something else first.
    case paused
    /// The brake was pulled from outside.
    case interrupted
    /// One instant held too much.
    case runaway
    /// So many stacks wait that the system would soon give no more threads.
    case crowded
    /// The main executor waited for ever; the blocked executors.
    case deadlock([String])
}

/// Why a blocking call of a `World` came back.
public enum WaitResult: Equatable, Sendable {
    /// What was waited for has come: the time of a sleep, a signal, a turn on a queue.
    case done
    /// The time allowed is over.
    case timedOut
    /// The program is being stopped: unwind.
    case interrupted
    /// It would never come: nothing is due in the whole world.
    case deadlock
}
