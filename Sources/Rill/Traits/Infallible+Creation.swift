extension InfallibleType {
    public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

    /// Calls the closure for each subscriber.
    @_alwaysEmitIntoClient
    public static func create(
        subscribe: @escaping (@escaping @Sendable (InfallibleEvent<Element>) -> Void) -> Disposable
    ) -> Infallible<Element> {
        Infallible(
            raw: Observable.create { observer in
                subscribe { observer.on($0.event) }
            })
    }

    @_alwaysEmitIntoClient
    public static func just(_ element: Element) -> Infallible<Element> {
        Infallible(raw: .just(element))
    }

    @_alwaysEmitIntoClient
    public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(raw: .just(element, scheduler: scheduler))
    }

    @_alwaysEmitIntoClient
    public static func empty() -> Infallible<Element> {
        Infallible(raw: .empty())
    }

    @_alwaysEmitIntoClient
    public static func never() -> Infallible<Element> {
        Infallible(raw: .never())
    }

    /// Calls the factory for each subscriber.
    @_alwaysEmitIntoClient
    public static func deferred(
        _ observableFactory: @escaping () throws -> Infallible<Element>
    ) -> Infallible<Element> {
        Infallible(raw: .deferred { try observableFactory().asObservable() })
    }

    @_alwaysEmitIntoClient
    public static func of(
        _ elements: Element..., scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> {
        Infallible(raw: .from(elements, scheduler: scheduler))
    }

    @_alwaysEmitIntoClient
    public static func from(
        _ array: [Element], scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> {
        Infallible(raw: .from(array, scheduler: scheduler))
    }

    @_alwaysEmitIntoClient
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> where Sequence.Element == Element {
        Infallible(raw: .from(sequence, scheduler: scheduler))
    }
}

extension ObservableConvertibleType {
    /// Replaces an error by one element and a completion.
    @_alwaysEmitIntoClient
    public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
        Infallible(raw: asObservable().catchAndReturn(element))
    }

    /// Continues with another sequence after an error.
    @_alwaysEmitIntoClient
    public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
        Infallible(raw: asObservable().catch { _ in infallible.asObservable() })
    }

    /// Continues after an error with the sequence that the closure returns.
    @_alwaysEmitIntoClient
    public func asInfallible(
        onErrorRecover: @escaping (Swift.Error) -> Infallible<Element>
    ) -> Infallible<Element> {
        Infallible(raw: asObservable().catch { onErrorRecover($0).asObservable() })
    }
}
