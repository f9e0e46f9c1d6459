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
        let attempts = Swift.repeatElement(asObservable(), count: natural(maxAttemptCount, "count"))
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
    public func `catch`(_ handler: @escaping (Swift.Error) throws -> Observable<Element>) -> Observable<Element> {
        Catch(asObservable(), handler)
    }

    /// Replaces an error by one element and a completion.
    ///
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    public func catchAndReturn(_ element: Element) -> Observable<Element> {
        Catch(asObservable()) { _ in .just(element) }
    }
}

private final class Catch<Element>: Producer<Element> {
    private let source: SourceReference<Element>
    private let handler: (Swift.Error) throws -> Observable<Element>

    init(_ source: Observable<Element>, _ handler: @escaping (Swift.Error) throws -> Observable<Element>) {
        self.source = SourceReference(source)
        self.handler = handler
    }

    override func run(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = CatchSink(down, handler)
        let slot = SingleAssignmentDisposable()
        sink.current.put(slot)
        sink.setUpstream(sink.current)
        slot.set(source.attach(sink))
        return sink
    }
}

private final class CatchSink<Element>: Sink<Element, Element> {
    let current = SerialDisposable()
    private let handler: (Swift.Error) throws -> Observable<Element>

    init(_ down: Receiver<Element>, _ handler: @escaping (Swift.Error) throws -> Observable<Element>) {
        self.handler = handler
        super.init(down)
    }

    override func onNext(_ element: Element) { forward(element) }

    override func onError(_ error: Swift.Error) {
        do {
            // Subscribes to the replacement before the failed source is released.
            current.put(try handler(error).attach(Replacement(self)))
        } catch {
            fail(error)
        }
    }

    private final class Replacement: Receiver<Element> {
        private let parent: CatchSink<Element>

        init(_ parent: CatchSink<Element>) { self.parent = parent }

        override func onNext(_ element: Element) { parent.forward(element) }
        override func onError(_ error: Swift.Error) { parent.fail(error) }
        override func onCompleted() { parent.complete() }
    }
}
