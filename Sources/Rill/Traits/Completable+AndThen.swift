extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
    /// Subscribes to `second` after this completable completes.
    @inlinable
    public func andThen<Element>(_ second: Single<Element>) -> Single<Element> {
        Single(raw: primitiveSequence.source.followed(by: second.source))
    }

    /// Subscribes to `second` after this completable completes.
    @inlinable
    public func andThen<Element>(_ second: Maybe<Element>) -> Maybe<Element> {
        Maybe(raw: primitiveSequence.source.followed(by: second.source))
    }

    /// Subscribes to `second` after this completable completes.
    @inlinable
    public func andThen(_ second: Completable) -> Completable {
        Completable(raw: primitiveSequence.source.followed(by: second.source))
    }

    /// Subscribes to `second` after this completable completes.
    @inlinable
    public func andThen<Element>(_ second: Observable<Element>) -> Observable<Element> {
        primitiveSequence.source.followed(by: second)
    }
}

extension Observable where Element == Never {
    /// Unlike `concat`, releases the first source only after subscribing to the second.
    @inlinable
    func followed<Result>(by second: Observable<Result>) -> Observable<Result> {
        Observable<Result>.create { observer in
            let current = SerialDisposable()
            let first = SingleAssignmentDisposable()
            current.disposable = first
            first.setDisposable(
                self.subscribe { event in
                    switch event {
                    case .next: break
                    case .error(let error): observer.on(.error(error))
                    case .completed: current.disposable = second.subscribe(observer)
                    }
                })
            return current
        }
    }
}
