import Rill
import Runtime

// Schedulers as programs use them: lanes of the World underneath.

extension Rx {
    /// A program's action as the engine runs it.
    static func action(_ closure: Value) -> (Value) -> Disposable {
        let function = closure.asFunction
        return { state in
            let result = Unwinding.guarded { try function.call1(state) }
            return result.map(disposable) ?? Disposables.create()
        }
    }
}

let rxSchedulerBindings: [Binding] = [
    Binding(
        "ImmediateSchedulerType.bridged.schedule(_:action:)",
        .three { scheduler, state, closure in
            Rx.value(Rx.immediate(scheduler).schedule(state, action: Rx.action(closure)))
        }),
    Binding(
        "ImmediateSchedulerType.scheduleRecursive(_:action:)",
        .three { scheduler, state, closure in
            let function = closure.asFunction
            return Rx.value(
                Rx.immediate(scheduler).scheduleRecursive(state) { (state: Value, recurse: (Value) -> Void) in
                    withoutActuallyEscaping(recurse) { recurse in
                        let again = NativeFunction {
                            recurse($0[0]); return .unit
                        }
                        _ = Unwinding.guarded { try function.call2(state, .object(again)) }
                    }
                })
        }),
    Binding("SchedulerType.bridged.now", .one { .object(Native(Rx.scheduler($0).now)) }),
    Binding(
        "SchedulerType.bridged.scheduleRelative(_:dueTime:action:)",
        .many { a in
            Rx.value(Rx.scheduler(a[0]).scheduleRelative(a[1], dueTime: Rx.interval(a[2]), action: Rx.action(a[3])))
        }),
    Binding(
        "SchedulerType.bridged.schedulePeriodic(_:startAfter:period:action:)",
        .many { a in
            let function = a[4].asFunction
            return Rx.value(
                Rx.scheduler(a[0]).schedulePeriodic(a[1], startAfter: Rx.interval(a[2]), period: Rx.interval(a[3])) {
                    state in
                    Unwinding.guarded { try function.call1(state) } ?? state
                })
        }),
    Binding("CurrentThreadScheduler.instance", .zero { .object(CurrentThreadScheduler.instance) }),
    Binding("CurrentThreadScheduler.isScheduleRequired", .zero { .bool(CurrentThreadScheduler.isScheduleRequired) }),
    Binding("MainScheduler.init()", .zero { .object(MainScheduler()) }),
    Binding("MainScheduler.instance", .zero { .object(MainScheduler.instance) }),
    Binding("MainScheduler.asyncInstance", .zero { .object(MainScheduler.asyncInstance) }),
    Binding("MainScheduler.ensureExecutingOnScheduler(errorMessage:)", .one { try ensureMain($0) }),
    Binding("MainScheduler.ensureRunningOnMainThread(errorMessage:)", .one { try ensureMain($0) }),
    Binding("ConcurrentMainScheduler.instance", .zero { .object(ConcurrentMainScheduler.instance) }),
    Binding(
        "SerialDispatchQueueScheduler.init(qos:)",
        .three { _, name, _ in
            .object(SerialDispatchQueueScheduler(internalSerialQueueName: name.asString))
        }),
    Binding(
        "SerialDispatchQueueScheduler.init(internalSerialQueueName:)",
        .two { name, _ in
            .object(SerialDispatchQueueScheduler(internalSerialQueueName: name.asString))
        }),
    Binding(
        "SerialDispatchQueueScheduler.init(queue:)",
        .three { queue, name, _ in
            .object(SerialDispatchQueueScheduler(queue: worldQueue(queue), internalSerialQueueName: name.asString))
        }),
    Binding(
        "ConcurrentDispatchQueueScheduler.init(qos:)",
        .two { _, _ in
            .object(ConcurrentDispatchQueueScheduler(qos: .default))
        }),
    Binding(
        "ConcurrentDispatchQueueScheduler.init(queue:)",
        .two { queue, _ in .object(ConcurrentDispatchQueueScheduler(queue: worldQueue(queue))) }),
]

private func worldQueue(_ value: Value) -> WorldQueue {
    if let queue = value.reference as? WorldQueue { return queue }
    return WorldQueue.main(in: World.current!)
}

private func ensureMain(_ message: Value) throws -> Value {
    if World.current?.isOnMainExecutor ?? true { return .unit }
    let text =
        message.isNil
        ? "Executing on background thread. Please use `MainScheduler.instance.schedule` to schedule work on main thread."
        : message.asString
    throw Trap("precondition-failed", text)
}
