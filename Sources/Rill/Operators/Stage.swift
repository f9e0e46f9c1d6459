/// An operator of one source that is told by closures: what it does with an element, and what it does at completion.
///
/// The closures are written in the operator's function, hence compiled for the types in use wherever the optimiser
/// specialises that function; the classes only pass a pointer on. State is kept per subscription, in the sink.
final class Stage<In, Out, State>: Producer<Out> {
    typealias Running = StageSink<In, Out, State>

    private let source: Observable<In>
    fileprivate let seed: State
    fileprivate let next: (Running, In) -> Void
    fileprivate let completed: ((Running) -> Void)?
    // Written in the initialiser, so that the sink's type is known when this is compiled and not looked up.
    private let makeSink: (Stage<In, Out, State>, Receiver<Out>) -> Running

    init(
        _ source: Observable<In>, _ seed: State, completed: ((Running) -> Void)? = nil,
        next: @escaping (Running, In) -> Void
    ) {
        self.source = source
        self.seed = seed
        self.next = next
        self.completed = completed
        // Who keeps state keeps the operator too, and with it the source: programs see it where a source holds on to its
        // observer, since then nothing of the chain dies. Stateless stages let go, as in the library that this mirrors.
        makeSink = { stage, down in
            StageSink(down, stage.seed, stage.next, stage.completed, keeping: State.self == Void.self ? nil : stage)
        }
    }

    override func run(_ down: Receiver<Out>) -> Disposable {
        makeSink(self, down).subscribe(to: source)
    }
}

extension Stage where State == Void {
    convenience init(_ source: Observable<In>, next: @escaping (Running, In) -> Void) {
        self.init(source, (), next: next)
    }
}

/// The running side of a `Stage`. `completed` must end with `complete` or `fail`.
final class StageSink<In, Out, State>: Sink<In, Out> {
    private let next: (StageSink<In, Out, State>, In) -> Void
    private let completed: ((StageSink<In, Out, State>) -> Void)?
    private let stage: AnyObject?
    var state: State

    init(
        _ down: Receiver<Out>, _ seed: State, _ next: @escaping (StageSink<In, Out, State>, In) -> Void,
        _ completed: ((StageSink<In, Out, State>) -> Void)?, keeping stage: AnyObject?
    ) {
        self.stage = stage
        self.next = next
        self.completed = completed
        state = seed
        super.init(down)
    }

    override func onNext(_ element: In) { next(self, element) }

    override func onCompleted() {
        if let completed { completed(self) } else { complete() }
    }
}
