/// Subscribes to sources one after the other: to the next one when a source completes (`concat`) or fails (`catch`,
/// `retry`).
///
/// Nested sequences of the same kind are flattened at run time, so neither their depth nor a source that ends during
/// its subscription uses stack.
final class SequentialSources<Element>: Producer<Element> {
    enum Kind {
        /// The next source follows when a source completes.
        case onCompletion
        /// The next source follows when a source fails.
        case onError
    }

    fileprivate let kind: Kind
    fileprivate var makeSources: () -> SequentialSourceList<Element>

    init(_ kind: Kind, _ makeSources: @escaping () -> SequentialSourceList<Element>) {
        self.kind = kind
        self.makeSources = makeSources
    }

    deinit {
        IterativeRelease.release(makeSources) {
            makeSources = { SequentialSourceList([Observable<Element>](), count: 0) }
        }
    }

    override var sequentialSources: SequentialSources<Element>? { self }

    override func subscribeDownstream(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = SequentialSink(down, kind, makeSources())
        sink.setUpstream(sink.currentSubscription)
        sink.advance()
        return sink
    }
}

/// The remaining sources and their number, if it is known. Below them are the sources of the enclosing sequence.
final class SequentialSourceList<Element> {
    fileprivate let nextElement: () -> Observable<Element>?
    fileprivate var remainingCount: Int?
    fileprivate var parentList: SequentialSourceList<Element>?

    /// Creates a list that repeats one source without end.
    init(repeating source: Observable<Element>) {
        nextElement = { source }
        remainingCount = nil
    }

    init<Sequence: Swift.Sequence>(_ sequence: Sequence, count: Int?)
    where Sequence.Element: ObservableConvertibleType, Sequence.Element.Element == Element {
        var iterator = sequence.makeIterator()
        nextElement = { iterator.next()?.asObservable() }
        remainingCount = count
    }
}

private final class SequentialSink<Element>: Sink<Element, Element> {
    let currentSubscription = SerialDisposable()
    private let kind: SequentialSources<Element>.Kind
    private var topList: SequentialSourceList<Element>?
    private var listDepth = 1
    private var lastError: Swift.Error?
    private let loop = StepLoop()

    init(_ down: Receiver<Element>, _ kind: SequentialSources<Element>.Kind, _ sources: SequentialSourceList<Element>) {
        self.kind = kind
        topList = sources
        super.init(down)
    }

    override func onNext(_ element: Element) { forward(element) }

    override func onError(_ error: Swift.Error) {
        if kind == .onCompletion { return fail(error) }
        lastError = error
        advance()
    }

    override func onCompleted() {
        if kind == .onError { complete() } else { advance() }
    }

    // The loop releases the list, because another thread may be subscribing to the next source just now.
    override func handleDisposed() { advance() }

    /// Subscribes to the next source; after a disposal, releases the list of sources.
    func advance() { loop.request(subscribeNext) }

    private func subscribeNext() {
        if isDisposed {
            topList = nil
            return
        }
        guard let source = nextSource() else { return finish() }
        // The finished source is released before the next one is subscribed to; the last source is released after the
        // stop event. No other code sets the slot meanwhile: a source that ends during its subscription only requests
        // the next step.
        currentSubscription.replaceCurrent(nil)
        currentSubscription.replaceCurrent(source.attach(self))
    }

    private func finish() {
        if let lastError { fail(lastError) } else { complete() }
    }

    private func nextSource() -> Observable<Element>? {
        while let sources = topList {
            guard let source = sources.nextElement() else {
                popList()
                continue
            }
            if let left = sources.remainingCount {
                sources.remainingCount = left - 1
                // Pops the list before its last source, so that an endless recursive chain needs no growing stack.
                if left <= 1 { popList() }
            }
            guard let chain = source.withoutTap.sequentialSources, chain.kind == kind else { return source }
            pushList(chain.makeSources())
        }
        return nil
    }

    private func popList() {
        topList = topList?.parentList
        listDepth -= 1
    }

    private func pushList(_ sources: SequentialSourceList<Element>) {
        sources.parentList = topList
        topList = sources
        listDepth += 1
        if listDepth > maxTailRecursiveSinkStackSize { maxTailRecursiveSinkStackSize = listDepth }
    }
}
