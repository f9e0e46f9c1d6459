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

    override var chain: SequentialSources<Element>? { self }

    override func run(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = SequentialSink(down, kind, makeSources())
        sink.setUpstream(sink.current)
        sink.advance()
        return sink
    }
}

/// The remaining sources and their number, if it is known. Below them are the sources of the enclosing sequence.
final class SequentialSourceList<Element> {
    fileprivate let next: () -> Observable<Element>?
    fileprivate var left: Int?
    fileprivate var below: SequentialSourceList<Element>?

    /// Creates a list that repeats one source without end.
    init(repeating source: Observable<Element>) {
        next = { source }
        left = nil
    }

    init<Sequence: Swift.Sequence>(_ sequence: Sequence, count: Int?)
    where Sequence.Element: ObservableConvertibleType, Sequence.Element.Element == Element {
        var iterator = sequence.makeIterator()
        next = { iterator.next()?.asObservable() }
        left = count
    }
}

private final class SequentialSink<Element>: Sink<Element, Element> {
    let current = SerialDisposable()
    private let kind: SequentialSources<Element>.Kind
    private var top: SequentialSourceList<Element>?
    private var depth = 1
    private var lastError: Swift.Error?
    private let loop = StepLoop()

    init(_ down: Receiver<Element>, _ kind: SequentialSources<Element>.Kind, _ sources: SequentialSourceList<Element>) {
        self.kind = kind
        top = sources
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

    // The list is released by the thread that is between two sources.
    override func disposed() { advance() }

    /// Subscribes to the next source.
    func advance() { loop.request(step) }

    private func step() {
        if isDisposed {
            top = nil
            return
        }
        guard let source = nextSource() else { return finish() }
        // The finished source is released before the next one is subscribed to; the last source is released after the
        // stop event. No other code sets the slot meanwhile: a source that ends during its subscription only requests
        // the next step.
        current.put(nil)
        current.put(source.attach(self))
    }

    private func finish() {
        if let lastError { fail(lastError) } else { complete() }
    }

    private func nextSource() -> Observable<Element>? {
        while let sources = top {
            guard let source = sources.next() else {
                pop()
                continue
            }
            if let left = sources.left {
                sources.left = left - 1
                // Pops the list before its last source, so that an endless recursive chain needs no growing stack.
                if left <= 1 { pop() }
            }
            guard let chain = source.untapped.chain, chain.kind == kind else { return source }
            push(chain.makeSources())
        }
        return nil
    }

    private func pop() {
        top = top?.below
        depth -= 1
    }

    private func push(_ sources: SequentialSourceList<Element>) {
        sources.below = top
        top = sources
        depth += 1
        if depth > maxTailRecursiveSinkStackSize { maxTailRecursiveSinkStackSize = depth }
    }
}
