import Runtime

/// Schedulers.
let rxSchedulersPage = LibraryPage(
    name: "RxSchedulers", module: "RxSwift",
    text: #"""
        /// Something that runs work.
        ///
        ///     _ = CurrentThreadScheduler.instance.schedule("work") { state in
        ///         print(state)
        ///         return Disposables.create()
        ///     }
        ///     // work
        ///
        /// Pitfall: what `schedule` gives must be kept to cancel the work; dropping it cancels nothing.
        /// See also: SchedulerType.
        public protocol ImmediateSchedulerType {
            /// Runs an action as soon as may be.
            ///
            ///     _ = MainScheduler.asyncInstance.schedule("later") { state in
            ///         print(state)
            ///         return Disposables.create()
            ///     }
            ///     print("first")
            ///     // first
            ///     // later
            ///
            /// Pitfall: on the current thread or an idle main thread it may run before this call returns.
            /// See also: scheduleRelative(_:dueTime:action:).
            func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable
            /// How the engine uses a program's own scheduler.
            func bridgedSchedule(_ action: @escaping () -> Disposable) -> Disposable
        }
        /// Something that runs work at a time.
        ///
        ///     print(MainScheduler.instance.now <= Date())
        ///     // true
        ///
        /// Pitfall: `now` is the scheduler's time: on a test clock it is not the wall's.
        /// See also: MainScheduler, TestScheduler.
        public protocol SchedulerType: ImmediateSchedulerType {
            /// The scheduler's time.
            var now: Date { get }
            /// Runs an action later.
            ///
            ///     _ = MainScheduler.instance.scheduleRelative("later", dueTime: .seconds(1)) { state in
            ///         print(state)
            ///         return Disposables.create()
            ///     }
            ///     print("first")
            ///     // first
            ///     // later
            ///
            /// Pitfall: disposing what it gives is the only way to cancel it.
            /// See also: schedule(_:action:), schedulePeriodic(_:startAfter:period:action:).
            func scheduleRelative<StateType>(_ state: StateType, dueTime: DispatchTimeInterval, action: @escaping (StateType) -> Disposable) -> Disposable
            /// Runs an action again and again, passing its state on.
            ///
            ///     let slot = SingleAssignmentDisposable()
            ///     slot.setDisposable(
            ///         MainScheduler.instance.schedulePeriodic(1, startAfter: .seconds(1), period: .seconds(1)) { n in
            ///             print(n)
            ///             if n == 2 { slot.dispose() }
            ///             return n + 1
            ///         })
            ///     // 1
            ///     // 2
            ///
            /// Pitfall: it repeats until it is disposed: a dropped result runs for ever.
            /// See also: interval(_:scheduler:).
            func schedulePeriodic<StateType>(_ state: StateType, startAfter: DispatchTimeInterval, period: DispatchTimeInterval, action: @escaping (StateType) -> StateType) -> Disposable
            /// How the engine uses a program's own scheduler.
            func bridgedScheduleRelative(_ dueTime: DispatchTimeInterval, _ action: @escaping () -> Disposable) -> Disposable
        }
        extension SchedulerType {
            /// How the engine uses a program's own scheduler.
            public func bridgedScheduleRelative(_ dueTime: DispatchTimeInterval, _ action: @escaping () -> Disposable) -> Disposable { scheduleRelative((), dueTime: dueTime) { _ in action() } }
        }
        extension ImmediateSchedulerType {
            /// How the engine uses a program's own scheduler.
            public func bridgedSchedule(_ action: @escaping () -> Disposable) -> Disposable { schedule(()) { _ in action() } }
            /// Runs an action that may run itself again.
            ///
            ///     _ = CurrentThreadScheduler.instance.scheduleRecursive(1) { n, again in
            ///         print(n)
            ///         if n < 3 { again(n + 1) }
            ///     }
            ///     // 1
            ///     // 2
            ///     // 3
            ///
            /// Pitfall: calling `again` twice in one step doubles the work each time.
            /// See also: schedulePeriodic(_:startAfter:period:action:).
            public func scheduleRecursive<State>(_ state: State, action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void) -> Disposable
            /// Runs an action as soon as may be.
            @bind("ImmediateSchedulerType.bridged.schedule(_:action:)") public func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable
        }
        extension SchedulerType {
            /// The scheduler's time.
            @bind("SchedulerType.bridged.now") public var now: Date { get }
            /// Runs an action later.
            @bind("SchedulerType.bridged.scheduleRelative(_:dueTime:action:)") public func scheduleRelative<StateType>(_ state: StateType, dueTime: DispatchTimeInterval, action: @escaping (StateType) -> Disposable) -> Disposable
            /// Runs an action again and again, passing its state on.
            @bind("SchedulerType.bridged.schedulePeriodic(_:startAfter:period:action:)") public func schedulePeriodic<StateType>(_ state: StateType, startAfter: DispatchTimeInterval, period: DispatchTimeInterval, action: @escaping (StateType) -> StateType) -> Disposable
        }
        /// Runs work on the current thread, one piece after the other.
        ///
        ///     print(CurrentThreadScheduler.isScheduleRequired)
        ///     // true
        ///
        /// Pitfall: work scheduled inside work waits until the outer piece is done.
        /// See also: MainScheduler.
        public class CurrentThreadScheduler: ImmediateSchedulerType {
            /// The one that everybody shares.
            public static var instance: CurrentThreadScheduler { get }
            /// Whether nothing is being run by it on this thread.
            public static var isScheduleRequired: Bool { get }
        }
        /// Runs work on a serial queue.
        ///
        ///     a:  1-2|
        ///         a.observe(on: SerialDispatchQueueScheduler(qos: .default))
        ///     =>  1-2|
        ///
        /// Pitfall: it never runs at once: even on an idle queue the work comes a turn later.
        /// See also: ConcurrentDispatchQueueScheduler, MainScheduler.
        public class SerialDispatchQueueScheduler: SchedulerType {
            /// A length of time in seconds.
            public typealias TimeInterval = Double
            /// A point in time.
            public typealias Time = Date
            /// Runs work on a serial queue of that quality.
            @bind("SerialDispatchQueueScheduler.init(qos:)") public init(qos: DispatchQoS, internalSerialQueueName: String = "rx.global_dispatch_queue.serial", leeway: DispatchTimeInterval = .nanoseconds(0))
            /// Runs work in order on a given queue.
            @bind("SerialDispatchQueueScheduler.init(queue:)") public init(queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0))
            /// Runs work on a new serial queue.
            @bind("SerialDispatchQueueScheduler.init(internalSerialQueueName:)") public init(internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0))
        }
        /// Runs work on the main thread.
        ///
        ///     a:  1-2|
        ///         a.observe(on: MainScheduler.instance)
        ///     =>  1-2|
        ///
        /// Pitfall: on the main thread it runs work at once unless it is busy.
        /// See also: ConcurrentMainScheduler, SerialDispatchQueueScheduler.
        public final class MainScheduler: SerialDispatchQueueScheduler {
            /// A new one.
            @bind("MainScheduler.init()") public init()
            /// The one that everybody shares.
            public static var instance: MainScheduler { get }
            /// Never runs work at once, not even on the main thread.
            public static var asyncInstance: SerialDispatchQueueScheduler { get }
            /// Stops the program when it is not on the main thread.
            public static func ensureExecutingOnScheduler(errorMessage: String? = nil)
            /// Stops the program when it is not on the main thread.
            public static func ensureRunningOnMainThread(errorMessage: String? = nil)
        }
        /// Runs work on the main thread, at once when it is already there.
        ///
        ///     a:  1-2|
        ///         a.observe(on: ConcurrentMainScheduler.instance)
        ///     =>  1-2|
        ///
        /// Pitfall: nested work runs inside of what is running: order is not kept as by `MainScheduler`.
        /// See also: MainScheduler.
        public final class ConcurrentMainScheduler: SchedulerType {
            /// The one that everybody shares.
            public static var instance: ConcurrentMainScheduler { get }
        }
        /// Runs work on a concurrent queue.
        ///
        ///     a:  1-2|
        ///         a.observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
        ///     =>  1-2|
        ///
        /// Pitfall: two subscriptions on it may overlap; one observer's events still come in order.
        /// See also: SerialDispatchQueueScheduler.
        public class ConcurrentDispatchQueueScheduler: SchedulerType {
            /// A length of time in seconds.
            public typealias TimeInterval = Double
            /// A point in time.
            public typealias Time = Date
            /// Runs work on a concurrent queue of that quality.
            @bind("ConcurrentDispatchQueueScheduler.init(qos:)") public init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0))
            /// Runs work on a given queue.
            @bind("ConcurrentDispatchQueueScheduler.init(queue:)") public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0))
        }
        /// Runs work on an operation queue.
        ///
        ///     a:  1-2|
        ///         a.observe(on: OperationQueueScheduler(operationQueue: .main))
        ///     =>  1-2|
        ///
        /// Pitfall: it cannot wait: `delay`, `timer` and the like want another scheduler.
        /// See also: ConcurrentDispatchQueueScheduler.
        public class OperationQueueScheduler: ImmediateSchedulerType {
            /// Where it runs work.
            public let operationQueue: OperationQueue
            /// How urgent its operations are.
            public let queuePriority: Operation.QueuePriority
            /// Runs work as operations of that queue.
            public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
                self.operationQueue = operationQueue
                self.queuePriority = queuePriority
            }
            /// Runs an action as soon as may be.
            public func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable {
                let cancel = SingleAssignmentDisposable()
                let operation = BlockOperation {
                    if !cancel.isDisposed { cancel.setDisposable(action(state)) }
                }
                operation.queuePriority = queuePriority
                operationQueue.addOperation(operation)
                return cancel
            }
        }
        """#)
