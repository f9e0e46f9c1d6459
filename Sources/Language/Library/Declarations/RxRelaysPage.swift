import Runtime

/// Relays, and relays as targets.
let rxRelaysPage = LibraryPage(
    name: "RxRelays", module: "RxRelay",
    text: #"""
        /// A publish subject that never ends.
        ///
        ///     a:  -1-2|
        ///         let relay = PublishRelay<Int>()
        ///         _ = a.bind(to: relay)
        ///         relay.asObservable()
        ///     =>  -1-2
        ///
        /// Pitfall: it never ends and takes no errors.
        /// See also: PublishSubject, BehaviorRelay.
        public final class PublishRelay<Element>: ObservableType {
            /// A new one.
            public init()
            /// Sends a value.
            ///
            ///     let relay = PublishRelay<Int>()
            ///     _ = relay.subscribe(onNext: { print($0) })
            ///     relay.accept(1)
            ///     // 1
            ///
            /// Pitfall: nobody listening means the value is lost: a `BehaviorRelay` keeps the last.
            /// See also: onNext(_:).
            public func accept(_ event: Element)
            /// Sends every event to an observer or a closure.
            public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element
            /// The same sequence as a plain `Observable`.
            @bind("PublishRelay.asObservable()") public func asObservable() -> Observable<Element>
        }
        /// A value that can be watched and never ends.
        ///
        ///     a:  -1-2|
        ///         let relay = BehaviorRelay(value: 0)
        ///         _ = a.bind(to: relay)
        ///         relay.asObservable()
        ///     =>  01-2
        ///
        /// Pitfall: it never ends and takes no errors.
        /// See also: BehaviorSubject, PublishRelay.
        public final class BehaviorRelay<Element>: ObservableType {
            /// Starts with a value.
            public init(value: Element)
            /// Sends a value.
            public func accept(_ event: Element)
            /// The latest value.
            public var value: Element { get }
            /// Sends every event to an observer or a closure.
            public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element
            /// The same sequence as a plain `Observable`.
            @bind("BehaviorRelay.asObservable()") public func asObservable() -> Observable<Element>
        }
        /// A replay subject that never ends.
        ///
        ///     a:  -1-2|
        ///         let relay = ReplayRelay<Int>.create(bufferSize: 1)
        ///         _ = a.bind(to: relay)
        ///         relay.asObservable().delaySubscription(.milliseconds(300), scheduler: MainScheduler.instance)
        ///     =>  ---2
        ///
        /// Pitfall: each newcomer gets the old values at once, before any new one.
        /// See also: ReplaySubject, PublishRelay.
        public final class ReplayRelay<Element>: ObservableType {
            /// Keeps so many values for newcomers.
            public static func create(bufferSize: Int) -> ReplayRelay<Element>
            /// Keeps every value for newcomers.
            ///
            ///         let relay = ReplayRelay<Int>.createUnbound()
            ///         relay.accept(1)
            ///         relay.asObservable()
            ///     =>  1
            ///
            /// Pitfall: it keeps every value as long as it lives: bound it with `create(bufferSize:)` for long streams.
            /// See also: create(bufferSize:).
            public static func createUnbound() -> ReplayRelay<Element>
            /// Sends a value.
            public func accept(_ event: Element)
            /// Sends every event to an observer or a closure.
            public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element
            /// The same sequence as a plain `Observable`.
            @bind("ReplayRelay.asObservable()") public func asObservable() -> Observable<Element>
        }
        // MARK: Relays as targets

        extension ObservableType {
            /// Sends every value to relays.
            @bind("ObservableType.bind(publishRelays)") public func bind(to relays: PublishRelay<Element>...) -> Disposable
            /// Sends every value to observers, relays or a function.
            @bind("ObservableType.bind(optionalPublishRelays)") public func bind(to relays: PublishRelay<Element?>...) -> Disposable
            /// Sends every value to observers, relays or a function.
            @bind("ObservableType.bind(behaviorRelays)") public func bind(to relays: BehaviorRelay<Element>...) -> Disposable
            /// Sends every value to observers, relays or a function.
            @bind("ObservableType.bind(optionalBehaviorRelays)") public func bind(to relays: BehaviorRelay<Element?>...) -> Disposable
            /// Sends every value to observers, relays or a function.
            @bind("ObservableType.bind(replayRelays)") public func bind(to relays: ReplayRelay<Element>...) -> Disposable
            /// Sends every value to observers, relays or a function.
            @bind("ObservableType.bind(optionalReplayRelays)") public func bind(to relays: ReplayRelay<Element?>...) -> Disposable
        }
        extension InfallibleType {
            /// Sends every value to observers, relays or a function.
            @bind("Infallible.bind(publishRelays)") public func bind(to relays: PublishRelay<Element>...) -> Disposable
            /// Sends every value to relays of optionals.
            @bind("Infallible.bind(optionalPublishRelays)") public func bind(to relays: PublishRelay<Element?>...) -> Disposable
            /// Sends every value to observers, relays or a function.
            @bind("Infallible.bind(behaviorRelays)") public func bind(to relays: BehaviorRelay<Element>...) -> Disposable
            /// Sends every value to relays of optionals.
            @bind("Infallible.bind(optionalBehaviorRelays)") public func bind(to relays: BehaviorRelay<Element?>...) -> Disposable
            /// Sends every value to observers, relays or a function.
            @bind("Infallible.bind(replayRelays)") public func bind(to relays: ReplayRelay<Element>...) -> Disposable
            /// Sends every value to relays of optionals.
            @bind("Infallible.bind(optionalReplayRelays)") public func bind(to relays: ReplayRelay<Element?>...) -> Disposable
        }
        """#)
