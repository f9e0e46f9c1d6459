/// The trait of sequences with at most one element.
public enum MaybeTrait {}

/// Sends one element, fails, or completes without an element.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

extension PrimitiveSequenceType where Trait == MaybeTrait {
    public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

    /// Calls the closure for each subscriber; only the first event that the closure sends counts.
    @_alwaysEmitIntoClient
    public static func create(
        subscribe: @escaping (@escaping @Sendable (MaybeEvent<Element>) -> Void) -> Disposable
    ) -> Maybe<Element> {
        Maybe(
            raw: Observable.create { observer in
                subscribe { event in
                    switch event {
                    case .success(let element):
                        observer.onNext(element)
                        observer.onCompleted()
                    case .error(let error):
                        observer.onError(error)
                    case .completed:
                        observer.onCompleted()
                    }
                }
            })
    }

    @_alwaysEmitIntoClient
    public static func just(_ element: Element) -> Maybe<Element> {
        Maybe(raw: Observable.just(element))
    }

    @_alwaysEmitIntoClient
    public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Maybe<Element> {
        Maybe(raw: Observable.just(element, scheduler: scheduler))
    }

    @_alwaysEmitIntoClient
    public static func error(_ error: Swift.Error) -> Maybe<Element> {
        Maybe(raw: Observable.error(error))
    }

    @_alwaysEmitIntoClient
    public static func never() -> Maybe<Element> {
        Maybe(raw: Observable.never())
    }

    @_alwaysEmitIntoClient
    public static func empty() -> Maybe<Element> {
        Maybe(raw: Observable.empty())
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Calls the observer once.
    @_alwaysEmitIntoClient
    public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> Disposable {
        ResultReceiver(
            next: { observer(.success($0)) }, error: { observer(.error($0)) }, completed: { observer(.completed) }
        ).subscribe(to: primitiveSequence.source)
    }

    /// Calls the closure for the event, then `onDisposed`.
    @_alwaysEmitIntoClient
    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil, onError: ((Swift.Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        ResultReceiver(next: onSuccess, error: onError, completed: onCompleted, disposed: onDisposed)
            .subscribe(to: primitiveSequence.source)
    }

    /// Calls the closures with `object`, held weakly; after it is freed, no closure is called.
    @_alwaysEmitIntoClient
    public func subscribe<Object: AnyObject>(
        with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
        onError: ((Object, Swift.Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> Disposable {
        subscribe(
            onSuccess: { [weak object] in if let object { onSuccess?(object, $0) } },
            onError: { [weak object] in if let object { onError?(object, $0) } },
            onCompleted: { [weak object] in if let object { onCompleted?(object) } },
            onDisposed: { [weak object] in if let object { onDisposed?(object) } })
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Calls the closures with the events of the sequence, and does not change the events.
    @_alwaysEmitIntoClient
    public func `do`(
        onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
        onError: ((Swift.Error) throws -> Void)? = nil, afterError: ((Swift.Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Maybe<Element> {
        primitiveSequence.lift {
            $0.do(
                onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
                onCompleted: onCompleted, afterCompleted: afterCompleted, onSubscribe: onSubscribe,
                onSubscribed: onSubscribed, onDispose: onDispose)
        }
    }

    @_alwaysEmitIntoClient
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
        primitiveSequence.lift { $0.filter(predicate) }
    }

    @_alwaysEmitIntoClient
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
        primitiveSequence.lift { $0.map(transform) }
    }

    @_alwaysEmitIntoClient
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
        primitiveSequence.lift { $0.compactMap(transform) }
    }

    @_alwaysEmitIntoClient
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
        primitiveSequence.lift { $0.flatMap(selector) }
    }

    @_alwaysEmitIntoClient
    public func ifEmpty(default: Element) -> Single<Element> {
        Single(raw: primitiveSequence.source.ifEmpty(default: `default`))
    }

    @_alwaysEmitIntoClient
    public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
        primitiveSequence.lift { $0.ifEmpty(switchTo: other.source) }
    }

    @_alwaysEmitIntoClient
    public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
        Single(raw: primitiveSequence.source.ifEmpty(switchTo: other.source))
    }

    /// Replaces an error by an element.
    @_alwaysEmitIntoClient
    public func catchAndReturn(_ element: Element) -> Maybe<Element> {
        primitiveSequence.lift { $0.catchAndReturn(element) }
    }
}
