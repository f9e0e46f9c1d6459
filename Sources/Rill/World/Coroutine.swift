import Platform
import Synchronization

/// A stack of a world. Of all coroutines of a world, only the one with the world lock runs.
///
/// Pooled coroutines share one thread, the world's `CoroutineThread`, on which they are resumed and suspended. The host is the
/// thread that drives the world from outside.
final class Coroutine {
    // The world of the coroutine. Pooled coroutines end before their world. A host is notified when its world ends
    // (`World.deinit`), because its thread continues.
    private unowned(unsafe) var world: World?
    /// The semaphore that wakes a host; nil for pooled coroutines.
    private let wakeSemaphore: Semaphore?
    /// The thread on which a pooled coroutine runs; nil for a host. The next field is the coroutine's stack until it
    /// has ended.
    private let stackThread: CoroutineThread?
    fileprivate private(set) var stack: SuspendableStack?
    /// Belongs to the thread of the stack, which still reads it after it has passed the world lock on.
    fileprivate var mustQuit = false
    let isHost: Bool
    /// True if the stack was created while many others were parked. Such a stack is smaller and is not kept for reuse.
    let hasSmallStack: Bool
    /// The executor for which this stack works; a host works for the main executor. The reference is unowned, because
    /// the item that runs on the stack retains the executor.
    unowned(unsafe) var currentExecutor: Executor
    /// While `sync` runs the work of another queue on this stack: the executor to which the thread belongs.
    unowned(unsafe) var lendingExecutor: Executor?
    /// The wait of the code at the top of this stack; nil if it does not wait.
    var currentWait: CoroutineWait?
    /// The state that the executor had before the stack's item entered it.
    var executorEntry = Executor.Entry(runLoopThread: nil, coroutine: nil)
    /// The task to which the running code belongs. The next field is true if the stack was created for that task.
    var task: AnyObject?
    var runsTask = false
    /// The wait of the caller that has started the running task at once. It ends when the task first suspends.
    var startingWait: CoroutineWait?
    /// The previous coroutine in the list of parked ones. The next field is the following one.
    unowned(unsafe) var parkedBefore: Coroutine?
    unowned(unsafe) var parkedAfter: Coroutine?
    var isParked = false
    /// The lowest address that this stack may reach (`NativeStack`). The next field is the thread of the stack, because
    /// a host may change its thread.
    private(set) var stackLimit: UInt = 0
    private var thread: UInt?

    /// Creates a coroutine for the thread that drives a world from outside.
    init(host world: World) {
        self.world = world
        currentExecutor = world.main
        isHost = true
        hasSmallStack = false
        wakeSemaphore = Semaphore()
        stackThread = nil
    }

    /// Creates a pooled stack. It starts to drive the world when it gets the world lock. Returns nil if the system has
    /// no memory for it.
    init?(pooled world: World) {
        self.world = world
        currentExecutor = world.main
        isHost = false
        wakeSemaphore = nil
        stackThread = world.stackThread
        hasSmallStack = world.parkedCoroutines.count > World.maxLargeStacks
        let bytes = hasSmallStack ? min(world.stackSize, World.smallStackSize) : world.stackSize
        stack = SuspendableStack.make(bytes: bytes) { [self] _ in runOnStack() }
        if stack == nil { return nil }
    }

    func belongs(to world: World) -> Bool { self.world === world }

    /// Passes the world lock to this coroutine. Afterwards the caller must not use the world, and must sleep.
    func resumeExecution() {
        if let stackThread { stackThread.resume(self) } else { wakeSemaphore?.signal() }
    }

    /// Waits for the world lock.
    func waitUntilResumed() {
        if let stackThread, let stack { stackThread.switchToBase(stack) } else { wakeSemaphore?.waitForSignal() }
        // A coroutine that is woken to quit does not have the world lock; the limit belongs to another stack.
        if !mustQuit { NativeStack.beginLimit(above: stackLimit) }
    }

    /// Ends a pooled coroutine whose stack is empty.
    func requestQuit() { stackThread?.call(self, toQuit: true) }

    /// Ends the coroutine from its own stack, at the point where it would sleep.
    func quitAtEnd() { mustQuit = true }

    // The function that runs on the stack. It has the world lock at its start.
    private func runOnStack() -> Unmanaged<SuspendableStack> {
        becomeCurrent()
        while !mustQuit {
            NativeStack.beginLimit(above: stackLimit)
            world?.runLoop(on: self)
            if !mustQuit { waitUntilResumed() }
        }
        Coroutine.resignCurrent()
        let ended = stack.takeValue()
        return stackThread.unsafelyUnwrapped.endStack(ended.unsafelyUnwrapped)
    }
}

/// The thread on which the pooled coroutines of a world run, one at a time.
final class CoroutineThread {
    private let condition = ThreadCondition()
    private var calls: [(coroutine: Coroutine, isToQuit: Bool)] = []
    private var mustEnd = false
    private var hasStarted = false
    private let ownIdentity = Atomic<UInt>(0)

    // The stack of the thread itself. This field and the next ones are used only on the thread.
    private var baseStack: SuspendableStack!
    /// The coroutine that gets the world lock at the next switch.
    private var nextCoroutine: Coroutine?
    /// A stack that has ended and must be freed while another stack runs.
    private var endedStack: SuspendableStack?

    /// Passes the world lock to a coroutine. If the caller runs on this thread, that happens at the next switch.
    func resume(_ coroutine: Coroutine) {
        if ownIdentity.load(ordering: .relaxed) == SystemThread.kernelID {
            nextCoroutine = coroutine
        } else {
            call(coroutine)
        }
    }

    /// Resumes a coroutine once the thread has nothing else to do; one that is to quit has an empty stack.
    func call(_ coroutine: Coroutine, toQuit: Bool = false) {
        condition.withLock {
            calls.append((coroutine, toQuit))
            if !hasStarted { startThread() }
            condition.signal()
        }
    }

    /// Ends the thread after the calls that it has received.
    func endThread() {
        condition.withLock {
            mustEnd = true
            condition.signal()
        }
    }

    /// Suspends a coroutine and resumes the one to which the world lock was passed. If there is none, the thread waits
    /// for a call.
    func switchToBase(_ stack: SuspendableStack) {
        // A suspended stack must not retain the coroutine to which it has switched.
        let target = Unmanaged.passUnretained(nextCoroutine.takeValue()?.stack ?? baseStack)
        target._withUnsafeGuaranteedRef { if $0 !== stack { stack.resume($0) } }
        endedStack = nil
    }

    /// Ends a stack, and returns the stack to resume.
    func endStack(_ stack: SuspendableStack) -> Unmanaged<SuspendableStack> {
        endedStack = stack
        return Unmanaged.passUnretained(nextCoroutine.takeValue()?.stack ?? baseStack)
    }

    private func startThread() {
        hasStarted = true
        let isRunning = SystemThread.start(stackBytes: 1 << 20) { [self] in
            ownIdentity.store(SystemThread.kernelID, ordering: .relaxed)
            baseStack = SuspendableStack(adoptingThread: ())
            while let stack = nextCall() {
                baseStack.resume(stack)
                endedStack = nil
            }
        }
        precondition(isRunning, "the system cannot start another thread")
    }

    private func nextCall() -> SuspendableStack? {
        condition.withLock {
            while calls.isEmpty && !mustEnd { condition.wait() }
            if calls.isEmpty { return nil }
            let call = calls.removeFirst()
            if call.isToQuit { call.coroutine.mustQuit = true }
            return call.coroutine.stack
        }
    }
}

// MARK: Which coroutine is this?

extension Coroutine {
    // For each thread, the coroutine that runs on it. The thread retains the coroutine, because a world may be freed on
    // another thread than the one that drove it.
    private static let slot = ThreadSlot { coroutine in
        if let coroutine { Unmanaged<Coroutine>.fromOpaque(coroutine).release() }
    }

    /// The coroutine on whose stack the caller runs; nil on threads that belong to no world.
    static var current: Coroutine? {
        guard let pointer = slot.value else { return nil }
        return Unmanaged<Coroutine>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// Returns true if the caller runs on a stack of a world.
    @inline(__always) static func isCurrent(in world: World) -> Bool {
        guard let pointer = slot.value else { return false }
        return Unmanaged<Coroutine>.fromOpaque(pointer)._withUnsafeGuaranteedRef { $0.world === world }
    }

    func becomeCurrent() {
        let before = Coroutine.slot.value
        if before != Unmanaged.passUnretained(self).toOpaque() {
            Coroutine.slot.value = Unmanaged.passRetained(self).toOpaque()
            if let before { Unmanaged<Coroutine>.fromOpaque(before).release() }
        }
        if thread != SystemThread.currentIdentity {
            thread = SystemThread.currentIdentity
            stackLimit = NativeStack.currentLimit
        }
        if isHost { NativeStack.beginLimit(above: stackLimit) }
    }

    /// Removes a host from its thread. The function is called when the world of the host has ended.
    static func clearCurrent(_ host: Coroutine) {
        host.world = nil
        guard slot.value == Unmanaged.passUnretained(host).toOpaque() else { return }
        resignCurrent()
        NativeStack.endLimit()
    }

    private static func resignCurrent() {
        guard let pointer = slot.value else { return }
        slot.value = nil
        Unmanaged<Coroutine>.fromOpaque(pointer).release()
    }
}

/// The reason why a stack is parked, and the result of the wait.
final class CoroutineWait {
    enum Kind {
        /// The executor is blocked and runs no other items.
        case block
        /// Other items of the executor run on top of the stack, as in a run loop.
        case loop
        /// The stack waits for a lock that any event may free. Such a wait cannot be refused.
        case yield
        /// The stack has left its executor, which meanwhile runs other items.
        case suspension
    }

    let coroutine: Coroutine
    let kind: Kind
    var result: WaitResult?
    /// The scheduled item that ends the wait at its time limit; nil if there is no limit.
    var alarm: WorldItem?
    /// The event that has ended the wait of a task and is the cause of the task's further work. If it is nil, the cause
    /// is the event before the wait.
    var wakingCause: Int?

    init(_ coroutine: Coroutine, _ kind: Kind) {
        self.coroutine = coroutine
        self.kind = kind
    }
}
