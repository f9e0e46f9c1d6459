import Platform

/// A thread with its stack. Of all coroutines of a world only the one that holds the world lock runs.
final class Coroutine {
    // Pooled coroutines end before their world does; a host is told (`World.deinit`), since a thread may still stand on it.
    private unowned(unsafe) var world: World?
    private let gate = Semaphore()
    private var mustQuit = false
    let isHost: Bool
    /// The executor that this stack works for; the host works for main.
    // Not counted: the item that the stack runs keeps it.
    unowned(unsafe) var executor: Executor
    /// The executor whose thread this is while `sync` does the work of another queue here.
    unowned(unsafe) var lender: Executor?
    /// What the top of this stack waits for.
    var wait: Wait?
    /// How the stack found the executor that its item has entered.
    var entry = Executor.Entry(spinner: nil, coroutine: nil)
    /// The task that the code on the stack belongs to, and whether the stack was made for it.
    var task: AnyObject?
    var runsTask = false
    /// The address that this stack must stay above (`NativeStack`), and whose stack that is: a host may change threads.
    private(set) var stackLimit: UInt = 0
    private var thread: UInt?

    /// The thread that drives a world from outside.
    init(host world: World) {
        self.world = world
        executor = world.main
        isHost = true
    }

    /// A thread of the world's pool. It starts to drive when the world lock comes.
    init(pooled world: World) {
        self.world = world
        executor = world.main
        isHost = false
        start(stackSize: world.stackSize)
    }

    func belongs(to world: World) -> Bool { self.world === world }

    /// Passes the world lock to this coroutine; the caller touches nothing of the world afterwards.
    func resume() { gate.open() }

    /// Waits for the world lock.
    func sleep() {
        gate.pass()
        // Who is woken to quit has no world lock: the limit is another's.
        if !mustQuit { NativeStack.begin(above: stackLimit) }
    }

    /// Ends a pooled thread whose stack is empty.
    func quit() {
        mustQuit = true
        gate.open()
    }

    private func work() {
        while true {
            sleep()
            if mustQuit { return }
            world?.work(on: self)
        }
    }

    private func start(stackSize: Int) {
        let hasStarted = SystemThread.start(stackBytes: stackSize) { [self] in
            becomeCurrent()
            work()
            Coroutine.leave()
        }
        precondition(hasStarted, "no more threads")
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

    /// Whether the caller stands on a stack of a world.
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

    /// The world of a host is no more: its thread belongs to none.
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

    init(_ coroutine: Coroutine, _ kind: Kind) {
        self.coroutine = coroutine
        self.kind = kind
    }
}
