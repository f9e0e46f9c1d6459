import Rill
import Runtime

/// Adds the natives of Dispatch, whose queues are executors of the world.
func addDispatchModule(_ t: inout NativeModule) {
    addQueuesBindings(&t)
    addTargetAndSuspensionBindings(&t)
    addWaitingBindings(&t)
    addTimersBindings(&t)
    t.zero("DispatchTime._now()") { .int(World.current?.now ?? 0) }
    t.zero("dispatchMain()") {
        try runEndlessly(try currentWorld())
        throw ExitRequest(status: 0)
    }
}

private func queue(_ value: Value) -> WorldQueue { value.exactly(WorldQueue.self) }

private func addQueuesBindings(_ t: inout NativeModule) {
    t.many("DispatchQueue.init(label:qos:attributes:autoreleaseFrequency:target:)") { a in
        let isConcurrent = a[2].optionBits & 1 == 1
        let isInactive = a[2].optionBits & 2 == 2
        let target = a[4].asOptional.map(queue)
        return .object(
            WorldQueue(
                label: a[0].asString, isConcurrent: isConcurrent, isInactive: isInactive, target: target,
                in: try currentWorld()))
    }
    t.zero("DispatchQueue.main") {
        let world = try currentWorld()
        let host = ProgramHost.currentHost
        if let main = host.mainQueue, main.world === world { return .object(main) }
        let main = WorldQueue.main(in: world)
        host.mainQueue = main
        return .object(main)
    }
    t.one("DispatchQueue.global(qos:)") { qos in
        let box = qos.exactly(EnumBox.self)
        let names = ["background", "utility", "default", "user-initiated", "user-interactive", "default"]
        return .object(WorldQueue.global(names[min(box.index, names.count - 1)], in: try currentWorld()))
    }
    t.one("DispatchQueue.label") { .string(queue($0).isMain ? "com.apple.main-thread" : queue($0).label) }
    t.one("DispatchQueue._line") { .int(queue($0).executor.number) }
    t.one("DispatchQueue._lateness(_:)") {
        let world = try currentWorld()
        return .int(world.orderPlan?.chosenDelay(on: $0.asString, at: world.now, cause: world.cause) ?? 0)
    }
    t.zero("DispatchQueue._runningLine") { .int(try currentWorld().currentExecutor.number) }
    t.many("DispatchQueue.async(group:qos:flags:execute:)") { a in
        let group = a[1].asOptional?.exactly(WorldDispatchGroup.self)
        queue(a[0]).async(barrier: a[3].optionBits & 1 == 1, group: group, worldClosure(a[4]))
        return .unit
    }
    t.three("DispatchQueue._asyncAfter(_:_:)") {
        queue($0).asyncAfter(deadline: $1.asInt, worldClosure($2))
        return .unit
    }
    func sync(_ receiver: Value, barrier: Bool, _ function: Value) throws -> Value {
        var result: Result<Value, Error>?
        let function = function.asFunction
        let waited = queue(receiver).sync(barrier: barrier) { result = Result { try function.call0() } }
        if case .deadlock = waited {
            throw Trap("deadlock", "'sync' on the current queue waits for itself (a deadlock)")
        }
        try checkWait(waited, "sync")
        return try result?.get() ?? .unit
    }
    t.two("DispatchQueue.sync(execute:)") { try sync($0, barrier: false, $1) }
    t.three("DispatchQueue.sync(flags:execute:)") { try sync($0, barrier: $1.optionBits & 1 == 1, $2) }
}

/// Adds the natives of target queues, and of suspended and inactive queues.
private func addTargetAndSuspensionBindings(_ t: inout NativeModule) {
    t.two("DispatchQueue.setTarget(queue:)") {
        queue($0).setTarget($1.asOptional.map(queue))
        return .unit
    }
    t.one("DispatchQueue.suspend()") {
        queue($0).suspend()
        return .unit
    }
    for name in ["DispatchQueue.activate()", "DispatchQueue.resume()"] {
        t.one(name) {
            queue($0).resume()
            return .unit
        }
    }
}

/// Returns the nanoseconds until a time; nil for `distantFuture`.
private func nanoseconds(until due: Value) throws -> Int? {
    let (due, now) = (due.asInt, try currentWorld().now)
    return due == Int.max ? nil : due <= now ? 0 : due - now
}

private func addWaitingBindings(_ t: inout NativeModule) {
    func semaphore(_ value: Value) -> WorldSemaphore { value.exactly(WorldSemaphore.self) }
    t.one("DispatchSemaphore.init(value:)") { .object(WorldSemaphore(value: $0.asInt, in: try currentWorld())) }
    t.one("DispatchSemaphore.signal()") { .int(semaphore($0).signal() ? 1 : 0) }
    t.two("DispatchSemaphore._wait(_:)") {
        .bool(try checkWait(semaphore($0).wait(timeout: nanoseconds(until: $1)), "wait"))
    }
    func group(_ value: Value) -> WorldDispatchGroup { value.exactly(WorldDispatchGroup.self) }
    t.zero("DispatchGroup.init()") { .object(WorldDispatchGroup(in: try currentWorld())) }
    t.one("DispatchGroup.enter()") {
        group($0).enter()
        return .unit
    }
    t.one("DispatchGroup.leave()") {
        guard group($0).leave() else { throw Trap("unbalanced", "'leave()' was called more often than 'enter()'") }
        return .unit
    }
    t.two("DispatchGroup._wait(_:)") { .bool(try checkWait(group($0).wait(timeout: nanoseconds(until: $1)), "wait")) }
    t.zero("_noteOwnWait()") {
        try currentWorld().noteMainThreadWait()
        return .unit
    }
    t.many("DispatchGroup.notify(qos:flags:queue:execute:)") { a in
        group(a[0]).notify(queue(a[3]), worldClosure(a[4]))
        return .unit
    }
}

private func addTimersBindings(_ t: inout NativeModule) {
    func source(_ value: Value) -> WorldTimerSource { value.unboxed.exactly(WorldTimerSource.self) }
    t.one("_TimerSource.make(_:)") { .object(WorldTimerSource(queue: queue($0))) }
    t.many("_TimerSource.setEventHandler(qos:flags:handler:)") { a in
        source(a[0]).setEventHandler(a[3].asOptional.map(worldClosure))
        return .unit
    }
    t.many("_TimerSource.setCancelHandler(qos:flags:handler:)") { a in
        source(a[0]).setCancelHandler(a[3].asOptional.map(worldClosure))
        return .unit
    }
    t.one("_TimerSource.resume()") {
        source($0).resume()
        return .unit
    }
    t.one("_TimerSource.suspend()") {
        source($0).suspend()
        return .unit
    }
    t.one("_TimerSource.cancel()") {
        source($0).cancel()
        return .unit
    }
    t.one("_TimerSource.isCancelled") { .bool(source($0).isCancelled) }
    t.three("_TimerSource._schedule(_:_:)") {
        guard $1.asInt != Int.max else { return .unit }
        source($0).schedule(deadline: $1.asInt, repeating: $2.asOptional.map { max(1, $0.asInt) })
        return .unit
    }
}
