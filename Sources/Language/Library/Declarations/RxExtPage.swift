import Runtime

/// Community operators.
let rxExtPage = LibraryPage(
    name: "RxExt", module: "RxSwiftExt",
    text: #"""
        /// What `filterMap` does with a value.
        ///
        ///     a:  1-2-3|
        ///         a.filterMap { $0 == 2 ? FilterMap.ignore : .map($0 * 10) }.map { $0 / 10 }
        ///     =>  1---3|
        ///
        /// Pitfall: `.ignore` drops the value silently; there is no way to send an error but to throw.
        /// See also: filterMap(_:).
        public enum FilterMap<Result> {
            case ignore
            case map(Result)
        }
        /// When to subscribe again.
        ///
        ///     a:  1|
        ///         a.repeatWithBehavior(.delayed(maxCount: 2, time: 0.2))
        ///     =>  1--1|
        ///
        /// Pitfall: `maxCount` is the number of runs in all, the first one included.
        /// See also: repeatWithBehavior(_:scheduler:shouldRepeat:), retry(_:scheduler:shouldRetry:).
        public enum RepeatBehavior {
            case immediate(maxCount: UInt)
            case delayed(maxCount: UInt, time: Double)
            case exponentialDelayed(maxCount: UInt, initial: Double, multiplier: Double)
            case customTimerDelayed(maxCount: UInt, delayCalculator: (UInt) -> RxTimeInterval)
        }
        /// Whether a sequence that has completed may run again.
        /// See also: repeatWithBehavior(_:scheduler:shouldRepeat:).
        public typealias RepeatPredicate = () -> Bool
        /// Whether a sequence that has failed may run again.
        /// See also: retry(_:scheduler:shouldRetry:).
        public typealias RetryPredicate = (Swift.Error) -> Bool
        extension ObservableType {
            /// Runs itself through a function.
            ///
            ///     a:  1-2|
            ///         a.apply { $0.map { $0 * 2 } }
            ///     =>  2-4|
            ///
            /// Pitfall: the function runs once, when the chain is built, not for each value.
            /// See also: map(_:).
            public func apply<Result>(_ transform: (Observable<Element>) -> Observable<Result>) -> Observable<Result> { transform(asObservable()) }
            /// Collects values until a trigger sends.
            ///
            ///     a:  1-2-3-4|
            ///     b:  ---x--x
            ///         a.bufferWithTrigger(b).map { $0.count }
            ///     =>  ---2--1(1|)
            ///
            /// Pitfall: a trigger without values in between still sends an empty array.
            /// See also: buffer(timeSpan:count:scheduler:), sample(_:defaultValue:).
            public func bufferWithTrigger<Trigger: ObservableType>(_ trigger: Trigger) -> Observable<[Element]>
            /// Moves on to a later source as soon as it sends; this one is the first.
            ///
            ///     a:  1-2-3-4|
            ///     b:  ---8-9|
            ///         a.cascade([b])
            ///     =>  1-28-9|
            ///
            /// Pitfall: once a later source has sent, the earlier ones are gone for good.
            /// See also: amb(_:), switchLatest().
            public func cascade<Sequence: Swift.Sequence>(_ next: Sequence) -> Observable<Element> where Sequence.Element == Self {
                var sources = [asObservable()]
                for source in next { sources.append(source.asObservable()) }
                return Observable<Observable<Element>>.cascade(sources)
            }
            /// An error becomes the end.
            ///
            ///     a:  1-2-#
            ///         a.catchErrorJustComplete()
            ///     =>  1-2-|
            ///
            /// Pitfall: nobody hears of the error any more: log it before with `do(onError:)`.
            /// See also: catch(_:), catchAndReturn(_:).
            public func catchErrorJustComplete() -> Observable<Element> { self.catch { _ in .empty() } }
            /// How many values there were, at the end.
            ///
            ///     a:  1-2-3|
            ///         a.count()
            ///     =>  -----(3|)
            ///
            /// Pitfall: nothing comes before the source ends.
            /// See also: count(_:), reduce(_:accumulator:).
            @bind("ObservableType.count()") public func count() -> Observable<Int>
            /// How many values the predicate accepts, at the end.
            ///
            ///     a:  1-2-3|
            ///         a.count { $0 > 1 }
            ///     =>  -----(2|)
            ///
            /// Pitfall: nothing comes before the source ends.
            /// See also: count().
            @bind("ObservableType.count(_:)") public func count(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Int>
            /// Drops what the predicate has accepted before.
            ///
            ///     a:  1-2-3|
            ///         a.distinct { $0 > 1 }
            ///     =>  1-2--|
            ///
            /// Pitfall: the predicate is asked about kept elements, not about the new one.
            /// See also: distinct(), distinctUntilChanged(_:).
            @bind("ObservableType.distinct(_:)") public func distinct(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element>
            /// Transforms and filters in one.
            ///
            ///     a:  1-2-3|
            ///         a.filterMap { $0 == 2 ? .ignore : .map($0 * 3) }
            ///     =>  3---9|
            ///
            /// Pitfall: a forgotten case that gives `.ignore` loses values without a trace.
            /// See also: compactMap(_:), filter(_:).
            public func filterMap<Result>(_ transform: @escaping (Element) throws -> FilterMap<Result>) -> Observable<Result> {
                compactMap { element -> Result? in
                    switch try transform(element) {
                    case .ignore: return nil
                    case .map(let result): return result
                    }
                }
            }
            /// Drops what the predicate accepts.
            ///
            ///     a:  1-2-3|
            ///         a.ignoreWhen { $0 == 2 }
            ///     =>  1---3|
            ///
            /// Pitfall: it drops what the predicate accepts, the opposite of `filter`.
            /// See also: ignore(_:), filter(_:).
            public func ignoreWhen(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> { filter { try !predicate($0) } }
            /// Subscribes again after errors.
            ///
            ///     a:  1-#
            ///         a.ignoreErrors().take(2)
            ///     =>  1-(1|)
            ///
            /// Pitfall: a source that fails at once and always is subscribed again without end.
            /// See also: retry(), catchErrorJustComplete().
            public func ignoreErrors() -> Observable<Element> { retry() }
            /// Subscribes again after the errors that the predicate accepts.
            ///
            ///     a:  1-#
            ///         a.ignoreErrors { _ in false }
            ///     =>  1-#
            ///
            /// Pitfall: the predicate says which errors to ignore: true subscribes again.
            /// See also: ignoreErrors().
            @bind("ObservableType.ignoreErrors(_:)") public func ignoreErrors(_ predicate: @escaping (Swift.Error) -> Bool) -> Observable<Element>
            /// A property of each value.
            ///
            ///     a:  a-b|
            ///         a.mapAt(\.count)
            ///     =>  1-1|
            ///
            /// Pitfall: the key path is read when the value comes: later changes of a class's property are not seen.
            /// See also: map(_:).
            public func mapAt<Result>(_ keyPath: KeyPath<Element, Result>) -> Observable<Result> { map { $0[keyPath: keyPath] } }
            /// The same for each value.
            ///
            ///     a:  1-2|
            ///         a.mapTo(7)
            ///     =>  7-7|
            ///
            /// Pitfall: the value is made once, when the chain is built: use `map` for a new one each time.
            /// See also: map(_:).
            public func mapTo<Result>(_ value: Result) -> Observable<Result> { map { _ in value } }
            /// Both sources at once.
            ///
            ///     a:  1---2|
            ///     b:  --3|
            ///         a.merge(with: b)
            ///     =>  1-3-2|
            ///
            /// Pitfall: an error of either source ends both.
            /// See also: merge(_:).
            @bind("ObservableType.merge(with:)one") public func merge(with other: Observable<Element>) -> Observable<Element>
            /// Both sources at once.
            @bind("ObservableType.merge(with:)many") public func merge(with others: [Observable<Element>]) -> Observable<Element>
            /// Sliding windows of n values.
            ///
            ///     a:  1-2-3|
            ///         a.nwise(2).map { $0.reduce(0, +) }
            ///     =>  --3-5|
            ///
            /// Pitfall: the first window comes with the n-th value; n must be more than 1.
            /// See also: pairwise(), buffer(timeSpan:count:scheduler:).
            public func nwise(_ n: Int) -> Observable<[Element]>
            /// Each value with the one before.
            ///
            ///     a:  1-2-3|
            ///         a.pairwise().map { $0 + $1 }
            ///     =>  --3-5|
            ///
            /// Pitfall: the first value alone gives nothing: there is no pair before the second.
            /// See also: nwise(_:), scan(_:accumulator:).
            public func pairwise() -> Observable<(Element, Element)>
            /// Only values of a type.
            ///
            ///         let mixed = Observable<Any>.of(1, "a", 2)
            ///         mixed.ofType(Int.self)
            ///     =>  (12|)
            ///
            /// Pitfall: values of other types are dropped without a word.
            /// See also: filter(_:), compactMap(_:).
            public func ofType<Result>(_ type: Result.Type) -> Observable<Result> { compactMap { $0 as? Result } }
            /// A value for the first subscriber only.
            ///
            ///         let news = Observable.once(1)
            ///         Observable.concat(news, news)
            ///     =>  (1|)
            ///
            /// Pitfall: every later subscriber gets the end alone.
            /// See also: just(_:).
            public static func once(_ element: Element) -> Observable<Element>
            /// Two sequences by a predicate.
            ///
            ///     a:  1-2-3|
            ///         a.partition { $0 > 1 }.matches
            ///     =>  --2-3|
            ///
            /// Pitfall: a cold source runs once for each half: `share()` it if running it twice hurts.
            /// See also: filter(_:), groupBy(keySelector:).
            public func partition(_ predicate: @escaping (Element) throws -> Bool) -> (matches: Observable<Element>, nonMatches: Observable<Element>) {
                let stream = map { ($0, try predicate($0)) }.share()
                return (stream.filter { $0.1 }.map { $0.0 }, stream.filter { !$0.1 }.map { $0.0 })
            }
            /// Passes values while the pauser says true.
            ///
            ///     a:  1-2-3-4|
            ///     b:  -1--0--
            ///         a.pausable(b.map { $0 == 1 })
            ///     =>  --2----|
            ///
            /// Pitfall: nothing passes before the pauser's first value.
            /// See also: pausableBuffered(_:limit:flushOnCompleted:flushOnError:), filter(_:).
            public func pausable<Pauser: ObservableType>(_ pauser: Pauser) -> Observable<Element> where Pauser.Element == Bool
            /// Keeps values while paused.
            ///
            ///     a:  1-2-3-4|
            ///     b:  -0---1-
            ///         a.pausableBuffered(b.map { $0 == 1 })
            ///     =>  -----34|
            ///
            /// Pitfall: only the newest `limit` values are kept: nil keeps all.
            /// See also: pausable(_:).
            public func pausableBuffered<Pauser: ObservableType>(_ pauser: Pauser, limit: Int? = 1, flushOnCompleted: Bool = true, flushOnError: Bool = true) -> Observable<Element> where Pauser.Element == Bool
            /// Subscribes again after the end.
            ///
            ///     a:  1-2|
            ///         a.repeatWithBehavior(.immediate(maxCount: 2))
            ///     =>  1-21-2|
            ///
            /// Pitfall: a source that ends at once with `.immediate(maxCount: .max)` never stops.
            /// See also: retry(_:scheduler:shouldRetry:), repeatElement(_:scheduler:).
            public func repeatWithBehavior(_ behavior: RepeatBehavior, scheduler: SchedulerType = MainScheduler.instance, shouldRepeat: (() -> Bool)? = nil) -> Observable<Element>
            /// Subscribes again after an error.
            ///
            ///     a:  1#
            ///         a.retry(.delayed(maxCount: 2, time: 0.2))
            ///     =>  1--1#
            ///
            /// Pitfall: the count is of runs, not of retries: 1 never tries again.
            /// See also: retry(_:), retry(when:).
            @bind("ObservableType.retry(_:scheduler:shouldRetry:)") public func retry(_ behavior: RepeatBehavior, scheduler: SchedulerType = MainScheduler.instance, shouldRetry: ((Swift.Error) -> Bool)? = nil) -> Observable<Element>
            /// Runs a method of an object that is held weakly.
            ///
            ///     class Log { func take(_ event: Event<Int>) { print(event) } }
            ///     let log = Log()
            ///     _ = Observable.of(1).subscribe(weak: log, Log.take)
            ///     // next(1)
            ///     // completed
            ///
            /// Pitfall: when the object is gone nothing runs, but the subscription goes on.
            /// See also: subscribeNext(weak:_:), subscribe(with:onNext:onError:onCompleted:onDisposed:).
            public func subscribe<Object: AnyObject>(weak obj: Object, _ on: @escaping (Object) -> (Event<Element>) -> Void) -> Disposable {
                subscribe { [weak obj] event in
                    guard let obj = obj else { return }
                    on(obj)(event)
                }
            }
            /// Runs a method of an object that is held weakly for every value.
            ///
            ///     class Log { func take(_ value: Int) { print(value) } }
            ///     let log = Log()
            ///     _ = Observable.of(1).subscribeNext(weak: log, Log.take)
            ///     // 1
            ///
            /// Pitfall: errors and the end are not heard: an error here is reported as unhandled.
            /// See also: subscribe(weak:_:).
            public func subscribeNext<Object: AnyObject>(weak obj: Object, _ onNext: @escaping (Object) -> (Element) -> Void) -> Disposable {
                subscribe(onNext: { [weak obj] element in
                    guard let obj = obj else { return }
                    onNext(obj)(element)
                })
            }
            /// Runs methods of an object that is held weakly.
            ///
            ///     class Log {
            ///         func take(_ value: Int) { print(value) }
            ///         func end() { print("end") }
            ///     }
            ///     let log = Log()
            ///     _ = Observable.of(1).subscribe(weak: log, onNext: Log.take, onCompleted: Log.end)
            ///     // 1
            ///     // end
            ///
            /// Pitfall: when the object is gone, so are the calls; the subscription lives on.
            /// See also: subscribe(with:onNext:onError:onCompleted:onDisposed:).
            public func subscribe<Object: AnyObject>(weak obj: Object, onNext: ((Object) -> (Element) -> Void)? = nil, onError: ((Object) -> (Swift.Error) -> Void)? = nil, onCompleted: ((Object) -> () -> Void)? = nil, onDisposed: ((Object) -> () -> Void)? = nil) -> Disposable {
                subscribe(
                    with: obj, onNext: onNext.map { method in { object, element in method(object)(element) } },
                    onError: onError.map { method in { object, error in method(object)(error) } },
                    onCompleted: onCompleted.map { method in { object in method(object)() } },
                    onDisposed: onDisposed.map { method in { object in method(object)() } })
            }
            /// Runs a method of an object that is held weakly when it fails.
            ///
            ///     class Log { func take(_ error: Error) { print(error) } }
            ///     let log = Log()
            ///     _ = Observable<Int>.error(RxError.timeout).subscribeError(weak: log, Log.take)
            ///     // Sequence timeout.
            ///
            /// Pitfall: values are not heard, only the error.
            /// See also: subscribe(weak:_:).
            public func subscribeError<Object: AnyObject>(weak obj: Object, _ onError: @escaping (Object) -> (Swift.Error) -> Void) -> Disposable { subscribe(weak: obj, onError: onError) }
            /// Runs a method of an object that is held weakly at the end.
            ///
            ///     class Log { func end() { print("end") } }
            ///     let log = Log()
            ///     _ = Observable.of(1).subscribeCompleted(weak: log, Log.end)
            ///     // end
            ///
            /// Pitfall: errors are not heard here: one is reported as unhandled.
            /// See also: subscribe(weak:_:).
            public func subscribeCompleted<Object: AnyObject>(weak obj: Object, _ onCompleted: @escaping (Object) -> () -> Void) -> Disposable { subscribe(weak: obj, onCompleted: onCompleted) }
            /// All values in order, at the end.
            ///
            ///     a:  2-3-1|
            ///         a.toSortedArray(by: >).map { $0[0] }
            ///     =>  -----(3|)
            ///
            /// Pitfall: nothing comes before the source ends.
            /// See also: toArray().
            public func toSortedArray(by areInIncreasingOrder: @escaping (Element, Element) -> Bool) -> Single<[Element]> { toArray().map { $0.sorted(by: areInIncreasingOrder) } }
        }
        extension ObservableConvertibleType {
            /// Pairs two sequences.
            ///
            ///     a:  1-2|
            ///     b:  -3-4|
            ///         a.zip(with: b) { $0 + $1 }
            ///     =>  -4-6|
            ///
            /// Pitfall: it ends only when both have ended; a value without partner is dropped.
            /// See also: zip(_:_:resultSelector:).
            public func zip<Other: ObservableConvertibleType, ResultType>(with other: Other, resultSelector: @escaping (Element, Other.Element) throws -> ResultType) -> Observable<ResultType> { Observable<ResultType>.zip(asObservable(), other.asObservable(), resultSelector: resultSelector) }
        }
        extension ObservableType where Element: Comparable {
            /// All values in order, at the end.
            ///
            ///     a:  2-3-1|
            ///         a.toSortedArray().map { $0[0] }
            ///     =>  -----(1|)
            ///
            /// Pitfall: nothing comes before the source ends; a source without end gives nothing at all.
            /// See also: toArray().
            public func toSortedArray(ascending: Bool = true) -> Single<[Element]> { toArray().map { ascending ? $0.sorted(by: <) : $0.sorted(by: >) } }
        }
        extension ObservableType where Element: Equatable {
            /// Drops the given values.
            ///
            ///     a:  1-2-3|
            ///         a.ignore(1, 3)
            ///     =>  --2--|
            ///
            /// Pitfall: it compares with `==`: for a class or struct of your own that is what you say it is.
            /// See also: ignoreWhen(_:).
            public func ignore(_ valuesToIgnore: Element...) -> Observable<Element> { filter { !valuesToIgnore.contains($0) } }
            /// Drops the values of a sequence.
            public func ignore<Sequence: Swift.Sequence>(_ valuesToIgnore: Sequence) -> Observable<Element> where Sequence.Element == Element { filter { !valuesToIgnore.contains($0) } }
            /// Drops values seen before.
            ///
            ///     a:  1-2-1-3|
            ///         a.distinct()
            ///     =>  1-2---3|
            ///
            /// Pitfall: the memory belongs to the operator: a second subscriber gets nothing old again.
            /// See also: distinctUntilChanged().
            @bind("ObservableType.distinct()") public func distinct() -> Observable<Element>
        }
        extension ObservableType where Element: ObservableType {
            /// Moves on to a later source as soon as it sends.
            ///
            ///     a:  1-2-3-4|
            ///     b:  ---8-9|
            ///         Observable.cascade([a, b])
            ///     =>  1-28-9|
            ///
            /// Pitfall: once a later source has sent, the earlier ones are gone for good.
            /// See also: amb(_:), switchLatest().
            @bind("ObservableType.cascade(static)") public static func cascade<Sequence: Swift.Sequence>(_ observables: Sequence) -> Observable<Element.Element> where Sequence.Element == Element
        }
        extension ObservableType where Element == Bool {
            /// Each value turned around.
            ///
            ///     a:  1-0|
            ///         a.map { $0 == 1 }.not()
            ///     =>  'false'-'true'|
            ///
            /// Pitfall: it turns each value around, not the sequence: an empty one stays empty.
            /// See also: map(_:).
            public func not() -> Observable<Bool> { map { !$0 } }
            /// Whether all values are true.
            ///
            ///     a:  1-0-1|
            ///         a.map { $0 == 1 }.and()
            ///     =>  --('false'|)
            ///
            /// Pitfall: an empty source gives no answer at all, neither true nor false.
            /// See also: not().
            @bind("ObservableType.and()") public func and() -> Maybe<Bool>
            /// Whether all sources send nothing but true.
            ///
            ///     a:  1-1---|
            ///     b:  --1-0-|
            ///         Observable.and(a.map { $0 == 1 }, b.map { $0 == 1 })
            ///     =>  ----('false'|)
            ///
            /// Pitfall: of no sources it never ends.
            /// See also: not(), combineLatest(_:).
            @bind("ObservableType.and(variadic)") public static func and<Source: ObservableType>(_ sources: Source...) -> Maybe<Bool> where Source.Element == Bool
            /// Whether all sources send nothing but true.
            @bind("ObservableType.and(collection)") public static func and<Collection: Swift.Collection>(_ sources: Collection) -> Maybe<Bool> where Collection.Element: ObservableType, Collection.Element.Element == Bool
        }
        extension ObservableType where Element: EventConvertible {
            /// The values among materialised events.
            ///
            ///     a:  1-2|
            ///         a.materialize().elements()
            ///     =>  1-2|
            ///
            /// Pitfall: errors are dropped too: listen to `errors()` beside it.
            /// See also: errors(), materialize().
            public func elements() -> Observable<Element.Element> { compactMap { $0.event.element } }
            /// The errors among materialised events.
            ///
            ///     a:  1-#
            ///         a.materialize().errors().map { _ in "failed" }
            ///     =>  --('failed'|)
            ///
            /// Pitfall: values are dropped: share the materialised source if you need both.
            /// See also: elements(), materialize().
            public func errors() -> Observable<Swift.Error> { compactMap { $0.event.error } }
        }
        extension ObservableType where Element: Collection {
            /// Transforms each member of each array.
            ///
            ///     a:  1-2|
            ///         a.map { [$0, $0] }.mapMany { $0 * 2 }.map { $0.reduce(0, +) }
            ///     =>  4-8|
            ///
            /// Pitfall: it works on collections inside the sequence; use `map` for plain values.
            /// See also: map(_:).
            public func mapMany<Result>(_ transform: @escaping (Element.Element) throws -> Result) -> Observable<[Result]> { map { try $0.map(transform) } }
        }
        extension ObservableType {
            /// Drops nils.
            ///
            ///     a:  1-x-2|
            ///         a.map { Int($0) }.unwrap()
            ///     =>  1---2|
            ///
            /// Pitfall: a nil that means something is lost: map it to a case of its own before.
            /// See also: compactMap(_:).
            public func unwrap<Result>() -> Observable<Result> where Element == Result? { compactMap { $0 } }
        }
        extension SharedSequenceConvertibleType {
            /// The same for each value.
            public func mapTo<Result>(_ value: Result) -> SharedSequence<SharingStrategy, Result> { map { _ in value } }
            /// Drops nils.
            public func unwrap<Result>() -> SharedSequence<SharingStrategy, Result> where Element == Result? { compactMap { $0 } }
        }
        extension SharedSequenceConvertibleType {
            /// Drops a value when the predicate accepts one that was kept.
            ///
            ///     a:  1-2-3|
            ///         a.asDriver(onErrorJustReturn: 0).distinct { $0 > 1 }
            ///     =>  1-2--|
            ///
            /// Pitfall: what was kept is remembered for ever, across subscribers.
            /// See also: distinctUntilChanged(_:).
            public func distinct(_ predicate: @escaping (Element) -> Bool) -> SharedSequence<SharingStrategy, Element> {
                var kept: [Element] = []
                return filter { element in
                    if kept.contains(where: predicate) { return false }
                    kept.append(element)
                    return true
                }
            }
            /// Two sequences by a predicate.
            ///
            ///     a:  1-2-3|
            ///         a.asDriver(onErrorJustReturn: 0).partition { $0 > 1 }.nonMatches
            ///     =>  1----|
            ///
            /// Pitfall: each half is a subscription of its own to the source.
            /// See also: filter(_:).
            public func partition(_ predicate: @escaping (Element) -> Bool) -> (matches: SharedSequence<SharingStrategy, Element>, nonMatches: SharedSequence<SharingStrategy, Element>) {
                let judged = map { ($0, predicate($0)) }
                return (judged.filter { $0.1 }.map { $0.0 }, judged.filter { !$0.1 }.map { $0.0 })
            }
        }
        extension SharedSequenceConvertibleType where Element: Equatable {
            /// Drops values seen before.
            ///
            ///     a:  1-2-1-3|
            ///         a.asDriver(onErrorJustReturn: 0).distinct()
            ///     =>  1-2---3|
            ///
            /// Pitfall: every value is remembered for ever, across subscribers.
            /// See also: distinctUntilChanged().
            public func distinct() -> SharedSequence<SharingStrategy, Element> {
                var kept: [Element] = []
                return filter { element in
                    if kept.contains(element) { return false }
                    kept.append(element)
                    return true
                }
            }
        }
        extension SharedSequenceConvertibleType where Element == Bool {
            /// Each value turned around.
            public func not() -> SharedSequence<SharingStrategy, Bool> { map { !$0 } }
        }
        extension PrimitiveSequenceType {
            /// Runs itself through a function.
            ///
            ///         Single.just(1).apply { $0.map { $0 * 2 } }
            ///     =>  (2|)
            ///
            /// Pitfall: the function runs once, when the chain is built, not when the value comes.
            /// See also: map(_:).
            public func apply<Result>(_ transform: (PrimitiveSequence<Trait, Element>) -> PrimitiveSequence<Trait, Result>) -> PrimitiveSequence<Trait, Result> { transform(primitiveSequence) }
        }
        extension PrimitiveSequenceType where Trait == SingleTrait {
            /// The same for each value.
            public func mapTo<Result>(_ value: Result) -> PrimitiveSequence<SingleTrait, Result> { primitiveSequence.map { _ in value } }
        }
        extension PrimitiveSequenceType where Trait == MaybeTrait {
            /// The same for each value.
            public func mapTo<Result>(_ value: Result) -> PrimitiveSequence<MaybeTrait, Result> { primitiveSequence.map { _ in value } }
        }
        """#)
