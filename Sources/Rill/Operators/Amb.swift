extension ObservableType {
    /// Subscribes to all sources and follows the one that sends the first event; disposes the others.
    ///
    ///     first    ---a---b|
    ///     second   -x---y|
    ///     result   -x---y|
    ///
    /// - SeeAlso: [amb](https://reactivex.io/documentation/operators/amb.html)
    public static func amb<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        sequence.reduce(Observable<Sequence.Element.Element>.never()) { first, second in
            first.amb(second)
        }
    }

    /// Follows the source that sends the first event and disposes the other.
    ///
    /// - SeeAlso: [amb](https://reactivex.io/documentation/operators/amb.html)
    public func amb<O2: ObservableType>(_ right: O2) -> Observable<Element> where O2.Element == Element {
        Amb(asObservable(), right.asObservable())
    }
}

private final class Amb<Element>: Producer<Element> {
    private let left: SourceReference<Element>
    private let right: SourceReference<Element>

    init(_ left: Observable<Element>, _ right: Observable<Element>) {
        self.left = SourceReference(left)
        self.right = SourceReference(right)
    }

    override func run(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = AmbSink(down)
        sink.left.subscribe(to: left)
        sink.right.subscribe(to: right)
        sink.setUpstream(Disposables.both(sink.left, sink.right))
        return sink
    }
}

private final class AmbSink<Element>: GatedSink<Never, Element> {
    private(set) var left: AmbInlet<Element>!
    private(set) var right: AmbInlet<Element>!
    private var winner: ObjectIdentifier?

    override init(_ down: Receiver<Element>) {
        super.init(down)
        left = AmbInlet(self)
        right = AmbInlet(self)
    }

    /// Returns true if the inlet may send. The first caller wins; the other inlet is then disposed.
    func maySend(_ inlet: AmbInlet<Element>) -> Bool {
        let identity = ObjectIdentifier(inlet)
        gate.enter()
        let isFirst = winner == nil
        if isFirst { winner = identity }
        let wins = winner == identity
        let loser = isFirst ? (inlet === left ? right : left) : nil
        gate.leave()
        loser?.dispose()
        return wins
    }

    // The inlets hold the sink, so releasing them breaks a reference cycle.
    override func disposed() {
        gate.enter()
        left = nil
        right = nil
        gate.leave()
    }
}

private final class AmbInlet<Element>: Inlet<Element> {
    private let parent: AmbSink<Element>

    init(_ parent: AmbSink<Element>) { self.parent = parent }

    override func onNext(_ element: Element) { if parent.maySend(self) { parent.forward(element) } }
    override func onError(_ error: Swift.Error) { if parent.maySend(self) { parent.fail(error) } }
    override func onCompleted() { if parent.maySend(self) { parent.complete() } }
}
