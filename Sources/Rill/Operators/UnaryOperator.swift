/// An operator of one source that keeps nothing from one element to the next and is told by a closure: what it does with
/// an element. At completion it completes.
///
/// The closure is written in the operator's function, hence compiled for the types in use wherever the optimiser
/// specialises that function; the classes only pass a pointer on.
@usableFromInline
final class UnaryOperator<In, Out>: Producer<Out> {
    @usableFromInline typealias Running = UnarySink<In, Out>

    @exclusivity(unchecked) @usableFromInline var source: Observable<In>
    @usableFromInline let next: (Running, In) -> Void
    // Written in the initialiser, so that the sink's type is known when this is compiled and not looked up.
    @usableFromInline let makeSink: (Receiver<Out>, @escaping (Running, In) -> Void) -> Running

    @inlinable
    init(_ source: Observable<In>, next: @escaping (Running, In) -> Void) {
        self.source = source
        self.next = next
        makeSink = { UnarySink($0, $1) }
        super.init()
    }

    deinit { IterativeRelease.release(source) { source = Silent() } }

    override func run(_ down: Receiver<Out>) -> AnySubscription? { makeSink(down, next).subscribe(to: source) }
}

/// The running side of a `UnaryOperator`.
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
