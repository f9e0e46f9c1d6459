// The operators of `Observable` for shared sequences. The result of each operator is shared again.

extension SharedSequenceConvertibleType {
    @_alwaysEmitIntoClient
    public func map<Result>(
        _ selector: @escaping (Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        lift { $0.map(selector) }
    }

    @_alwaysEmitIntoClient
    public func compactMap<Result>(
        _ selector: @escaping (Element) -> Result?
    ) -> SharedSequence<SharingStrategy, Result> {
        lift { $0.compactMap(selector) }
    }

    @_alwaysEmitIntoClient
    public func filter(
        _ predicate: @escaping (Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        lift { $0.filter(predicate) }
    }

    @_alwaysEmitIntoClient
    public func scan<A>(
        _ seed: A, accumulator: @escaping (A, Element) -> A
    ) -> SharedSequence<SharingStrategy, A> {
        lift { $0.scan(seed, accumulator: accumulator) }
    }

    @_alwaysEmitIntoClient
    public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
        lift { $0.skip(count) }
    }

    @_alwaysEmitIntoClient
    public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        lift { $0.startWith(element) }
    }

    /// Calls the closures with the events of the sequence, and does not change the events.
    @_alwaysEmitIntoClient
    public func `do`(
        onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> SharedSequence<SharingStrategy, Element> {
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
    ) -> SharedSequence<SharingStrategy, Element> {
        lift { $0.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function) }
    }
}

extension SharedSequenceConvertibleType where Element: Equatable {
    @_alwaysEmitIntoClient
    public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
        lift { $0.distinctUntilChanged() }
    }
}

extension SharedSequenceConvertibleType {
    @_alwaysEmitIntoClient
    public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping (Element) -> Key
    ) -> SharedSequence<SharingStrategy, Element> {
        lift { $0.distinctUntilChanged(keySelector) }
    }

    @_alwaysEmitIntoClient
    public func distinctUntilChanged(
        _ comparer: @escaping (_ lhs: Element, _ rhs: Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        lift { $0.distinctUntilChanged(comparer) }
    }

    @_alwaysEmitIntoClient
    public func distinctUntilChanged<K>(
        _ keySelector: @escaping (Element) -> K, comparer: @escaping (_ lhs: K, _ rhs: K) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        lift { $0.distinctUntilChanged(keySelector, comparer: comparer) }
    }
}

extension SharedSequenceConvertibleType {
    @_alwaysEmitIntoClient
    public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true
    ) -> SharedSequence<SharingStrategy, Element> {
        lift { $0.throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler) }
    }

    @_alwaysEmitIntoClient
    public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        lift { $0.debounce(dueTime, scheduler: SharingStrategy.scheduler) }
    }

    @_alwaysEmitIntoClient
    public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        lift { $0.delay(dueTime, scheduler: SharingStrategy.scheduler) }
    }
}

// Operators that flatten. Their result has the sharing strategy of the inner sequences.

extension SharedSequenceConvertibleType {
    @_alwaysEmitIntoClient
    public func flatMap<Sharing, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence<Sharing, Result>(asObservable().flatMap(selector))
    }

    @_alwaysEmitIntoClient
    public func flatMapLatest<Sharing, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence<Sharing, Result>(asObservable().flatMapLatest(selector))
    }

    @_alwaysEmitIntoClient
    public func flatMapFirst<Sharing, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence<Sharing, Result>(asObservable().flatMapFirst(selector))
    }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
    @_alwaysEmitIntoClient
    public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
        SharedSequence(asObservable().map { $0.asSharedSequence().source }.switchLatest())
    }

    @_alwaysEmitIntoClient
    public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
        SharedSequence(asObservable().map { $0.asSharedSequence().source }.merge())
    }

    @_alwaysEmitIntoClient
    public func merge(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element> {
        SharedSequence(asObservable().map { $0.asSharedSequence().source }.merge(maxConcurrent: maxConcurrent))
    }
}
