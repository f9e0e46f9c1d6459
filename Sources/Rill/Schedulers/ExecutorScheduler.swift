import Platform

/// A scheduler that is based on a queue. In a world it uses an executor, which has a numeric clock and alarms without
/// closures.
protocol ExecutorScheduler: AlarmScheduler {
    func executor(in world: World) -> Executor
}

extension ExecutorScheduler {
    var nanosecondNow: Int { World.withCurrent(\.clock) ?? SystemClock.monotonicNanoseconds }

    func arm(_ handler: AlarmHandler, _ number: Int, after delay: RxTimeInterval) -> AlarmTicket? {
        guard let world = World.current else { return nil }
        return world.arm(handler, number, after: delay, on: executor(in: world))
    }

    func rearm(_ ticket: AlarmTicket, _ handler: AlarmHandler, _ number: Int, after delay: RxTimeInterval) -> Bool {
        World.rearm(ticket, handler, number, after: delay)
    }
}
