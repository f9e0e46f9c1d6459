// Operators that filter, transform and observe an infallible sequence.

extension InfallibleType {
    @_alwaysEmitIntoClient
    public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
        lift { $0.filter(predicate) }
    }

    @_alwaysEmitIntoClient
    public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
        lift { $0.map(transform) }
    }

    @_alwaysEmitIntoClient
    public func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Infallible<Result> {
        lift { $0.compactMap(transform) }
    }

    @_alwaysEmitIntoClient
    public func scan<Seed>(
        into seed: Seed, accumulator: @escaping (inout Seed, Element) -> Void
    ) -> Infallible<Seed> {
        lift { $0.scan(into: seed, accumulator: accumulator) }
    }

    @_alwaysEmitIntoClient
    public func scan<Seed>(_ seed: Seed, accumulator: @escaping (Seed, Element) -> Seed) -> Infallible<Seed> {
        lift { $0.scan(seed, accumulator: accumulator) }
    }

    @_alwaysEmitIntoClient
    public func startWith(_ element: Element) -> Infallible<Element> {
        lift { $0.startWith(element) }
    }

    /// Shares one subscription to the source among all subscribers.
    @_alwaysEmitIntoClient
    public func share(
        replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
    ) -> Infallible<Element> {
        lift { $0.share(replay: replay, scope: scope) }
    }

    /// Calls the closures with the events of the sequence, and does not change the events.
    @_alwaysEmitIntoClient
    public func `do`(
        onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Infallible<Element> {
        lift {
            $0.do(
                onNext: onNext, afterNext: afterNext, onCompleted: onCompleted,
                afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
                onDispose: onDispose)
        }
    }

    /// Prints every event.
    @_alwaysEmitIntoClient
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> Infallible<Element> {
        lift { $0.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function) }
    }

    /// Delivers events on the scheduler.
    @_alwaysEmitIntoClient
    public func observe(on scheduler: ImmediateSchedulerType) -> Infallible<Element> {
        lift { $0.observe(on: scheduler) }
    }

    /// Subscribes to and disposes the source on the scheduler.
    @_alwaysEmitIntoClient
    public func subscribe(on scheduler: ImmediateSchedulerType) -> Infallible<Element> {
        lift { $0.subscribe(on: scheduler) }
    }
}

extension InfallibleType where Element: Equatable {
    @_alwaysEmitIntoClient
    public func distinctUntilChanged() -> Infallible<Element> {
        lift { $0.distinctUntilChanged() }
    }
}

extension InfallibleType {
    @_alwaysEmitIntoClient
    public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping (Element) throws -> Key
    ) -> Infallible<Element> {
        lift { $0.distinctUntilChanged(keySelector) }
    }

    @_alwaysEmitIntoClient
    public func distinctUntilChanged(
        _ comparer: @escaping (Element, Element) throws -> Bool
    ) -> Infallible<Element> {
        lift { $0.distinctUntilChanged(comparer) }
    }

    @_alwaysEmitIntoClient
    public func distinctUntilChanged<K>(
        _ keySelector: @escaping (Element) throws -> K, comparer: @escaping (K, K) throws -> Bool
    ) -> Infallible<Element> {
        lift { $0.distinctUntilChanged(keySelector, comparer: comparer) }
    }

    @_alwaysEmitIntoClient
    public func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property>
    ) -> Infallible<Element> {
        lift { $0.distinctUntilChanged(at: keyPath) }
    }
}

extension InfallibleType {
    @_alwaysEmitIntoClient
    public func take<Source: InfallibleType>(until source: Source) -> Infallible<Element> {
        lift { $0.take(until: source.asObservable()) }
    }

    @_alwaysEmitIntoClient
    public func take<Source: ObservableType>(until source: Source) -> Infallible<Element> {
        lift { $0.take(until: source) }
    }

    @_alwaysEmitIntoClient
    public func take(
        until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        lift { $0.take(until: predicate, behavior: behavior) }
    }

    @_alwaysEmitIntoClient
    public func take(
        while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        lift { $0.take(while: predicate, behavior: behavior) }
    }

    @_alwaysEmitIntoClient
    public func take(_ count: Int) -> Infallible<Element> {
        lift { $0.take(count) }
    }

    @_alwaysEmitIntoClient
    public func take(for duration: RxTimeInterval, scheduler: SchedulerType) -> Infallible<Element> {
        lift { $0.take(for: duration, scheduler: scheduler) }
    }

    @_alwaysEmitIntoClient
    public func skip(while predicate: @escaping (Element) throws -> Bool) -> Infallible<Element> {
        lift { $0.skip(while: predicate) }
    }

    @_alwaysEmitIntoClient
    public func skip<Source: ObservableType>(until source: Source) -> Infallible<Element> {
        lift { $0.skip(until: source) }
    }

    @_alwaysEmitIntoClient
    public func skip<Source: InfallibleType>(until source: Source) -> Infallible<Element> {
        lift { $0.skip(until: source.asObservable()) }
    }

    @_alwaysEmitIntoClient
    public func debounce(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Infallible<Element> {
        lift { $0.debounce(dueTime, scheduler: scheduler) }
    }

    @_alwaysEmitIntoClient
    public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: SchedulerType
    ) -> Infallible<Element> {
        lift { $0.throttle(dueTime, latest: latest, scheduler: scheduler) }
    }
}
