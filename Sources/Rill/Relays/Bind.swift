extension ObservableType {
    /// Sends each element to the relays, in order.
    public func bind(to relays: PublishRelay<Element>...) -> Disposable { bind(to: relays) { $0.accept($1) } }

    /// Sends each element to the relays, in order.
    public func bind(to relays: PublishRelay<Element?>...) -> Disposable { bind(to: relays) { $0.accept($1) } }

    /// Sends each element to the relays, in order.
    public func bind(to relays: BehaviorRelay<Element>...) -> Disposable {
        bind(to: relays, named: "behavior") { $0.accept($1) }
    }

    /// Sends each element to the relays, in order.
    public func bind(to relays: BehaviorRelay<Element?>...) -> Disposable {
        bind(to: relays, named: "behavior") { $0.accept($1) }
    }

    /// Sends each element to the relays, in order.
    public func bind(to relays: ReplayRelay<Element>...) -> Disposable {
        bind(to: relays, named: "behavior") { $0.accept($1) }
    }

    /// Sends each element to the relays, in order.
    public func bind(to relays: ReplayRelay<Element?>...) -> Disposable {
        bind(to: relays, named: "behavior") { $0.accept($1) }
    }

    private func bind<Relay>(
        to relays: [Relay], named name: String = "publish", _ accept: @escaping (Relay, Element) -> Void
    ) -> Disposable {
        subscribe(
            onNext: { element in
                for relay in relays { accept(relay, element) }
            },
            onError: { fatalInDebug("Binding error to \(name) relay: \($0)") })
    }
}
