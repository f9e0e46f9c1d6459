extension ObservableType {
    /// Subscribes again after each error, without end.
    public func retry() -> Observable<Element> {
        let source = asObservable()
        return SequentialSources(.onError) { SequentialSourceList(repeating: source) }
    }

    /// Subscribes at most `maxAttemptCount` times in all; the last error passes.
    public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
        let attempts = Swift.repeatElement(asObservable(), count: natural(maxAttemptCount, "count"))
        return SequentialSources(.onError) { SequentialSourceList(attempts, count: nil) }
    }

    /// The next source when one fails; completes with the first that completes.
    public static func `catch`<Sequence: Swift.Sequence>(sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        SequentialSources(.onError) { SequentialSourceList(sequence, count: nil) }
    }

    /// What a handler makes of the error goes on in place of the source.
    public func `catch`(_ handler: @escaping (Swift.Error) throws -> Observable<Element>) -> Observable<Element> {
        Catch(asObservable(), handler)
    }

    /// An element, and completion, in place of an error.
    public func catchAndReturn(_ element: Element) -> Observable<Element> {
        Catch(asObservable()) { _ in .just(element) }
    }
}

private final class Catch<Element>: Producer<Element> {
    @exclusivity(unchecked) private var source: Observable<Element>
    private let handler: (Swift.Error) throws -> Observable<Element>

    init(_ source: Observable<Element>, _ handler: @escaping (Swift.Error) throws -> Observable<Element>) {
        self.source = source
        self.handler = handler
    }

    deinit { IterativeRelease.release(source) { source = Silent() } }

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
            // The replacement is subscribed before the failed source is let go.
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
