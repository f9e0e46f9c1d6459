import Runtime

/// The test scheduler, recorded events, blocking observables.
let rxTestPage = LibraryPage(
    name: "RxTest", module: "RxTest",
    text: #"""
        public typealias TestTime = Int
        /// A value at a virtual time.
        public struct Recorded<Value> {
            public let time: Int
            public let value: Value
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
            public static func events<T>(_ recordedEvents: Recorded<Event<T>>...) -> [Recorded<Event<T>>] where Value == Event<T> { recordedEvents }
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
        public struct Subscription: Hashable, CustomDebugStringConvertible {
            public let subscribe: Int
            public let unsubscribe: Int
            public init(_ subscribe: Int) {
                self.subscribe = subscribe
                self.unsubscribe = Int.max
            }
            public init(_ subscribe: Int, _ unsubscribe: Int) {
                self.subscribe = subscribe
                self.unsubscribe = unsubscribe
            }
            /// As `(200: 300)`.
            public var debugDescription: String { "(\(subscribe): \(unsubscribe == Int.max ? "Infinity" : String(unsubscribe)))" }
        }
        /// A source that knows when it was subscribed.
        public class TestableObservable<Element>: ObservableType {
            public var subscriptions: [Subscription] { get }
            public var recordedEvents: [Recorded<Event<Element>>] { get }
            public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element
            @bind("TestableObservable.asObservable()") public func asObservable() -> Observable<Element>
        }
        /// An observer that records what it gets.
        public final class TestableObserver<Element>: ObserverType {
            public var events: [Recorded<Event<Element>>] { get }
            public func on(_ event: Event<Element>)
        }
        /// A scheduler whose clock a test moves.
        public class TestScheduler: SchedulerType, CustomDebugStringConvertible {
            /// Usual times of a test.
            public struct Defaults {
                public static let created = 100
                public static let subscribed = 200
                public static let disposed = 1000
            }
            public init(initialClock: Int, resolution: Double = 1.0, simulateProcessingDelay: Bool = true)
            public var clock: Int { get }
            public var debugDescription: String { get }
            public func createHotObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element>
            public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element>
            public func createObserver<E>(_ type: E.Type) -> TestableObserver<E>
            public func scheduleAt(_ time: Int, action: @escaping () -> Void)
            public func scheduleAbsoluteVirtual<StateType>(_ state: StateType, time: Int, action: @escaping (StateType) -> Disposable) -> Disposable
            public func scheduleRelativeVirtual<StateType>(_ state: StateType, dueTime: Int, action: @escaping (StateType) -> Disposable) -> Disposable
            @bind("TestScheduler.start(created:subscribed:disposed:create:)") public func start<Element, OutputSequence: ObservableConvertibleType>(created: Int, subscribed: Int, disposed: Int, create: @escaping () -> OutputSequence) -> TestableObserver<Element> where OutputSequence.Element == Element
            @bind("TestScheduler.start(disposed:create:)") public func start<Element, OutputSequence: ObservableConvertibleType>(disposed: Int, create: @escaping () -> OutputSequence) -> TestableObserver<Element> where OutputSequence.Element == Element
            @bind("TestScheduler.start(create)") public func start<Element, OutputSequence: ObservableConvertibleType>(_ create: @escaping () -> OutputSequence) -> TestableObserver<Element> where OutputSequence.Element == Element
            @bind("TestScheduler.start()") public func start()
            public func stop()
            public func advanceTo(_ virtualTime: Int)
            public func sleep(_ virtualInterval: Int)
        }

        // MARK: Blocking

        /// A sequence that one can wait for.
        public struct BlockingObservable<Element> {
            public func toArray() throws -> [Element]
            public func first() throws -> Element?
            public func last() throws -> Element?
            @bind("BlockingObservable.single()") public func single() throws -> Element
            @bind("BlockingObservable.single(_:)") public func single(_ predicate: @escaping (Element) throws -> Bool) throws -> Element
            public func materialize() -> MaterializedSequenceResult<Element>
        }
        /// How a sequence ended and what it sent.
        @frozen public enum MaterializedSequenceResult<T> {
            case completed(elements: [T])
            case failed(elements: [T], error: Swift.Error)
        }
        extension ObservableConvertibleType {
            /// Waits for the sequence.
            public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element>
        }
        """#)
