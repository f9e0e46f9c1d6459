import Runtime

/// Single, Maybe, Completable.
let rxTraitsPage = LibraryPage(
    name: "RxTraits", module: "RxSwift",
    text: #"""
        /// Marks a Single.
        public enum SingleTrait {
        }
        /// Marks a Maybe.
        public enum MaybeTrait {
        }
        /// Marks a Completable.
        public enum CompletableTrait {
        }
        /// One value or an error.
        ///
        ///     a:  -1|
        ///         a.asSingle().map { $0 + 1 }
        ///     =>  --(2|)
        ///
        /// Pitfall: a sequence with two values cannot be made one by `asSingle()`: that is an error.
        /// See also: Maybe, Completable, asSingle().
        public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>
        /// One value, the end, or an error.
        ///
        ///         Maybe<Int>.empty()
        ///     =>  |
        ///
        /// Pitfall: `onCompleted` is not called after a value: `onSuccess` is the end.
        /// See also: Single, ifEmpty(default:).
        public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>
        /// The end or an error.
        ///
        ///     a:  --|
        ///         a.ignoreElements().asCompletable()
        ///     =>  --|
        ///
        /// Pitfall: it carries no value: use `andThen` to go on with one.
        /// See also: andThen(_:), asCompletable().
        public typealias Completable = PrimitiveSequence<CompletableTrait, Never>
        /// What a Single says.
        ///
        ///     _ = Single.just(1).subscribe { print($0) }
        ///     // success(1)
        ///
        /// Pitfall: it is a `Result`: write `.failure`, not `.error`.
        /// See also: Single.
        public typealias SingleEvent<Element> = Result<Element, Swift.Error>
        extension Result {
            /// Older spelling of `.failure`.
            @available(*, deprecated, renamed: "failure")
            public static func error(_ error: Failure) -> Result<Success, Failure> { .failure(error) }
        }
        /// What a Maybe says.
        ///
        ///     _ = Maybe<Int>.empty().subscribe { print($0) }
        ///     // completed
        ///
        /// Pitfall: after `success` no `completed` comes: one of the three, once.
        /// See also: Maybe.
        @frozen public enum MaybeEvent<Element> {
            case success(Element)
            case error(Swift.Error)
            case completed
        }
        /// What a Completable says.
        ///
        ///     _ = Completable.empty().subscribe { print($0) }
        ///     // completed
        ///
        /// Pitfall: there is no value in it: `andThen` begins what has one.
        /// See also: Completable.
        @frozen public enum CompletableEvent {
            case error(Swift.Error)
            case completed
        }
        /// What Single, Maybe and Completable have in common.
        ///
        ///         Single.just(1).primitiveSequence
        ///     =>  (1|)
        ///
        /// Pitfall: it is a name for what all three have: values come through `asObservable()`.
        /// See also: PrimitiveSequence.
        public protocol PrimitiveSequenceType {
            associatedtype Trait
            associatedtype Element
            /// The sequence itself.
            var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
        }
        /// A sequence of at most one value.
        ///
        ///         Single.just(1)
        ///     =>  (1|)
        ///
        /// Pitfall: it is cold: every subscriber runs the work again.
        /// See also: Single, Maybe, Completable.
        public struct PrimitiveSequence<Trait, Element>: PrimitiveSequenceType, ObservableConvertibleType {
            /// The sequence itself.
            public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
            /// The same sequence as a plain `Observable`.
            public func asObservable() -> Observable<Element>
            public static func deferred(_ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>) -> PrimitiveSequence<Trait, Element>
            public func delay(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element>
            public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element>
            public func observe(on scheduler: ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element>
            public func subscribe(on scheduler: ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element>
            public func `catch`(_ handler: @escaping (Swift.Error) throws -> PrimitiveSequence<Trait, Element>) -> PrimitiveSequence<Trait, Element>
            public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element>
            @bind("PrimitiveSequence.retry(when:)") public func retry<TriggerObservable: ObservableType, Error: Swift.Error>(when notificationHandler: @escaping (Observable<Error>) -> TriggerObservable) -> PrimitiveSequence<Trait, Element>
            @bind("PrimitiveSequence.retry(when:)any") public func retry<TriggerObservable: ObservableType>(when notificationHandler: @escaping (Observable<Swift.Error>) -> TriggerObservable) -> PrimitiveSequence<Trait, Element>
            public func debug(_ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line, function: String = #function) -> PrimitiveSequence<Trait, Element>
            /// A resource that lives as long as the subscription.
            ///
            ///     a:  -1|
            ///         Single.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in a.asSingle() })
            ///     =>  --(1|)
            ///
            /// Pitfall: the resource is made anew for each subscriber.
            /// See also: using(_:observableFactory:).
            public static func using<Resource: Disposable>(_ resourceFactory: @escaping () throws -> Resource, primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>) -> PrimitiveSequence<Trait, Element>
            public func timeout(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element>
            public func timeout(_ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element>
        }
        extension PrimitiveSequenceType where Element: FixedWidthInteger {
            /// 0 after a time.
            ///
            ///         Single<Int>.timer(.milliseconds(200), scheduler: MainScheduler.instance)
            ///     =>  --(0|)
            ///
            /// Pitfall: it gives 0, not a date.
            /// See also: timer(_:period:scheduler:).
            @bind("PrimitiveSequence.timer(_:scheduler:)") public static func timer(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element>
        }

        // MARK: Single

        extension PrimitiveSequenceType where Trait == SingleTrait {
            /// Takes the event of a Single.
            public typealias SingleObserver = (SingleEvent<Element>) -> Void
            /// Whatever the closure answers.
            ///
            ///         Single<Int>.create { answer in
            ///             answer(.success(1))
            ///             return Disposables.create()
            ///         }
            ///     =>  (1|)
            ///
            /// Pitfall: only the first answer counts.
            /// See also: create(_:).
            @bind("Single.create(subscribe:)") public static func create(subscribe: @escaping (@escaping (Result<Element, Swift.Error>) -> Void) -> Disposable) -> PrimitiveSequence<SingleTrait, Element>
            /// One value.
            @bind("Single.just(_:)") public static func just(_ element: Element) -> PrimitiveSequence<SingleTrait, Element>
            @bind("Single.just(_:scheduler:)") public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> PrimitiveSequence<SingleTrait, Element>
            /// An error.
            @bind("Single.error(_:)") public static func error(_ error: Swift.Error) -> PrimitiveSequence<SingleTrait, Element>
            /// Nothing, ever.
            @bind("Single.never()") public static func never() -> PrimitiveSequence<SingleTrait, Element>
            /// Runs a closure with the result.
            @bind("Single.subscribe(_:)") public func subscribe(_ observer: @escaping (Result<Element, Swift.Error>) -> Void) -> Disposable
            /// Runs a closure for the value or for the error.
            ///
            ///     _ = Single.just(1).subscribe(onSuccess: { print($0) }, onDisposed: { print("gone") })
            ///     // 1
            ///     // gone
            ///
            /// Pitfall: without `onFailure` an error is reported as unhandled.
            /// See also: subscribe(onNext:onError:onCompleted:onDisposed:).
            @bind("Single.subscribe(onSuccess:onFailure:onDisposed:)") public func subscribe(onSuccess: ((Element) -> Void)? = nil, onFailure: ((Swift.Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable
            /// Older spelling with `onError:`.
            @available(*, deprecated, renamed: "subscribe(onSuccess:onFailure:onDisposed:)")
            public func subscribe(onSuccess: ((Element) -> Void)? = nil, onError: @escaping ((Swift.Error) -> Void), onDisposed: (() -> Void)? = nil) -> Disposable {
                primitiveSequence.subscribe(onSuccess: onSuccess, onFailure: onError, onDisposed: onDisposed)
            }
            /// Runs closures with an object that is held weakly.
            ///
            ///     let owner = NSObject()
            ///     _ = Single.just(1).subscribe(with: owner, onSuccess: { _, value in print(value) })
            ///     // 1
            ///
            /// Pitfall: when the object is gone nothing runs, not even `onDisposed`.
            /// See also: subscribe(with:onNext:onError:onCompleted:onDisposed:).
            @bind("Single.subscribe(with:onSuccess:onFailure:onDisposed:)") public func subscribe<Object: AnyObject>(with object: Object, onSuccess: ((Object, Element) -> Void)? = nil, onFailure: ((Object, Swift.Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> Disposable
            /// Side effects.
            ///
            ///     _ = Single.just(1).do(onSuccess: { print("saw", $0) }).subscribe()
            ///     // saw 1
            ///
            /// Pitfall: `afterSuccess` runs after the subscriber had the value, `onDispose` last.
            /// See also: do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:), debug(_:trimOutput:file:line:function:).
            @bind("Single.do") public func `do`(onSuccess: ((Element) throws -> Void)? = nil, afterSuccess: ((Element) throws -> Void)? = nil, onError: ((Swift.Error) throws -> Void)? = nil, afterError: ((Swift.Error) throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> PrimitiveSequence<SingleTrait, Element>
            /// A Maybe that is empty if the predicate refuses the value.
            @bind("Single.filter(_:)") public func filter(_ predicate: @escaping (Element) throws -> Bool) -> PrimitiveSequence<MaybeTrait, Element>
            @bind("Single.map(_:)") public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> PrimitiveSequence<SingleTrait, Result>
            @bind("Single.compactMap(_:)") public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> PrimitiveSequence<MaybeTrait, Result>
            @bind("Single.flatMap(_:)") public func flatMap<Result>(_ selector: @escaping (Element) throws -> PrimitiveSequence<SingleTrait, Result>) -> PrimitiveSequence<SingleTrait, Result>
            /// The value becomes a Maybe.
            ///
            ///         Single.just(1).flatMapMaybe { Maybe.just($0 + 1) }
            ///     =>  (2|)
            ///
            /// Pitfall: the inner error passes on: the value that led there is lost.
            /// See also: flatMap(_:).
            @bind("Single.flatMapMaybe(_:)") public func flatMapMaybe<Result>(_ selector: @escaping (Element) throws -> PrimitiveSequence<MaybeTrait, Result>) -> PrimitiveSequence<MaybeTrait, Result>
            /// The value becomes a Completable.
            ///
            ///         Single.just(1).flatMapCompletable { _ in Completable.empty() }
            ///     =>  |
            ///
            /// Pitfall: the value is gone after it: nothing but the end comes.
            /// See also: flatMap(_:), andThen(_:).
            @bind("Single.flatMapCompletable(_:)") public func flatMapCompletable(_ selector: @escaping (Element) throws -> PrimitiveSequence<CompletableTrait, Never>) -> PrimitiveSequence<CompletableTrait, Never>
            @bind("Single.catchAndReturn(_:)") public func catchAndReturn(_ element: Element) -> PrimitiveSequence<SingleTrait, Element>
            @available(*, deprecated, renamed: "catchAndReturn(_:)")
            public func catchErrorJustReturn(_ element: Element) -> PrimitiveSequence<SingleTrait, Element> { primitiveSequence.catchAndReturn(element) }
            /// The value as a Maybe.
            @bind("Single.asMaybe()") public func asMaybe() -> PrimitiveSequence<MaybeTrait, Element>
            @bind("Single.asCompletable()") public func asCompletable() -> PrimitiveSequence<CompletableTrait, Never>
            @bind("Single.zip(collection)selector") public static func zip<Collection: Swift.Collection, Result>(_ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result) -> PrimitiveSequence<SingleTrait, Result> where Collection.Element == PrimitiveSequence<SingleTrait, Element>
            /// Waits for all of them.
            @bind("Single.zip(collection)") public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> PrimitiveSequence<SingleTrait, [Element]> where Collection.Element == PrimitiveSequence<SingleTrait, Element>
        }

        // MARK: Maybe

        extension PrimitiveSequenceType where Trait == MaybeTrait {
            /// Takes the event of a Maybe.
            public typealias MaybeObserver = (MaybeEvent<Element>) -> Void
            /// Whatever the closure answers, once.
            @bind("Maybe.create(subscribe:)") public static func create(subscribe: @escaping (@escaping (MaybeEvent<Element>) -> Void) -> Disposable) -> PrimitiveSequence<MaybeTrait, Element>
            @bind("Maybe.just(_:)") public static func just(_ element: Element) -> PrimitiveSequence<MaybeTrait, Element>
            @bind("Maybe.just(_:scheduler:)") public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> PrimitiveSequence<MaybeTrait, Element>
            @bind("Maybe.error(_:)") public static func error(_ error: Swift.Error) -> PrimitiveSequence<MaybeTrait, Element>
            @bind("Maybe.never()") public static func never() -> PrimitiveSequence<MaybeTrait, Element>
            @bind("Maybe.empty()") public static func empty() -> PrimitiveSequence<MaybeTrait, Element>
            /// Sends every event to an observer or a closure.
            @bind("Maybe.subscribe(_:)") public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> Disposable
            /// Runs a closure for the value, the end or the error.
            ///
            ///     _ = Maybe.just(1).subscribe(onSuccess: { print($0) }, onCompleted: { print("empty") })
            ///     // 1
            ///
            /// Pitfall: `onCompleted` is not called after a value.
            /// See also: subscribe(onSuccess:onFailure:onDisposed:).
            @bind("Maybe.subscribe(onSuccess:onError:onCompleted:onDisposed:)") public func subscribe(onSuccess: ((Element) -> Void)? = nil, onError: ((Swift.Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable
            /// Runs closures with an object that is held weakly.
            ///
            ///     let owner = NSObject()
            ///     _ = Maybe.just(1).subscribe(with: owner, onSuccess: { _, value in print(value) })
            ///     // 1
            ///
            /// Pitfall: when the object is gone nothing runs, but the work goes on.
            /// See also: subscribe(with:onNext:onError:onCompleted:onDisposed:).
            @bind("Maybe.subscribe(with:onSuccess:onError:onCompleted:onDisposed:)") public func subscribe<Object: AnyObject>(with object: Object, onSuccess: ((Object, Element) -> Void)? = nil, onError: ((Object, Swift.Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> Disposable
            /// Side effects beside the events.
            @bind("Maybe.do") public func `do`(onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil, onError: ((Swift.Error) throws -> Void)? = nil, afterError: ((Swift.Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> PrimitiveSequence<MaybeTrait, Element>
            @bind("Maybe.filter(_:)") public func filter(_ predicate: @escaping (Element) throws -> Bool) -> PrimitiveSequence<MaybeTrait, Element>
            @bind("Maybe.map(_:)") public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> PrimitiveSequence<MaybeTrait, Result>
            @bind("Maybe.compactMap(_:)") public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> PrimitiveSequence<MaybeTrait, Result>
            @bind("Maybe.flatMap(_:)") public func flatMap<Result>(_ selector: @escaping (Element) throws -> PrimitiveSequence<MaybeTrait, Result>) -> PrimitiveSequence<MaybeTrait, Result>
            @bind("Maybe.ifEmpty(default:)") public func ifEmpty(default: Element) -> PrimitiveSequence<SingleTrait, Element>
            @bind("Maybe.ifEmpty(switchTo:)maybe") public func ifEmpty(switchTo other: PrimitiveSequence<MaybeTrait, Element>) -> PrimitiveSequence<MaybeTrait, Element>
            @bind("Maybe.ifEmpty(switchTo:)single") public func ifEmpty(switchTo other: PrimitiveSequence<SingleTrait, Element>) -> PrimitiveSequence<SingleTrait, Element>
            @bind("Maybe.catchAndReturn(_:)") public func catchAndReturn(_ element: Element) -> PrimitiveSequence<MaybeTrait, Element>
            @available(*, deprecated, renamed: "catchAndReturn(_:)")
            public func catchErrorJustReturn(_ element: Element) -> PrimitiveSequence<MaybeTrait, Element> { primitiveSequence.catchAndReturn(element) }
        }

        // MARK: Completable

        extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
            /// Takes the event of a Completable.
            public typealias CompletableObserver = (CompletableEvent) -> Void
            /// Whatever the closure answers, once.
            @bind("Completable.create(subscribe:)") public static func create(subscribe: @escaping (@escaping (CompletableEvent) -> Void) -> Disposable) -> PrimitiveSequence<CompletableTrait, Never>
            @bind("Completable.error(_:)") public static func error(_ error: Swift.Error) -> PrimitiveSequence<CompletableTrait, Never>
            @bind("Completable.never()") public static func never() -> PrimitiveSequence<CompletableTrait, Never>
            @bind("Completable.empty()") public static func empty() -> PrimitiveSequence<CompletableTrait, Never>
            /// Sends every event to an observer or a closure.
            @bind("Completable.subscribe(_:)") public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> Disposable
            /// Runs a closure for the end or the error.
            ///
            ///     _ = Completable.empty().subscribe(onCompleted: { print("done") })
            ///     // done
            ///
            /// Pitfall: without `onError` an error is reported as unhandled.
            /// See also: subscribe(onNext:onError:onCompleted:onDisposed:).
            @bind("Completable.subscribe(onCompleted:onError:onDisposed:)") public func subscribe(onCompleted: (() -> Void)? = nil, onError: ((Swift.Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable
            /// Runs closures with an object that is held weakly.
            ///
            ///     let owner = NSObject()
            ///     _ = Completable.empty().subscribe(with: owner, onCompleted: { _ in print("done") })
            ///     // done
            ///
            /// Pitfall: when the object is gone nothing runs, but the work goes on.
            /// See also: subscribe(with:onNext:onError:onCompleted:onDisposed:).
            @bind("Completable.subscribe(with:onCompleted:onError:onDisposed:)") public func subscribe<Object: AnyObject>(with object: Object, onCompleted: ((Object) -> Void)? = nil, onError: ((Object, Swift.Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> Disposable
            /// Side effects beside the events.
            ///
            ///     _ = Completable.empty().do(onCompleted: { print("done") }).subscribe()
            ///     // done
            ///
            /// Pitfall: a closure that throws turns the end into that error.
            /// See also: do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:), debug(_:trimOutput:file:line:function:).
            @bind("Completable.do") public func `do`(onError: ((Swift.Error) throws -> Void)? = nil, afterError: ((Swift.Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> PrimitiveSequence<CompletableTrait, Never>
            @bind("Completable.concat(second)") public func concat(_ second: PrimitiveSequence<CompletableTrait, Never>) -> PrimitiveSequence<CompletableTrait, Never>
            @bind("Completable.concat(sequence)") public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> PrimitiveSequence<CompletableTrait, Never> where Sequence.Element == PrimitiveSequence<CompletableTrait, Never>
            @bind("Completable.concat(variadic)") public static func concat(_ sources: PrimitiveSequence<CompletableTrait, Never>...) -> PrimitiveSequence<CompletableTrait, Never>
            /// Waits for all of them.
            @bind("Completable.zip(collection)") public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> PrimitiveSequence<CompletableTrait, Never> where Collection.Element == PrimitiveSequence<CompletableTrait, Never>
            /// Waits for all of them.
            @bind("Completable.zip(array)") public static func zip(_ sources: [PrimitiveSequence<CompletableTrait, Never>]) -> PrimitiveSequence<CompletableTrait, Never>
            /// Waits for all of them.
            @bind("Completable.zip(variadic)") public static func zip(_ sources: PrimitiveSequence<CompletableTrait, Never>...) -> PrimitiveSequence<CompletableTrait, Never>
            @available(*, deprecated, renamed: "zip")
            public static func merge(_ sources: [PrimitiveSequence<CompletableTrait, Never>]) -> PrimitiveSequence<CompletableTrait, Never> { Completable.zip(sources) }
            @available(*, deprecated, renamed: "zip")
            public static func merge(_ sources: PrimitiveSequence<CompletableTrait, Never>...) -> PrimitiveSequence<CompletableTrait, Never> { Completable.zip(sources) }
            /// A Single after this one completed.
            ///
            ///     a:  --|
            ///     b:  -2|
            ///         a.ignoreElements().asCompletable().andThen(b)
            ///     =>  ---2|
            ///
            /// Pitfall: the argument is made at once, though subscribed only later.
            /// See also: concat(_:).
            @bind("Completable.andThen(single)") public func andThen<E>(_ second: PrimitiveSequence<SingleTrait, E>) -> PrimitiveSequence<SingleTrait, E>
            /// Another one after this one completed.
            @bind("Completable.andThen(maybe)") public func andThen<E>(_ second: PrimitiveSequence<MaybeTrait, E>) -> PrimitiveSequence<MaybeTrait, E>
            /// Another one after this one completed.
            @bind("Completable.andThen(completable)") public func andThen(_ second: PrimitiveSequence<CompletableTrait, Never>) -> PrimitiveSequence<CompletableTrait, Never>
            /// Another one after this one completed.
            @bind("Completable.andThen(observable)") public func andThen<E>(_ second: Observable<E>) -> Observable<E>
        }

        // MARK: Infallible

        /// What an Infallible says.
        ///
        ///     _ = Infallible.just(1).subscribe { (event: InfallibleEvent<Int>) in print(event) }
        ///     // next(1)
        ///     // completed
        ///
        /// Pitfall: there is no error case: handle errors before `asInfallible`.
        /// See also: Event.
        public enum InfallibleEvent<Element> {
            case next(Element)
            case completed
        }
        extension InfallibleEvent: CustomDebugStringConvertible {
            /// As `next(1)`.
            public var debugDescription: String { "\(event)" }
        }
        extension InfallibleEvent: EventConvertible {
            /// The same as an `Event`.
            public var event: Event<Element> {
                switch self {
                case .next(let element): return .next(element)
                case .completed: return .completed
                }
            }
        }
        /// A sequence that cannot fail.
        ///
        ///         Infallible.just(1)
        ///     =>  (1|)
        ///
        /// Pitfall: infallible is not endless: it may still complete.
        /// See also: Infallible.
        public protocol InfallibleType: ObservableConvertibleType {
        }
        extension InfallibleType {
            /// Takes the events of an Infallible.
            public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void
            /// Values on a scheduler.
            ///
            ///         Infallible.of(1, 2).observe(on: MainScheduler.instance)
            ///     =>  (12|)
            ///
            /// Pitfall: values already queued are dropped when the subscription is disposed.
            /// See also: subscribe(on:).
            public func observe(on scheduler: ImmediateSchedulerType) -> Infallible<Element> { asObservable().observe(on: scheduler).asInfallible(onErrorFallbackTo: .empty()) }
            /// Subscription done on a scheduler.
            ///
            ///         Infallible.of(1, 2).subscribe(on: MainScheduler.instance)
            ///     =>  (12|)
            ///
            /// Pitfall: it moves the subscription, not the values: those come where the source sends them.
            /// See also: observe(on:).
            public func subscribe(on scheduler: ImmediateSchedulerType) -> Infallible<Element> { asObservable().subscribe(on: scheduler).asInfallible(onErrorFallbackTo: .empty()) }
        }
        /// An observable that cannot fail.
        ///
        ///         Infallible.of(1, 2)
        ///     =>  (12|)
        ///
        /// Pitfall: errors are gone, not handled: decide at `asInfallible` what takes their place.
        /// See also: asInfallible(onErrorJustReturn:), Driver.
        public struct Infallible<Element>: InfallibleType {
            /// The same sequence as a plain `Observable`.
            public func asObservable() -> Observable<Element>
        }
        extension InfallibleType {
            /// Whatever the closure answers, once.
            @bind("Infallible.create(subscribe:)") public static func create(subscribe: @escaping (@escaping (InfallibleEvent<Element>) -> Void) -> Disposable) -> Infallible<Element>
            @bind("Infallible.just(_:)") public static func just(_ element: Element) -> Infallible<Element>
            @bind("Infallible.just(_:scheduler:)") public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Infallible<Element>
            @bind("Infallible.never()") public static func never() -> Infallible<Element>
            @bind("Infallible.empty()") public static func empty() -> Infallible<Element>
            @bind("Infallible.deferred(_:)") public static func deferred(_ observableFactory: @escaping () throws -> Infallible<Element>) -> Infallible<Element>
            @bind("Infallible.of(_:scheduler:)") public static func of(_ elements: Element..., scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Infallible<Element>
            @bind("Infallible.from(array)") public static func from(_ array: [Element], scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Infallible<Element>
            @bind("Infallible.from(sequence)") public static func from<Sequence: Swift.Sequence>(_ sequence: Sequence, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Infallible<Element> where Sequence.Element == Element
            /// Runs a closure for each kind of event.
            ///
            ///     _ = Infallible.of(1, 2).subscribe(onNext: { print($0) }, onCompleted: { print("done") })
            ///     // 1
            ///     // 2
            ///     // done
            ///
            /// Pitfall: there is no `onError`: errors were decided about before.
            /// See also: subscribe(onNext:onError:onCompleted:onDisposed:).
            @bind("Infallible.subscribe(onNext:onCompleted:onDisposed:)") public func subscribe(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable
            /// Runs closures with an object that is held weakly.
            ///
            ///     let owner = NSObject()
            ///     _ = Infallible.of(1).subscribe(with: owner, onNext: { _, value in print(value) })
            ///     // 1
            ///
            /// Pitfall: when the object is gone nothing runs, but the subscription goes on.
            /// See also: subscribe(with:onNext:onError:onCompleted:onDisposed:).
            @bind("Infallible.subscribe(with:onNext:onCompleted:onDisposed:)") public func subscribe<Object: AnyObject>(with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> Disposable
            /// Sends every event to an observer or a closure.
            @bind("Infallible.subscribe(_:)") public func subscribe(_ on: @escaping (InfallibleEvent<Element>) -> Void) -> Disposable
            @bind("Infallible.filter(_:)") public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element>
            @bind("Infallible.map(_:)") public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result>
            @bind("Infallible.compactMap(_:)") public func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Infallible<Result>
            @bind("Infallible.distinctUntilChanged(key)") public func distinctUntilChanged<Key: Equatable>(_ keySelector: @escaping (Element) throws -> Key) -> Infallible<Element>
            @bind("Infallible.distinctUntilChanged(key:comparer)") public func distinctUntilChanged<K>(_ keySelector: @escaping (Element) throws -> K, comparer: @escaping (K, K) throws -> Bool) -> Infallible<Element>
            /// Drops values that the closure finds equal to the one before.
            @bind("Infallible.distinctUntilChanged(comparer)") public func distinctUntilChanged(_ comparer: @escaping (Element, Element) throws -> Bool) -> Infallible<Element>
            public func distinctUntilChanged<Property: Equatable>(at keyPath: KeyPath<Element, Property>) -> Infallible<Element> { distinctUntilChanged { $0[keyPath: keyPath] } }
            @bind("Infallible.debounce(_:scheduler:)") public func debounce(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Infallible<Element>
            @bind("Infallible.throttle(_:latest:scheduler:)") public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true, scheduler: SchedulerType) -> Infallible<Element>
            @bind("Infallible.flatMap(_:)") public func flatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) -> Source) -> Infallible<Source.Element>
            @bind("Infallible.flatMapLatest(_:)") public func flatMapLatest<Source: ObservableConvertibleType>(_ selector: @escaping (Element) -> Source) -> Infallible<Source.Element>
            @bind("Infallible.flatMapFirst(_:)") public func flatMapFirst<Source: ObservableConvertibleType>(_ selector: @escaping (Element) -> Source) -> Infallible<Source.Element>
            @bind("Infallible.concatMap(_:)") public func concatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) -> Source) -> Infallible<Source.Element>
            @bind("Infallible.concat(second)") public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Element> where Source.Element == Element
            @bind("Infallible.concat(collection)") public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<Element> where Collection.Element == Infallible<Element>
            /// One source after the other.
            @bind("Infallible.concat(sequence)") public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Infallible<Element> where Sequence.Element == Infallible<Element>
            @bind("Infallible.concat(variadic)") public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element>
            @bind("Infallible.merge(collection)") public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Infallible<Element> where Collection.Element == Infallible<Element>
            @bind("Infallible.merge(array)") public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element>
            @bind("Infallible.merge(variadic)") public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element>
            /// Side effects beside the events.
            ///
            ///     _ = Infallible.of(1).do(onNext: { print("saw", $0) }).subscribe()
            ///     // saw 1
            ///
            /// Pitfall: there is no `onError`: put side effects for errors before `asInfallible`.
            /// See also: do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:).
            @bind("Infallible.do") public func `do`(onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> Infallible<Element>
            @bind("Infallible.scan(_:accumulator:)") public func scan<A>(_ seed: A, accumulator: @escaping (A, Element) -> A) -> Infallible<A>
            @bind("Infallible.scan(into:accumulator:)") public func scan<A>(into seed: A, accumulator: @escaping (inout A, Element) -> Void) -> Infallible<A>
            @bind("Infallible.startWith(_:)") public func startWith(_ element: Element) -> Infallible<Element>
            @bind("Infallible.take(until:)") public func take<Source: ObservableConvertibleType>(until other: Source) -> Infallible<Element>
            @bind("Infallible.take(until:behavior:)") public func take(until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive) -> Infallible<Element>
            @bind("Infallible.take(while:behavior:)") public func take(while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive) -> Infallible<Element>
            @bind("Infallible.take(_:)") public func take(_ count: Int) -> Infallible<Element>
            @bind("Infallible.take(for:scheduler:)") public func take(for duration: RxTimeInterval, scheduler: SchedulerType) -> Infallible<Element>
            @bind("Infallible.skip(while:)") public func skip(while predicate: @escaping (Element) throws -> Bool) -> Infallible<Element>
            @bind("Infallible.skip(until:)") public func skip<Source: ObservableConvertibleType>(until other: Source) -> Infallible<Element>
            @bind("Infallible.share(replay:scope:)") public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element>
            @bind("Infallible.withUnretained(_:resultSelector:)") public func withUnretained<Object: AnyObject, Out>(_ obj: Object, resultSelector: @escaping (Object, Element) -> Out) -> Infallible<Out>
            public func withUnretained<Object: AnyObject>(_ obj: Object) -> Infallible<(Object, Element)> { withUnretained(obj) { ($0, $1) } }
            @bind("Infallible.withLatestFrom(_:resultSelector:)") public func withLatestFrom<Source: InfallibleType, ResultType>(_ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType) -> Infallible<ResultType>
            @bind("Infallible.withLatestFrom(_:)") public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element>
            @bind("Infallible.debug") public func debug(_ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line, function: String = #function) -> Infallible<Element>
            @bind("Infallible.combineLatest(collection)selector") public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element) -> Infallible<Element> where Collection.Element: InfallibleType
            @bind("Infallible.combineLatest(collection)") public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<[Element]> where Collection.Element: InfallibleType, Collection.Element.Element == Element
        }
        extension InfallibleType where Element: Equatable {
            @bind("Infallible.distinctUntilChanged()") public func distinctUntilChanged() -> Infallible<Element>
        }
        extension ObservableConvertibleType {
            /// Cannot fail: an error becomes a last value.
            ///
            ///     a:  1-2-#
            ///         a.asInfallible(onErrorJustReturn: 9)
            ///     =>  1-2-(9|)
            ///
            /// Pitfall: after that value it ends: the source is not tried again.
            /// See also: catchAndReturn(_:), asDriver(onErrorJustReturn:).
            public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element>
            /// Cannot fail: an error switches to another.
            ///
            ///     a:  1-2-#
            ///         a.asInfallible(onErrorFallbackTo: .of(8, 9))
            ///     =>  1-2-(89|)
            ///
            /// Pitfall: the source is not tried again: only the other goes on.
            /// See also: asInfallible(onErrorJustReturn:).
            public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element>
            /// Cannot fail: an error is answered by a closure.
            ///
            ///     a:  1-2-#
            ///         a.asInfallible(onErrorRecover: { _ in .just(9) })
            ///     =>  1-2-(9|)
            ///
            /// Pitfall: giving `.empty()` hides the error from everybody: log it there.
            /// See also: catch(_:).
            public func asInfallible(onErrorRecover: @escaping (Swift.Error) -> Infallible<Element>) -> Infallible<Element>
        }
        extension PublishRelay {
            /// The same as an Infallible.
            ///
            ///         BehaviorRelay(value: 1).asInfallible()
            ///     =>  1
            ///
            /// Pitfall: a relay never ends, so neither does this.
            /// See also: asDriver().
            public func asInfallible() -> Infallible<Element> { asInfallible(onErrorFallbackTo: .empty()) }
        }
        extension BehaviorRelay {
            /// The same as an Infallible.
            public func asInfallible() -> Infallible<Element> { asInfallible(onErrorFallbackTo: .empty()) }
        }
        extension ReplayRelay {
            /// The same as an Infallible.
            public func asInfallible() -> Infallible<Element> { asInfallible(onErrorFallbackTo: .empty()) }
        }
        """#)
