// An observer seen as another one.

extension ObserverType {
    /// This observer, its type hidden.
    public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

    /// An observer of other values that passes them on transformed; a throw becomes an error.
    ///
    ///     let subject = PublishSubject<Int>()
    ///     _ = subject.subscribe { print($0) }
    ///     let texts: AnyObserver<String> = subject.mapObserver { $0.count }
    ///     texts.onNext("abc")
    ///     // next(3)
    ///
    /// Pitfall: completion and errors pass untouched; only values go through the closure.
    /// See also: AnyObserver.
    public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result> {
        AnyObserver { event in self.on(event.map(transform)) }
    }
}
