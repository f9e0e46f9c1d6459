// Converts relays, which cannot fail, to infallible sequences.

extension PublishRelay {
    public func asInfallible() -> Infallible<Element> { Infallible(raw: asObservable()) }
}

extension BehaviorRelay {
    public func asInfallible() -> Infallible<Element> { Infallible(raw: asObservable()) }
}

extension ReplayRelay {
    public func asInfallible() -> Infallible<Element> { Infallible(raw: asObservable()) }
}
