// Operators that keep the guarantees of every trait.

extension PrimitiveSequence {
    /// Calls the factory for each subscriber.
    @_alwaysEmitIntoClient
    public static func deferred(
        _ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: Observable.deferred { try observableFactory().source })
    }

    /// Sends the element or completion `dueTime` later. An error is sent at once.
    @_alwaysEmitIntoClient
    public func delay(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element> {
        lift { $0.delay(dueTime, scheduler: scheduler) }
    }

    /// Subscribes to the source after `dueTime`.
    @_alwaysEmitIntoClient
    public func delaySubscription(
        _ dueTime: RxTimeInterval, scheduler: SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        lift { $0.delaySubscription(dueTime, scheduler: scheduler) }
    }

    /// Delivers events on the scheduler.
    @_alwaysEmitIntoClient
    public func observe(on scheduler: ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        lift { $0.observe(on: scheduler) }
    }

    /// Subscribes to and disposes the source on the scheduler.
    @_alwaysEmitIntoClient
    public func subscribe(on scheduler: ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        lift { $0.subscribe(on: scheduler) }
    }

    /// Continues after an error with the sequence that the handler returns.
    @_alwaysEmitIntoClient
    public func `catch`(
        _ handler: @escaping (Swift.Error) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        lift { $0.catch { try handler($0).source } }
    }

    /// Subscribes at most `maxAttemptCount` times in total; the last error is sent.
    @_alwaysEmitIntoClient
    public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
        lift { $0.retry(maxAttemptCount) }
    }

    /// Subscribes again at each element of the observable that the handler creates; errors of other types are sent.
    @_alwaysEmitIntoClient
    public func retry<TriggerObservable: ObservableType, Error: Swift.Error>(
        when notificationHandler: @escaping (Observable<Error>) -> TriggerObservable
    ) -> PrimitiveSequence<Trait, Element> {
        lift { $0.retry(when: notificationHandler) }
    }

    /// Subscribes again at each element of the observable that the handler creates from the errors.
    @_alwaysEmitIntoClient
    public func retry<TriggerObservable: ObservableType>(
        when notificationHandler: @escaping (Observable<Swift.Error>) -> TriggerObservable
    ) -> PrimitiveSequence<Trait, Element> {
        lift { $0.retry(when: notificationHandler) }
    }

    /// Prints every event.
    @_alwaysEmitIntoClient
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> PrimitiveSequence<Trait, Element> {
        lift {
            $0.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function)
        }
    }

    /// Creates a resource for each subscription and disposes it when the subscription ends.
    @_alwaysEmitIntoClient
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: Observable.using(
                resourceFactory, observableFactory: { try primitiveSequenceFactory($0).source }))
    }

    /// Fails with `RxError.timeout` if no event arrives in time.
    @_alwaysEmitIntoClient
    public func timeout(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element> {
        lift { $0.timeout(dueTime, scheduler: scheduler) }
    }

    /// Switches to `other` if no event arrives in time.
    @_alwaysEmitIntoClient
    public func timeout(
        _ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        lift { $0.timeout(dueTime, other: other.source, scheduler: scheduler) }
    }
}

extension PrimitiveSequenceType where Element: RxAbstractInteger {
    /// Sends 0 after `dueTime`.
    @_alwaysEmitIntoClient
    public static func timer(
        _ dueTime: RxTimeInterval, scheduler: SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: Observable<Element>.timer(dueTime, scheduler: scheduler))
    }
}
