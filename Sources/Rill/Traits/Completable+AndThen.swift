extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
    /// The second, once this one has completed.
    @inlinable
    public func andThen<Element>(_ second: Single<Element>) -> Single<Element> {
        Single(raw: primitiveSequence.source.followed(by: second.source))
    }

    /// The second, once this one has completed.
    @inlinable
    public func andThen<Element>(_ second: Maybe<Element>) -> Maybe<Element> {
        Maybe(raw: primitiveSequence.source.followed(by: second.source))
    }

    /// The second, once this one has completed.
    @inlinable
    public func andThen(_ second: Completable) -> Completable {
        Completable(raw: primitiveSequence.source.followed(by: second.source))
    }

    /// The second, once this one has completed.
    @inlinable
    public func andThen<Element>(_ second: Observable<Element>) -> Observable<Element> {
        primitiveSequence.source.followed(by: second)
    }
}

extension Observable where Element == Never {
    /// Unlike `concat`, lets go of the first source only after the second was subscribed.
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
