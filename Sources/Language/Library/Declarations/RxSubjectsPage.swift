import Runtime

/// Subjects and relays.
let rxSubjectsPage = LibraryPage(
    name: "RxSubjects", module: "RxSwift",
    text: #"""
        // MARK: Subjects

        /// Passes on what it is sent to whoever listens now.
        ///
        ///     a:  -1-2-3|
        ///         let subject = PublishSubject<Int>()
        ///         _ = a.subscribe(subject)
        ///         subject
        ///     =>  -1-2-3|
        ///
        /// Pitfall: who comes late gets nothing of before.
        /// See also: BehaviorSubject, ReplaySubject, PublishRelay.
        public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
            /// The observer that it is.
            public typealias SubjectObserverType = PublishSubject<Element>
            /// A new one.
            public init()
            /// Whether anybody listens.
            public var hasObservers: Bool { get }
            /// Whether it was disposed.
            public var isDisposed: Bool { get }
            /// Takes an event.
            public func on(_ event: Event<Element>)
            /// Sends a value.
            @bind("PublishSubject.onNext(_:)") public func onNext(_ element: Element)
            /// Sends the end.
            @bind("PublishSubject.onCompleted()") public func onCompleted()
            /// Sends a failure.
            @bind("PublishSubject.onError(_:)") public func onError(_ error: Swift.Error)
            /// Itself, as something that takes events.
            public func asObserver() -> PublishSubject<Element> { self }
            /// Gives it up; a second time does nothing.
            public func dispose()
        }
        /// Starts with a value and gives each newcomer the latest one.
        ///
        ///     a:  -1-2|
        ///         let subject = BehaviorSubject(value: 0)
        ///         _ = a.subscribe(subject)
        ///         subject
        ///     =>  01-2|
        ///
        /// Pitfall: after the end newcomers get the end alone.
        /// See also: PublishSubject, BehaviorRelay.
        public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
            /// The observer that it is.
            public typealias SubjectObserverType = BehaviorSubject<Element>
            /// Starts with a value.
            public init(value: Element)
            /// Whether anybody listens.
            public var hasObservers: Bool { get }
            /// Whether it was disposed.
            public var isDisposed: Bool { get }
            /// The latest value; throws once it failed or was disposed.
            public func value() throws -> Element
            /// Takes an event.
            public func on(_ event: Event<Element>)
            /// Sends a value.
            @bind("BehaviorSubject.onNext(_:)") public func onNext(_ element: Element)
            /// Sends the end.
            @bind("BehaviorSubject.onCompleted()") public func onCompleted()
            /// Sends a failure.
            @bind("BehaviorSubject.onError(_:)") public func onError(_ error: Swift.Error)
            /// Itself, as something that takes events.
            public func asObserver() -> BehaviorSubject<Element> { self }
            /// Gives it up; a second time does nothing.
            public func dispose()
        }
        /// Gives each newcomer the last values.
        ///
        ///     a:  -1-2|
        ///         let subject = ReplaySubject<Int>.create(bufferSize: 2)
        ///         _ = a.subscribe(subject)
        ///         subject.delaySubscription(.milliseconds(500), scheduler: MainScheduler.instance)
        ///     =>  -----(12|)
        ///
        /// Pitfall: `createUnbounded()` keeps everything for ever.
        /// See also: BehaviorSubject, replay(_:).
        public class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Disposable {
            /// The observer that it is.
            public typealias SubjectObserverType = ReplaySubject<Element>
            /// Keeps so many values for newcomers.
            ///
            ///         let subject = ReplaySubject<Int>.create(bufferSize: 1)
            ///         subject.onNext(1)
            ///         subject.onNext(2)
            ///         subject
            ///     =>  2
            ///
            /// Pitfall: 0 keeps nothing but still repeats the stop event.
            /// See also: createUnbounded().
            public static func create(bufferSize: Int) -> ReplaySubject<Element>
            /// Keeps every value for newcomers.
            ///
            ///         let subject = ReplaySubject<Int>.createUnbounded()
            ///         subject.onNext(1)
            ///         subject.onNext(2)
            ///         subject
            ///     =>  (12)
            ///
            /// Pitfall: it keeps every value as long as it lives.
            /// See also: create(bufferSize:).
            public static func createUnbounded() -> ReplaySubject<Element>
            /// Whether anybody listens.
            public var hasObservers: Bool { get }
            /// Takes an event.
            public func on(_ event: Event<Element>)
            /// Sends a value.
            @bind("ReplaySubject.onNext(_:)") public func onNext(_ element: Element)
            /// Sends the end.
            @bind("ReplaySubject.onCompleted()") public func onCompleted()
            /// Sends a failure.
            @bind("ReplaySubject.onError(_:)") public func onError(_ error: Swift.Error)
            /// Itself, as something that takes events.
            public func asObserver() -> ReplaySubject<Element> { self }
            /// Gives it up; a second time does nothing.
            public func dispose()
        }
        /// Gives its last value when it completes.
        ///
        ///     a:  -1-2|
        ///         let subject = AsyncSubject<Int>()
        ///         _ = a.subscribe(subject)
        ///         subject
        ///     =>  ----(2|)
        ///
        /// Pitfall: without completion it never gives anything; an error discards the value.
        /// See also: ReplaySubject, takeLast(_:).
        public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType {
            /// The observer that it is.
            public typealias SubjectObserverType = AsyncSubject<Element>
            /// A new one.
            public init()
            /// Whether anybody listens.
            public var hasObservers: Bool { get }
            /// Takes an event.
            public func on(_ event: Event<Element>)
            /// Sends a value.
            @bind("AsyncSubject.onNext(_:)") public func onNext(_ element: Element)
            /// Sends the end.
            @bind("AsyncSubject.onCompleted()") public func onCompleted()
            /// Sends a failure.
            @bind("AsyncSubject.onError(_:)") public func onError(_ error: Swift.Error)
            /// Itself, as something that takes events.
            public func asObserver() -> AsyncSubject<Element> { self }
        }
        /// Older observable variable: a behaviour subject that completes when it goes.
        @available(*, deprecated, renamed: "BehaviorRelay")
        public final class Variable<Element> {
            private let subject: BehaviorSubject<Element>
            /// Wraps it.
            public init(_ value: Element) {
                self.value = value
                subject = BehaviorSubject(value: value)
            }
            /// The latest value.
            public var value: Element { didSet { subject.onNext(value) } }
            /// The same sequence as a plain `Observable`.
            public func asObservable() -> Observable<Element> { subject }
            /// The same as a Driver.
            public func asDriver() -> Driver<Element> { subject.asDriver(onErrorDriveWith: .empty()) }
            deinit { subject.onCompleted() }
        }
        """#)
