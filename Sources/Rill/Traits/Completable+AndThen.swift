extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
    /// Subscribes to `second` after this completable completes.
    @_alwaysEmitIntoClient
    public func andThen<Element>(_ second: Single<Element>) -> Single<Element> {
        Single(raw: primitiveSequence.source.continuing(by: second.source))
    }

    /// Subscribes to `second` after this completable completes.
    @_alwaysEmitIntoClient
    public func andThen<Element>(_ second: Maybe<Element>) -> Maybe<Element> {
        Maybe(raw: primitiveSequence.source.continuing(by: second.source))
    }

    /// Subscribes to `second` after this completable completes.
    @_alwaysEmitIntoClient
    public func andThen(_ second: Completable) -> Completable {
        Completable(raw: primitiveSequence.source.continuing(by: second.source))
    }

    /// Subscribes to `second` after this completable completes.
    @_alwaysEmitIntoClient
    public func andThen<Element>(_ second: Observable<Element>) -> Observable<Element> {
        primitiveSequence.source.continuing(by: second)
    }
}

extension Observable where Element == Never {
    /// Continues with another source, like `concat`, but releases the first source only after subscribing to the second
    /// one.
    @inlinable
    func continuing<Result>(by second: Observable<Result>) -> Observable<Result> { AndThen(self, second) }
}

@usableFromInline
final class AndThen<Element>: Producer<Element> {
    @usableFromInline let source: SourceReference<Never>
    @usableFromInline let secondSource: SourceReference<Element>
    // Creates the sink. The closure is specialised at the call site, as in `UnaryOperator`.
    @usableFromInline let makeSink: (Receiver<Element>, Observable<Element>) -> AndThenSink<Element>

    @inlinable
    init(_ source: Observable<Never>, _ secondSource: Observable<Element>) {
        self.source = SourceReference(source)
        self.secondSource = SourceReference(secondSource)
        makeSink = { AndThenSink($0, $1) }
        super.init()
    }

    override func subscribeDownstream(_ down: Receiver<Element>) -> AnySubscription? {
        makeSink(down, secondSource.observable).beginWithSource(with: source)
    }
}

@usableFromInline
final class AndThenSink<Element>: TwoSourceSink<Never, Element> {
    private let secondSource: Observable<Element>

    @usableFromInline
    init(_ down: Receiver<Element>, _ secondSource: Observable<Element>) {
        self.secondSource = secondSource
        super.init(down)
    }

    override func onCompleted() { continueWith(secondSource) }
}
