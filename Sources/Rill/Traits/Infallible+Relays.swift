// Converts relays, which cannot fail, to infallible sequences.

extension PublishRelay {
    @_alwaysEmitIntoClient
    public func asInfallible() -> Infallible<Element> { Infallible(raw: asObservable()) }
}

extension BehaviorRelay {
    @_alwaysEmitIntoClient
    public func asInfallible() -> Infallible<Element> { Infallible(raw: asObservable()) }
}

extension ReplayRelay {
    @_alwaysEmitIntoClient
    public func asInfallible() -> Infallible<Element> { Infallible(raw: asObservable()) }
}
