#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

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
    private var thread: pthread_t?

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
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, max(stackSize, 1 << 16))
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        defer { pthread_attr_destroy(&attributes) }
        let argument = Unmanaged.passRetained(self).toOpaque()
        #if canImport(Darwin)
            var thread: pthread_t?
            let failure = pthread_create(&thread, &attributes, { coroutineMain($0) }, argument)
        #else
            var thread = pthread_t()
            let failure = pthread_create(&thread, &attributes, { coroutineMain($0!) }, argument)
        #endif
        precondition(failure == 0, "no more threads")
    }

    fileprivate func main() {
        becomeCurrent()
        work()
        Coroutine.leave()
    }
}

private func coroutineMain(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Coroutine>.fromOpaque(argument).takeRetainedValue().main()
    return nil
}

// MARK: Which coroutine is this?

extension Coroutine {
    // A thread keeps the coroutine that it stands on: a world may be let go of on another thread than the one that drove it.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { coroutine in
            // What the parameter's type is depends on the platform.
            let coroutine: UnsafeMutableRawPointer? = coroutine
            if let coroutine { Unmanaged<Coroutine>.fromOpaque(coroutine).release() }
        }
        return key
    }()

    /// The coroutine whose stack the caller stands on; nil on threads foreign to every world.
    static var current: Coroutine? {
        guard let pointer = pthread_getspecific(key) else { return nil }
        return Unmanaged<Coroutine>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// Returns true if the caller stands on a stack of a world.
    @inline(__always) static func isHere(in world: World) -> Bool {
        guard let pointer = pthread_getspecific(key) else { return false }
        return Unmanaged<Coroutine>.fromOpaque(pointer)._withUnsafeGuaranteedRef { $0.world === world }
    }

    func becomeCurrent() {
        let before = pthread_getspecific(Coroutine.key)
        if before != Unmanaged.passUnretained(self).toOpaque() {
            pthread_setspecific(Coroutine.key, Unmanaged.passRetained(self).toOpaque())
            if let before { Unmanaged<Coroutine>.fromOpaque(before).release() }
        }
        if thread != pthread_self() {
            thread = pthread_self()
            stackLimit = NativeStack.limitHere
        }
        if isHost { NativeStack.begin(above: stackLimit) }
    }

    /// The world of a host is no more: its thread belongs to none.
    static func forget(_ host: Coroutine) {
        host.world = nil
        guard pthread_getspecific(key) == Unmanaged.passUnretained(host).toOpaque() else { return }
        leave()
        NativeStack.end()
    }

    private static func leave() {
        guard let pointer = pthread_getspecific(key) else { return }
        pthread_setspecific(key, nil)
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
