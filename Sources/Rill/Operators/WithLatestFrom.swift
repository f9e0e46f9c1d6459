extension ObservableType {
    /// Each element together with the latest of a second source.
    public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
        _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
    ) -> Observable<ResultType> {
        WithLatestFrom(asObservable(), second.asObservable(), resultSelector)
    }

    /// The latest of a second source, whenever this one has an element.
    public func withLatestFrom<Source: ObservableConvertibleType>(
        _ second: Source
    ) -> Observable<Source.Element> {
        WithLatestFrom(asObservable(), second.asObservable()) { $1 }
    }
}

private final class WithLatestFrom<First, Second, Out>: Producer<Out> {
    private let first: Observable<First>
    private let second: Observable<Second>
    private let select: (First, Second) throws -> Out

    init(
        _ first: Observable<First>, _ second: Observable<Second>, _ select: @escaping (First, Second) throws -> Out
    ) {
        self.first = first
        self.second = second
        self.select = select
    }

    override func run(_ down: Receiver<Out>) -> Hold? {
        let sink = WithLatestFromSink(down, select)
        sink.second.subscribe(to: second)
        return sink.subscribe(to: first)
    }
}

private final class WithLatestFromSink<First, Second, Out>: GatedSink<First, Out> {
    private let select: (First, Second) throws -> Out
    private(set) var second: LatestInlet<First, Second, Out>!
    fileprivate let latest = Room<Second>()

    init(_ down: Receiver<Out>, _ select: @escaping (First, Second) throws -> Out) {
        self.select = select
        super.init(down)
        second = LatestInlet(self)
    }

    override func onNext(_ element: First) {
        gate.enter()
        guard latest.isFull, !isOver else { return gate.leave() }
        do {
            let result = try select(element, latest.element)
            deliver(result)
            gate.leave()
        } catch {
            gate.leave()
            stop(error)
        }
    }

    // The inlet holds the sink: it is let go.
    override func disposed() {
        second.dispose()
        second = nil
    }
}

private final class LatestInlet<First, Second, Out>: Inlet<Second> {
    private let parent: WithLatestFromSink<First, Second, Out>

    init(_ parent: WithLatestFromSink<First, Second, Out>) { self.parent = parent }

    override func onNext(_ element: Second) {
        parent.gate.enter()
        parent.latest.put(element)
        parent.gate.leave()
    }

    // The parent disposes this one after the first source.
    override func onError(_ error: Swift.Error) { parent.stop(error) }

    override func onCompleted() { dispose() }
}
