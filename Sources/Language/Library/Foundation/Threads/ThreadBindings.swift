import Rill
import Runtime

/// Returns the world in which the program runs.
func currentWorld() throws -> World {
    guard let world = World.current else {
        throw Trap("unsupported", "this code cannot block: it does not run on a thread of a program")
    }
    return world
}

/// Handles the result of a blocking call: throws if the program must stop.
@discardableResult
func checkWait(_ result: WaitResult, _ what: String) throws -> Bool {
    switch result {
    case .done: return true
    case .timedOut: return false
    case .interrupted: throw Interrupted()
    case .deadlock: throw Trap("deadlock", "'\(what)' would wait forever: nothing scheduled can wake it")
    }
}

/// Blocks the program's thread for a time of the virtual clock.
func sleepThread(_ nanoseconds: Int) throws {
    let world = try currentWorld()
    world.noteMainThreadWait()
    try checkWait(world.block(for: nanoseconds), "sleep")
}

/// Runs an endless run loop until the time limit of the program.
func runEndlessly(_ world: World) throws {
    let end = world.endlessLoopLimit.map(world.now.saturatingSum)
    if case .interrupted = WorldRunLoop.run(until: end, in: world) { throw Interrupted() }
    if let end, world.now >= end { throw EndlessWait() }
}

/// Converts a program's function to a closure for the world.
func worldClosure(_ function: Value) -> () -> Void {
    let function = function.asFunction
    return { _ = Unwinding.guarded { try function.call0() } }
}

/// Converts seconds to nanoseconds.
func nanoseconds(_ seconds: Double) -> Int {
    // Limits the time to 146 years, which is more than any clock represents.
    min(1 << 62, max(0, .saturating((seconds * 1e9).rounded())))
}

func addThreadModule(_ t: inout NativeModule) {
    func thread(_ value: Value) -> WorldThread { value.unboxed.exactly(WorldThread.self) }
    func handle(_ thread: WorldThread) -> Value {
        .object(AnyBox(RuntimeType.named("Thread", []), .object(thread)))
    }
    t.one("Thread._make(_:)") { handle(WorldThread(in: try currentWorld(), worldClosure($0))) }
    t.zero("Thread._currentHandle()") { handle(WorldThread.current(in: try currentWorld())) }
    t.zero("Thread._mainHandle()") { handle(WorldThread.current(in: try currentWorld())) }
    // A thread of the system, which runs queues, has no name.
    t.one("Thread._name(_:)") { .string(thread($0).isOfSystem ? "" : thread($0).name) }
    t.two("Thread._setName(_:_:)") {
        thread($0).name = $1.asString
        return .unit
    }
    t.one("Thread._start(_:)") {
        thread($0).start()
        return .unit
    }
    t.one("Thread._cancel(_:)") {
        thread($0).cancel()
        return .unit
    }
    t.one("Thread._flags(_:)") {
        let thread = thread($0)
        return .array([
            .bool(thread.isMainThread), .bool(thread.isExecuting), .bool(thread.isFinished), .bool(thread.isCancelled),
        ])
    }
    t.one("Thread._number(_:)") { .int(thread($0).number) }
    t.two("Thread._same(_:_:)") { .bool(thread($0).number == thread($1).number) }
    t.zero("Thread.isMainThread") { .bool(World.current.map(WorldThread.isMainThread) ?? true) }
    t.one("Thread.sleep(forTimeInterval:)") {
        try sleepThread(nanoseconds($0.asDouble))
        return .unit
    }
    t.one("Thread.sleep(until:)") {
        try sleepThread(nanoseconds($0.date.timeIntervalSince(worldDate())))
        return .unit
    }
    t.one("RunLoop._goesOn(_:)") {
        try currentWorld().ending = $0.asBool ? .later : .whenIdle
        return .unit
    }
    t.one("RunLoop._run(_:)") { until in
        let world = try currentWorld()
        guard let date = until.asOptional?.date else {
            // If nothing more is scheduled, the run loop ends its wait; the program continues.
            try runEndlessly(world)
            return .unit
        }
        world.noteMainThreadWait()
        let (end, isNever) = world.now.addingReportingOverflow(nanoseconds(date.timeIntervalSince(worldDate())))
        if case .interrupted = WorldRunLoop.run(until: isNever ? .max : end, in: world) { throw Interrupted() }
        return .unit
    }
}
