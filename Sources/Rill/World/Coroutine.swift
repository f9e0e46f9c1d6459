import Platform
import Synchronization

/// A stack of a world. Of all coroutines of a world only the one that holds the world lock runs.
///
/// Pooled coroutines share one thread, the world's `StackThread`, on which they are resumed and suspended. The host is the
/// thread that drives the world from outside.
final class Coroutine {
    // Pooled coroutines end before their world does; a host is told (`World.deinit`), since a thread may still stand on it.
    private unowned(unsafe) var world: World?
    /// Wakes a host.
    private let gate: Semaphore?
    /// The thread of a pooled coroutine, and its stack there until that has ended.
    private let runner: StackThread?
    fileprivate private(set) var stack: SuspendableStack?
    private var mustQuit = false
    let isHost: Bool
    /// True if it was made when many others waited. It is not kept for reuse.
    let isSmall: Bool
    /// The executor that this stack works for; the host works for main.
    // Not counted: the item that the stack runs keeps it.
    unowned(unsafe) var executor: Executor
    /// The executor whose thread this is while `sync` does the work of another queue here.
    unowned(unsafe) var lender: Executor?
    /// The item or condition for which the top of this stack waits.
    var wait: Wait?
    /// How the stack found the executor that its item has entered.
    var entry = Executor.Entry(spinner: nil, coroutine: nil)
    /// The task that the code on the stack belongs to, and whether the stack was made for it.
    var task: AnyObject?
    var runsTask = false
    /// The neighbours among the parked coroutines, while this is one of them.
    unowned(unsafe) var parkedBefore: Coroutine?
    unowned(unsafe) var parkedAfter: Coroutine?
    var isParked = false
    /// The address that this stack must stay above (`NativeStack`), and whose stack that is: a host may change threads.
    private(set) var stackLimit: UInt = 0
    private var thread: UInt?

    /// The thread that drives a world from outside.
    init(host world: World) {
        self.world = world
        executor = world.main
        isHost = true
        isSmall = false
        gate = Semaphore()
        runner = nil
    }

    /// A stack of the world's pool. It starts to drive when the world lock comes. Nil if the system has no memory for it.
    init?(pooled world: World) {
        self.world = world
        executor = world.main
        isHost = false
        gate = nil
        runner = world.stackThread
        isSmall = world.parked.count > World.mostLargeStacks
        let bytes = isSmall ? min(world.stackSize, World.smallStackSize) : world.stackSize
        stack = SuspendableStack.make(bytes: bytes) { [self] _ in run() }
        if stack == nil { return nil }
    }

    func belongs(to world: World) -> Bool { self.world === world }

    /// Passes the world lock to this coroutine; the caller touches nothing of the world afterwards and sleeps next.
    func resume() {
        if let runner { runner.resume(self) } else { gate?.open() }
    }

    /// Waits for the world lock.
    func sleep() {
        if let runner, let stack { runner.leave(stack) } else { gate?.pass() }
        // Who is woken to quit has no world lock: the limit is another's.
        if !mustQuit { NativeStack.begin(above: stackLimit) }
    }

    /// Ends a pooled coroutine whose stack is empty.
    func quit() {
        mustQuit = true
        runner?.call(self)
    }

    /// The same from its own stack, which ends when it would sleep.
    func quitAtEnd() { mustQuit = true }

    // The body of the stack, which has its first turn.
    private func run() -> Unmanaged<SuspendableStack> {
        becomeCurrent()
        while !mustQuit {
            NativeStack.begin(above: stackLimit)
            world?.work(on: self)
            if !mustQuit { sleep() }
        }
        Coroutine.leave()
        let ended = stack.take()
        return runner.unsafelyUnwrapped.end(ended.unsafelyUnwrapped)
    }
}

/// The thread on which the pooled coroutines of a world run, one at a time.
final class StackThread {
    private let condition = ThreadCondition()
    private var calls: [Coroutine] = []
    private var mustEnd = false
    private var hasStarted = false
    private let own = Atomic<UInt>(0)

    // The rest belongs to the thread.
    private var base: SuspendableStack!
    /// The coroutine that gets the world lock from the one that runs.
    private var next: Coroutine?
    /// A stack that has ended, to be freed from another one.
    private var ended: SuspendableStack?

    /// Gives the world lock to a coroutine: at the next switch, if the caller is one of this thread.
    func resume(_ coroutine: Coroutine) {
        if own.load(ordering: .relaxed) == SystemThread.system { next = coroutine } else { call(coroutine) }
    }

    /// Resumes a coroutine once the thread has nothing else to do.
    func call(_ coroutine: Coroutine) {
        condition.withLock {
            calls.append(coroutine)
            if !hasStarted { start() }
            condition.signal()
        }
    }

    /// Ends the thread after its calls.
    func end() {
        condition.withLock {
            mustEnd = true
            condition.signal()
        }
    }

    /// Suspends a coroutine and resumes the one that was given the world lock; without one the thread waits for a call.
    func leave(_ stack: SuspendableStack) {
        // A suspended stack keeps nothing of the one that it was left for.
        let target = Unmanaged.passUnretained(next.take()?.stack ?? base)
        target._withUnsafeGuaranteedRef { if $0 !== stack { stack.resume($0) } }
        ended = nil
    }

    /// The stack to resume after one that has ended.
    func end(_ stack: SuspendableStack) -> Unmanaged<SuspendableStack> {
        ended = stack
        return Unmanaged.passUnretained(next.take()?.stack ?? base)
    }

    private func start() {
        hasStarted = true
        let isRunning = SystemThread.start(stackBytes: 1 << 20) { [self] in
            own.store(SystemThread.system, ordering: .relaxed)
            base = SuspendableStack(adoptingThread: ())
            while let stack = nextCall() {
                base.resume(stack)
                ended = nil
            }
        }
        precondition(isRunning, "no more threads")
    }

    private func nextCall() -> SuspendableStack? {
        condition.withLock {
            while calls.isEmpty && !mustEnd { condition.wait() }
            return calls.isEmpty ? nil : calls.removeFirst().stack
        }
    }
}

// MARK: Which coroutine is this?

extension Coroutine {
    // A thread keeps the coroutine that it stands on: a world may be let go of on another thread than the one that drove it.
    private static let slot = ThreadSlot { coroutine in
        if let coroutine { Unmanaged<Coroutine>.fromOpaque(coroutine).release() }
    }

    /// The coroutine whose stack the caller stands on; nil on threads foreign to every world.
    static var current: Coroutine? {
        guard let pointer = slot.value else { return nil }
        return Unmanaged<Coroutine>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// Returns true if the caller stands on a stack of a world.
    @inline(__always) static func isHere(in world: World) -> Bool {
        guard let pointer = slot.value else { return false }
        return Unmanaged<Coroutine>.fromOpaque(pointer)._withUnsafeGuaranteedRef { $0.world === world }
    }

    func becomeCurrent() {
        let before = Coroutine.slot.value
        if before != Unmanaged.passUnretained(self).toOpaque() {
            Coroutine.slot.value = Unmanaged.passRetained(self).toOpaque()
            if let before { Unmanaged<Coroutine>.fromOpaque(before).release() }
        }
        if thread != SystemThread.current {
            thread = SystemThread.current
            stackLimit = NativeStack.limitHere
        }
        if isHost { NativeStack.begin(above: stackLimit) }
    }

    /// The world of a host has ended: its thread belongs to none.
    static func forget(_ host: Coroutine) {
        host.world = nil
        guard slot.value == Unmanaged.passUnretained(host).toOpaque() else { return }
        leave()
        NativeStack.end()
    }

    private static func leave() {
        guard let pointer = slot.value else { return }
        slot.value = nil
        Unmanaged<Coroutine>.fromOpaque(pointer).release()
    }
}

/// What a parked stack waits for, and in the end why it went on.
final class Wait {
    enum Kind {
        /// The executor runs nothing else.
        case block
        /// Other items of the executor run on top of the stack.
        case loop
        /// Whatever comes next may free what is waited for. It cannot be refused.
        case yield
        /// The stack has left its executor, which runs other items meanwhile.
        case suspension
    }

    let coroutine: Coroutine
    let kind: Kind
    var result: WaitResult?
    /// The agenda's entry for its time limit.
    var alarm: WorldItem?
    /// The event that ended the wait of a task, which then causes its further work; nil: the one before the wait.
    var cause: Int?

    init(_ coroutine: Coroutine, _ kind: Kind) {
        self.coroutine = coroutine
        self.kind = kind
    }
}
