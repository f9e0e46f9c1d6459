/// A sequence that cannot fail: `next* completed?`.
public protocol InfallibleType: ObservableConvertibleType {}

/// An observable that is statically known not to fail.
public struct Infallible<Element>: InfallibleType {
    @usableFromInline let source: Observable<Element>

    /// Wraps `source`, which must never fail.
    @inlinable
    public init(raw source: Observable<Element>) {
        self.source = source
    }

    @inlinable
    public func asObservable() -> Observable<Element> { source }
}

extension InfallibleType {
    /// Applies an operator that cannot fail, and wraps its result.
    @inlinable
    func lift<Result>(_ change: (Observable<Element>) -> Observable<Result>) -> Infallible<Result> {
        Infallible<Result>(raw: change(asObservable()))
    }
}

extension InfallibleType {
    @_alwaysEmitIntoClient
    public func subscribe(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Calls the closures with `object`, held weakly; after it is freed, no closure is called.
    @_alwaysEmitIntoClient
    public func subscribe<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> Disposable {
        asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    @_alwaysEmitIntoClient
    public func subscribe(_ on: @escaping (InfallibleEvent<Element>) -> Void) -> Disposable {
        asObservable().subscribe { event in
            switch event {
            case .next(let element): on(.next(element))
            case .completed: on(.completed)
            case .error(let error): fatalInDebug("Infallible should never fail, yet it did: \(error)")
            }
        }
    }
}
