/// An operator on one source that has no state. One closure, which handles an element, defines it. The result completes
/// when the source does.
///
/// The closure is written in the operator's function, so it is compiled for the concrete types wherever the optimiser
/// specialises that function; the classes only store it.
@usableFromInline
final class UnaryOperator<In, Out>: Producer<Out> {
    @usableFromInline typealias RunningSink = UnarySink<In, Out>

    @usableFromInline let source: SourceReference<In>
    @usableFromInline let onElement: (RunningSink, In) -> Void
    // The closure is created in the initialiser, so that the type of the sink is known at compile time and is not
    // looked up.
    @usableFromInline let makeSink: (Receiver<Out>, @escaping (RunningSink, In) -> Void) -> RunningSink

    @inlinable
    init(_ source: Observable<In>, onElement: @escaping (RunningSink, In) -> Void) {
        self.source = SourceReference(source)
        self.onElement = onElement
        makeSink = { UnarySink($0, $1) }
        super.init()
    }

    override func subscribeDownstream(_ down: Receiver<Out>) -> AnySubscription? {
        makeSink(down, onElement).subscribe(to: source)
    }
}

/// The sink of a `UnaryOperator`.
@usableFromInline
final class UnarySink<In, Out>: Sink<In, Out> {
    private let onElement: (UnarySink<In, Out>, In) -> Void

    @usableFromInline
    init(_ down: Receiver<Out>, _ onElement: @escaping (UnarySink<In, Out>, In) -> Void) {
        self.onElement = onElement
        super.init(down)
    }

    override func onNext(_ element: In) { onElement(self, element) }
}
