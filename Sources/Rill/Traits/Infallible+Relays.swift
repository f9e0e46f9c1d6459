// Conversions of relays, which cannot fail.

extension PublishRelay {
    public func asInfallible() -> Infallible<Element> { Infallible(raw: asObservable()) }
}

extension BehaviorRelay {
    public func asInfallible() -> Infallible<Element> { Infallible(raw: asObservable()) }
}

extension ReplayRelay {
    public func asInfallible() -> Infallible<Element> { Infallible(raw: asObservable()) }
}
