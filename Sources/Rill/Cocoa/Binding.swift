// Binds a sequence to observers, relays and functions instead of passing closures to `subscribe`.

extension ObservableType {
    /// Subscribes the observers; each receives every event.
    @_alwaysEmitIntoClient
    public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable
    where Observer.Element == Element {
        subscribe { event in observers.forEach { $0.on(event) } }
    }

    /// Subscribes the observers; each receives every event.
    @_alwaysEmitIntoClient
    public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable
    where Observer.Element == Element? {
        map { $0 as Element? }.subscribe { event in observers.forEach { $0.on(event) } }
    }

    /// Passes the sequence to `binder` and returns its result.
    @_alwaysEmitIntoClient
    public func bind<Result>(to binder: (Self) -> Result) -> Result {
        binder(self)
    }

    /// Passes the sequence, then `curriedArgument`, to a curried function and returns its result.
    @_alwaysEmitIntoClient
    public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        binder(self)(curriedArgument)
    }

    /// Calls the closure with each element. An error stops a debug build.
    @_alwaysEmitIntoClient
    public func bind(onNext: @escaping (Element) -> Void) -> Disposable {
        subscribe(onNext: onNext, onError: { fatalInDebug("Binding error: \($0)") })
    }

    /// Calls the closure with `object`, held weakly, and each element. An error stops a debug build.
    @_alwaysEmitIntoClient
    public func bind<Object: AnyObject>(
        with object: Object, onNext: @escaping (Object, Element) -> Void
    ) -> Disposable {
        subscribe(
            onNext: { [weak object] in if let object { onNext(object, $0) } },
            onError: { fatalInDebug("Binding error: \($0)") })
    }
}

extension InfallibleType {
    /// Subscribes the observers; each receives every event.
    @_alwaysEmitIntoClient
    public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable
    where Observer.Element == Element {
        asObservable().subscribe { event in observers.forEach { $0.on(event) } }
    }

    /// Subscribes the observers; each receives every event.
    @_alwaysEmitIntoClient
    public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable
    where Observer.Element == Element? {
        asObservable().map { $0 as Element? }.subscribe { event in observers.forEach { $0.on(event) } }
    }

    /// Passes the sequence to `binder` and returns its result.
    @_alwaysEmitIntoClient
    public func bind<Result>(to binder: (Self) -> Result) -> Result {
        binder(self)
    }

    /// Passes the sequence, then `curriedArgument`, to a curried function and returns its result.
    @_alwaysEmitIntoClient
    public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        binder(self)(curriedArgument)
    }

    @_alwaysEmitIntoClient
    public func bind(onNext: @escaping (Element) -> Void) -> Disposable {
        subscribe(onNext: onNext)
    }

    /// Calls the closure with `object`, held weakly, and each element.
    @_alwaysEmitIntoClient
    public func bind<Object: AnyObject>(
        with object: Object, onNext: @escaping (Object, Element) -> Void
    ) -> Disposable {
        subscribe(with: object, onNext: onNext)
    }
}

extension InfallibleType {
    @_alwaysEmitIntoClient
    public func bind(to relays: BehaviorRelay<Element>...) -> Disposable {
        bind(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    @_alwaysEmitIntoClient
    public func bind(to relays: BehaviorRelay<Element?>...) -> Disposable {
        bind(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    @_alwaysEmitIntoClient
    public func bind(to relays: PublishRelay<Element>...) -> Disposable {
        bind(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    @_alwaysEmitIntoClient
    public func bind(to relays: PublishRelay<Element?>...) -> Disposable {
        bind(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    @_alwaysEmitIntoClient
    public func bind(to relays: ReplayRelay<Element>...) -> Disposable {
        bind(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    @_alwaysEmitIntoClient
    public func bind(to relays: ReplayRelay<Element?>...) -> Disposable {
        bind(onNext: { element in relays.forEach { $0.accept(element) } })
    }
}
