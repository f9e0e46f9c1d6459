import Runtime

/// Operators of one source, one value at a time.
let rxOperatorsPage = LibraryPage(
    name: "RxOperators", module: "RxSwift",
    text: #"""
        extension ObservableType {
            /// Each value transformed.
            ///
            ///     a:  1-2--3-|
            ///         a.map { $0 + 1 }
            ///     =>  2-3--4-|
            ///
            /// Pitfall: a closure that throws ends the sequence with that error.
            /// See also: compactMap(_:), flatMap(_:), scan(_:accumulator:).
            public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result>
            /// Each value transformed, nils dropped.
            ///
            ///     a:  1-x--3-|
            ///         a.compactMap { Int($0) }
            ///     =>  1----3-|
            ///
            /// Pitfall: a dropped nil leaves no trace: a parse that always fails looks like an empty source.
            /// See also: map(_:), filter(_:), unwrap().
            public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result>
            /// Only the values that the predicate accepts.
            ///
            ///     a:  1-2--3-4|
            ///         a.filter { $0 > 2 }
            ///     =>  -----3-4|
            ///
            /// Pitfall: it drops values only: errors and the end always pass.
            /// See also: compactMap(_:), distinctUntilChanged(), take(while:behavior:).
            public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element>
            /// Each value with its index.
            ///
            ///     a:  a-b|
            ///         a.enumerated().map { $0.index }
            ///     =>  0-1|
            ///
            /// Pitfall: the count belongs to the subscription: every subscriber starts at 0.
            /// See also: map(_:).
            public func enumerated() -> Observable<(index: Int, element: Element)>
            /// Only the end or the error.
            ///
            ///     a:  1-2-3|
            ///         a.ignoreElements()
            ///     =>  -----|
            ///
            /// Pitfall: its element is Never: `asCompletable()` makes it a Completable.
            /// See also: filter(_:), asCompletable().
            public func ignoreElements() -> Observable<Never>
            /// Drops a value whose key equals the one before.
            ///
            ///     a:  1-3-2-4|
            ///         a.distinctUntilChanged { $0 % 2 }
            ///     =>  1---2--|
            ///
            /// Pitfall: only neighbours are compared, and only by the key: other changes are dropped.
            /// See also: distinctUntilChanged(), distinct().
            @bind("ObservableType.distinctUntilChanged(key)") public func distinctUntilChanged<Key: Equatable>(_ keySelector: @escaping (Element) throws -> Key) -> Observable<Element>
            /// Drops a value that the closure calls equal to the one before.
            @bind("ObservableType.distinctUntilChanged(comparer)") public func distinctUntilChanged(_ comparer: @escaping (_ lhs: Element, _ rhs: Element) throws -> Bool) -> Observable<Element>
            /// Drops a value whose key the closure calls equal to the one before.
            ///
            ///     a:  1-3-2-4|
            ///         a.distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 })
            ///     =>  1---2--|
            ///
            /// Pitfall: the closure says when two keys are equal: true drops the new value.
            /// See also: distinctUntilChanged(_:).
            public func distinctUntilChanged<K>(_ keySelector: @escaping (Element) throws -> K, comparer: @escaping (_ lhs: K, _ rhs: K) throws -> Bool) -> Observable<Element>
            /// Drops a value whose property equals that of the one before.
            ///
            ///     a:  a-b-c|
            ///         a.distinctUntilChanged(at: \.count)
            ///     =>  a----|
            ///
            /// Pitfall: only that property is compared: a change elsewhere in the value is dropped.
            /// See also: distinctUntilChanged(_:).
            public func distinctUntilChanged<Property: Equatable>(at keyPath: KeyPath<Element, Property>) -> Observable<Element> { distinctUntilChanged { $0[keyPath: keyPath] } }
            /// Only the value at an index.
            ///
            ///     a:  1-2-3|
            ///         a.element(at: 1)
            ///     =>  --(2|)
            ///
            /// Pitfall: too few values are an error, `RxError.argumentOutOfRange`.
            /// See also: first(), take(_:), single().
            public func element(at index: Int) -> Observable<Element>
            /// The first values.
            ///
            ///     a:  1-2-3|
            ///         a.take(2)
            ///     =>  1-(2|)
            ///
            /// Pitfall: `take(0)` never subscribes; a negative count stops the program.
            /// See also: take(while:behavior:), takeLast(_:), first().
            @bind("ObservableType.take(count)") public func take(_ count: Int) -> Observable<Element>
            /// The values of the first while.
            ///
            ///     a:  1-2-3-4|
            ///         a.take(for: .milliseconds(500), scheduler: MainScheduler.instance)
            ///     =>  1-2-3|
            ///
            /// Pitfall: the clock starts at the subscription, not at the first value.
            /// See also: take(until:), skip(_:scheduler:).
            public func take(for duration: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>
            /// The last values, at the end.
            ///
            ///     a:  1-2-3|
            ///         a.takeLast(2)
            ///     =>  -----(23|)
            ///
            /// Pitfall: nothing comes before the source ends.
            /// See also: take(_:), toArray().
            public func takeLast(_ count: Int) -> Observable<Element>
            /// Values as long as the predicate holds.
            ///
            ///     a:  1-2-3-1|
            ///         a.take(while: { $0 < 3 })
            ///     =>  1-2-|
            ///
            /// Pitfall: it ends at the first value that fails, even if later ones would pass: `filter` goes on.
            /// See also: take(until:behavior:), skip(while:).
            public func take(while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive) -> Observable<Element>
            /// Values until the predicate holds.
            ///
            ///     a:  1-2-3-1|
            ///         a.take(until: { $0 == 2 }, behavior: .inclusive)
            ///     =>  1-(2|)
            ///
            /// Pitfall: by default the value that ended it is not passed on.
            /// See also: take(while:behavior:), take(until:).
            @bind("ObservableType.take(until:behavior:)predicate") public func take(until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive) -> Observable<Element>
            /// Values until another observable sends one.
            ///
            ///     a:  1-2-3-4|
            ///     b:  ---x
            ///         a.take(until: b)
            ///     =>  1-2|
            ///
            /// Pitfall: only a value of the other ends it; its completion does not.
            /// See also: skip(until:), take(for:scheduler:).
            @bind("ObservableType.take(until:)other") public func take<Source: ObservableType>(until other: Source) -> Observable<Element>
            /// All but the first values.
            ///
            ///     a:  1-2-3|
            ///         a.skip(1)
            ///     =>  --2-3|
            ///
            /// Pitfall: it counts values, not time, and each subscriber counts anew.
            /// See also: take(_:), skip(while:).
            @bind("ObservableType.skip(count)") public func skip(_ count: Int) -> Observable<Element>
            /// All but the values of the first while.
            ///
            ///     a:  1-2-3-4|
            ///         a.skip(.milliseconds(300), scheduler: MainScheduler.instance)
            ///     =>  ----3-4|
            ///
            /// Pitfall: a value at exactly that time is still dropped.
            /// See also: skip(until:), take(for:scheduler:).
            @bind("ObservableType.skip(duration)") public func skip(_ duration: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>
            /// Drops values as long as the predicate holds.
            ///
            ///     a:  1-2-3-1|
            ///         a.skip(while: { $0 < 3 })
            ///     =>  ----3-1|
            ///
            /// Pitfall: once open it stays open: later values are not asked.
            /// See also: filter(_:), take(while:behavior:).
            public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element>
            /// Drops values until another observable sends one.
            ///
            ///     a:  1-2-3-4|
            ///     b:  ---x
            ///         a.skip(until: b)
            ///     =>  ----3-4|
            ///
            /// Pitfall: while closed it swallows the source's completion too.
            /// See also: take(until:), skip(while:).
            public func skip<Source: ObservableType>(until other: Source) -> Observable<Element>
            /// The only value; an error if there are none or more.
            ///
            ///     a:  1-2|
            ///         a.single()
            ///     =>  1-#
            ///
            /// Pitfall: the first value passes before it is known to be the only one.
            /// See also: asSingle(), first(), element(at:).
            @bind("ObservableType.single()") public func single() -> Observable<Element>
            /// The only value that the predicate accepts.
            ///
            ///     a:  1-2-3|
            ///         a.single { $0 == 2 }
            ///     =>  --2--|
            ///
            /// Pitfall: none or two that match is an error: use `first` after `filter` where that may happen.
            /// See also: single(), filter(_:).
            @bind("ObservableType.single(_:)") public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element>
            /// The first value, or nil.
            ///
            ///     a:  -1-2|
            ///         a.first()
            ///     =>  -('Optional(1)'|)
            ///
            /// Pitfall: an empty source gives nil, not an error.
            /// See also: take(_:), asSingle().
            public func first() -> Single<Element?>
            /// The only value as a Single.
            ///
            ///     a:  -1-|
            ///         a.asSingle()
            ///     =>  ---(1|)
            ///
            /// Pitfall: it holds the value back until the source has ended.
            /// See also: first(), single(), asMaybe().
            public func asSingle() -> Single<Element>
            /// At most one value as a Maybe.
            ///
            ///     a:  -1-|
            ///         a.asMaybe()
            ///     =>  ---(1|)
            ///
            /// Pitfall: a second value is an error, not the end.
            /// See also: asSingle().
            public func asMaybe() -> Maybe<Element>
            /// All values as one array, at the end.
            ///
            ///     a:  1-2|
            ///         a.toArray()
            ///     =>  ---('[1, 2]'|)
            ///
            /// Pitfall: nothing comes before the source ends.
            /// See also: reduce(_:accumulator:), buffer(timeSpan:count:scheduler:).
            public func toArray() -> Single<[Element]>
            /// A value where the source is empty.
            ///
            ///     a:  --|
            ///         a.map { _ in 0 }.ifEmpty(default: 7)
            ///     =>  --(7|)
            ///
            /// Pitfall: an error of an empty source passes: only an empty end is replaced.
            /// See also: ifEmpty(switchTo:).
            public func ifEmpty(default: Element) -> Observable<Element>
            /// Another observable where the source is empty.
            ///
            ///     a:  --|
            ///     b:  -2|
            ///         a.map { _ in 0 }.ifEmpty(switchTo: b)
            ///     =>  ---2|
            ///
            /// Pitfall: it is subscribed only after the end: its values cannot come earlier.
            /// See also: ifEmpty(default:), catch(_:).
            public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element>
            /// Values in front of the source's.
            ///
            ///     a:  -2-3|
            ///         a.startWith(0, 1)
            ///     =>  (01)2-3|
            ///
            /// Pitfall: several in a row stand in the order from the last to the first: `startWith(1).startWith(2)` sends 2, 1.
            /// See also: concat(_:), just(_:).
            public func startWith(_ elements: Element...) -> Observable<Element>
            /// Each value combined with the result so far, which is sent.
            ///
            ///     a:  1-2-3|
            ///         a.scan(0, accumulator: +)
            ///     =>  1-3-6|
            ///
            /// Pitfall: the seed itself is not sent: `startWith` it.
            /// See also: reduce(_:accumulator:), scan(into:accumulator:).
            public func scan<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A>
            /// Each value worked into the result so far, which is sent.
            ///
            ///     a:  1-2-3|
            ///         a.scan(into: 0) { $0 += $1 }
            ///     =>  1-3-6|
            ///
            /// Pitfall: a seed of class type is shared by all subscribers: make it a struct.
            /// See also: scan(_:accumulator:).
            public func scan<A>(into seed: A, accumulator: @escaping (inout A, Element) throws -> Void) -> Observable<A>
            /// All values combined, at the end.
            ///
            ///     a:  1-2-3|
            ///         a.reduce(0, accumulator: +)
            ///     =>  -----(6|)
            ///
            /// Pitfall: a source without end never gives a result.
            /// See also: scan(_:accumulator:), toArray().
            public func reduce<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A>
            /// All values combined and transformed, at the end.
            ///
            ///     a:  1-2-3|
            ///         a.reduce(0, accumulator: +, mapResult: { $0 / 2 })
            ///     =>  -----(3|)
            ///
            /// Pitfall: a source without end never gives a result.
            /// See also: reduce(_:accumulator:).
            public func reduce<A, Result>(_ seed: A, accumulator: @escaping (A, Element) throws -> A, mapResult: @escaping (A) throws -> Result) -> Observable<Result>
            /// A new observable for each key.
            ///
            ///     a:  1-2-3-4|
            ///         a.groupBy { $0 % 2 }.flatMap { group in group.map { $0 * 10 + group.key } }
            ///     =>  '11'-'20'-'31'-'40'|
            ///
            /// Pitfall: groups are hot: subscribe as soon as one comes.
            /// See also: partition(_:), window(timeSpan:count:scheduler:).
            public func groupBy<Key: Hashable>(keySelector: @escaping (Element) throws -> Key) -> Observable<GroupedObservable<Key, Element>>
            /// Events as values.
            ///
            ///     a:  1-2#
            ///         a.materialize().map { $0.isStopEvent ? "stop" : "go" }
            ///     =>  'go'-'go'('stop'|)
            ///
            /// Pitfall: an error becomes a value and then the end.
            /// See also: dematerialize(), elements().
            public func materialize() -> Observable<Event<Element>>
            /// Each value with an object that is held weakly, combined.
            ///
            ///     a:  1-2|
            ///         let owner = NSObject()
            ///         a.withUnretained(owner) { _, value in value }
            ///     =>  1-2|
            ///
            /// Pitfall: when the object is gone the sequence ends at its next value.
            /// See also: withUnretained(_:), subscribe(with:onNext:onError:onCompleted:onDisposed:).
            public func withUnretained<Object: AnyObject, Out>(_ obj: Object, resultSelector: @escaping (Object, Element) -> Out) -> Observable<Out>
            /// Each value with an object that is held weakly.
            ///
            ///     a:  1-2|
            ///         let owner = NSObject()
            ///         a.withUnretained(owner).map { $0.1 }
            ///     =>  1-2|
            ///
            /// Pitfall: the pair holds the object while it travels: do not keep it.
            /// See also: withUnretained(_:resultSelector:).
            public func withUnretained<Object: AnyObject>(_ obj: Object) -> Observable<(Object, Element)> { withUnretained(obj) { ($0, $1) } }
            /// Side effects beside the events.
            ///
            ///     a:  1-2|
            ///         a.do(onNext: { print("saw", $0) })
            ///     =>  1-2|
            ///     // saw 1
            ///     // saw 2
            ///
            /// Pitfall: a closure that throws ends the sequence with that error.
            /// See also: debug(_:trimOutput:file:line:function:), subscribe(onNext:onError:onCompleted:onDisposed:).
            public func `do`(onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil, onError: ((Swift.Error) throws -> Void)? = nil, afterError: ((Swift.Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> Observable<Element>
            /// Prints every event.
            ///
            ///     a:  1-2|
            ///         a.debug("a")
            ///     =>  1-2|
            ///
            /// Pitfall: its lines differ each time by their time: compare programs without it.
            /// See also: do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:), watch(_:).
            public func debug(_ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line, function: String = #function) -> Observable<Element>
            /// Draws every event on the timeline and passes it on.
            ///
            ///     a:  1-2|
            ///         a.watch("a")
            ///     =>  1-2|
            ///
            /// Pitfall: a watched cold source runs for each subscriber and draws a lane for each.
            /// See also: debug(_:trimOutput:file:line:function:).
            public func watch(_ label: String) -> Observable<Element>
        }
        extension ObservableType where Element: Equatable {
            /// Drops an element equal to the one before.
            ///
            ///     a:  1-1-2-1|
            ///         a.distinctUntilChanged()
            ///     =>  1---2-1|
            ///
            /// Pitfall: only neighbours are compared: `distinct()` remembers all.
            /// See also: distinct(), filter(_:).
            @bind("ObservableType.distinctUntilChanged()") public func distinctUntilChanged() -> Observable<Element>
        }
        extension ObservableType where Element: EventConvertible {
            /// Values that are events, as events again.
            ///
            ///     a:  1-2|
            ///         a.materialize().dematerialize()
            ///     =>  1-2|
            ///
            /// Pitfall: the first stop event among the values ends the sequence; what follows is lost.
            /// See also: materialize().
            public func dematerialize() -> Observable<Element.Element>
        }
        extension ObservableType where Element == Never {
            /// A sequence without values as a Completable.
            ///
            ///     a:  1-2|
            ///         a.ignoreElements().asCompletable()
            ///     =>  ---|
            ///
            /// Pitfall: only a sequence of `Never` has it: call `ignoreElements()` before.
            /// See also: ignoreElements().
            public func asCompletable() -> Completable
        }
        /// What `decode(type:decoder:)` reads values with.
        ///
        /// See also: decode(type:decoder:).
        public protocol DataDecoder {
            /// Reads a value.
            func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
        }
        extension JSONDecoder: DataDecoder {
        }
        extension ObservableType where Element == Data {
            /// Each piece of data decoded.
            ///
            ///         Observable.just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder()).map { $0.count }
            ///     =>  (2|)
            ///
            /// Pitfall: one broken piece of data ends the sequence: decode inside a `flatMap` to go on.
            /// See also: map(_:).
            public func decode<Item: Decodable, Decoder: DataDecoder>(type: Item.Type, decoder: Decoder) -> Observable<Item> { map { try decoder.decode(type, from: $0) } }
        }
        """#)
