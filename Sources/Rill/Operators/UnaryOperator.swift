/// An operator on one source that has no state. One closure, which handles an element, defines it. The result completes
/// when the source does.
///
/// The closure is written in the operator's function, so it is compiled for the concrete types wherever the optimiser
/// specialises that function; the classes only store it.
@usableFromInline
final class UnaryOperator<In, Out>: Producer<Out> {
    @usableFromInline typealias Running = UnarySink<In, Out>

    @usableFromInline let source: SourceReference<In>
    @usableFromInline let next: (Running, In) -> Void
    // The closure is created in the initialiser, so that the type of the sink is known at compile time and is not
    // looked up.
    @usableFromInline let makeSink: (Receiver<Out>, @escaping (Running, In) -> Void) -> Running

    @inlinable
    init(_ source: Observable<In>, next: @escaping (Running, In) -> Void) {
        self.source = SourceReference(source)
        self.next = next
        makeSink = { UnarySink($0, $1) }
        super.init()
    }

    override func run(_ down: Receiver<Out>) -> AnySubscription? { makeSink(down, next).subscribe(to: source) }
}

/// The sink of a `UnaryOperator`.
@usableFromInline
final class UnarySink<In, Out>: Sink<In, Out> {
    private let next: (UnarySink<In, Out>, In) -> Void

    @usableFromInline
    init(_ down: Receiver<Out>, _ next: @escaping (UnarySink<In, Out>, In) -> Void) {
        self.next = next
        super.init(down)
    }

    override func onNext(_ element: In) { next(self, element) }
}
