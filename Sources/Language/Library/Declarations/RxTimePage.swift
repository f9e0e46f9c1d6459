import Runtime

/// Operators of time, place, errors and sharing.
let rxTimePage = LibraryPage(
    name: "RxTime", module: "RxSwift",
    text: #"""
        // MARK: Time and place

        extension ObservableType {
            /// The last one, once it has been quiet a while.
            ///
            ///     a:  ab-c---d|
            ///         a.debounce(.milliseconds(200), scheduler: MainScheduler.instance)
            ///     =>  -----c--(d|)
            ///
            /// Pitfall: the end flushes the value that waits; an error drops it.
            /// See also: throttle(_:latest:scheduler:), sample(_:defaultValue:).
            public func debounce(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>
            /// At most one element in each interval.
            ///
            ///     a:  ab-c----d|
            ///         a.throttle(.milliseconds(300), scheduler: MainScheduler.instance)
            ///     =>  a--c----d|
            ///
            /// Pitfall: with `latest: false` what comes inside the interval is lost.
            /// See also: debounce(_:scheduler:), sample(_:defaultValue:).
            public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true, scheduler: SchedulerType) -> Observable<Element>
            /// Everything later; errors at once.
            ///
            ///     a:  1-2|
            ///         a.delay(.milliseconds(200), scheduler: MainScheduler.instance)
            ///     =>  --1-2|
            ///
            /// Pitfall: an error is not delayed and drops what waits.
            /// See also: delaySubscription(_:scheduler:).
            public func delay(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>
            /// Subscribes later.
            ///
            ///     a:  1-2|
            ///         a.delaySubscription(.milliseconds(200), scheduler: MainScheduler.instance)
            ///     =>  --1-2|
            ///
            /// Pitfall: a hot source is missed meanwhile.
            /// See also: delay(_:scheduler:), timer(_:period:scheduler:).
            public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>
            /// An error when nothing comes for too long.
            ///
            ///     a:  1-2----3|
            ///         a.timeout(.milliseconds(300), scheduler: MainScheduler.instance)
            ///     =>  1-2--#
            ///
            /// Pitfall: the clock starts at the subscription and again after each value: a slow start fails too.
            /// See also: timeout(_:other:scheduler:), retry(_:).
            public func timeout(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>
            /// Another source when nothing comes for too long.
            ///
            ///     a:  1-2----3|
            ///     b:  9|
            ///         a.timeout(.milliseconds(300), other: b, scheduler: MainScheduler.instance)
            ///     =>  1-2--9|
            ///
            /// Pitfall: after the switch the first source is gone, even if it would have answered.
            /// See also: timeout(_:scheduler:), catch(_:).
            public func timeout<Source: ObservableConvertibleType>(_ dueTime: RxTimeInterval, other: Source, scheduler: SchedulerType) -> Observable<Element> where Element == Source.Element
            /// Values in arrays, by time or number.
            ///
            ///     a:  1-2-3-4-|
            ///         a.buffer(timeSpan: .seconds(1), count: 2, scheduler: MainScheduler.instance).map { $0.count }
            ///     =>  --2---2-(0|)
            ///
            /// Pitfall: empty buffers are sent as well.
            /// See also: window(timeSpan:count:scheduler:), toArray().
            public func buffer(timeSpan: RxTimeInterval, count: Int, scheduler: SchedulerType) -> Observable<[Element]>
            /// Values in observables, by time or number.
            ///
            ///     a:  1-2-3-4-|
            ///         a.window(timeSpan: .seconds(1), count: 2, scheduler: MainScheduler.instance).flatMap { $0.toArray().map { $0.count } }
            ///     =>  --2---2-(0|)
            ///
            /// Pitfall: the windows are hot: subscribe as soon as one comes.
            /// See also: buffer(timeSpan:count:scheduler:), groupBy(keySelector:).
            public func window(timeSpan: RxTimeInterval, count: Int, scheduler: SchedulerType) -> Observable<Observable<Element>>
            /// Events delivered on a scheduler.
            ///
            ///     a:  1-2|
            ///         a.observe(on: MainScheduler.asyncInstance)
            ///     =>  1-2|
            ///
            /// Pitfall: it moves what follows it in the chain, not the source.
            /// See also: subscribe(on:).
            public func observe(on scheduler: ImmediateSchedulerType) -> Observable<Element>
            /// Subscription done on a scheduler.
            ///
            ///     a:  1-2|
            ///         a.subscribe(on: MainScheduler.asyncInstance)
            ///     =>  1-2|
            ///
            /// Pitfall: it moves the subscription, not the events of a hot source.
            /// See also: observe(on:).
            public func subscribe(on scheduler: ImmediateSchedulerType) -> Observable<Element>
        }

        // MARK: Errors and sharing

        extension ObservableType {
            /// Another observable where the source fails.
            ///
            ///     a:  1-#
            ///     b:  8-9|
            ///         a.catch { _ in b }
            ///     =>  1-8-9|
            ///
            /// Pitfall: an error of the second is final.
            /// See also: catchAndReturn(_:), retry(), catchErrorJustComplete().
            public func `catch`(_ handler: @escaping (Swift.Error) throws -> Observable<Element>) -> Observable<Element>
            /// A last value where the source fails.
            ///
            ///     a:  1-2-#
            ///         a.catchAndReturn(9)
            ///     =>  1-2-(9|)
            ///
            /// Pitfall: the sequence ends: put it inside `flatMap` to keep the outer one alive.
            /// See also: catch(_:), ifEmpty(default:).
            public func catchAndReturn(_ element: Element) -> Observable<Element>
            /// One source after the other until one completes.
            ///
            ///     a:  1#
            ///     b:  2|
            ///         Observable.catch(sequence: [a, b])
            ///     =>  12|
            ///
            /// Pitfall: values sent before the error are not taken back: the next source begins from its start.
            /// See also: catch(_:), concat(_:).
            public static func `catch`<Sequence: Swift.Sequence>(sequence: Sequence) -> Observable<Element> where Sequence.Element == Observable<Element>
            /// Subscribes again after each error.
            ///
            ///     a:  1-#
            ///         a.retry().take(2)
            ///     =>  1-(1|)
            ///
            /// Pitfall: an error at once, again and again, never ends.
            /// See also: retry(_:), retry(when:), catch(_:).
            @bind("ObservableType.retry()") public func retry() -> Observable<Element>
            /// Subscribes again, so many times in all.
            ///
            ///     a:  1-#
            ///         a.retry(2)
            ///     =>  1-1-#
            ///
            /// Pitfall: the number counts all attempts: `retry(1)` does not retry.
            /// See also: retry(), retry(when:).
            @bind("ObservableType.retry(_:)") public func retry(_ maxAttemptCount: Int) -> Observable<Element>
            /// Subscribes again when a trigger made of the errors says so.
            ///
            ///     a:  1-#
            ///         a.retry(when: { (errors: Observable<Error>) in errors.take(1) })
            ///     =>  1-1-|
            ///
            /// Pitfall: the trigger's end ends the sequence, its error fails it.
            /// See also: retry(_:), repeatWithBehavior(_:scheduler:shouldRepeat:).
            @bind("ObservableType.retry(when:)") public func retry<TriggerObservable: ObservableType, Error: Swift.Error>(when notificationHandler: @escaping (Observable<Error>) -> TriggerObservable) -> Observable<Element>
            /// Subscribes again when a trigger made of the errors says so.
            @bind("ObservableType.retry(when:)any") public func retry<TriggerObservable: ObservableType>(when notificationHandler: @escaping (Observable<Swift.Error>) -> TriggerObservable) -> Observable<Element>
            /// One subscription for all, replaying the last values.
            ///
            ///     a:  1-2-3|
            ///         let shared = a.do(onSubscribe: { print("once") }).share(replay: 1)
            ///         Observable.merge(shared, shared)
            ///     =>  (11)-(22)-(33)|
            ///     // once
            ///
            /// Pitfall: `.forever` replays to late subscribers even after the end.
            /// See also: publish(), replay(_:), multicast(_:).
            public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element>
            /// Through a subject, when connected.
            ///
            ///     a:  1-2|
            ///         a.multicast(PublishSubject<Int>()).refCount()
            ///     =>  1-2|
            ///
            /// Pitfall: after the source has ended, the same subject repeats only its stop event.
            /// See also: publish(), replay(_:), share(replay:scope:).
            @bind("ObservableType.multicast(subject)") public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element
            /// Through a new subject for each connection.
            ///
            ///     a:  1-2|
            ///         a.multicast(makeSubject: { PublishSubject<Int>() }).refCount()
            ///     =>  1-2|
            ///
            /// Pitfall: who subscribes after a connection has ended gets nothing until the next `connect()`.
            /// See also: multicast(_:).
            @bind("ObservableType.multicast(makeSubject:)") public func multicast<Subject: SubjectType>(makeSubject: @escaping () -> Subject) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element
            /// Shares the source inside the selector.
            ///
            ///     a:  1-2|
            ///         a.multicast({ PublishSubject<Int>() }) { Observable.zip($0, $0) { $0 + $1 } }
            ///     =>  2-4|
            ///
            /// Pitfall: the source runs once for each subscriber of the result.
            /// See also: multicast(_:), share(replay:scope:).
            @bind("ObservableType.multicast(_:selector:)") public func multicast<Subject: SubjectType, Result>(_ subjectSelector: @escaping () throws -> Subject, selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>) -> Observable<Result> where Subject.Observer.Element == Element
            /// Through a publish subject, when connected.
            ///
            ///     a:  1-2-3|
            ///         let shared = a.publish()
            ///         _ = shared.connect()
            ///         shared
            ///     =>  1-2-3|
            ///
            /// Pitfall: nothing happens before `connect()`.
            /// See also: share(replay:scope:), replay(_:), refCount().
            public func publish() -> ConnectableObservable<Element>
            /// Through a replay subject, when connected.
            ///
            ///     a:  1-2-3|
            ///         let shared = a.replay(1)
            ///         _ = shared.connect()
            ///         shared.delaySubscription(.milliseconds(300), scheduler: MainScheduler.instance)
            ///     =>  ---23|
            ///
            /// Pitfall: late subscribers after the end get nothing until the next `connect()`.
            /// See also: share(replay:scope:), publish(), replayAll().
            public func replay(_ bufferSize: Int) -> ConnectableObservable<Element>
            /// Through a replay subject without bound, when connected.
            ///
            ///     a:  1-2-3|
            ///         let shared = a.replayAll()
            ///         _ = shared.connect()
            ///         shared.delaySubscription(.milliseconds(300), scheduler: MainScheduler.instance)
            ///     =>  ---(12)3|
            ///
            /// Pitfall: it keeps every value as long as it is connected.
            /// See also: replay(_:).
            public func replayAll() -> ConnectableObservable<Element>
        }
        """#)
