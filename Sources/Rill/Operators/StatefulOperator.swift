/// An operator of one source with state per subscription, defined by two closures: one for an element, one for
/// completion.
@usableFromInline
final class StatefulOperator<In, Out, State>: Producer<Out> {
    @usableFromInline typealias RunningSink = StatefulSink<In, Out, State>

    @usableFromInline let source: SourceReference<In>
    @usableFromInline let seed: State
    @usableFromInline let next: (RunningSink, In) -> Void
    @usableFromInline let completed: ((RunningSink) -> Void)?
    // Specialised at the call site, as in `UnaryOperator`.
    @usableFromInline let makeSink: (StatefulOperator<In, Out, State>, Receiver<Out>) -> RunningSink

    @inlinable
    init(
        _ source: Observable<In>, _ seed: State, completed: ((RunningSink) -> Void)? = nil,
        next: @escaping (RunningSink, In) -> Void
    ) {
        self.source = SourceReference(source)
        self.seed = seed
        self.next = next
        self.completed = completed
        makeSink = { StatefulSink($0, $1) }
        super.init()
    }

    override func run(_ down: Receiver<Out>) -> AnySubscription? { makeSink(self, down).subscribe(to: source) }
}

/// The sink of a `StatefulOperator`. `completed` must end with `complete` or `fail`.
@usableFromInline
final class StatefulSink<In, Out, State>: Sink<In, Out> {
    private let next: (StatefulSink<In, Out, State>, In) -> Void
    private let completed: ((StatefulSink<In, Out, State>) -> Void)?
    /// A sink with state retains its operator, and so the source: if a source retains its observer, the chain leaks
    /// visibly. The sink of a `UnaryOperator` does not. Both match RxSwift.
    private let stage: StatefulOperator<In, Out, State>
    @usableFromInline @exclusivity(unchecked) var state: State

    @usableFromInline
    init(_ stage: StatefulOperator<In, Out, State>, _ down: Receiver<Out>) {
        self.stage = stage
        next = stage.next
        completed = stage.completed
        state = stage.seed
        super.init(down)
    }

    override func onNext(_ element: In) { next(self, element) }

    override func onCompleted() {
        if let completed { completed(self) } else { complete() }
    }
}
