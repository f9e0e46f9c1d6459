import Rill
import Runtime

/// Natives of tasks, which run on the executors of the world.
func addTaskModule(_ t: inout NativeModule) {
    addTaskStepsBindings(&t)
    t.zero("_Executor._tasks") { .object(try currentWorld().taskExecutor) }
    t.zero("_Executor._main") { .object(try currentWorld().main) }
    t.zero("_Executor._current") { .object(try currentWorld().currentExecutor) }
    t.one("_Executor._make(_:)") { .object(try currentWorld().makeExecutor($0.asString, .serial)) }
    t.one("_Executor._enter()") {
        try checkWait(try currentWorld().move(to: executor($0)), "await")
        return .unit
    }
    t.two("_Executor._isSame(_:)") { .bool(executor($0) === executor($1)) }

    t.one("_Executor._isOfMainActor(_:)") { .bool($0.unboxed.asFunction.isOfMainActor) }

    func suspension(_ value: Value) -> Suspension { value.exactly(Suspension.self) }
    t.zero("_Suspension.init()") { .object(Suspension(in: try currentWorld())) }
    t.two("_Suspension._suspend(_:)") {
        let time = $1.asInt == Int.max ? nil : $1.asInt
        return .bool(try checkWait(suspension($0).suspend(until: time), "await"))
    }
    t.one("_Suspension._yield()") {
        try checkWait(suspension($0).yield(), "await")
        return .unit
    }
    t.one("_Suspension._resume()") {
        suspension($0).resume()
        return .unit
    }

    t.zero("_Job._running()") { World.current?.currentTask.map { .object($0) } ?? .none }
    t.one("_Job._leaked(_:)") {
        // When a program is stopped, its waits end without a result.
        if !Brake.isOn {
            KitWarning.onKitWarning?(
                KitWarning(
                    rule: "leaked-continuation", text: $0.asString, help: "call 'resume' once on every path",
                    span: Host.stages.moduleSite))
        }
        return .unit
    }
    t.zero("_Job._now()") { .int(try currentWorld().now) }
    func run(_ job: Value, _ body: Value) throws -> Value {
        guard case .object(let object) = job else { return .unit }
        let body = body.asFunction
        return try currentWorld().asTask(object) { try body.call0() }
    }
    t.two("_Job._run(_:_:)", run)
    t.two("_Job._runAsync(_:_:)", run)
    t.three("_Job._start(_:_:_:)") { job, place, body in
        guard case .object(let object) = job else { return .unit }
        try currentWorld().startTask(object, on: executor(place), worldClosure(body))
        return .unit
    }
    t.three("_Job._startNow(_:_:_:)") { job, place, body in
        guard case .object(let object) = job else { return .unit }
        try checkWait(
            try currentWorld().startTaskNow(object, on: executor(place), worldClosure(body)), "Task.immediate")
        return .unit
    }
}

private func executor(_ value: Value) -> Executor { value.exactly(Executor.self) }

/// Adds natives that report the steps of tasks to a recorder.
private func addTaskStepsBindings(_ t: inout NativeModule) {
    func note(_ job: Value, _ step: @autoclosure () -> TaskStep) -> Value {
        if let hook = Host.stages.onTaskStep, case .object(let object) = job { hook(object, step()) }
        return .unit
    }
    func object(_ value: Value) -> AnyObject? {
        if case .object(let object) = value { object } else { nil }
    }
    t.many("_Job._made(_:_:_:_:)") { a in
        note(a[0], .created(kind: a[1].asString, executor: executor(a[2]), parent: object(a[3])))
    }
    t.one("_Job._wasCancelled(_:)") { note($0, .cancelled) }
    t.two("_Job._gave(_:_:)") { note($0, .sentElement($1)) }
    t.two("_Job._failed(_:_:)") { note($0, .failed($1)) }
    t.one("_Job._ended(_:)") { note($0, .ended) }
}
