import Platform

/// A scheduler that is based on a queue. In a world it uses an executor, which has a numeric clock and alarms without
/// closures.
protocol ExecutorScheduler: AlarmScheduler {
    func executor(in world: World) -> Executor
}

extension ExecutorScheduler {
    var nanosecondNow: Int { World.withCurrent(\.virtualClock) ?? SystemClock.monotonicNanoseconds }

    func armAlarm(_ handler: AlarmHandler, _ number: Int, after delay: RxTimeInterval) -> AlarmTicket? {
        guard let world = World.current else { return nil }
        return world.armAlarm(handler, number, after: delay, on: executor(in: world))
    }

    func rearmAlarm(_ ticket: AlarmTicket, _ handler: AlarmHandler, _ number: Int, after delay: RxTimeInterval) -> Bool
    {
        World.rearmAlarm(ticket, handler, number, after: delay)
    }
}
