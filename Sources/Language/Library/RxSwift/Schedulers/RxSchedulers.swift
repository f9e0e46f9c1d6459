import Rill
import Runtime

// Schedulers for programs, implemented by executors of the world.

extension Rx {
    /// Converts a program's action to one of the engine.
    static func action(_ closure: Value) -> (Value) -> Disposable {
        let function = closure.asFunction
        return { state in
            let result = Unwinding.guarded { try function.call1(state) }
            return result.map(disposable) ?? Disposables.create()
        }
    }
}

let rxSchedulerBindings: [Binding] = [
    native("ImmediateSchedulerType.scheduleRecursive(_:action:)") { scheduler, state, closure in
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
    },
    native("MainScheduler.ensureExecutingOnScheduler(errorMessage:)") { try ensureMain($0) },
    native("SerialDispatchQueueScheduler.init(qos:)") { _, name, _ in
        .object(SerialDispatchQueueScheduler(internalSerialQueueName: name.asString))
    },
    native("SerialDispatchQueueScheduler.init(internalSerialQueueName:)") { name, _ in
        .object(SerialDispatchQueueScheduler(internalSerialQueueName: name.asString))
    },
    native("SerialDispatchQueueScheduler.init(queue:)") { queue, name, _ in
        .object(SerialDispatchQueueScheduler(queue: worldQueue(queue), internalSerialQueueName: name.asString))
    },
    native("ConcurrentDispatchQueueScheduler.init(qos:)") { _, _ in
        .object(ConcurrentDispatchQueueScheduler(qos: .default))
    },
    native("ConcurrentDispatchQueueScheduler.init(queue:)") { queue, _ in
        .object(ConcurrentDispatchQueueScheduler(queue: worldQueue(queue)))
    },
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
