/// The trait of sequences with exactly one element, or an error.
public enum SingleTrait {}

/// Sends one element or fails.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>
public typealias SingleEvent<Element> = Result<Element, Swift.Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
    public typealias SingleObserver = (SingleEvent<Element>) -> Void

    /// Calls the closure for each subscriber; only the first event that the closure sends counts.
    @_alwaysEmitIntoClient
    public static func create(
        subscribe: @escaping (@escaping @Sendable (SingleEvent<Element>) -> Void) -> Disposable
    ) -> Single<Element> {
        Single(
            raw: Observable.create { observer in
                subscribe { event in
                    switch event {
                    case .success(let element):
                        observer.onNext(element)
                        observer.onCompleted()
                    case .failure(let error):
                        observer.onError(error)
                    }
                }
            })
    }

    @_alwaysEmitIntoClient
    public static func just(_ element: Element) -> Single<Element> {
        Single(raw: Observable.just(element))
    }

    @_alwaysEmitIntoClient
    public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Single<Element> {
        Single(raw: Observable.just(element, scheduler: scheduler))
    }

    @_alwaysEmitIntoClient
    public static func error(_ error: Swift.Error) -> Single<Element> {
        Single(raw: Observable.error(error))
    }

    @_alwaysEmitIntoClient
    public static func never() -> Single<Element> {
        Single(raw: Observable.never())
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Calls the observer once.
    @_alwaysEmitIntoClient
    public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> Disposable {
        ResultReceiver(
            mustSucceed: true, next: { observer(.success($0)) }, error: { observer(.failure($0)) }
        ).subscribe(to: primitiveSequence.source)
    }

    /// Calls the closure for the event, then `onDisposed`.
    @_alwaysEmitIntoClient
    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil, onFailure: ((Swift.Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        ResultReceiver(mustSucceed: true, next: onSuccess, error: onFailure, disposed: onDisposed)
            .subscribe(to: primitiveSequence.source)
    }

    /// Calls the closures with `object`, held weakly; after it is freed, no closure is called.
    @_alwaysEmitIntoClient
    public func subscribe<Object: AnyObject>(
        with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
        onFailure: ((Object, Swift.Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
    ) -> Disposable {
        subscribe(
            onSuccess: { [weak object] in if let object { onSuccess?(object, $0) } },
            onFailure: { [weak object] in if let object { onFailure?(object, $0) } },
            onDisposed: { [weak object] in if let object { onDisposed?(object) } })
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Calls the closures with the events of the sequence, and does not change the events.
    @_alwaysEmitIntoClient
    public func `do`(
        onSuccess: ((Element) throws -> Void)? = nil, afterSuccess: ((Element) throws -> Void)? = nil,
        onError: ((Swift.Error) throws -> Void)? = nil, afterError: ((Swift.Error) throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Single<Element> {
        primitiveSequence.lift {
            $0.do(
                onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
        }
    }

    @_alwaysEmitIntoClient
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
        Maybe(raw: primitiveSequence.source.filter(predicate))
    }

    @_alwaysEmitIntoClient
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
        primitiveSequence.lift { $0.map(transform) }
    }

    @_alwaysEmitIntoClient
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
        Maybe(raw: primitiveSequence.source.compactMap(transform))
    }

    @_alwaysEmitIntoClient
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>) -> Single<Result> {
        primitiveSequence.lift { $0.flatMap(selector) }
    }

    @_alwaysEmitIntoClient
    public func flatMapMaybe<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
        Maybe(raw: primitiveSequence.source.flatMap(selector))
    }

    @_alwaysEmitIntoClient
    public func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable {
        Completable(raw: primitiveSequence.source.flatMap(selector))
    }

    /// Replaces an error by an element.
    @_alwaysEmitIntoClient
    public func catchAndReturn(_ element: Element) -> Single<Element> {
        primitiveSequence.lift { $0.catchAndReturn(element) }
    }

    @_alwaysEmitIntoClient
    public func asMaybe() -> Maybe<Element> {
        Maybe(raw: primitiveSequence.source)
    }

    /// Converts to a `Completable`: the element is dropped and becomes a completion.
    @_alwaysEmitIntoClient
    public func asCompletable() -> Completable {
        Completable(raw: primitiveSequence.source.ignoreElements())
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Sends the results of all singles, in order, after every one has succeeded.
    @_alwaysEmitIntoClient
    public static func zip<Collection: Swift.Collection, Result>(
        _ singles: Collection, resultSelector: @escaping ([Element]) throws -> Result
    ) -> Single<Result> where Collection.Element == Single<Element> {
        // An empty collection would give an observable without an element, but a Single must have one.
        if singles.isEmpty { return Single<[Element]>.just([]).map(resultSelector) }
        return Single(raw: Observable.zip(singles.map { $0.source }, resultSelector: resultSelector))
    }

    /// Sends the results of all singles, in order, after every one has succeeded.
    @_alwaysEmitIntoClient
    public static func zip<Collection: Swift.Collection>(
        _ singles: Collection
    ) -> Single<[Element]> where Collection.Element == Single<Element> {
        zip(singles) { $0 }
    }
}
