/// A sequence that cannot fail: `next* completed?`.
public protocol InfallibleType: ObservableConvertibleType {}

/// An observable of which the compiler knows that it sends no error.
public struct Infallible<Element>: InfallibleType {
    @usableFromInline let source: Observable<Element>

    /// Trusts that `source` never fails.
    @inlinable
    public init(raw source: Observable<Element>) {
        self.source = source
    }

    @inlinable
    public func asObservable() -> Observable<Element> { source }
}

extension InfallibleType {
    /// The same promise for a changed source.
    func lift<Result>(_ change: (Observable<Element>) -> Observable<Result>) -> Infallible<Result> {
        Infallible<Result>(raw: change(asObservable()))
    }
}

extension InfallibleType {
    public func subscribe(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// As above, with an object that is held weakly and without which nothing is called.
    public func subscribe<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> Disposable {
        asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

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
