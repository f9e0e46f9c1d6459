import Runtime

/// Factories and the operators of one source.
let rxOperatorsPage = LibraryPage(
    name: "RxOperators", module: "RxSwift",
    text: #"""
        // MARK: Factories

        extension ObservableType {
            /// One value, then the end.
            public static func just(_ element: Element) -> Observable<Element>
            /// One value on a scheduler, then the end.
            public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Observable<Element>
            /// The given values in order, then the end.
            public static func of(_ elements: Element..., scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Observable<Element>
            /// The elements of an array, then the end.
            @bind("ObservableType.from(array)") public static func from(_ array: [Element], scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Observable<Element>
            /// The elements of a sequence, then the end.
            @bind("ObservableType.from(sequence)") public static func from<Sequence: Swift.Sequence>(_ sequence: Sequence, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Observable<Element> where Sequence.Element == Element
            /// The value of an optional, if there is one, then the end.
            public static func from(optional: Element?) -> Observable<Element>
            /// The value of an optional on a scheduler.
            public static func from(optional: Element?, scheduler: ImmediateSchedulerType) -> Observable<Element>
            /// Only the end.
            public static func empty() -> Observable<Element>
            /// Nothing, ever.
            public static func never() -> Observable<Element>
            /// Only an error.
            public static func error(_ error: Swift.Error) -> Observable<Element>
            /// Whatever the closure sends to each subscriber.
            public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> Disposable) -> Observable<Element>
            /// A new observable for each subscriber.
            public static func deferred(_ observableFactory: @escaping () throws -> Observable<Element>) -> Observable<Element>
            /// Values computed one from the other while a condition holds.
            public static func generate(initialState: Element, condition: @escaping (Element) throws -> Bool, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance, iterate: @escaping (Element) throws -> Element) -> Observable<Element>
            /// The same value again and again.
            public static func repeatElement(_ element: Element, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Observable<Element>
            /// A resource that lives as long as the subscription.
            public static func using<Resource: Disposable>(_ resourceFactory: @escaping () throws -> Resource, observableFactory: @escaping (Resource) throws -> Observable<Element>) -> Observable<Element>
        }
        extension ObservableType where Element: FixedWidthInteger {
            /// Consecutive integers.
            public static func range(start: Element, count: Element, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Observable<Element>
            /// 0, 1, 2, … one each period.
            public static func interval(_ period: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>
            /// 0 after a time, then perhaps one each period.
            public static func timer(_ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: SchedulerType) -> Observable<Element>
        }

        // MARK: One value at a time

        extension ObservableType {
            /// Each value transformed.
            public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result>
            /// Each value transformed, nils dropped.
            public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result>
            /// Only the values that the predicate accepts.
            public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element>
            /// Each value with its index.
            public func enumerated() -> Observable<(index: Int, element: Element)>
            /// Only the end or the error.
            public func ignoreElements() -> Observable<Never>
            /// Drops a value whose key equals the one before.
            @bind("ObservableType.distinctUntilChanged(key)") public func distinctUntilChanged<Key: Equatable>(_ keySelector: @escaping (Element) throws -> Key) -> Observable<Element>
            /// Drops a value that the closure calls equal to the one before.
            @bind("ObservableType.distinctUntilChanged(comparer)") public func distinctUntilChanged(_ comparer: @escaping (_ lhs: Element, _ rhs: Element) throws -> Bool) -> Observable<Element>
            /// Drops a value whose key the closure calls equal to the one before.
            public func distinctUntilChanged<K>(_ keySelector: @escaping (Element) throws -> K, comparer: @escaping (_ lhs: K, _ rhs: K) throws -> Bool) -> Observable<Element>
            /// Drops a value whose property equals that of the one before.
            public func distinctUntilChanged<Property: Equatable>(at keyPath: KeyPath<Element, Property>) -> Observable<Element> { distinctUntilChanged { $0[keyPath: keyPath] } }
            /// Only the value at an index.
            public func element(at index: Int) -> Observable<Element>
            /// The first values.
            @bind("ObservableType.take(count)") public func take(_ count: Int) -> Observable<Element>
            /// The values of the first while.
            public func take(for duration: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>
            /// The last values, at the end.
            public func takeLast(_ count: Int) -> Observable<Element>
            /// Values as long as the predicate holds.
            public func take(while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive) -> Observable<Element>
            /// Values until the predicate holds.
            @bind("ObservableType.take(until:behavior:)predicate") public func take(until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive) -> Observable<Element>
            /// Values until another observable sends one.
            @bind("ObservableType.take(until:)other") public func take<Source: ObservableType>(until other: Source) -> Observable<Element>
            /// All but the first values.
            @bind("ObservableType.skip(count)") public func skip(_ count: Int) -> Observable<Element>
            /// All but the values of the first while.
            @bind("ObservableType.skip(duration)") public func skip(_ duration: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>
            /// Drops values as long as the predicate holds.
            public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element>
            /// Drops values until another observable sends one.
            public func skip<Source: ObservableType>(until other: Source) -> Observable<Element>
            /// The only value; an error if there are none or more.
            @bind("ObservableType.single()") public func single() -> Observable<Element>
            /// The only value that the predicate accepts.
            @bind("ObservableType.single(_:)") public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element>
            /// The first value, or nil.
            public func first() -> Single<Element?>
            /// The only value as a Single.
            public func asSingle() -> Single<Element>
            /// At most one value as a Maybe.
            public func asMaybe() -> Maybe<Element>
            /// All values as one array, at the end.
            public func toArray() -> Single<[Element]>
            /// A value where the source is empty.
            public func ifEmpty(default: Element) -> Observable<Element>
            /// Another observable where the source is empty.
            public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element>
            /// Values in front of the source's.
            public func startWith(_ elements: Element...) -> Observable<Element>
            /// Each value combined with the result so far, which is sent.
            public func scan<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A>
            /// Each value worked into the result so far, which is sent.
            public func scan<A>(into seed: A, accumulator: @escaping (inout A, Element) throws -> Void) -> Observable<A>
            /// All values combined, at the end.
            public func reduce<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A>
            /// All values combined and transformed, at the end.
            public func reduce<A, Result>(_ seed: A, accumulator: @escaping (A, Element) throws -> A, mapResult: @escaping (A) throws -> Result) -> Observable<Result>
            /// A new observable for each key.
            public func groupBy<Key: Hashable>(keySelector: @escaping (Element) throws -> Key) -> Observable<GroupedObservable<Key, Element>>
            /// Events as values.
            public func materialize() -> Observable<Event<Element>>
            /// Each value with an object that is held weakly, combined.
            public func withUnretained<Object: AnyObject, Out>(_ obj: Object, resultSelector: @escaping (Object, Element) -> Out) -> Observable<Out>
            /// Each value with an object that is held weakly.
            public func withUnretained<Object: AnyObject>(_ obj: Object) -> Observable<(Object, Element)> { withUnretained(obj) { ($0, $1) } }
            /// Side effects beside the events.
            public func `do`(onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil, onError: ((Swift.Error) throws -> Void)? = nil, afterError: ((Swift.Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> Observable<Element>
            /// Prints every event.
            public func debug(_ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line, function: String = #function) -> Observable<Element>
            /// Draws every event on the timeline and passes it on.
            public func watch(_ label: String) -> Observable<Element>
        }
        extension ObservableType where Element: Equatable {
            /// Drops an element equal to the one before.
            @bind("ObservableType.distinctUntilChanged()") public func distinctUntilChanged() -> Observable<Element>
        }
        extension ObservableType where Element: EventConvertible {
            /// Values that are events, as events again.
            public func dematerialize() -> Observable<Element.Element>
        }
        extension ObservableType where Element == Never {
            /// A sequence without values as a Completable.
            public func asCompletable() -> Completable
        }
        extension ObservableType where Element == Data {
            /// Each piece of data decoded.
            public func decode<Item: Decodable>(type: Item.Type, decoder: JSONDecoder) -> Observable<Item> { map { try decoder.decode(type, from: $0) } }
        }

        // MARK: Time and place

        extension ObservableType {
            /// The last one, once it has been quiet a while.
            public func debounce(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>
            /// At most one element in each interval.
            public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true, scheduler: SchedulerType) -> Observable<Element>
            /// Everything later; errors at once.
            public func delay(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>
            /// Subscribes later.
            public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>
            /// An error when nothing comes for too long.
            public func timeout(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>
            /// Another source when nothing comes for too long.
            public func timeout<Source: ObservableConvertibleType>(_ dueTime: RxTimeInterval, other: Source, scheduler: SchedulerType) -> Observable<Element> where Element == Source.Element
            /// Values in arrays, by time or number.
            public func buffer(timeSpan: RxTimeInterval, count: Int, scheduler: SchedulerType) -> Observable<[Element]>
            /// Values in observables, by time or number.
            public func window(timeSpan: RxTimeInterval, count: Int, scheduler: SchedulerType) -> Observable<Observable<Element>>
            /// Events delivered on a scheduler.
            public func observe(on scheduler: ImmediateSchedulerType) -> Observable<Element>
            /// Subscription done on a scheduler.
            public func subscribe(on scheduler: ImmediateSchedulerType) -> Observable<Element>
        }

        // MARK: Errors and sharing

        extension ObservableType {
            /// Another observable where the source fails.
            public func `catch`(_ handler: @escaping (Swift.Error) throws -> Observable<Element>) -> Observable<Element>
            /// A last value where the source fails.
            public func catchAndReturn(_ element: Element) -> Observable<Element>
            /// One source after the other until one completes.
            public static func `catch`<Sequence: Swift.Sequence>(sequence: Sequence) -> Observable<Element> where Sequence.Element == Observable<Element>
            /// Subscribes again after each error.
            @bind("ObservableType.retry()") public func retry() -> Observable<Element>
            /// Subscribes again, so many times in all.
            @bind("ObservableType.retry(_:)") public func retry(_ maxAttemptCount: Int) -> Observable<Element>
            /// Subscribes again when a trigger made of the errors says so.
            @bind("ObservableType.retry(when:)") public func retry<TriggerObservable: ObservableType, Error: Swift.Error>(when notificationHandler: @escaping (Observable<Error>) -> TriggerObservable) -> Observable<Element>
            /// Subscribes again when a trigger made of the errors says so.
            @bind("ObservableType.retry(when:)any") public func retry<TriggerObservable: ObservableType>(when notificationHandler: @escaping (Observable<Swift.Error>) -> TriggerObservable) -> Observable<Element>
            /// One subscription for all, replaying the last values.
            public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element>
            /// Through a subject, when connected.
            @bind("ObservableType.multicast(subject)") public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element
            /// Through a new subject for each connection.
            @bind("ObservableType.multicast(makeSubject:)") public func multicast<Subject: SubjectType>(makeSubject: @escaping () -> Subject) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element
            /// Shares the source inside the selector.
            @bind("ObservableType.multicast(_:selector:)") public func multicast<Subject: SubjectType, Result>(_ subjectSelector: @escaping () throws -> Subject, selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>) -> Observable<Result> where Subject.Observer.Element == Element
            /// Through a publish subject, when connected.
            public func publish() -> ConnectableObservable<Element>
            /// Through a replay subject, when connected.
            public func replay(_ bufferSize: Int) -> ConnectableObservable<Element>
            /// Through a replay subject without bound, when connected.
            public func replayAll() -> ConnectableObservable<Element>
        }

        // MARK: Several sources

        extension ObservableType {
            /// Each value becomes a source; all run at once.
            public func flatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element>
            /// Each value becomes a source; only the newest is heard.
            public func flatMapLatest<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element>
            /// Each value becomes a source unless one is running.
            public func flatMapFirst<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element>
            /// Each value becomes a source; one after the other.
            public func concatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element>
            /// Another source after this one.
            @bind("ObservableType.concat(second)") public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element> where Source.Element == Element
            /// One source after the other.
            @bind("ObservableType.concat(sequence)") public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element> where Sequence.Element == Observable<Element>
            /// One source after the other.
            @bind("ObservableType.concat(collection)") public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element> where Collection.Element == Observable<Element>
            /// One source after the other.
            @bind("ObservableType.concat(variadic)") public static func concat(_ sources: Observable<Element>...) -> Observable<Element>
            /// All sources at once.
            @bind("ObservableType.merge(collection)") public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Observable<Element> where Collection.Element == Observable<Element>
            /// All sources at once.
            @bind("ObservableType.merge(array)") public static func merge(_ sources: [Observable<Element>]) -> Observable<Element>
            /// All sources at once.
            @bind("ObservableType.merge(variadic)") public static func merge(_ sources: Observable<Element>...) -> Observable<Element>
            /// The source that answers first.
            @bind("ObservableType.amb(_:)") public func amb<O2: ObservableType>(_ right: O2) -> Observable<Element> where O2.Element == Element
            /// The source that answers first.
            @bind("ObservableType.amb(sequence)") public static func amb<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element> where Sequence.Element == Observable<Element>
            /// Each value with the other source's latest, combined.
            @bind("ObservableType.withLatestFrom(_:resultSelector:)") public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(_ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType) -> Observable<ResultType>
            /// The other source's latest for each value.
            @bind("ObservableType.withLatestFrom(_:)") public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element>
            /// The newest value whenever the sampler sends.
            public func sample<Source: ObservableType>(_ sampler: Source, defaultValue: Element? = nil) -> Observable<Element>
            /// The latest of all sources, combined.
            @bind("ObservableType.combineLatest(collection)selector") public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element) -> Observable<Element> where Collection.Element: ObservableType
            /// The latest of all sources, as an array.
            @bind("ObservableType.combineLatest(collection)") public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element
            /// One value of each source at a time, combined.
            @bind("ObservableType.zip(collection)selector") public static func zip<Collection: Swift.Collection>(_ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element) -> Observable<Element> where Collection.Element: ObservableType
            /// One value of each source at a time, as an array.
            @bind("ObservableType.zip(collection)") public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element
        }
        extension ObservableType where Element: ObservableConvertibleType {
            /// Listens to all inner sources.
            @bind("ObservableType.merge()") public func merge() -> Observable<Element.Element>
            /// Listens to so many inner sources at once; others wait.
            @bind("ObservableType.merge(maxConcurrent:)") public func merge(maxConcurrent: Int) -> Observable<Element.Element>
            /// Listens to one inner source after the other.
            @bind("ObservableType.concat()") public func concat() -> Observable<Element.Element>
            /// Listens to the newest inner source only.
            public func switchLatest() -> Observable<Element.Element>
        }

        // MARK: Relays as targets

        extension ObservableType {
            /// Sends every value to relays.
            @bind("ObservableType.bind(publishRelays)") public func bind(to relays: PublishRelay<Element>...) -> Disposable
            @bind("ObservableType.bind(optionalPublishRelays)") public func bind(to relays: PublishRelay<Element?>...) -> Disposable
            @bind("ObservableType.bind(behaviorRelays)") public func bind(to relays: BehaviorRelay<Element>...) -> Disposable
            @bind("ObservableType.bind(optionalBehaviorRelays)") public func bind(to relays: BehaviorRelay<Element?>...) -> Disposable
            @bind("ObservableType.bind(replayRelays)") public func bind(to relays: ReplayRelay<Element>...) -> Disposable
            @bind("ObservableType.bind(optionalReplayRelays)") public func bind(to relays: ReplayRelay<Element?>...) -> Disposable
        }
        """#)
