/// The trait of sequences without elements.
public enum CompletableTrait {}

/// Completes or fails, without an element.
public typealias Completable = PrimitiveSequence<CompletableTrait, Swift.Never>

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
    public typealias CompletableObserver = (CompletableEvent) -> Void

    /// Calls the closure for each subscriber; only the first event that the closure sends counts.
    @_alwaysEmitIntoClient
    public static func create(
        subscribe: @escaping (@escaping @Sendable (CompletableEvent) -> Void) -> Disposable
    ) -> Completable {
        Completable(
            raw: Observable.create { observer in
                subscribe { event in
                    switch event {
                    case .error(let error): observer.onError(error)
                    case .completed: observer.onCompleted()
                    }
                }
            })
    }

    @_alwaysEmitIntoClient
    public static func error(_ error: Swift.Error) -> Completable {
        Completable(raw: Observable.error(error))
    }

    @_alwaysEmitIntoClient
    public static func never() -> Completable {
        Completable(raw: Observable.never())
    }

    @_alwaysEmitIntoClient
    public static func empty() -> Completable {
        Completable(raw: Observable.empty())
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
    /// Calls the observer once.
    @_alwaysEmitIntoClient
    public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> Disposable {
        ResultReceiver<Never>(error: { observer(.error($0)) }, completed: { observer(.completed) })
            .subscribe(to: primitiveSequence.source)
    }

    /// Calls the closure for the event, then `onDisposed`.
    @_alwaysEmitIntoClient
    public func subscribe(
        onCompleted: (() -> Void)? = nil, onError: ((Swift.Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        ResultReceiver<Never>(error: onError, completed: onCompleted, disposed: onDisposed)
            .subscribe(to: primitiveSequence.source)
    }

    /// Calls the closures with `object`, held weakly; after it is freed, no closure is called.
    @_alwaysEmitIntoClient
    public func subscribe<Object: AnyObject>(
        with object: Object, onCompleted: ((Object) -> Void)? = nil,
        onError: ((Object, Swift.Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
    ) -> Disposable {
        subscribe(
            onCompleted: { [weak object] in if let object { onCompleted?(object) } },
            onError: { [weak object] in if let object { onError?(object, $0) } },
            onDisposed: { [weak object] in if let object { onDisposed?(object) } })
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
    /// Calls the closures with the events of the sequence, and does not change the events.
    @_alwaysEmitIntoClient
    public func `do`(
        onError: ((Swift.Error) throws -> Void)? = nil, afterError: ((Swift.Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Completable {
        primitiveSequence.lift {
            $0.do(
                onError: onError, afterError: afterError, onCompleted: onCompleted,
                afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
                onDispose: onDispose)
        }
    }

    /// Subscribes to `second` after this one completes.
    @_alwaysEmitIntoClient
    public func concat(_ second: Completable) -> Completable {
        Completable.concat([primitiveSequence, second])
    }

    /// Subscribes to the sources one after the other. The next element of `sequence` is read when its predecessor
    /// completes.
    @_alwaysEmitIntoClient
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Completable
    where Sequence.Element == Completable {
        Completable(raw: Observable.concat(sequence.lazy.map { $0.source }))
    }

    /// Subscribes to the sources one after the other.
    @_alwaysEmitIntoClient
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Completable
    where Collection.Element == Completable {
        Completable(raw: Observable.concat(collection.map { $0.source }))
    }

    /// Subscribes to the sources one after the other.
    @_alwaysEmitIntoClient
    public static func concat(_ sources: Completable...) -> Completable {
        Completable(raw: Observable.concat(sources.map { $0.source }))
    }

    /// Subscribes to all sources at once. Completes when the last one does, and fails with the first error.
    @_alwaysEmitIntoClient
    public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Completable
    where Collection.Element == Completable {
        Completable(raw: Observable.merge(sources.map { $0.source }))
    }

    /// Subscribes to all sources at once. Completes when the last one does, and fails with the first error.
    @_alwaysEmitIntoClient
    public static func zip(_ sources: [Completable]) -> Completable {
        Completable(raw: Observable.merge(sources.map { $0.source }))
    }

    /// Subscribes to all sources at once. Completes when the last one does, and fails with the first error.
    @_alwaysEmitIntoClient
    public static func zip(_ sources: Completable...) -> Completable {
        Completable(raw: Observable.merge(sources.map { $0.source }))
    }
}
