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
                keep: { latest.put($0) },
                combine: { sink, element in
                    if latest.isFull { sink.deliver(try resultSelector(element, latest.element)) }
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
    @usableFromInline typealias Setup = () -> (
        keep: (Second) -> Void, combine: (GatedSink<First, Out>, First) throws -> Void
    )

    private let first: SourceReference<First>
    private let second: SourceReference<Second>
    private let setup: Setup

    @usableFromInline
    init(_ first: Observable<First>, _ second: Observable<Second>, _ setup: @escaping Setup) {
        self.first = SourceReference(first)
        self.second = SourceReference(second)
        self.setup = setup
    }

    override func run(_ down: Receiver<Out>) -> AnySubscription? {
        let (keep, combine) = setup()
        let sink = WithLatestFromSink<First, Second, Out>(down, combine)
        let inlet = LatestInlet(sink, keep)
        sink.second = inlet
        inlet.subscribe(to: second)
        return sink.subscribe(to: first)
    }
}

private final class WithLatestFromSink<First, Second, Out>: GatedSink<First, Out> {
    private let combine: (GatedSink<First, Out>, First) throws -> Void
    var second: LatestInlet<First, Second, Out>?

    init(_ down: Receiver<Out>, _ combine: @escaping (GatedSink<First, Out>, First) throws -> Void) {
        self.combine = combine
        super.init(down)
    }

    override func onNext(_ element: First) {
        gate.enter()
        if isOver { return gate.leave() }
        do {
            try combine(self, element)
            gate.leave()
        } catch {
            gate.leave()
            stop(error)
        }
    }

    // The inlet holds the sink, so releasing it breaks a reference cycle.
    override func disposed() {
        second?.dispose()
        second = nil
    }
}

private final class LatestInlet<First, Second, Out>: Inlet<Second> {
    private let parent: WithLatestFromSink<First, Second, Out>
    private let keep: (Second) -> Void

    init(_ parent: WithLatestFromSink<First, Second, Out>, _ keep: @escaping (Second) -> Void) {
        self.parent = parent
        self.keep = keep
    }

    override func onNext(_ element: Second) {
        parent.gate.enter()
        keep(element)
        parent.gate.leave()
    }

    // The parent disposes this inlet after it has disposed the first source.
    override func onError(_ error: Swift.Error) { parent.stop(error) }

    override func onCompleted() { dispose() }
}
