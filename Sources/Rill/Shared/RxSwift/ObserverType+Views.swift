// Conversions of observers.

extension ObserverType {
    /// Returns this observer as a type-erased observer.
    public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

    /// Returns an observer of another type that transforms its values for this one; a thrown error is sent.
    ///
    ///     let subject = PublishSubject<Int>()
    ///     _ = subject.subscribe { print($0) }
    ///     let texts: AnyObserver<String> = subject.mapObserver { $0.count }
    ///     texts.onNext("abc")
    ///     // next(3)
    ///
    /// Pitfall: completion and errors pass unchanged; only values are transformed.
    /// See also: AnyObserver.
    public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result> {
        AnyObserver { event in self.on(event.map(transform)) }
    }
}
