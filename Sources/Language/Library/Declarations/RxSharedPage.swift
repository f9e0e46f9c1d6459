import Runtime

/// Driver and Signal.
let rxSharedPage = LibraryPage(
    name: "RxShared", module: "RxCocoa",
    text: #"""
        /// How a shared sequence shares.
        ///
        ///         let driver: SharedSequence<DriverSharingStrategy, Int> = Driver.just(1)
        ///         driver
        ///     =>  (1|)
        ///
        /// Pitfall: `share(_:)` runs after every operator: make it cheap and free of side effects.
        /// See also: SharedSequence.
        public protocol SharingStrategyProtocol {
            /// Where all events are delivered.
            static var scheduler: SchedulerType { get }
            /// Gives all subscribers one subscription to the source.
            static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
        }
        /// Shares and replays the latest value.
        ///
        ///         let driver: SharedSequence<DriverSharingStrategy, Int> = .just(1)
        ///         driver
        ///     =>  (1|)
        ///
        /// Pitfall: newcomers get the last value only while somebody is listening.
        /// See also: Driver.
        public struct DriverSharingStrategy: SharingStrategyProtocol {
            /// The main thread.
            public static var scheduler: SchedulerType { SharingScheduler.make() }
            /// Shares and replays the latest value while anyone listens.
            public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> { source.share(replay: 1, scope: .whileConnected) }
        }
        /// Shares without replay.
        ///
        ///         let signal: SharedSequence<SignalSharingStrategy, Int> = .just(1)
        ///         signal
        ///     =>  (1|)
        ///
        /// Pitfall: newcomers get nothing of what was: events, not state.
        /// See also: Signal.
        public struct SignalSharingStrategy: SharingStrategyProtocol {
            /// The main thread.
            public static var scheduler: SchedulerType { SharingScheduler.make() }
            /// Shares while anyone listens; nothing is replayed.
            public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> { source.share(replay: 0, scope: .whileConnected) }
        }
        /// What the library asks of a strategy, for one type of elements.
        public protocol _SharingBridge {
            associatedtype Element
            /// What the strategy makes of a source.
            static func sharedBridge(_ source: Observable<Element>) -> Observable<Element>
            /// Where the strategy delivers.
            static func schedulerBridge() -> SchedulerType
        }
        public enum _Sharing<Strategy: SharingStrategyProtocol, Element>: _SharingBridge {
            /// What the strategy makes of a source.
            public static func sharedBridge(_ source: Observable<Element>) -> Observable<Element> { Strategy.share(source) }
            /// Where the strategy delivers.
            public static func schedulerBridge() -> SchedulerType { Strategy.scheduler }
        }
        /// A shared sequence that gives newcomers the latest value.
        ///
        ///     a:  1-2-#
        ///         a.asDriver(onErrorJustReturn: 9)
        ///     =>  1-2-(9|)
        ///
        /// Pitfall: it delivers on the main thread and gives newcomers the latest value.
        /// See also: Signal, drive(onNext:onCompleted:onDisposed:), asDriver(onErrorJustReturn:).
        public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>
        /// A shared sequence that gives newcomers nothing.
        ///
        ///     a:  1-2-#
        ///         a.asSignal(onErrorJustReturn: 9)
        ///     =>  1-2-(9|)
        ///
        /// Pitfall: newcomers get nothing of before.
        /// See also: Driver, emit(onNext:onCompleted:onDisposed:).
        public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>
        /// Something that can be seen as a shared sequence.
        ///
        ///         Driver.just(1).asSharedSequence()
        ///     =>  (1|)
        ///
        /// Pitfall: it promises no errors: convert with `asDriver` or `asSignal`, which say what to do with one.
        /// See also: SharedSequence.
        public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
            associatedtype SharingStrategy: SharingStrategyProtocol
            /// Itself, seen as a shared sequence.
            ///
            ///         Driver.just(1).asSharedSequence()
            ///     =>  (1|)
            ///
            /// Pitfall: nothing is shared again by it: it is the same sequence.
            /// See also: asDriver().
            func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
        }
        /// A sequence that cannot fail, runs on the main thread and is shared.
        ///
        ///         Driver.of(1, 2)
        ///     =>  (12|)
        ///
        /// Pitfall: each operator shares its result: side effects in `map` run once for all subscribers.
        /// See also: Driver, Signal.
        public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType {
            /// The same sequence as a plain `Observable`.
            public func asObservable() -> Observable<Element>
            /// Itself, seen as a shared sequence.
            public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
            public static func empty() -> SharedSequence<SharingStrategy, Element>
            public static func never() -> SharedSequence<SharingStrategy, Element>
            public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element>
            public static func deferred(_ observableFactory: @escaping () -> SharedSequence<SharingStrategy, Element>) -> SharedSequence<SharingStrategy, Element>
            /// The given values in order, then the end.
            ///
            ///         Driver.of(1, 2)
            ///     =>  (12|)
            ///
            /// Pitfall: the first value comes at once, the others in later turns of the main thread.
            /// See also: of(_:scheduler:).
            public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element>
            /// The elements of a sequence, then the end.
            ///
            ///         Driver.from([1, 2])
            ///     =>  (12|)
            ///
            /// Pitfall: each subscriber runs through it for itself: it is not shared.
            /// See also: from(_:scheduler:).
            @bind("SharedSequence.from(array)") public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element>
            /// The elements of a sequence, then the end.
            @bind("SharedSequence.from(sequence)") public static func from<Sequence: Swift.Sequence>(_ sequence: Sequence) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element
            public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element>
        }
        extension SharedSequence where Element: FixedWidthInteger {
            /// 0, 1, 2, … one each period, on the main thread.
            ///
            ///         Driver<Int>.interval(.milliseconds(200)).asObservable().take(2)
            ///     =>  --0-(1|)
            ///
            /// Pitfall: it has no `scheduler:`: it always runs on the main thread's.
            /// See also: interval(_:scheduler:).
            public static func interval(_ period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element>
            /// 0 after a time, then one each period, on the main thread.
            ///
            ///         Driver<Int>.timer(.milliseconds(100), period: .milliseconds(200)).asObservable().take(2)
            ///     =>  -0-(1|)
            ///
            /// Pitfall: there is no one-shot form: `take(1)` is not there either, so use an observable's timer.
            /// See also: timer(_:period:scheduler:).
            public static func timer(_ duration: RxTimeInterval, period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element>
            @available(*, deprecated, message: "use .seconds or .milliseconds")
            public static func interval(_ period: Double) -> SharedSequence<SharingStrategy, Element> { SharedSequence<SharingStrategy, Element>.interval(.milliseconds(Int(period * 1000))) }
            @available(*, deprecated, message: "use .seconds or .milliseconds")
            public static func timer(_ dueTime: Double, period: Double) -> SharedSequence<SharingStrategy, Element> { SharedSequence<SharingStrategy, Element>.timer(.milliseconds(Int(dueTime * 1000)), period: .milliseconds(Int(period * 1000))) }
        }
        extension SharedSequenceConvertibleType {
            /// The same sequence as a plain `Observable`.
            public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }
        }
        extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
            /// The same as a Driver.
            public func asDriver() -> Driver<Element> { asSharedSequence() }
        }
        extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
            /// The same as a Signal.
            ///
            ///     a:  -1-2|
            ///         let relay = PublishRelay<Int>()
            ///         _ = a.bind(to: relay)
            ///         relay.asSignal()
            ///     =>  -1-2
            ///
            /// Pitfall: the replayed value is lost: a Signal gives newcomers nothing.
            /// See also: asSignal(onErrorJustReturn:).
            public func asSignal() -> Signal<Element> { asSharedSequence() }
        }
        extension SharedSequenceConvertibleType {
            /// The same as an Infallible.
            public func asInfallible() -> Infallible<Element> { asInfallible(onErrorFallbackTo: .empty()) }
            @bind("SharedSequence.map(_:)") public func map<Result>(_ selector: @escaping (Element) -> Result) -> SharedSequence<SharingStrategy, Result>
            @bind("SharedSequence.compactMap(_:)") public func compactMap<Result>(_ selector: @escaping (Element) -> Result?) -> SharedSequence<SharingStrategy, Result>
            @bind("SharedSequence.filter(_:)") public func filter(_ predicate: @escaping (Element) -> Bool) -> SharedSequence<SharingStrategy, Element>
            @bind("SharedSequence.flatMap(_:)") public func flatMap<Sharing: SharingStrategyProtocol, Result>(_ selector: @escaping (Element) -> SharedSequence<Sharing, Result>) -> SharedSequence<Sharing, Result>
            @bind("SharedSequence.flatMapLatest(_:)") public func flatMapLatest<Sharing: SharingStrategyProtocol, Result>(_ selector: @escaping (Element) -> SharedSequence<Sharing, Result>) -> SharedSequence<Sharing, Result>
            @bind("SharedSequence.flatMapFirst(_:)") public func flatMapFirst<Sharing: SharingStrategyProtocol, Result>(_ selector: @escaping (Element) -> SharedSequence<Sharing, Result>) -> SharedSequence<Sharing, Result>
            /// Side effects beside the events.
            @bind("SharedSequence.do") public func `do`(onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> SharedSequence<SharingStrategy, Element>
            @bind("SharedSequence.debug") public func debug(_ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line, function: String = #function) -> SharedSequence<SharingStrategy, Element>
            @bind("SharedSequence.distinctUntilChanged(key)") public func distinctUntilChanged<Key: Equatable>(_ keySelector: @escaping (Element) -> Key) -> SharedSequence<SharingStrategy, Element>
            @bind("SharedSequence.distinctUntilChanged(key:comparer)") public func distinctUntilChanged<K>(_ keySelector: @escaping (Element) -> K, comparer: @escaping (K, K) -> Bool) -> SharedSequence<SharingStrategy, Element>
            /// Drops values that the closure finds equal to the one before.
            @bind("SharedSequence.distinctUntilChanged(comparer)") public func distinctUntilChanged(_ comparer: @escaping (Element, Element) -> Bool) -> SharedSequence<SharingStrategy, Element>
            /// At most one value in each interval.
            ///
            ///     a:  ab-c----d|
            ///         a.asDriver(onErrorJustReturn: "").throttle(.milliseconds(300))
            ///     =>  a--c----d|
            ///
            /// Pitfall: `latest: false` loses the last value of a burst.
            /// See also: throttle(_:latest:scheduler:).
            @bind("SharedSequence.throttle(_:latest:)") public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> SharedSequence<SharingStrategy, Element>
            /// A value once it has been quiet for a while.
            ///
            ///     a:  ab-c---d|
            ///         a.asDriver(onErrorJustReturn: "").debounce(.milliseconds(200))
            ///     =>  -----c--(d|)
            ///
            /// Pitfall: as long as values keep coming nothing is sent.
            /// See also: debounce(_:scheduler:).
            @bind("SharedSequence.debounce(_:)") public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element>
            /// Everything later.
            ///
            ///     a:  1-2|
            ///         a.asDriver(onErrorJustReturn: 0).delay(.milliseconds(200))
            ///     =>  --1-2|
            ///
            /// Pitfall: the end is delayed too; what is under way is lost when the subscription is disposed.
            /// See also: delay(_:scheduler:).
            @bind("SharedSequence.delay(_:)") public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element>
            @available(*, deprecated, message: "use .seconds or .milliseconds")
            public func throttle(_ dueTime: Double, latest: Bool = true) -> SharedSequence<SharingStrategy, Element> { throttle(.milliseconds(Int(dueTime * 1000)), latest: latest) }
            @available(*, deprecated, message: "use .seconds or .milliseconds")
            public func debounce(_ dueTime: Double) -> SharedSequence<SharingStrategy, Element> { debounce(.milliseconds(Int(dueTime * 1000))) }
            @available(*, deprecated, message: "use .seconds or .milliseconds")
            public func delay(_ dueTime: Double) -> SharedSequence<SharingStrategy, Element> { delay(.milliseconds(Int(dueTime * 1000))) }
            @bind("SharedSequence.scan(_:accumulator:)") public func scan<A>(_ seed: A, accumulator: @escaping (A, Element) -> A) -> SharedSequence<SharingStrategy, A>
            @bind("SharedSequence.withLatestFrom(_:resultSelector:)") public func withLatestFrom<SecondO: SharedSequenceConvertibleType, ResultType>(_ second: SecondO, resultSelector: @escaping (Element, SecondO.Element) -> ResultType) -> SharedSequence<SharingStrategy, ResultType> where SecondO.SharingStrategy == SharingStrategy
            @bind("SharedSequence.withLatestFrom(_:)") public func withLatestFrom<SecondO: SharedSequenceConvertibleType>(_ second: SecondO) -> SharedSequence<SharingStrategy, SecondO.Element>
            @bind("SharedSequence.skip(_:)") public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element>
            @bind("SharedSequence.startWith(_:)") public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element>
            @bind("SharedSequence.merge(collection)") public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Element>
            /// Several sequences as one.
            @bind("SharedSequence.merge(array)") public static func merge(_ sources: [SharedSequence<SharingStrategy, Element>]) -> SharedSequence<SharingStrategy, Element>
            @bind("SharedSequence.merge(variadic)") public static func merge(_ sources: SharedSequence<SharingStrategy, Element>...) -> SharedSequence<SharingStrategy, Element>
            @bind("SharedSequence.concat(collection)") public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Element>
            /// One sequence after the other.
            @bind("SharedSequence.concat(sequence)") public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == SharedSequence<SharingStrategy, Element>
            @bind("SharedSequence.zip(array)selector") public static func zip<Result>(_ sources: [SharedSequence<SharingStrategy, Element>], resultSelector: @escaping ([Element]) -> Result) -> SharedSequence<SharingStrategy, Result>
            /// Waits for all of them.
            @bind("SharedSequence.zip(array)") public static func zip(_ sources: [SharedSequence<SharingStrategy, Element>]) -> SharedSequence<SharingStrategy, [Element]>
            @bind("SharedSequence.combineLatest(array)selector") public static func combineLatest<Result>(_ sources: [SharedSequence<SharingStrategy, Element>], resultSelector: @escaping ([Element]) -> Result) -> SharedSequence<SharingStrategy, Result>
            @bind("SharedSequence.combineLatest(array)") public static func combineLatest(_ sources: [SharedSequence<SharingStrategy, Element>]) -> SharedSequence<SharingStrategy, [Element]>
        }
        extension SharedSequenceConvertibleType where Element: Equatable {
            @bind("SharedSequence.distinctUntilChanged()") public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element>
        }
        extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
            @bind("SharedSequence.switchLatest()") public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element>
            @bind("SharedSequence.merge()") public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element>
            @bind("SharedSequence.merge(maxConcurrent:)") public func merge(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element>
        }
        extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
            @bind("SharedSequence.withUnretained(_:resultSelector:)") public func withUnretained<Object: AnyObject, Out>(_ obj: Object, resultSelector: @escaping (Object, Element) -> Out) -> SharedSequence<SharingStrategy, Out>
            public func withUnretained<Object: AnyObject>(_ obj: Object) -> SharedSequence<SharingStrategy, (Object, Element)> { withUnretained(obj) { ($0, $1) } }
        }
        extension ObservableConvertibleType {
            /// A Driver; an error becomes a last value.
            ///
            ///     a:  1-2-#
            ///         a.asDriver(onErrorJustReturn: 9)
            ///     =>  1-2-(9|)
            ///
            /// Pitfall: the sequence ends after the replacement.
            /// See also: asDriver(onErrorDriveWith:), Driver.
            public func asDriver(onErrorJustReturn: Element) -> Driver<Element>
            /// A Driver; an error switches to another.
            ///
            ///     a:  1-2-#
            ///         a.asDriver(onErrorDriveWith: .empty())
            ///     =>  1-2-|
            ///
            /// Pitfall: the source's own chain is over after the error: the other Driver takes its place for good.
            /// See also: asDriver(onErrorJustReturn:).
            public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element>
            /// A Driver; an error is answered by a closure.
            ///
            ///     a:  1-2-#
            ///         a.asDriver(onErrorRecover: { _ in .just(9) })
            ///     =>  1-2-(9|)
            ///
            /// Pitfall: the closure is asked once: an error cannot come again, since a Driver has none.
            /// See also: asDriver(onErrorJustReturn:).
            public func asDriver(onErrorRecover: @escaping (Swift.Error) -> Driver<Element>) -> Driver<Element>
            /// A Signal; an error becomes a last value.
            ///
            ///     a:  1-2-#
            ///         a.asSignal(onErrorJustReturn: 9)
            ///     =>  1-2-(9|)
            ///
            /// Pitfall: after that value the Signal ends: nothing more comes from the source.
            /// See also: Signal.
            public func asSignal(onErrorJustReturn: Element) -> Signal<Element>
            /// A Signal; an error switches to another.
            ///
            ///     a:  1-2-#
            ///         a.asSignal(onErrorSignalWith: .empty())
            ///     =>  1-2-|
            ///
            /// Pitfall: the source is not tried again: only the other Signal goes on.
            /// See also: asSignal(onErrorJustReturn:).
            public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element>
            /// A Signal; an error is answered by a closure.
            ///
            ///     a:  1-2-#
            ///         a.asSignal(onErrorRecover: { _ in .just(9) })
            ///     =>  1-2-(9|)
            ///
            /// Pitfall: giving `.empty()` hides the error from everybody: log it there.
            /// See also: asSignal(onErrorJustReturn:).
            public func asSignal(onErrorRecover: @escaping (Swift.Error) -> Signal<Element>) -> Signal<Element>
            @available(*, deprecated, renamed: "asSharedSequence(sharingStrategy:onErrorJustReturn:)")
            public func asSharedSequence<S: SharingStrategyProtocol>(strategy: S.Type = S.self, onErrorJustReturn: Element) -> SharedSequence<S, Element> { asSharedSequence(sharingStrategy: strategy, onErrorJustReturn: onErrorJustReturn) }
            @available(*, deprecated, renamed: "asSharedSequence(sharingStrategy:onErrorDriveWith:)")
            public func asSharedSequence<S: SharingStrategyProtocol>(strategy: S.Type = S.self, onErrorDriveWith: SharedSequence<S, Element>) -> SharedSequence<S, Element> { asSharedSequence(sharingStrategy: strategy, onErrorDriveWith: onErrorDriveWith) }
            @available(*, deprecated, renamed: "asSharedSequence(sharingStrategy:onErrorRecover:)")
            public func asSharedSequence<S: SharingStrategyProtocol>(strategy: S.Type = S.self, onErrorRecover: @escaping (Swift.Error) -> SharedSequence<S, Element>) -> SharedSequence<S, Element> { asSharedSequence(sharingStrategy: strategy, onErrorRecover: onErrorRecover) }
            /// As a shared sequence of any strategy; a value and the end in place of an error.
            ///
            ///     a:  1-2-#
            ///         a.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorJustReturn: 9)
            ///     =>  1-2-(9|)
            ///
            /// Pitfall: after that value the sequence ends: nothing more comes from the source.
            /// See also: asDriver(onErrorJustReturn:), SharingStrategyProtocol.
            public func asSharedSequence<S: SharingStrategyProtocol>(sharingStrategy: S.Type = S.self, onErrorJustReturn: Element) -> SharedSequence<S, Element>
            /// As a shared sequence of any strategy; another one goes on in place of an error.
            ///
            ///     a:  1-2-#
            ///         a.asSharedSequence(sharingStrategy: SignalSharingStrategy.self, onErrorDriveWith: .just(9))
            ///     =>  1-2-(9|)
            ///
            /// Pitfall: the source is not tried again: only the other sequence goes on.
            /// See also: asDriver(onErrorDriveWith:), SharingStrategyProtocol.
            public func asSharedSequence<S: SharingStrategyProtocol>(sharingStrategy: S.Type = S.self, onErrorDriveWith: SharedSequence<S, Element>) -> SharedSequence<S, Element>
            /// As a shared sequence of any strategy; the closure says for an error what goes on.
            ///
            ///     a:  1-2-#
            ///         a.asSharedSequence(sharingStrategy: SignalSharingStrategy.self, onErrorRecover: { _ in .just(9) })
            ///     =>  1-2-(9|)
            ///
            /// Pitfall: the closure must not fail: it gives a sequence that has no errors.
            /// See also: asDriver(onErrorRecover:), SharingStrategyProtocol.
            public func asSharedSequence<S: SharingStrategyProtocol>(sharingStrategy: S.Type = S.self, onErrorRecover: @escaping (Swift.Error) -> SharedSequence<S, Element>) -> SharedSequence<S, Element>
        }
        extension BehaviorRelay {
            /// The same as a Driver.
            public func asDriver() -> Driver<Element> { asDriver(onErrorDriveWith: .empty()) }
        }
        extension PublishRelay {
            /// The same as a Signal.
            public func asSignal() -> Signal<Element> { asSignal(onErrorSignalWith: .empty()) }
        }
        extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
            /// Sends every value to observers, relays or a function.
            ///
            ///     let relay = BehaviorRelay(value: 0)
            ///     _ = Driver.just(1).drive(relay)
            ///     print(relay.value)
            ///     // 1
            ///
            /// Pitfall: the end is passed on too: a subject that is driven completes.
            /// See also: bind(to:), drive(onNext:onCompleted:onDisposed:).
            @bind("Driver.drive(observers)") public func drive<Observer: ObserverType>(_ observers: Observer...) -> Disposable where Observer.Element == Element
            /// Sends every value to observers, relays or a function.
            @bind("Driver.drive(optionalObservers)") public func drive<Observer: ObserverType>(_ observers: Observer...) -> Disposable where Observer.Element == Element?
            /// Sends every value to observers, relays or a function.
            @bind("Driver.drive(relays)") public func drive(_ relays: BehaviorRelay<Element>...) -> Disposable
            /// Sends every value to observers, relays or a function.
            @bind("Driver.drive(optionalRelays)") public func drive(_ relays: BehaviorRelay<Element?>...) -> Disposable
            /// Sends every value to observers, relays or a function.
            @bind("Driver.drive(replayRelays)") public func drive(_ relays: ReplayRelay<Element>...) -> Disposable
            /// Sends every value to relays of optionals.
            @bind("Driver.drive(optionalReplayRelays)") public func drive(_ relays: ReplayRelay<Element?>...) -> Disposable
            @available(*, deprecated, message: "use a BehaviorRelay")
            public func drive(_ variable: Variable<Element>) -> Disposable { drive(onNext: { variable.value = $0 }) }
            @available(*, deprecated, message: "use a BehaviorRelay")
            public func drive(_ variable: Variable<Element?>) -> Disposable { drive(onNext: { variable.value = $0 }) }
            /// Sends every value to observers, relays or a function.
            public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result { transformation(asObservable()) }
            /// Gives itself and one more argument to a function.
            ///
            ///         func scaled(_ source: Observable<Int>) -> (Int) -> Observable<Int> { { factor in source.map { $0 * factor } } }
            ///         Driver.just(2).drive(scaled, curriedArgument: 3)
            ///     =>  (6|)
            ///
            /// Pitfall: the function runs once, when the chain is built, not for each value.
            /// See also: drive(_:).
            public func drive<R1, R2>(_ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1) -> R2 { with(asObservable())(curriedArgument) }
            /// Runs closures on the main thread.
            ///
            ///     _ = Driver.just(1).drive(onNext: { print($0) }, onCompleted: { print("done") })
            ///     // 1
            ///     // done
            ///
            /// Pitfall: call it on the main thread: from elsewhere values come a turn later.
            /// See also: drive(_:).
            @bind("Driver.drive(onNext:onCompleted:onDisposed:)") public func drive(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable
            /// Runs closures with an object that is held weakly.
            ///
            ///     let owner = NSObject()
            ///     _ = Driver.just(1).drive(with: owner, onNext: { _, value in print(value) })
            ///     // 1
            ///
            /// Pitfall: when the object is gone nothing runs, but the subscription goes on.
            /// See also: drive(onNext:onCompleted:onDisposed:).
            @bind("Driver.drive(with:onNext:onCompleted:onDisposed:)") public func drive<Object: AnyObject>(with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> Disposable
        }
        extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
            /// Sends every value to observers or relays.
            ///
            ///     let relay = BehaviorRelay(value: 0)
            ///     _ = Signal.just(1).emit(to: relay)
            ///     print(relay.value)
            ///     // 1
            ///
            /// Pitfall: who is told first is the first in the list; the end is passed on too.
            /// See also: drive(_:), bind(to:).
            @bind("Signal.emit(observers)") public func emit<Observer: ObserverType>(to observers: Observer...) -> Disposable where Observer.Element == Element
            /// Sends every value to observers or relays.
            @bind("Signal.emit(optionalObservers)") public func emit<Observer: ObserverType>(to observers: Observer...) -> Disposable where Observer.Element == Element?
            /// Sends every value to observers or relays.
            @bind("Signal.emit(behaviorRelays)") public func emit(to relays: BehaviorRelay<Element>...) -> Disposable
            /// Sends every value to relays of optionals.
            @bind("Signal.emit(optionalBehaviorRelays)") public func emit(to relays: BehaviorRelay<Element?>...) -> Disposable
            /// Sends every value to observers or relays.
            @bind("Signal.emit(publishRelays)") public func emit(to relays: PublishRelay<Element>...) -> Disposable
            /// Sends every value to relays of optionals.
            @bind("Signal.emit(optionalPublishRelays)") public func emit(to relays: PublishRelay<Element?>...) -> Disposable
            /// Sends every value to observers or relays.
            @bind("Signal.emit(replayRelays)") public func emit(to relays: ReplayRelay<Element>...) -> Disposable
            /// Sends every value to relays of optionals.
            @bind("Signal.emit(optionalReplayRelays)") public func emit(to relays: ReplayRelay<Element?>...) -> Disposable
            /// Runs closures on the main thread.
            ///
            ///     _ = Signal.just(1).emit(onNext: { print($0) })
            ///     // 1
            ///
            /// Pitfall: a Signal replays nothing: what was before is lost.
            /// See also: emit(to:).
            @bind("Signal.emit(onNext:onCompleted:onDisposed:)") public func emit(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable
            /// Runs closures with an object that is held weakly.
            ///
            ///     let owner = NSObject()
            ///     _ = Signal.just(1).emit(with: owner, onNext: { _, value in print(value) })
            ///     // 1
            ///
            /// Pitfall: when the object is gone nothing runs, but the subscription goes on.
            /// See also: emit(onNext:onCompleted:onDisposed:).
            @bind("Signal.emit(with:onNext:onCompleted:onDisposed:)") public func emit<Object: AnyObject>(with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> Disposable
        }
        /// Where shared sequences run.
        ///
        ///     let test = TestScheduler(initialClock: 0)
        ///     SharingScheduler.mock(scheduler: test) {
        ///         _ = Driver<Int>.interval(.seconds(1)).asObservable().take(2).subscribe(onNext: { print($0, "at", test.clock) })
        ///         test.start()
        ///     }
        ///     // 0 at 1
        ///     // 1 at 2
        ///
        /// Pitfall: it is read when an operator is applied: replacing it later changes no chain that exists.
        /// See also: Driver, TestScheduler.
        public enum SharingScheduler {
            /// Shared sequences made in the closure use another scheduler.
            ///
            ///     let test = TestScheduler(initialClock: 0)
            ///     SharingScheduler.mock(scheduler: test) {
            ///         _ = Driver.just(1).delay(.seconds(3)).drive(onNext: { print($0, "at", test.clock) })
            ///         test.start()
            ///     }
            ///     // 1 at 4
            ///
            /// Pitfall: only what is made inside the closure uses the other scheduler.
            /// See also: SharingScheduler.
            public static func mock(scheduler: SchedulerType, action: () throws -> Void) rethrows { try mock(makeScheduler: { scheduler }, action: action) }
            /// Shared sequences made in the closure use the schedulers that another closure makes.
            public static func mock(makeScheduler: @escaping () -> SchedulerType, action: () throws -> Void) rethrows {
                let usual = make
                make = makeScheduler
                defer { make = usual }
                try _mock(makeScheduler, action)
            }
            /// Makes the scheduler of shared sequences.
            public private(set) static var make: () -> SchedulerType = { MainScheduler() }
            static func _mock(_ makeScheduler: @escaping () -> SchedulerType, _ action: () throws -> Void) rethrows
        }
        """#)
