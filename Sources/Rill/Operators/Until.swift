extension ObservableType {
    /// Sends elements until `other` sends one, then completes.
    ///
    /// - SeeAlso: [takeuntil](https://reactivex.io/documentation/operators/takeuntil.html)
    public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
        TakeUntil(asObservable(), other.asObservable())
    }

    /// Drops elements until `other` sends one.
    ///
    /// - SeeAlso: [skipuntil](https://reactivex.io/documentation/operators/skipuntil.html)
    public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
        SkipUntil(asObservable(), other.asObservable())
    }
}

private final class TakeUntil<Element, Other>: Producer<Element> {
    private let source: SourceReference<Element>
    private let other: SourceReference<Other>

    init(_ source: Observable<Element>, _ other: Observable<Other>) {
        self.source = SourceReference(source)
        self.other = SourceReference(other)
    }

    override func run(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = TakeUntilSink(down)
        let inlet = TakeUntilInlet<Element, Other>(sink)
        inlet.subscribe(to: other)
        sink.setUpstream(Disposables.both(source.attach(sink), inlet))
        return sink
    }
}

private final class TakeUntilSink<Element>: GatedSink<Element, Element> {
    override func onNext(_ element: Element) { emit(element) }
}

private final class TakeUntilInlet<Element, Other>: Inlet<Other> {
    private let parent: TakeUntilSink<Element>

    init(_ parent: TakeUntilSink<Element>) { self.parent = parent }

    override func onNext(_ element: Other) { parent.stop(nil) }
    override func onError(_ error: Swift.Error) { parent.stop(error) }
    override func onCompleted() { dispose() }
}

private final class SkipUntil<Element, Other>: Producer<Element> {
    private let source: SourceReference<Element>
    private let other: SourceReference<Other>

    init(_ source: Observable<Element>, _ other: Observable<Other>) {
        self.source = SourceReference(source)
        self.other = SourceReference(other)
    }

    override func run(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = SkipUntilSink(down)
        let subscription = source.attach(sink)
        let inlet = SkipUntilInlet<Element, Other>(sink)
        inlet.subscribe(to: other)
        sink.setUpstream(Disposables.both(subscription, inlet))
        return sink
    }
}

private final class SkipUntilSink<Element>: GatedSink<Element, Element> {
    var isOpen = false

    override func onNext(_ element: Element) {
        gate.enter()
        if isOpen { deliver(element) }
        gate.leave()
    }

    // While no element of `other` has arrived, its completion only releases the subscription to it.
    override func onCompleted() {
        gate.enter()
        let isOpen = self.isOpen
        gate.leave()
        if isOpen { stop(nil) } else { dispose() }
    }
}

private final class SkipUntilInlet<Element, Other>: Inlet<Other> {
    private let parent: SkipUntilSink<Element>

    init(_ parent: SkipUntilSink<Element>) { self.parent = parent }

    override func onNext(_ element: Other) {
        parent.gate.enter()
        parent.isOpen = true
        parent.gate.leave()
        dispose()
    }

    override func onError(_ error: Swift.Error) { parent.stop(error) }
    override func onCompleted() { dispose() }
}
