import Rill
import Runtime

/// Tasks on the world's lanes.
func taskModule(_ t: inout NativeModule) {
    func lane(_ value: Value) -> Lane { value.exactly(Lane.self) }
    t.zero("_Executor._tasks") { .object(try world().taskLane) }
    t.zero("_Executor._main") { .object(try world().main) }
    t.zero("_Executor._current") { .object(try world().currentExecutor) }
    t.one("_Executor._make(_:)") { .object(try world().makeExecutor($0.asString, .serial)) }
    t.one("_Executor._enter()") {
        try settled(try world().move(to: lane($0)), "await")
        return .unit
    }
    t.two("_Executor._isSame(_:)") { .bool(lane($0) === lane($1)) }

    func suspension(_ value: Value) -> Suspension { value.exactly(Suspension.self) }
    t.zero("_Suspension.init()") { .object(Suspension(in: try world())) }
    t.two("_Suspension._suspend(_:)") {
        let time = $1.asInt == Int.max ? nil : $1.asInt
        return .bool(try settled(suspension($0).suspend(until: time), "await"))
    }
    t.one("_Suspension._resume()") {
        suspension($0).resume()
        return .unit
    }

    t.zero("_Job._running()") { World.current?.currentTask.map { .object($0) } ?? .none }
    t.zero("_Job._now()") { .int(try world().now) }
    func run(_ job: Value, _ body: Value) throws -> Value {
        guard case .object(let object) = job else { return .unit }
        let body = body.asFunction
        return try world().asTask(object) { try body.call0() }
    }
    t.two("_Job._run(_:_:)", run)
    t.two("_Job._runAsync(_:_:)", run)
    t.three("_Job._start(_:_:_:)") { job, executor, body in
        guard case .object(let object) = job else { return .unit }
        try world().startTask(object, on: lane(executor), task(body))
        return .unit
    }
}
