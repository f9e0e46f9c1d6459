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
        /// Pitfall: it says where the first stands, not the second: `.lessThan` means earlier.
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
        /// Pitfall: convert both ways alike: a rounding that goes back and forth makes timers fire at the wrong tick.
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
        /// Pitfall: it stands still until it is told to move: without `start()` nothing happens.
        /// See also: VirtualTimeConverterType, TestScheduler, HistoricalScheduler.
        open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType, CustomDebugStringConvertible {
            /// A point of virtual time.
            public typealias VirtualTime = Converter.VirtualTimeUnit
            /// A span of virtual time.
            public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit
            /// What ticks inside; the engine asks for it as the first property.
            internal let _clock: _VirtualClock<Converter.VirtualTimeUnit, Converter.VirtualTimeIntervalUnit>
            /// A clock that stands at a time.
            public init(initialClock: Converter.VirtualTimeUnit, converter: Converter) {
                _clock = _programClock(in: converter, at: initialClock)
                if type(of: self) != VirtualTimeScheduler<Converter>.self {
                    _clock.adjust { [unowned self] in adjustScheduledTime($0) }
                }
            }
            /// Around a clock of the engine's own kinds.
            internal init(_clock: _VirtualClock<Converter.VirtualTimeUnit, Converter.VirtualTimeIntervalUnit>) { self._clock = _clock }
            /// The virtual time.
            public var clock: Converter.VirtualTimeUnit { _clock.time }
            /// The times at which something is due.
            public var debugDescription: String { "\(_clock.due)" }
            /// Runs an action some virtual span later.
            ///
            ///     let scheduler = TestScheduler(initialClock: 5)
            ///     _ = scheduler.scheduleRelativeVirtual("ring", dueTime: 10) { state in
            ///         print(state, "at", scheduler.clock)
            ///         return Disposables.create()
            ///     }
            ///     scheduler.start()
            ///     // ring at 15
            ///
            /// Pitfall: the span is in the clock's own units, not in seconds.
            /// See also: scheduleAbsoluteVirtual(_:time:action:), scheduleAt(_:action:).
            public func scheduleRelativeVirtual<StateType>(_ state: StateType, dueTime: Converter.VirtualTimeIntervalUnit, action: @escaping (StateType) -> Disposable) -> Disposable { _clock.run(after: dueTime, state, action) }
            /// Runs an action at a virtual time; one in the past means as soon as possible.
            ///
            ///     let scheduler = TestScheduler(initialClock: 0)
            ///     _ = scheduler.scheduleAbsoluteVirtual("ring", time: 10) { state in
            ///         print(state, "at", scheduler.clock)
            ///         return Disposables.create()
            ///     }
            ///     scheduler.start()
            ///     // ring at 10
            ///
            /// Pitfall: a time in the past runs at the present one: the clock never goes back for it.
            /// See also: scheduleRelativeVirtual(_:dueTime:action:), scheduleAt(_:action:).
            public func scheduleAbsoluteVirtual<StateType>(_ state: StateType, time: Converter.VirtualTimeUnit, action: @escaping (StateType) -> Disposable) -> Disposable { _clock.run(at: time, state, action) }
            /// Changes the time at which relative work is due; for subclasses.
            open func adjustScheduledTime(_ time: Converter.VirtualTimeUnit) -> Converter.VirtualTimeUnit { time }
            /// Runs until nothing is due.
            ///
            ///     let scheduler = TestScheduler(initialClock: 0)
            ///     scheduler.scheduleAt(10) { print("ring") }
            ///     scheduler.start()
            ///     // ring
            ///
            /// Pitfall: a timer that repeats for ever keeps it running for ever: use `advanceTo`.
            /// See also: stop(), advanceTo(_:).
            public func start() { _clock.start() }
            /// Runs what is due until then and sets the clock to it.
            ///
            ///     let scheduler = TestScheduler(initialClock: 0)
            ///     scheduler.scheduleAt(10) { print("ring") }
            ///     scheduler.advanceTo(15)
            ///     print(scheduler.clock)
            ///     // ring
            ///     // 15
            ///
            /// Pitfall: a time in the past sets the clock back and runs nothing.
            /// See also: start(), sleep(_:).
            public func advanceTo(_ virtualTime: Converter.VirtualTimeUnit) { _clock.advance(to: virtualTime) }
            /// Moves the clock alone.
            ///
            ///     let scheduler = TestScheduler(initialClock: 0)
            ///     scheduler.sleep(5)
            ///     print(scheduler.clock)
            ///     // 5
            ///
            /// Pitfall: what was due in between does not run now but at the next `start()`, at the new time.
            /// See also: advanceTo(_:).
            public func sleep(_ virtualInterval: Converter.VirtualTimeIntervalUnit) { _clock.sleep(virtualInterval) }
            /// Ends after what runs now; `start()` goes on.
            ///
            ///     let scheduler = TestScheduler(initialClock: 0)
            ///     scheduler.scheduleAt(10) { scheduler.stop() }
            ///     scheduler.scheduleAt(20) { print("never") }
            ///     scheduler.start()
            ///     print(scheduler.clock)
            ///     // 10
            ///
            /// Pitfall: what runs now is finished first; the rest stays queued.
            /// See also: start().
            public func stop() { _clock.stop() }
        }
        /// A scheduler of dates that a program moves itself.
        ///
        ///     let scheduler = HistoricalScheduler()
        ///     _ = Observable<Int>.timer(.seconds(60), scheduler: scheduler).subscribe(onNext: { print("ring", $0) })
        ///     scheduler.start()
        ///     // ring 0
        ///
        /// Pitfall: `advanceTo` wants a date, `sleep` seconds.
        /// See also: TestScheduler, VirtualTimeScheduler.
        public class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter> {
            /// Starts at that time.
            public init(initialClock: RxTime = Date(timeIntervalSince1970: 0)) {
                super.init(_clock: _historicalClock(initialClock))
            }
        }
        /// Virtual time is real time: dates and seconds.
        ///
        ///     let scheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter> = HistoricalScheduler()
        ///     scheduler.sleep(60)
        ///     print(scheduler.clock.timeIntervalSince1970)
        ///     // 60.0
        ///
        /// Pitfall: it keeps parts of a second: compare dates with a tolerance, not with `==`.
        /// See also: HistoricalScheduler.
        public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType {
            /// A point of virtual time.
            public typealias VirtualTimeUnit = RxTime
            /// A span of virtual time.
            public typealias VirtualTimeIntervalUnit = TimeInterval
            /// The real time that a virtual time stands for: itself.
            public func convertFromVirtualTime(_ virtualTime: RxTime) -> RxTime { virtualTime }
            /// The virtual time of a real time: itself.
            public func convertToVirtualTime(_ time: RxTime) -> RxTime { time }
            /// The seconds that a virtual span stands for: itself.
            public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TimeInterval) -> TimeInterval { virtualTimeInterval }
            /// The virtual span of some seconds: itself.
            public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TimeInterval { timeInterval }
            /// A date some seconds later.
            public func offsetVirtualTime(_ time: RxTime, offset: TimeInterval) -> RxTime { time.addingTimeInterval(offset) }
            /// Which of two dates is earlier.
            public func compareVirtualTime(_ lhs: RxTime, _ rhs: RxTime) -> VirtualTimeComparison {
                lhs == rhs ? .equal : lhs < rhs ? .lessThan : .greaterThan
            }
        }
        /// The engine's clock behind virtual schedulers.
        internal final class _VirtualClock<Time, Span> {
            var time: Time { get }
            var due: [Time] { get }
            func adjust(_ change: @escaping (Time) -> Time)
            func adjusted(_ time: Time) -> Time
            func run<StateType>(at time: Time, _ state: StateType, _ action: @escaping (StateType) -> Disposable) -> Disposable
            func run<StateType>(after span: Span, _ state: StateType, _ action: @escaping (StateType) -> Disposable) -> Disposable
            func start()
            func stop()
            func advance(to time: Time)
            func sleep(_ span: Span)
        }
        /// A clock in a program's units.
        internal func _programClock<Converter: VirtualTimeConverterType>(in converter: Converter, at time: Converter.VirtualTimeUnit) -> _VirtualClock<Converter.VirtualTimeUnit, Converter.VirtualTimeIntervalUnit>
        /// A clock of dates.
        internal func _historicalClock(_ time: Date) -> _VirtualClock<Date, Double>
        /// A clock of whole ticks.
        internal func _testClock(_ time: Int, _ resolution: Double, _ simulateProcessingDelay: Bool) -> _VirtualClock<Int, Int>
        """#)
