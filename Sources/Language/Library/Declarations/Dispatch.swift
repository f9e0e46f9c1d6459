import Runtime

/// Dispatch: queues, times, groups, semaphores and timers of the world.
let dispatchPage = LibraryPage(
    name: "Dispatch", module: "Dispatch",
    text: #"""
        /// A length of time.
        enum DispatchTimeInterval: Equatable {
            case seconds(Int)
            case milliseconds(Int)
            case microseconds(Int)
            case nanoseconds(Int)
            case never
            var _nanoseconds: Int {
                switch self {
                case .seconds(let n): return n.multipliedReportingOverflow(by: 1_000_000_000).overflow ? Int.max : n * 1_000_000_000
                case .milliseconds(let n): return n.multipliedReportingOverflow(by: 1_000_000).overflow ? Int.max : n * 1_000_000
                case .microseconds(let n): return n * 1000
                case .nanoseconds(let n): return n
                case .never: return Int.max
                }
            }
            static func == (lhs: DispatchTimeInterval, rhs: DispatchTimeInterval) -> Bool {
                lhs._nanoseconds == rhs._nanoseconds
            }
        }
        /// A moment of the clock.
        struct DispatchTime: Hashable, Comparable {
            let uptimeNanoseconds: UInt64
            init(uptimeNanoseconds: UInt64) { self.uptimeNanoseconds = uptimeNanoseconds }
            static func now() -> DispatchTime { DispatchTime(uptimeNanoseconds: UInt64(_now())) }
            static func _now() -> Int
            static let distantFuture = DispatchTime(uptimeNanoseconds: UInt64.max)
            var rawValue: UInt64 { uptimeNanoseconds }
            var _due: Int { uptimeNanoseconds > 9_000_000_000_000_000_000 ? Int.max : Int(uptimeNanoseconds) }
            func advanced(by n: DispatchTimeInterval) -> DispatchTime { self + n }
            func distance(to other: DispatchTime) -> DispatchTimeInterval { .nanoseconds(other._due - _due) }
            static func _shifted(_ time: DispatchTime, _ by: Double) -> DispatchTime {
                if time == distantFuture || by > 9e18 { return distantFuture }
                return DispatchTime(uptimeNanoseconds: UInt64(max(0, Double(time.uptimeNanoseconds) + by)))
            }
            static func < (lhs: DispatchTime, rhs: DispatchTime) -> Bool { lhs.uptimeNanoseconds < rhs.uptimeNanoseconds }
        }
        func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
            if interval == .never || time == DispatchTime.distantFuture { return DispatchTime.distantFuture }
            return DispatchTime(uptimeNanoseconds: UInt64(max(0, time._due + interval._nanoseconds)))
        }
        func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
            DispatchTime(uptimeNanoseconds: UInt64(max(0, time._due - interval._nanoseconds)))
        }
        func + (time: DispatchTime, seconds: Double) -> DispatchTime { DispatchTime._shifted(time, (seconds * 1e9).rounded()) }
        func - (time: DispatchTime, seconds: Double) -> DispatchTime { DispatchTime._shifted(time, -(seconds * 1e9).rounded()) }
        /// A moment of the calendar's clock.
        struct DispatchWallTime: Hashable {
            let _time: DispatchTime
            static func now() -> DispatchWallTime { DispatchWallTime(_time: DispatchTime.now()) }
        }
        func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
            DispatchWallTime(_time: time._time + interval)
        }
        func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime { DispatchWallTime(_time: time._time + seconds) }
        /// How urgent work is.
        struct DispatchQoS: Equatable {
            enum QoSClass { case background, utility, `default`, userInitiated, userInteractive, unspecified }
            let qosClass: DispatchQoS.QoSClass
            let relativePriority: Int
            init(qosClass: DispatchQoS.QoSClass, relativePriority: Int) {
                self.qosClass = qosClass
                self.relativePriority = relativePriority
            }
            static let background = DispatchQoS(qosClass: .background, relativePriority: 0)
            static let utility = DispatchQoS(qosClass: .utility, relativePriority: 0)
            static let `default` = DispatchQoS(qosClass: .default, relativePriority: 0)
            static let userInitiated = DispatchQoS(qosClass: .userInitiated, relativePriority: 0)
            static let userInteractive = DispatchQoS(qosClass: .userInteractive, relativePriority: 0)
            static let unspecified = DispatchQoS(qosClass: .unspecified, relativePriority: 0)
        }
        /// How a piece of work is run.
        struct DispatchWorkItemFlags: OptionSet {
            let rawValue: UInt
            init(rawValue: UInt) { self.rawValue = rawValue }
            static let barrier = DispatchWorkItemFlags(rawValue: 1)
            static let detached = DispatchWorkItemFlags(rawValue: 2)
            static let assignCurrentContext = DispatchWorkItemFlags(rawValue: 4)
            static let noQoS = DispatchWorkItemFlags(rawValue: 8)
            static let inheritQoS = DispatchWorkItemFlags(rawValue: 16)
            static let enforceQoS = DispatchWorkItemFlags(rawValue: 32)
        }
        /// How waiting ended.
        enum DispatchTimeoutResult { case success, timedOut }
        /// Runs functions one after the other, or several at a time.
        class DispatchQueue: CustomStringConvertible {
            struct Attributes: OptionSet {
                let rawValue: UInt
                init(rawValue: UInt) { self.rawValue = rawValue }
                static let concurrent = DispatchQueue.Attributes(rawValue: 1)
                static let initiallyInactive = DispatchQueue.Attributes(rawValue: 2)
            }
            enum AutoreleaseFrequency { case inherit, workItem, never }
            struct SchedulerTimeType {}
            convenience init(
                label: String, qos: DispatchQoS = .unspecified, attributes: DispatchQueue.Attributes = [],
                autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
            )
            /// The queue of the main thread.
            class var main: DispatchQueue { get }
            /// A queue that many share.
            class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue
            var label: String { get }
            var qos: DispatchQoS { .unspecified }
            /// Runs a function soon.
            func async(
                group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
                execute work: @escaping () -> Void
            )
            func async(execute workItem: DispatchWorkItem) { async { workItem.perform() } }
            func async(group: DispatchGroup, execute workItem: DispatchWorkItem) { async(group: group) { workItem.perform() } }
            /// Runs a function at a time.
            func asyncAfter(
                deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
                execute work: @escaping () -> Void
            ) { _asyncAfter(deadline._due, work) }
            func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
                _asyncAfter(deadline._due) { execute.perform() }
            }
            func asyncAfter(wallDeadline: DispatchWallTime, execute work: @escaping () -> Void) {
                _asyncAfter(wallDeadline._time._due, work)
            }
            func _asyncAfter(_ due: Int, _ work: @escaping () -> Void)
            /// Runs a function and waits for it.
            func sync<T>(execute work: () throws -> T) rethrows -> T
            @bind("DispatchQueue.sync(flags:execute:)")
            func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T
            func sync(execute workItem: DispatchWorkItem) { sync { workItem.perform() } }
            /// Runs a function for each number.
            class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) { for i in 0..<iterations { work(i) } }
            var description: String { "<DispatchQueue: \(label)>" }
        }
        /// A function that can be cancelled before it runs.
        class DispatchWorkItem {
            private let _block: () -> Void
            private var _notices: [(DispatchQueue, () -> Void)] = []
            private let _done = DispatchGroup()
            private var _isDone = false
            private(set) var isCancelled = false
            init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void) {
                _block = block
                _done.enter()
            }
            func perform() {
                if !isCancelled { _block() }
                if !_isDone {
                    _isDone = true
                    _done.leave()
                }
            }
            func cancel() { isCancelled = true }
            func wait() { _done.wait() }
            func wait(timeout: DispatchTime) -> DispatchTimeoutResult { _done.wait(timeout: timeout) }
            func notify(queue: DispatchQueue, execute: @escaping () -> Void) { _done.notify(queue: queue, execute: execute) }
            func notify(queue: DispatchQueue, execute: DispatchWorkItem) { _done.notify(queue: queue) { execute.perform() } }
        }
        /// Waits for several pieces of work.
        class DispatchGroup {
            init()
            func enter()
            func leave()
            func wait() { _ = _wait(Int.max) }
            func wait(timeout: DispatchTime) -> DispatchTimeoutResult { _wait(timeout._due) ? .success : .timedOut }
            func _wait(_ due: Int) -> Bool
            func notify(
                qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
                execute work: @escaping () -> Void
            )
            func notify(queue: DispatchQueue, work: DispatchWorkItem) { notify(queue: queue) { work.perform() } }
        }
        /// A counter that can be waited for.
        class DispatchSemaphore {
            init(value: Int)
            @discardableResult func signal() -> Int
            func wait() { _ = _wait(Int.max) }
            func wait(timeout: DispatchTime) -> DispatchTimeoutResult { _wait(timeout._due) ? .success : .timedOut }
            func _wait(_ due: Int) -> Bool
        }
        /// Something that a queue is told about.
        protocol DispatchSourceProtocol: AnyObject {
            func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
            func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
            func resume()
            func activate()
            func suspend()
            func cancel()
            var isCancelled: Bool { get }
        }
        extension DispatchSourceProtocol {
            func setEventHandler(handler: (() -> Void)?) { setEventHandler(qos: .unspecified, flags: [], handler: handler) }
            func setCancelHandler(handler: (() -> Void)?) { setCancelHandler(qos: .unspecified, flags: [], handler: handler) }
            func activate() { resume() }
        }
        /// A timer.
        protocol DispatchSourceTimer: DispatchSourceProtocol {
            func _schedule(_ due: Int, _ period: Int?)
        }
        extension DispatchSourceTimer {
            func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never, leeway: DispatchTimeInterval = .nanoseconds(0)) {
                _schedule(deadline._due, interval == .never ? nil : interval._nanoseconds)
            }
            func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)) {
                _schedule(deadline._due, interval.isFinite ? Int((interval * 1e9).rounded()) : nil)
            }
            func schedule(wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never, leeway: DispatchTimeInterval = .nanoseconds(0)) {
                _schedule(wallDeadline._time._due, interval == .never ? nil : interval._nanoseconds)
            }
        }
        class _TimerSource: DispatchSourceTimer {
            func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
            func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
            func resume()
            func suspend()
            func cancel()
            var isCancelled: Bool { get }
            func _schedule(_ due: Int, _ period: Int?)
            @bind("_TimerSource.make(_:)") static func make(_ queue: DispatchQueue) -> _TimerSource
        }
        /// Makes timers.
        class DispatchSource {
            struct TimerFlags: OptionSet {
                let rawValue: UInt
                init(rawValue: UInt) { self.rawValue = rawValue }
                static let strict = DispatchSource.TimerFlags(rawValue: 1)
            }
            class func makeTimerSource(flags: DispatchSource.TimerFlags = [], queue: DispatchQueue? = nil) -> DispatchSourceTimer {
                _TimerSource.make(queue ?? DispatchQueue.global())
            }
        }
        /// Traps on another queue than expected.
        enum DispatchPredicate { case onQueue(DispatchQueue), onQueueAsBarrier(DispatchQueue), notOnQueue(DispatchQueue) }
        func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {}
        /// Never returns: runs what is due on the main queue.
        func dispatchMain() -> Never
        """#)
