extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
    /// Subscribes to `second` after this completable completes.
    @_alwaysEmitIntoClient
    public func andThen<Element>(_ second: Single<Element>) -> Single<Element> {
        Single(raw: primitiveSequence.source.followed(by: second.source))
    }

    /// Subscribes to `second` after this completable completes.
    @_alwaysEmitIntoClient
    public func andThen<Element>(_ second: Maybe<Element>) -> Maybe<Element> {
        Maybe(raw: primitiveSequence.source.followed(by: second.source))
    }

    /// Subscribes to `second` after this completable completes.
    @_alwaysEmitIntoClient
    public func andThen(_ second: Completable) -> Completable {
        Completable(raw: primitiveSequence.source.followed(by: second.source))
    }

    /// Subscribes to `second` after this completable completes.
    @_alwaysEmitIntoClient
    public func andThen<Element>(_ second: Observable<Element>) -> Observable<Element> {
        primitiveSequence.source.followed(by: second)
    }
}

extension Observable where Element == Never {
    /// Continues with another source, like `concat`, but releases the first source only after subscribing to the second
    /// one.
    @inlinable
    func followed<Result>(by second: Observable<Result>) -> Observable<Result> { AndThen(self, second) }
}

@usableFromInline
final class AndThen<Element>: Producer<Element> {
    @usableFromInline let source: SourceReference<Never>
    @usableFromInline let second: SourceReference<Element>
    // Creates the sink. The closure is specialised at the call site, as in `UnaryOperator`.
    @usableFromInline let makeSink: (Receiver<Element>, Observable<Element>) -> AndThenSink<Element>

    @inlinable
    init(_ source: Observable<Never>, _ second: Observable<Element>) {
        self.source = SourceReference(source)
        self.second = SourceReference(second)
        makeSink = { AndThenSink($0, $1) }
        super.init()
    }

    override func run(_ down: Receiver<Element>) -> AnySubscription? {
        makeSink(down, second.observable).begin(with: source)
    }
}

@usableFromInline
final class AndThenSink<Element>: TwoSourceSink<Never, Element> {
    private let second: Observable<Element>

    @usableFromInline
    init(_ down: Receiver<Element>, _ second: Observable<Element>) {
        self.second = second
        super.init(down)
    }

    override func onCompleted() { continueWith(second) }
}
