import Platform
import Synchronization

/// A stack of a world. Of all coroutines of a world, only the one with the world lock runs.
///
/// Pooled coroutines share one thread, the world's `StackThread`, on which they are resumed and suspended. The host is the
/// thread that drives the world from outside.
final class Coroutine {
    // Pooled coroutines end before their world; a host is notified (`World.deinit`), since its thread continues.
    private unowned(unsafe) var world: World?
    /// The semaphore that wakes a host.
    private let gate: Semaphore?
    /// The thread of a pooled coroutine, and its stack there until that has ended.
    private let runner: StackThread?
    fileprivate private(set) var stack: SuspendableStack?
    private var mustQuit = false
    let isHost: Bool
    /// True if it was created while many others were parked. It is not kept for reuse.
    let isSmall: Bool
    /// The executor that this stack works for; the host works for main. Unowned: the item that runs on the stack
    /// retains it.
    unowned(unsafe) var executor: Executor
    /// The executor whose thread this is while `sync` runs the work of another queue on it.
    unowned(unsafe) var lendingExecutor: Executor?
    /// The item or condition for which the top of this stack waits.
    var currentWait: Wait?
    /// The previous state of the executor that the stack's item has entered.
    var entry = Executor.Entry(runLoopThread: nil, coroutine: nil)
    /// The task to which the running code belongs, and whether the stack was created for it.
    var task: AnyObject?
    var runsTask = false
    /// The wait of the caller that started the running task at once; settled when the task first suspends.
    var starter: Wait?
    /// The neighbours in the list of parked coroutines.
    unowned(unsafe) var parkedBefore: Coroutine?
    unowned(unsafe) var parkedAfter: Coroutine?
    var isParked = false
    /// The lowest address that this stack may reach (`NativeStack`), and the thread of that stack, because a host may
    /// change threads.
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

    /// Creates a pooled stack. It starts to drive when it gets the world lock. Nil if the system has no memory for it.
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

    /// Passes the world lock to this coroutine. The caller must not use the world afterwards, and sleeps next.
    func resume() {
        if let runner { runner.resume(self) } else { gate?.open() }
    }

    /// Waits for the world lock.
    func sleep() {
        if let runner, let stack { runner.leave(stack) } else { gate?.waitForSignal() }
        // A coroutine that is woken to quit has no world lock; the limit belongs to another stack.
        if !mustQuit { NativeStack.begin(above: stackLimit) }
    }

    /// Ends a pooled coroutine whose stack is empty.
    func quit() {
        mustQuit = true
        runner?.call(self)
    }

    /// Ends the coroutine from its own stack, at the point where it would sleep.
    func quitAtEnd() { mustQuit = true }

    // The body of the stack, which has the world lock at the start.
    private func run() -> Unmanaged<SuspendableStack> {
        becomeCurrent()
        while !mustQuit {
            NativeStack.begin(above: stackLimit)
            world?.runLoop(on: self)
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
    /// The coroutine that gets the world lock at the next switch.
    private var next: Coroutine?
    /// A stack that has ended, to be freed from another one.
    private var ended: SuspendableStack?

    /// Passes the world lock to a coroutine: at the next switch, if the caller runs on this thread.
    func resume(_ coroutine: Coroutine) {
        if own.load(ordering: .relaxed) == SystemThread.kernelID { next = coroutine } else { call(coroutine) }
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

    /// Suspends a coroutine and resumes the one that was given the world lock; if there is none, the thread waits for a
    /// call.
    func leave(_ stack: SuspendableStack) {
        // A suspended stack must not retain the coroutine to which it has switched.
        let target = Unmanaged.passUnretained(next.take()?.stack ?? base)
        target._withUnsafeGuaranteedRef { if $0 !== stack { stack.resume($0) } }
        ended = nil
    }

    /// Ends a stack and returns the one to resume.
    func end(_ stack: SuspendableStack) -> Unmanaged<SuspendableStack> {
        ended = stack
        return Unmanaged.passUnretained(next.take()?.stack ?? base)
    }

    private func start() {
        hasStarted = true
        let isRunning = SystemThread.start(stackBytes: 1 << 20) { [self] in
            own.store(SystemThread.kernelID, ordering: .relaxed)
            base = SuspendableStack(adoptingThread: ())
            while let stack = nextCall() {
                base.resume(stack)
                ended = nil
            }
        }
        precondition(isRunning, "the system cannot start another thread")
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
    // A thread retains the coroutine on which it runs, because a world may be freed on another thread than the one that
    // drove it.
    private static let slot = ThreadSlot { coroutine in
        if let coroutine { Unmanaged<Coroutine>.fromOpaque(coroutine).release() }
    }

    /// The coroutine on whose stack the caller runs; nil on threads that belong to no world.
    static var current: Coroutine? {
        guard let pointer = slot.value else { return nil }
        return Unmanaged<Coroutine>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// Returns true if the caller runs on a stack of a world.
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
            stackLimit = NativeStack.currentLimit
        }
        if isHost { NativeStack.begin(above: stackLimit) }
    }

    /// Removes a host's thread. Called when the world of the host has ended.
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

/// The reason why a stack is parked, and the result of the wait.
final class Wait {
    enum Kind {
        /// The executor runs nothing else.
        case block
        /// Other items of the executor run on top of the stack.
        case loop
        /// Any event may free the awaited lock. This wait cannot be refused.
        case yield
        /// The stack has left its executor, which runs other items meanwhile.
        case suspension
    }

    let coroutine: Coroutine
    let kind: Kind
    var result: WaitResult?
    /// The agenda's entry for its time limit.
    var alarm: WorldItem?
    /// The event that ended a task's wait and causes its further work; nil for the event before the wait.
    var cause: Int?

    init(_ coroutine: Coroutine, _ kind: Kind) {
        self.coroutine = coroutine
        self.kind = kind
    }
}
