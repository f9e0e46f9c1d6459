extension ObservableType {
    /// Combines each element with the latest element of `second`; drops elements before `second` sends one.
    ///
    ///     source   -1-----2--3-|
    ///     second   ---a-b------|
    ///     result   -------x--y-|     x = f(2, b), y = f(3, b)
    ///
    /// - SeeAlso: [combinelatest](https://reactivex.io/documentation/operators/combinelatest.html)
    @inlinable
    public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
        _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
    ) -> Observable<ResultType> {
        WithLatestFrom(asObservable(), second.asObservable()) {
            let latest = Slot<Source.Element>()
            return (
                keep: { latest.store($0) },
                combine: { sink, element in
                    if latest.isFull { sink.deliverInOrder(try resultSelector(element, latest.element)) }
                }
            )
        }
    }

    /// Sends the latest element of `second` whenever this sequence sends one.
    ///
    /// - SeeAlso: [combinelatest](https://reactivex.io/documentation/operators/combinelatest.html)
    @inlinable
    public func withLatestFrom<Source: ObservableConvertibleType>(
        _ second: Source
    ) -> Observable<Source.Element> {
        withLatestFrom(second) { $1 }
    }
}

/// Combines each element with the latest of another source. The parts that depend on the types (storing and combining
/// elements) are closures created in the operator's function, where the types are known, as in `CombiningSource`.
@usableFromInline
final class WithLatestFrom<First, Second, Out>: Producer<Out> {
    /// Creates the two closures, which are called inside the gate.
    @usableFromInline typealias MakeParts = () -> (
        keep: (Second) -> Void, combine: (GatedSink<First, Out>, First) throws -> Void
    )

    private let first: SourceReference<First>
    private let second: SourceReference<Second>
    private let makeParts: MakeParts

    @usableFromInline
    init(_ first: Observable<First>, _ second: Observable<Second>, _ makeParts: @escaping MakeParts) {
        self.first = SourceReference(first)
        self.second = SourceReference(second)
        self.makeParts = makeParts
    }

    override func subscribeDownstream(_ down: Receiver<Out>) -> AnySubscription? {
        let (keep, combine) = makeParts()
        let sink = WithLatestFromSink<First, Second, Out>(down, combine)
        let inlet = LatestInlet(sink, keep)
        sink.secondInlet = inlet
        inlet.subscribe(to: second)
        return sink.subscribe(to: first)
    }
}

private final class WithLatestFromSink<First, Second, Out>: GatedSink<First, Out> {
    private let combine: (GatedSink<First, Out>, First) throws -> Void
    var secondInlet: LatestInlet<First, Second, Out>?

    init(_ down: Receiver<Out>, _ combine: @escaping (GatedSink<First, Out>, First) throws -> Void) {
        self.combine = combine
        super.init(down)
    }

    override func onNext(_ element: First) {
        gate.acquire()
        if hasEnded { return gate.release() }
        do {
            try combine(self, element)
            gate.release()
        } catch {
            gate.release()
            stopInOrder(error)
        }
    }

    // The inlet holds the sink, so releasing it breaks a reference cycle.
    override func handleDisposed() {
        secondInlet?.dispose()
        secondInlet = nil
    }
}

private final class LatestInlet<First, Second, Out>: SourceReceiver<Second> {
    private let parent: WithLatestFromSink<First, Second, Out>
    private let storeElement: (Second) -> Void

    init(_ parent: WithLatestFromSink<First, Second, Out>, _ storeElement: @escaping (Second) -> Void) {
        self.parent = parent
        self.storeElement = storeElement
    }

    override func onNext(_ element: Second) {
        parent.gate.acquire()
        storeElement(element)
        parent.gate.release()
    }

    // The parent disposes this inlet after it has disposed the first source.
    override func onError(_ error: Swift.Error) { parent.stopInOrder(error) }

    override func onCompleted() { dispose() }
}
