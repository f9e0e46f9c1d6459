/// Defines the scheduler of a kind of shared sequence, and the elements that it replays to new subscribers.
public protocol SharingStrategyProtocol {
    /// The scheduler on which all events are delivered.
    static var scheduler: SchedulerType { get }

    /// Returns a sequence whose subscribers share one subscription to `source`.
    static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// A type that can be converted to a `SharedSequence`.
public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
    associatedtype SharingStrategy: SharingStrategyProtocol

    func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

/// A sequence that never fails, delivers on its strategy's scheduler and shares one subscription among all subscribers.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType {
    @usableFromInline let source: Observable<Element>

    /// Shares the source, which must not fail and must deliver on the strategy's scheduler.
    @usableFromInline
    init(_ source: Observable<Element>) {
        self.source = SharingStrategy.share(source)
    }

    /// Wraps the source without sharing it again.
    public init(raw source: Observable<Element>) {
        self.source = source
    }

    public func asObservable() -> Observable<Element> { source }

    public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
}

extension SharedSequenceConvertibleType {
    @inlinable
    public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }

    /// The same events as an `Infallible`; still shared.
    @_alwaysEmitIntoClient
    public func asInfallible() -> Infallible<Element> { Infallible(raw: asObservable()) }

    /// Applies an operator to the source, and shares the result again.
    @inlinable
    func lift<Result>(
        _ change: (Observable<Element>) -> Observable<Result>
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence<SharingStrategy, Result>(change(asObservable()))
    }
}

extension ObservableConvertibleType {
    /// Replaces an error by one element and a completion.
    @_alwaysEmitIntoClient
    public func asSharedSequence<S: SharingStrategyProtocol>(
        sharingStrategy: S.Type = S.self, onErrorJustReturn: Element
    ) -> SharedSequence<S, Element> {
        SharedSequence(asObservable().observe(on: S.scheduler).catchAndReturn(onErrorJustReturn))
    }

    /// Continues with another sequence after an error.
    @_alwaysEmitIntoClient
    public func asSharedSequence<S: SharingStrategyProtocol>(
        sharingStrategy: S.Type = S.self, onErrorDriveWith: SharedSequence<S, Element>
    ) -> SharedSequence<S, Element> {
        SharedSequence(asObservable().observe(on: S.scheduler).catch { _ in onErrorDriveWith.asObservable() })
    }

    /// Continues after an error with the sequence that the closure returns.
    @_alwaysEmitIntoClient
    public func asSharedSequence<S: SharingStrategyProtocol>(
        sharingStrategy: S.Type = S.self,
        onErrorRecover: @escaping (_ error: Swift.Error) -> SharedSequence<S, Element>
    ) -> SharedSequence<S, Element> {
        SharedSequence(asObservable().observe(on: S.scheduler).catch { onErrorRecover($0).asObservable() })
    }

    /// Converts a sequence that cannot fail to a shared sequence.
    func asSharedSequenceWithoutErrors<S: SharingStrategyProtocol>() -> SharedSequence<S, Element> {
        SharedSequence(asObservable().observe(on: S.scheduler))
    }
}
