/// An operator on one source that has state for each subscription. Two closures define it: one handles elements, the
/// other the completion.
@usableFromInline
final class StatefulOperator<In, Out, State>: Producer<Out> {
    @usableFromInline typealias RunningSink = StatefulSink<In, Out, State>

    @usableFromInline let source: SourceReference<In>
    @usableFromInline let seed: State
    @usableFromInline let onElement: (RunningSink, In) -> Void
    @usableFromInline let onCompletion: ((RunningSink) -> Void)?
    // Creates the sink. The closure is specialised at the call site, as in `UnaryOperator`.
    @usableFromInline let makeSink: (StatefulOperator<In, Out, State>, Receiver<Out>) -> RunningSink

    @inlinable
    init(
        _ source: Observable<In>, _ seed: State, onCompletion: ((RunningSink) -> Void)? = nil,
        onElement: @escaping (RunningSink, In) -> Void
    ) {
        self.source = SourceReference(source)
        self.seed = seed
        self.onElement = onElement
        self.onCompletion = onCompletion
        makeSink = { StatefulSink($0, $1) }
        super.init()
    }

    override func subscribeDownstream(_ down: Receiver<Out>) -> AnySubscription? {
        makeSink(self, down).subscribe(to: source)
    }
}

/// The sink of a `StatefulOperator`. The closure `onCompletion` must call `complete` or `fail` at its end.
@usableFromInline
final class StatefulSink<In, Out, State>: Sink<In, Out> {
    private let onElement: (StatefulSink<In, Out, State>, In) -> Void
    private let onCompletion: ((StatefulSink<In, Out, State>) -> Void)?
    /// A sink with state retains its operator and so the source. If a source retains its observer, the chain therefore
    /// leaks, and `Resources` shows it. The sink of a `UnaryOperator` does not retain its operator. Both match RxSwift.
    private let definition: StatefulOperator<In, Out, State>
    @usableFromInline @exclusivity(unchecked) var state: State

    @usableFromInline
    init(_ definition: StatefulOperator<In, Out, State>, _ down: Receiver<Out>) {
        self.definition = definition
        onElement = definition.onElement
        onCompletion = definition.onCompletion
        state = definition.seed
        super.init(down)
    }

    override func onNext(_ element: In) { onElement(self, element) }

    override func onCompleted() {
        if let onCompletion { onCompletion(self) } else { complete() }
    }
}
