import Runtime

/// What makes observables.
let rxFactoriesPage = LibraryPage(
    name: "RxFactories", module: "RxSwift",
    text: #"""
        extension ObservableType {
            /// One value, then the end.
            ///
            ///         Observable.just(1)
            ///     =>  (1|)
            ///
            /// Pitfall: it sends during subscribe, not from the queue that `of` uses.
            /// See also: of(_:scheduler:), empty(), from(optional:).
            public static func just(_ element: Element) -> Observable<Element>
            /// One value on a scheduler, then the end.
            ///
            ///         Observable.just(1, scheduler: MainScheduler.instance)
            ///     =>  (1|)
            ///
            /// Pitfall: value and end are two steps: on a busy scheduler something may come between.
            /// See also: just(_:).
            public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Observable<Element>
            /// The given values in order, then the end.
            ///
            ///         Observable.of(1, 2, 3)
            ///     =>  (123|)
            ///
            /// Pitfall: one array is one value: `from(_:scheduler:)` sends its elements.
            /// See also: just(_:), from(_:scheduler:).
            public static func of(_ elements: Element..., scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Observable<Element>
            /// The elements of an array, then the end.
            ///
            ///         Observable.from([1, 2, 3])
            ///     =>  (123|)
            ///
            /// Pitfall: the array is copied when the chain is built: later changes of the variable are not seen.
            /// See also: of(_:scheduler:), from(optional:).
            @bind("ObservableType.from(array)") public static func from(_ array: [Element], scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Observable<Element>
            /// The elements of a sequence, then the end.
            @bind("ObservableType.from(sequence)") public static func from<Sequence: Swift.Sequence>(_ sequence: Sequence, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Observable<Element> where Sequence.Element == Element
            /// The value of an optional, if there is one, then the end.
            ///
            ///         Observable.from(optional: Int("7"))
            ///     =>  (7|)
            ///
            /// Pitfall: nil is the end, not an error.
            /// See also: just(_:), unwrap().
            public static func from(optional: Element?) -> Observable<Element>
            /// The value of an optional on a scheduler.
            ///
            ///         Observable.from(optional: Int("x"), scheduler: MainScheduler.instance)
            ///     =>  |
            ///
            /// Pitfall: nil gives only the end, on the scheduler.
            /// See also: from(optional:).
            public static func from(optional: Element?, scheduler: ImmediateSchedulerType) -> Observable<Element>
            /// Only the end.
            ///
            ///         Observable<Int>.empty()
            ///     =>  |
            ///
            /// Pitfall: it never gives a value: what waits for a first one (`zip`, `combineLatest`) ends without a result.
            /// See also: never(), just(_:).
            public static func empty() -> Observable<Element>
            /// Nothing, ever.
            ///
            ///         Observable<Int>.never()
            ///     =>  ---
            ///
            /// Pitfall: what waits for its end waits for ever.
            /// See also: empty().
            public static func never() -> Observable<Element>
            /// Only an error.
            ///
            ///         Observable<Int>.error(RxError.timeout)
            ///     =>  #
            ///
            /// Pitfall: nothing after it in the chain sees a value; only `catch` and `retry` can go on.
            /// See also: catch(_:), empty().
            public static func error(_ error: Swift.Error) -> Observable<Element>
            /// Whatever the closure sends to each subscriber.
            public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> Disposable) -> Observable<Element>
            /// A new observable for each subscriber.
            ///
            ///         var runs = 0
            ///         let later = Observable<Int>.deferred {
            ///             runs += 1
            ///             return .just(runs)
            ///         }
            ///         Observable.concat(later, later)
            ///     =>  (12|)
            ///
            /// Pitfall: the closure runs for every subscriber: side effects in it run as often.
            /// See also: create(_:).
            public static func deferred(_ observableFactory: @escaping () throws -> Observable<Element>) -> Observable<Element>
            /// Values computed one from the other while a condition holds.
            ///
            ///         Observable.generate(initialState: 1, condition: { $0 < 9 }, iterate: { $0 * 2 })
            ///     =>  (1248|)
            ///
            /// Pitfall: a condition that stays true never ends, and blocks the thread if nothing takes part of it.
            /// See also: range(start:count:scheduler:).
            public static func generate(initialState: Element, condition: @escaping (Element) throws -> Bool, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance, iterate: @escaping (Element) throws -> Element) -> Observable<Element>
            /// The same value again and again.
            ///
            ///         Observable.repeatElement(7).take(3)
            ///     =>  (777|)
            ///
            /// Pitfall: it never ends: take what is needed.
            /// See also: repeatWithBehavior(_:scheduler:shouldRepeat:).
            public static func repeatElement(_ element: Element, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Observable<Element>
            /// A resource that lives as long as the subscription.
            ///
            ///     a:  1-2|
            ///         Observable.using({ BooleanDisposable() }) { _ in a }
            ///     =>  1-2|
            ///
            /// Pitfall: the resource is made anew for each subscriber and disposed after its source.
            /// See also: create(_:), do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:).
            public static func using<Resource: Disposable>(_ resourceFactory: @escaping () throws -> Resource, observableFactory: @escaping (Resource) throws -> Observable<Element>) -> Observable<Element>
        }
        extension ObservableType where Element: FixedWidthInteger {
            /// Consecutive integers.
            ///
            ///         Observable.range(start: 3, count: 3)
            ///     =>  (345|)
            ///
            /// Pitfall: `count` is how many, not the last one; a negative count stops the program.
            /// See also: generate(initialState:condition:scheduler:iterate:), of(_:scheduler:).
            public static func range(start: Element, count: Element, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Observable<Element>
            /// 0, 1, 2, … one each period.
            ///
            ///         Observable<Int>.interval(.milliseconds(200), scheduler: MainScheduler.instance).take(3)
            ///     =>  --0-1-(2|)
            ///
            /// Pitfall: the first value comes after one period; it never ends.
            /// See also: timer(_:period:scheduler:), take(_:).
            public static func interval(_ period: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>
            /// 0 after a time, then perhaps one each period.
            ///
            ///         Observable<Int>.timer(.milliseconds(100), period: .milliseconds(200), scheduler: MainScheduler.instance).take(3)
            ///     =>  -0-1-(2|)
            ///
            /// Pitfall: without a period it sends one value and ends.
            /// See also: interval(_:scheduler:), delaySubscription(_:scheduler:).
            public static func timer(_ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: SchedulerType) -> Observable<Element>
        }
        """#)
