// Operators of all traits: those of observables that keep the trait's guarantee.

extension PrimitiveSequence {
    /// Makes the sequence anew for every subscriber.
    public static func deferred(
        _ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: Observable.deferred { try observableFactory().source })
    }

    /// Shifts the events by `dueTime`; errors come at once.
    public func delay(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element> {
        lift { $0.delay(dueTime, scheduler: scheduler) }
    }

    /// Subscribes after `dueTime`.
    public func delaySubscription(
        _ dueTime: RxTimeInterval, scheduler: SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        lift { $0.delaySubscription(dueTime, scheduler: scheduler) }
    }

    /// Delivers on the scheduler.
    public func observe(on scheduler: ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        lift { $0.observe(on: scheduler) }
    }

    /// Subscribes and disposes on the scheduler.
    public func subscribe(on scheduler: ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        lift { $0.subscribe(on: scheduler) }
    }

    /// Goes on with the handler's sequence after an error.
    public func `catch`(
        _ handler: @escaping (Swift.Error) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        lift { $0.catch { try handler($0).source } }
    }

    /// At most so many attempts in all.
    public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
        lift { $0.retry(maxAttemptCount) }
    }

    /// Subscribes again whenever the handler's observable says so.
    public func retry<TriggerObservable: ObservableType, Error: Swift.Error>(
        when notificationHandler: @escaping (Observable<Error>) -> TriggerObservable
    ) -> PrimitiveSequence<Trait, Element> {
        lift { $0.retry(when: notificationHandler) }
    }

    /// Subscribes again whenever the handler's observable says so.
    public func retry<TriggerObservable: ObservableType>(
        when notificationHandler: @escaping (Observable<Swift.Error>) -> TriggerObservable
    ) -> PrimitiveSequence<Trait, Element> {
        lift { $0.retry(when: notificationHandler) }
    }

    /// Prints every event.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> PrimitiveSequence<Trait, Element> {
        lift {
            $0.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function)
        }
    }

    /// Holds a resource as long as the subscription lives.
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: Observable.using(
                resourceFactory, observableFactory: { try primitiveSequenceFactory($0).source }))
    }

    /// Fails with `RxError.timeout` when nothing comes in time.
    public func timeout(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element> {
        lift { $0.timeout(dueTime, scheduler: scheduler) }
    }

    /// Goes over to `other` when nothing comes in time.
    public func timeout(
        _ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        lift { $0.timeout(dueTime, other: other.source, scheduler: scheduler) }
    }
}

extension PrimitiveSequenceType where Element: RxAbstractInteger {
    /// Zero after `dueTime`.
    public static func timer(
        _ dueTime: RxTimeInterval, scheduler: SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: Observable<Element>.timer(dueTime, scheduler: scheduler))
    }
}
