extension ObservableType {
    /// Subscribes again after each error, without limit.
    ///
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    public func retry() -> Observable<Element> {
        let source = asObservable()
        return SequentialSources(.onError) { SequentialSourceList(repeating: source) }
    }

    /// Subscribes at most `maxAttemptCount` times in total; the last error is sent.
    ///
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
        let attempts = Swift.repeatElement(asObservable(), count: nonNegative(maxAttemptCount, "count"))
        return SequentialSources(.onError) { SequentialSourceList(attempts, count: nil) }
    }

    /// Subscribes to the next source when one fails; completes with the first that completes.
    ///
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    public static func `catch`<Sequence: Swift.Sequence>(sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        SequentialSources(.onError) { SequentialSourceList(sequence, count: nil) }
    }

    /// Continues after an error with the sequence that `handler` returns.
    ///
    ///     source   -1-2-#
    ///     handler       -8-9-|
    ///     result   -1-2--8-9-|
    ///
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @inlinable
    public func `catch`(_ handler: @escaping (Swift.Error) throws -> Observable<Element>) -> Observable<Element> {
        Catch(asObservable(), handler)
    }

    /// Replaces an error by one element and a completion.
    ///
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @inlinable
    public func catchAndReturn(_ element: Element) -> Observable<Element> {
        Catch(asObservable()) { _ in .just(element) }
    }
}

@usableFromInline
final class Catch<Element>: Producer<Element> {
    @usableFromInline let source: SourceReference<Element>
    // Creates the sink. The closure is specialised at the call site, as in `UnaryOperator`.
    @usableFromInline let makeSink: (Receiver<Element>) -> CatchSink<Element>

    @inlinable
    init(_ source: Observable<Element>, _ handler: @escaping (Swift.Error) throws -> Observable<Element>) {
        self.source = SourceReference(source)
        makeSink = { CatchSink($0, handler) }
        super.init()
    }

    override func subscribeDownstream(_ down: Receiver<Element>) -> AnySubscription? {
        makeSink(down).beginWithSource(with: source)
    }
}

@usableFromInline
final class CatchSink<Element>: TwoSourceSink<Element, Element> {
    private let handler: (Swift.Error) throws -> Observable<Element>

    @usableFromInline
    init(_ down: Receiver<Element>, _ handler: @escaping (Swift.Error) throws -> Observable<Element>) {
        self.handler = handler
        super.init(down)
    }

    override func onNext(_ element: Element) { forward(element) }

    override func onError(_ error: Swift.Error) {
        do {
            continueWith(try handler(error))
        } catch {
            fail(error)
        }
    }
}
