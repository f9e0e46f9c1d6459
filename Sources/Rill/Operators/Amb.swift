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
    private let leftSource: SourceReference<Element>
    private let rightSource: SourceReference<Element>

    init(_ leftSource: Observable<Element>, _ rightSource: Observable<Element>) {
        self.leftSource = SourceReference(leftSource)
        self.rightSource = SourceReference(rightSource)
    }

    override func subscribeDownstream(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = AmbSink(down)
        sink.leftInlet.subscribe(to: leftSource)
        sink.rightInlet.subscribe(to: rightSource)
        sink.setUpstream(Disposables.combinedSubscription(sink.leftInlet, sink.rightInlet))
        return sink
    }
}

private final class AmbSink<Element>: GatedSink<Never, Element> {
    private(set) var leftInlet: AmbInlet<Element>!
    private(set) var rightInlet: AmbInlet<Element>!
    private var winner: ObjectIdentifier?

    override init(_ down: Receiver<Element>) {
        super.init(down)
        leftInlet = AmbInlet(self)
        rightInlet = AmbInlet(self)
    }

    /// Returns true if the inlet may send. The first caller wins; the other inlet is then disposed.
    func maySend(_ inlet: AmbInlet<Element>) -> Bool {
        let identity = ObjectIdentifier(inlet)
        gate.acquire()
        let isFirst = winner == nil
        if isFirst { winner = identity }
        let wins = winner == identity
        let loser = isFirst ? (inlet === leftInlet ? rightInlet : leftInlet) : nil
        gate.release()
        loser?.dispose()
        return wins
    }

    // The inlets hold the sink, so releasing them breaks a reference cycle.
    override func handleDisposed() {
        gate.acquire()
        leftInlet = nil
        rightInlet = nil
        gate.release()
    }
}

private final class AmbInlet<Element>: SourceReceiver<Element> {
    private let parent: AmbSink<Element>

    init(_ parent: AmbSink<Element>) { self.parent = parent }

    override func onNext(_ element: Element) { if parent.maySend(self) { parent.forward(element) } }
    override func onError(_ error: Swift.Error) { if parent.maySend(self) { parent.fail(error) } }
    override func onCompleted() { if parent.maySend(self) { parent.complete() } }
}
