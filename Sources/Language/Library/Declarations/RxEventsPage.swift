import Runtime

/// Events, observers, errors and small enums.
let rxEventsPage = LibraryPage(
    name: "RxEvents", module: "RxSwift",
    text: #"""
        // MARK: Names

        /// A span of time, as schedulers take it.
        public typealias RxTimeInterval = DispatchTimeInterval
        /// A moment, as schedulers tell it.
        public typealias RxTime = Date
        /// Whole numbers that a sequence can count with.
        public typealias RxAbstractInteger = FixedWidthInteger
        /// Another name of `Observable`.
        public typealias RxObservable<Element> = Observable<Element>

        // MARK: Events

        /// One thing that a sequence says: a value, an error, or its end.
        ///
        ///     print(Event.next(1), Event<Int>.error(RxError.timeout), Event<Int>.completed)
        ///     // next(1) error(Sequence timeout.) completed
        ///
        /// Pitfall: after `error` or `completed` nothing more can come: there is no event to resume.
        /// See also: materialize(), EventConvertible.
        @frozen public enum Event<Element> {
            /// The next value.
            case next(Element)
            /// The sequence failed; nothing follows.
            case error(Swift.Error)
            /// The sequence ended; nothing follows.
            case completed
        }
        extension Event: CustomDebugStringConvertible {
            /// The event as `next(1)`, `error(boom)` or `completed`.
            public var debugDescription: String {
                switch self {
                case .next(let value): return "next(\(value))"
                case .error(let error): return "error(\(error))"
                case .completed: return "completed"
                }
            }
        }
        extension Event {
            /// Whether the event ends its sequence.
            public var isStopEvent: Bool {
                switch self {
                case .next: return false
                case .error, .completed: return true
                }
            }
            /// The value of a `next`, else nil.
            public var element: Element? {
                if case .next(let value) = self { return value }
                return nil
            }
            /// The error of an `error`, else nil.
            public var error: Swift.Error? {
                if case .error(let error) = self { return error }
                return nil
            }
            /// Whether this is `completed`.
            public var isCompleted: Bool {
                if case .completed = self { return true }
                return false
            }
            /// The same event with its value transformed; a throwing transform gives `error`.
            ///
            ///     print(Event.next(1).map { $0 + 1 })
            ///     // next(2)
            ///
            /// Pitfall: a throw turns a value into `error`, which as an event would end the sequence.
            /// See also: materialize(), mapObserver(_:).
            public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
                do {
                    switch self {
                    case .next(let element): return .next(try transform(element))
                    case .error(let error): return .error(error)
                    case .completed: return .completed
                    }
                } catch { return .error(error) }
            }
        }
        /// Something that can be seen as an event.
        ///
        ///     print(Event.next(1).event)
        ///     // next(1)
        ///
        /// Pitfall: `dematerialize()` takes the first stop event among the values as the end.
        /// See also: Event, elements().
        public protocol EventConvertible {
            associatedtype Element
            /// The same as an `Event`.
            var event: Event<Element> { get }
        }
        extension Event: EventConvertible {
            /// The event itself.
            public var event: Event<Element> { self }
        }

        // MARK: Observers

        /// Something that takes events.
        ///
        ///     let subject = PublishSubject<Int>()
        ///     _ = subject.subscribe { print($0) }
        ///     subject.onNext(1)
        ///     subject.onCompleted()
        ///     // next(1)
        ///     // completed
        ///
        /// Pitfall: an observer does not check the grammar: it may be sent values after the end.
        /// See also: AnyObserver, Binder.
        public protocol ObserverType {
            associatedtype Element
            /// Takes an event.
            func on(_ event: Event<Element>)
        }
        extension ObserverType {
            /// Sends a value.
            public func onNext(_ element: Element) { on(.next(element)) }
            /// Sends the end.
            public func onCompleted() { on(.completed) }
            /// Sends a failure.
            public func onError(_ error: Swift.Error) { on(.error(error)) }
            /// This observer, its type hidden.
            public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }
            /// An observer of other values that passes them on transformed; a throw becomes an error.
            ///
            ///     let subject = PublishSubject<Int>()
            ///     _ = subject.subscribe { print($0) }
            ///     let texts: AnyObserver<String> = subject.mapObserver { $0.count }
            ///     texts.onNext("abc")
            ///     // next(3)
            ///
            /// Pitfall: completion and errors pass untouched; only values go through the closure.
            /// See also: AnyObserver.
            public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result> {
                AnyObserver { event in self.on(event.map(transform)) }
            }
        }
        /// Any observer, its type hidden.
        ///
        ///     let observer = AnyObserver<Int> { print($0) }
        ///     observer.onNext(1)
        ///     // next(1)
        ///
        /// Pitfall: it enforces nothing: what follows a stop event still arrives.
        /// See also: ObserverType, Binder.
        public struct AnyObserver<Element>: ObserverType {
            /// What runs for each event.
            public typealias EventHandler = (Event<Element>) -> Void
            /// Runs the closure for each event.
            public init(eventHandler: @escaping (Event<Element>) -> Void)
            /// Wraps it.
            @bind("AnyObserver.init(observer:)") public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element
            /// Takes an event.
            public func on(_ event: Event<Element>)
            /// Sends a value.
            @bind("AnyObserver.onNext(_:)") public func onNext(_ element: Element)
            /// Sends the end.
            @bind("AnyObserver.onCompleted()") public func onCompleted()
            /// Sends a failure.
            @bind("AnyObserver.onError(_:)") public func onError(_ error: Swift.Error)
            /// Itself, as something that takes events.
            public func asObserver() -> AnyObserver<Element> { self }
        }

        // MARK: Errors and small enums

        /// What can go wrong in an operator.
        ///
        ///     print(RxError.noElements)
        ///     // Sequence doesn't contain any elements.
        ///
        /// Pitfall: it is not `Equatable`: compare with `if case`, not with `==`.
        /// See also: error(_:), catch(_:).
        public enum RxError: Swift.Error, CustomDebugStringConvertible {
            case unknown
            case disposed(object: Any)
            case overflow
            case argumentOutOfRange
            case noElements
            case moreThanOneElement
            case timeout
            /// The sentence that print shows.
            public var debugDescription: String {
                switch self {
                case .unknown: return "Unknown error occurred."
                case .disposed(let object): return "Object `\(object)` was already disposed."
                case .overflow: return "Arithmetic overflow occurred."
                case .argumentOutOfRange: return "Argument out of range."
                case .noElements: return "Sequence doesn't contain any elements."
                case .moreThanOneElement: return "Sequence contains more than one element."
                case .timeout: return "Sequence timeout."
                }
            }
        }
        /// Whether the element that ended a `take` is passed on.
        ///
        ///     a:  1-2-3|
        ///         a.take(while: { $0 < 2 }, behavior: .inclusive)
        ///     =>  1-(2|)
        ///
        /// Pitfall: `.exclusive` is the default: the element that ended it is missing from the result.
        /// See also: take(while:behavior:), take(until:behavior:).
        public enum TakeBehavior {
            case inclusive
            case exclusive
        }
        @available(*, deprecated, renamed: "TakeBehavior")
        public typealias TakeUntilBehavior = TakeBehavior
        /// How long `share` keeps its subject.
        ///
        ///     a:  1-2|
        ///         a.share(replay: 1, scope: .forever)
        ///     =>  1-2|
        ///
        /// Pitfall: `.forever` keeps old values and old errors: a retry behind it gets the same error again.
        /// See also: share(replay:scope:).
        public enum SubjectLifetimeScope {
            case whileConnected
            case forever
        }
        /// Places where a program can step in.
        ///
        ///     print(Hooks.recordCallStackOnError)
        ///     // false
        ///
        /// Pitfall: they belong to the whole program: what one part sets, every other part meets.
        /// See also: Resources.
        public enum Hooks {
            /// What runs for an error that nobody handles.
            public typealias DefaultErrorHandler = (_ subscriptionCallStack: [String], _ error: Swift.Error) -> Void
            /// What tells where a subscription began.
            public typealias CustomCaptureSubscriptionCallstack = () -> [String]
            /// Whether subscriptions note where they began.
            public static var recordCallStackOnError: Bool { get set }
            /// Runs for an error that no subscription handles.
            public static var defaultErrorHandler: ([String], Swift.Error) -> Void { get set }
            /// Tells where a subscription began.
            public static var customCaptureSubscriptionCallstack: () -> [String] { get set }
        }
        /// Counts what the engine holds.
        ///
        ///     print(Resources.total >= 0)
        ///     // true
        ///
        /// Pitfall: compare two counts, never one with zero: the program itself holds some.
        /// See also: Hooks.
        public enum Resources {
            /// How many observables, subscriptions and disposables live.
            public static var total: Int32 { get }
        }
        """#)
