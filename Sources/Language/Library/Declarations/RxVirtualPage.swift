import Runtime

/// Virtual clocks whose unit a program chooses.
let rxVirtualPage = LibraryPage(
    name: "RxVirtual", module: "RxSwift",
    text: #"""
        /// How two virtual times stand to each other.
        ///
        ///     print(VirtualTimeComparison.lessThan)
        ///     // lessThan
        ///
        /// See also: VirtualTimeConverterType.
        public enum VirtualTimeComparison {
            case lessThan
            case equal
            case greaterThan
        }
        /// How a virtual clock's units stand to real time.
        ///
        ///     struct Days: VirtualTimeConverterType {
        ///         func convertFromVirtualTime(_ day: Int) -> Date { Date(timeIntervalSince1970: Double(day) * 86400) }
        ///         func convertToVirtualTime(_ time: Date) -> Int { Int(time.timeIntervalSince1970 / 86400) }
        ///         func convertFromVirtualTimeInterval(_ days: Int) -> TimeInterval { Double(days) * 86400 }
        ///         func convertToVirtualTimeInterval(_ seconds: TimeInterval) -> Int { Int(seconds / 86400) }
        ///         func offsetVirtualTime(_ day: Int, offset: Int) -> Int { day + offset }
        ///         func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
        ///             lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
        ///         }
        ///     }
        ///     let scheduler = VirtualTimeScheduler(initialClock: 0, converter: Days())
        ///     _ = Observable<Int>.timer(.seconds(3 * 86400), scheduler: scheduler)
        ///         .subscribe(onNext: { _ in print("day", scheduler.clock) })
        ///     scheduler.start()
        ///     // day 3
        ///
        /// See also: VirtualTimeScheduler.
        public protocol VirtualTimeConverterType {
            /// A point of virtual time.
            associatedtype VirtualTimeUnit
            /// A span of virtual time.
            associatedtype VirtualTimeIntervalUnit
            /// The real time that a virtual time stands for.
            func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> Date
            /// The virtual time of a real time.
            func convertToVirtualTime(_ time: Date) -> VirtualTimeUnit
            /// The seconds that a virtual span stands for.
            func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval
            /// The virtual span of some seconds.
            func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit
            /// A virtual time some span later.
            func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit
            /// Which of two virtual times is earlier.
            func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
        }
        /// A scheduler whose clock moves only when it is told to, in units of a program's own.
        ///
        ///     struct Ticks: VirtualTimeConverterType {
        ///         func convertFromVirtualTime(_ tick: Int) -> Date { Date(timeIntervalSince1970: Double(tick)) }
        ///         func convertToVirtualTime(_ time: Date) -> Int { Int(time.timeIntervalSince1970) }
        ///         func convertFromVirtualTimeInterval(_ ticks: Int) -> TimeInterval { Double(ticks) }
        ///         func convertToVirtualTimeInterval(_ seconds: TimeInterval) -> Int { Int(seconds) }
        ///         func offsetVirtualTime(_ tick: Int, offset: Int) -> Int { tick + offset }
        ///         func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
        ///             lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
        ///         }
        ///     }
        ///     let scheduler = VirtualTimeScheduler(initialClock: 10, converter: Ticks())
        ///     _ = scheduler.scheduleRelativeVirtual("ring", dueTime: 5) { state in
        ///         print(state, "at", scheduler.clock)
        ///         return Disposables.create()
        ///     }
        ///     scheduler.advanceTo(14)
        ///     print("now", scheduler.clock)
        ///     scheduler.start()
        ///     // now 14
        ///     // ring at 15
        ///
        /// See also: VirtualTimeConverterType, TestScheduler, HistoricalScheduler.
        open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType, CustomDebugStringConvertible {
            /// A point of virtual time.
            public typealias VirtualTime = Converter.VirtualTimeUnit
            /// A span of virtual time.
            public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit
            private let _converter: Converter
            private var _clock: Converter.VirtualTimeUnit
            /// What is due, in order of time and then of scheduling.
            private var _queue: [(time: Converter.VirtualTimeUnit, number: Int, run: () -> Void)] = []
            private var _count = 0
            private var _isRunning = false
            /// A clock that stands at a time.
            public init(initialClock: Converter.VirtualTimeUnit, converter: Converter) {
                _clock = initialClock
                _converter = converter
            }
            /// The clock as real time.
            public var now: Date { _converter.convertFromVirtualTime(_clock) }
            /// The virtual time.
            public var clock: Converter.VirtualTimeUnit { _clock }
            /// The times at which something is due.
            public var debugDescription: String { "\(_queue.map { $0.time })" }
            /// Runs an action as soon as may be.
            public func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable {
                scheduleRelative(state, dueTime: .microseconds(0), action: action)
            }
            /// Runs an action later.
            public func scheduleRelative<StateType>(_ state: StateType, dueTime: DispatchTimeInterval, action: @escaping (StateType) -> Disposable) -> Disposable {
                var seconds = 0.0
                switch dueTime {
                case .seconds(let count): seconds = Double(count)
                case .milliseconds(let count): seconds = Double(count) / 1_000
                case .microseconds(let count): seconds = Double(count) / 1_000_000
                case .nanoseconds(let count): seconds = Double(count) / 1_000_000_000
                default: return Disposables.create()
                }
                let due = adjustScheduledTime(_converter.convertToVirtualTime(now.addingTimeInterval(seconds)))
                return scheduleAbsoluteVirtual(state, time: due, action: action)
            }
            /// Runs an action some virtual span later.
            public func scheduleRelativeVirtual<StateType>(_ state: StateType, dueTime: Converter.VirtualTimeIntervalUnit, action: @escaping (StateType) -> Disposable) -> Disposable {
                scheduleAbsoluteVirtual(state, time: _converter.offsetVirtualTime(_clock, offset: dueTime), action: action)
            }
            /// Runs an action at a virtual time; one in the past means as soon as possible.
            public func scheduleAbsoluteVirtual<StateType>(_ state: StateType, time: Converter.VirtualTimeUnit, action: @escaping (StateType) -> Disposable) -> Disposable {
                let result = SingleAssignmentDisposable()
                let number = _count
                _count += 1
                var index = _queue.count
                while index > 0, _converter.compareVirtualTime(time, _queue[index - 1].time) == .lessThan { index -= 1 }
                _queue.insert((time: time, number: number, run: { result.setDisposable(action(state)) }), at: index)
                return Disposables.create(Disposables.create { [weak self] in self?._queue.removeAll { $0.number == number } }, result)
            }
            /// Changes the time at which relative work is due; for subclasses.
            open func adjustScheduledTime(_ time: Converter.VirtualTimeUnit) -> Converter.VirtualTimeUnit { time }
            /// Runs until nothing is due.
            public func start() {
                if _isRunning { return }
                _isRunning = true
                while _isRunning, !_queue.isEmpty { _runFirst() }
                _isRunning = false
            }
            /// Runs what is due until then and sets the clock to it.
            public func advanceTo(_ virtualTime: Converter.VirtualTimeUnit) {
                if _isRunning { fatalError("Scheduler is already running") }
                _isRunning = true
                while _isRunning, let first = _queue.first {
                    if _converter.compareVirtualTime(first.time, virtualTime) == .greaterThan { break }
                    _runFirst()
                }
                _clock = virtualTime
                _isRunning = false
            }
            /// Moves the clock alone.
            public func sleep(_ virtualInterval: Converter.VirtualTimeIntervalUnit) {
                let later = _converter.offsetVirtualTime(_clock, offset: virtualInterval)
                if _converter.compareVirtualTime(later, _clock) == .lessThan { fatalError("Can't sleep to past.") }
                _clock = later
            }
            /// Ends after what runs now; `start()` goes on.
            public func stop() { _isRunning = false }
            private func _runFirst() {
                let item = _queue.removeFirst()
                if _converter.compareVirtualTime(item.time, _clock) == .greaterThan { _clock = item.time }
                item.run()
            }
        }
        """#)
