import Runtime

/// The test scheduler, recorded events, blocking observables.
let rxTestPage = LibraryPage(
    name: "RxTest", module: "RxTest",
    text: #"""
        /// Ticks of a test scheduler.
        public typealias TestTime = Int
        /// A value at a virtual time.
        ///
        ///     print(Recorded.next(210, 1))
        ///     // next(1) @ 210
        ///
        /// Pitfall: times are the clock's ticks, not seconds from the subscription.
        /// See also: TestableObserver, TestScheduler.
        public struct Recorded<Value> {
            /// When.
            public let time: Int
            /// The latest value.
            public let value: Value
            /// A value at a time.
            public init(time: Int, value: Value) {
                self.time = time
                self.value = value
            }
        }
        extension Recorded: CustomDebugStringConvertible {
            /// As `next(1) @ 210`.
            public var debugDescription: String { "\(value) @ \(time)" }
        }
        extension Recorded: Equatable where Value: Equatable {
            public static func == (lhs: Recorded<Value>, rhs: Recorded<Value>) -> Bool { lhs.time == rhs.time && lhs.value == rhs.value }
        }
        extension Recorded {
            /// A value at a time.
            public static func next<T>(_ time: Int, _ element: T) -> Recorded<Event<T>> where Value == Event<T> { Recorded<Event<T>>(time: time, value: .next(element)) }
            /// The end at a time.
            public static func completed<T>(_ time: Int, _ type: T.Type = T.self) -> Recorded<Event<T>> where Value == Event<T> { Recorded<Event<T>>(time: time, value: .completed) }
            /// An error at a time.
            public static func error<T>(_ time: Int, _ error: Swift.Error, _ type: T.Type = T.self) -> Recorded<Event<T>> where Value == Event<T> { Recorded<Event<T>>(time: time, value: .error(error)) }
            /// A list of recorded events.
            public static func events<T>(_ recordedEvents: Recorded<Event<T>>...) -> [Recorded<Event<T>>] where Value == Event<T> { recordedEvents }
            /// A list of recorded events.
            public static func events<T>(_ recordedEvents: [Recorded<Event<T>>]) -> [Recorded<Event<T>>] where Value == Event<T> { recordedEvents }
        }
        @available(*, deprecated, renamed: "Recorded.next(_:_:)")
        public func next<T>(_ time: Int, _ element: T) -> Recorded<Event<T>> { Recorded<Event<T>>(time: time, value: .next(element)) }
        @available(*, deprecated, renamed: "Recorded.completed(_:_:)")
        public func completed<T>(_ time: Int, _ type: T.Type = T.self) -> Recorded<Event<T>> { Recorded<Event<T>>(time: time, value: .completed) }
        @available(*, deprecated, renamed: "Recorded.error(_:_:_:)")
        public func error<T>(_ time: Int, _ error: Swift.Error, _ type: T.Type = T.self) -> Recorded<Event<T>> { Recorded<Event<T>>(time: time, value: .error(error)) }
        extension Event: Equatable where Element: Equatable {
            public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool {
                switch (lhs, rhs) {
                case (.completed, .completed): return true
                case (.error(let e1), .error(let e2)): return "\(e1)" == "\(e2)"
                case (.next(let v1), .next(let v2)): return v1 == v2
                default: return false
                }
            }
        }
        /// When a source was subscribed and disposed.
        ///
        ///     print(Subscription(200, 300), Subscription(200))
        ///     // (200: 300) (200: Infinity)
        ///
        /// Pitfall: `Infinity` means that nobody disposed it, even if the source has ended.
        /// See also: TestableObservable.
        public struct Subscription: Hashable, CustomDebugStringConvertible {
            /// When it began.
            public let subscribe: Int
            /// When it ended.
            public let unsubscribe: Int
            /// Wraps it.
            public init(_ subscribe: Int) {
                self.subscribe = subscribe
                self.unsubscribe = Int.max
            }
            /// A group of two.
            public init(_ subscribe: Int, _ unsubscribe: Int) {
                self.subscribe = subscribe
                self.unsubscribe = unsubscribe
            }
            /// As `(200: 300)`.
            public var debugDescription: String { "(\(subscribe): \(unsubscribe == Int.max ? "Infinity" : String(unsubscribe)))" }
        }
        /// A source that knows when it was subscribed.
        ///
        ///     let scheduler = TestScheduler(initialClock: 0)
        ///     let source = scheduler.createColdObservable([.next(10, 1), .completed(20)])
        ///     _ = scheduler.start { source.map { $0 } }
        ///     print(source.subscriptions)
        ///     // [(200: 220)]
        ///
        /// Pitfall: subscribed to directly it does not unsubscribe at its own end: an operator between does.
        /// See also: TestScheduler.
        public class TestableObservable<Element>: ObservableType {
            /// When it was subscribed and disposed.
            public var subscriptions: [Subscription] { get }
            /// What it was made to send.
            public var recordedEvents: [Recorded<Event<Element>>] { get }
            /// Sends every event to an observer or a closure.
            public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element
            /// The same sequence as a plain `Observable`.
            @bind("TestableObservable.asObservable()") public func asObservable() -> Observable<Element>
        }
        /// An observer that records what it gets.
        ///
        ///     let scheduler = TestScheduler(initialClock: 0)
        ///     let observer = scheduler.createObserver(Int.self)
        ///     _ = Observable.of(1).subscribe(observer)
        ///     print(observer.events)
        ///     // [next(1) @ 0, completed @ 0]
        ///
        /// Pitfall: it records what comes after a stop event too: it does not check the grammar.
        /// See also: TestScheduler.
        public final class TestableObserver<Element>: ObserverType {
            /// What it got, and when.
            public var events: [Recorded<Event<Element>>] { get }
            /// Takes an event.
            public func on(_ event: Event<Element>)
        }
        /// A scheduler whose clock a test moves.
        ///
        ///     let scheduler = TestScheduler(initialClock: 0)
        ///     let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
        ///     print(scheduler.start { source.map { $0 * 10 } }.events)
        ///     // [next(10) @ 210, next(20) @ 220, completed @ 230]
        ///
        /// Pitfall: `schedule` and times of zero run one tick later.
        /// See also: HistoricalScheduler, cold(_:values:errors:tick:rxjs:scheduler:).
        public class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter> {
            /// Usual times of a test.
            public struct Defaults {
                /// When the closure of `start` runs.
                public static let created = 100
                /// When what it made is subscribed.
                public static let subscribed = 200
                /// When that is disposed.
                public static let disposed = 1000
            }
            /// A clock at that tick; each tick is `resolution` seconds.
            public init(initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true) {
                super.init(_clock: _testClock(initialClock, resolution, simulateProcessingDelay))
            }
            /// The time itself or, where that is not in the future, the next tick.
            public override func adjustScheduledTime(_ time: Int) -> Int { _clock.adjusted(time) }
            /// A source that runs whoever listens.
            ///
            ///     let scheduler = TestScheduler(initialClock: 0)
            ///     let source = scheduler.createHotObservable([.next(150, 1), .next(210, 2)])
            ///     print(scheduler.start { source }.events)
            ///     // [next(2) @ 210]
            ///
            /// Pitfall: events are due from the moment it is made: at one tick, what was made first sends first.
            /// See also: createColdObservable(_:).
            public func createHotObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element>
            /// A source that begins anew for every subscriber.
            ///
            ///     let scheduler = TestScheduler(initialClock: 0)
            ///     let source = scheduler.createColdObservable([.next(10, 1)])
            ///     print(scheduler.start { source }.events)
            ///     // [next(1) @ 210]
            ///
            /// Pitfall: times count from each subscription, not from 0.
            /// See also: createHotObservable(_:).
            public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element>
            /// An observer that records what it gets.
            ///
            ///     let scheduler = TestScheduler(initialClock: 0)
            ///     let observer = scheduler.createObserver(String.self)
            ///     _ = Observable.just("a").subscribe(observer)
            ///     print(observer.events)
            ///     // [next(a) @ 0, completed @ 0]
            ///
            /// Pitfall: it stamps with its scheduler's clock: on another scheduler all times are the same.
            /// See also: TestableObserver.
            public func createObserver<E>(_ type: E.Type) -> TestableObserver<E>
            /// Runs an action at a tick.
            ///
            ///     let scheduler = TestScheduler(initialClock: 0)
            ///     scheduler.scheduleAt(10) { print("at", scheduler.clock) }
            ///     scheduler.start()
            ///     // at 10
            ///
            /// Pitfall: a time in the past means the next turn, and the clock does not go back.
            /// See also: scheduleAbsoluteVirtual(_:time:action:).
            public func scheduleAt(_ time: Int, action: @escaping () -> Void) {
                _ = scheduleAbsoluteVirtual((), time: time) { _ in
                    action()
                    return Disposables.create()
                }
            }
            /// Makes, subscribes and disposes a sequence at given ticks, and records it.
            ///
            ///     let scheduler = TestScheduler(initialClock: 0)
            ///     print(scheduler.start(created: 0, subscribed: 5, disposed: 20) { Observable<Int>.interval(.seconds(5), scheduler: scheduler) }.events)
            ///     // [next(0) @ 10, next(1) @ 15]
            ///
            /// Pitfall: the closure runs at `created`, so hot sources must be made outside of it.
            /// See also: start(_:).
            @bind("TestScheduler.start(created:subscribed:disposed:create:)") public func start<Element, OutputSequence: ObservableConvertibleType>(created: Int, subscribed: Int, disposed: Int, create: @escaping () -> OutputSequence) -> TestableObserver<Element> where OutputSequence.Element == Element
            /// Makes and records a sequence until a tick.
            ///
            ///     let scheduler = TestScheduler(initialClock: 0)
            ///     print(scheduler.start(disposed: 250) { Observable<Int>.interval(.seconds(20), scheduler: scheduler) }.events)
            ///     // [next(0) @ 220, next(1) @ 240]
            ///
            /// Pitfall: what comes at or after that tick is missing: the subscription is disposed first if scheduled first.
            /// See also: start(_:).
            @bind("TestScheduler.start(disposed:create:)") public func start<Element, OutputSequence: ObservableConvertibleType>(disposed: Int, create: @escaping () -> OutputSequence) -> TestableObserver<Element> where OutputSequence.Element == Element
            /// Makes and records a sequence until tick 1000.
            ///
            ///     let scheduler = TestScheduler(initialClock: 0)
            ///     print(scheduler.start { Observable.of(1, 2) }.events)
            ///     // [next(1) @ 200, next(2) @ 200, completed @ 200]
            ///
            /// Pitfall: events before tick 200 are missing: it subscribes there.
            /// See also: start(created:subscribed:disposed:create:).
            @bind("TestScheduler.start(create)") public func start<Element, OutputSequence: ObservableConvertibleType>(_ create: @escaping () -> OutputSequence) -> TestableObserver<Element> where OutputSequence.Element == Element
            @available(*, deprecated, renamed: "start(disposed:create:)")
            public func start<Element, OutputSequence: ObservableConvertibleType>(_ disposed: TestTime, create: @escaping () -> OutputSequence) -> TestableObserver<Element> where OutputSequence.Element == Element { start(disposed: disposed, create: create) }
            @available(*, deprecated, renamed: "start(created:subscribed:disposed:create:)")
            public func start<Element, OutputSequence: ObservableConvertibleType>(_ created: TestTime, subscribed: TestTime, disposed: TestTime, create: @escaping () -> OutputSequence) -> TestableObserver<Element> where OutputSequence.Element == Element { start(created: created, subscribed: subscribed, disposed: disposed, create: create) }
        }
        /// Whole ticks since the beginning of 1970; the scheduler's resolution says how many seconds one lasts.
        ///
        ///     let scheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter> = TestScheduler(initialClock: 7)
        ///     print(scheduler.clock, scheduler.now.timeIntervalSince1970)
        ///     // 7 7.0
        ///
        /// Pitfall: spans are rounded: 1400 milliseconds are one tick of a second.
        /// See also: TestScheduler, VirtualTimeConverterType.
        public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType {
            /// A tick.
            public typealias VirtualTimeUnit = Int
            /// A number of ticks.
            public typealias VirtualTimeIntervalUnit = Int
            private let resolution: Double
            /// Ticks of so many seconds.
            internal init(resolution: Double) { self.resolution = resolution }
            /// The real time of a tick.
            public func convertFromVirtualTime(_ virtualTime: Int) -> Date { Date(timeIntervalSince1970: convertFromVirtualTimeInterval(virtualTime)) }
            /// The tick of a real time.
            public func convertToVirtualTime(_ time: Date) -> Int { convertToVirtualTimeInterval(time.timeIntervalSince1970) }
            /// The seconds that ticks last.
            public func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval { Double(virtualTimeInterval) * resolution }
            /// The ticks of some seconds, rounded.
            public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int { Int(timeInterval / resolution + 0.5) }
            /// A tick some ticks later.
            public func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }
            /// Which of two ticks is earlier.
            public func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
                lhs == rhs ? .equal : lhs < rhs ? .lessThan : .greaterThan
            }
        }

        /// Checks that a recorded stream holds these elements and nothing else.
        public func XCTAssertRecordedElements<Element: Equatable>(
            _ stream: [Recorded<Event<Element>>], _ elements: [Element], file: StaticString = #file, line: UInt = #line
        ) {
            if let stop = stream.first(where: { $0.value.isStopEvent }) {
                return _xctReport("XCTAssertRecordedElements", false, ": the stream has a stop event: \(stop)", "", line)
            }
            let found = stream.compactMap { $0.value.element }
            _xctReport("XCTAssertRecordedElements", found == elements, ": \(found) is not equal to \(elements)", "", line)
        }

        // MARK: Blocking

        /// A sequence that one can wait for.
        ///
        ///     print(try! Observable.of(1, 2, 3).toBlocking().last()!)
        ///     // 3
        ///
        /// Pitfall: it waits on this very thread: never from inside the sequence's own callbacks.
        /// See also: toBlocking(timeout:).
        public struct BlockingObservable<Element> {
            /// Waits for the end; all values.
            ///
            ///     print(try! Observable.of(1, 2).toBlocking().toArray())
            ///     // [1, 2]
            ///
            /// Pitfall: an error throws away the values that came before: `materialize()` keeps them.
            /// See also: last(), materialize().
            public func toArray() throws -> [Element]
            /// Waits for the first value; nil when the sequence ends without one.
            ///
            ///     print(try! Observable.of(1, 2).toBlocking().first() ?? 0)
            ///     // 1
            ///
            /// Pitfall: an error after the first value is never seen.
            /// See also: last(), single().
            public func first() throws -> Element?
            /// Waits for the end; the last value, or nil.
            ///
            ///     print(try! Observable.of(1, 2).toBlocking().last() ?? 0)
            ///     // 2
            ///
            /// Pitfall: it waits for the end: use `first()` for a sequence without one.
            /// See also: first().
            public func last() throws -> Element?
            /// Waits for the only value; throws when there is none or a second.
            ///
            ///     do { print(try Observable.of(1, 2).toBlocking().single()) } catch { print(error) }
            ///     // Sequence contains more than one element.
            ///
            /// Pitfall: it gives its answer only when the sequence has ended or a second value has come.
            /// See also: first(), toArray().
            @bind("BlockingObservable.single()") public func single() throws -> Element
            /// Waits for the only value that the predicate accepts; throws when there is none or a second.
            ///
            ///     print(try! Observable.of(1, 2, 3).toBlocking().single { $0 == 2 })
            ///     // 2
            ///
            /// Pitfall: none that fits is the error `noElements`, not nil.
            /// See also: single(), first().
            @bind("BlockingObservable.single(_:)") public func single(_ predicate: @escaping (Element) throws -> Bool) throws -> Element
            /// Waits for the end; all values and the error, if there was one.
            ///
            ///     print(Observable.of(1, 2).toBlocking().materialize())
            ///     // completed(elements: [1, 2])
            ///
            /// Pitfall: it does not throw: look which case it is.
            /// See also: toArray().
            public func materialize() -> MaterializedSequenceResult<Element>
        }
        /// How a sequence ended and what it sent.
        ///
        ///     print(Observable.of(1).toBlocking().materialize())
        ///     // completed(elements: [1])
        ///
        /// Pitfall: `failed` holds the values before the error: do not take them for all.
        /// See also: toBlocking(timeout:).
        @frozen public enum MaterializedSequenceResult<T> {
            case completed(elements: [T])
            case failed(elements: [T], error: Swift.Error)
        }
        extension ObservableConvertibleType {
            /// Waits for the sequence.
            ///
            ///     a:  -1-2|
            ///     print(try! a.toBlocking().toArray())
            ///     // [1, 2]
            ///
            /// Pitfall: without a timeout a sequence that never ends blocks for ever.
            /// See also: BlockingObservable.
            public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element>
        }
        """#)
