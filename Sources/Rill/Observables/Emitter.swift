import Synchronization

/// Runs a factory that sends one element in each turn of a scheduler.
///
/// Each turn calls `emit`, which sends elements until `mustEndTurn` is true and calls `complete` or `fail` at the end.
/// On the current thread, an emitter ends its turn only if other work is queued; otherwise the loop continues, which
/// has no visible effect. The loop is written at the call of the factory, so it is specialised for the element type.
@usableFromInline
final class Emitter<Element>: DisposeBase, Cancelable {
    @usableFromInline let down: Receiver<Element>
    private let emit: (Emitter<Element>) -> Void
    @usableFromInline let over = Atomic<Bool>(false)
    @usableFromInline var trampoline: Trampoline?
    private var scheduled: Disposable?

    init(_ down: Receiver<Element>, _ emit: @escaping (Emitter<Element>) -> Void) {
        self.down = down
        self.emit = emit
    }

    @inlinable var isDisposed: Bool { over.load(ordering: .relaxed) }

    /// True if the loop must end this turn. The loop reads the flag after each element.
    @inlinable var mustEndTurn: Bool {
        World.noteEmission()
        if over.load(ordering: .relaxed) || Brake.isOn { return true }
        guard let trampoline else { return true }
        return !trampoline.isEmpty
    }

    @usableFromInline
    func complete() {
        if over.load(ordering: .relaxed) { return }
        down.onCompleted()
        dispose()
    }

    @usableFromInline
    func fail(_ error: Swift.Error) {
        if over.load(ordering: .relaxed) { return }
        down.onError(error)
        dispose()
    }

    @usableFromInline
    override func dispose() {
        if over.exchange(true, ordering: .acquiringAndReleasing) { return }
        scheduled?.dispose()
    }

    /// Starts to emit as an item in the queue of the thread.
    func start(on trampoline: Trampoline) {
        self.trampoline = trampoline
        trampoline.append(EmitterItem(self))
    }

    /// Starts to emit on a scheduler, with one element in each step.
    func start(on scheduler: ImmediateSchedulerType) {
        let slot = SingleAssignmentDisposable()
        scheduled = slot
        slot.setDisposable(
            scheduler.scheduleRecursive(self) { pump, recurse in
                if pump.turn() { recurse(pump) }
            })
    }

    /// Runs one turn; returns true if another one is needed.
    fileprivate func turn() -> Bool {
        if over.load(ordering: .relaxed) { return false }
        emit(self)
        return !over.load(ordering: .relaxed) && !Brake.isOn
    }
}

private final class EmitterItem<Element>: TrampolineItem {
    private let emitter: Emitter<Element>

    init(_ pump: Emitter<Element>) { self.emitter = pump }

    override func runItem() {
        if emitter.turn() { Trampoline.current.append(self) }
    }
}

/// A factory whose emission loop runs separately for each subscription.
@usableFromInline
final class Emission<Element>: Producer<Element> {
    private let scheduler: ImmediateSchedulerType
    private let isTrampolined: Bool
    private let makeLoop: () -> (Emitter<Element>) -> Void

    @usableFromInline
    init(_ scheduler: ImmediateSchedulerType, _ makeLoop: @escaping () -> (Emitter<Element>) -> Void) {
        self.scheduler = scheduler
        isTrampolined = type(of: scheduler) == CurrentThreadScheduler.self
        self.makeLoop = makeLoop
    }

    override func run(_ down: Receiver<Element>) -> AnySubscription? {
        let pump = Emitter(down, makeLoop())
        if isTrampolined { pump.start(on: Trampoline.current) } else { pump.start(on: scheduler) }
        return pump
    }
}
