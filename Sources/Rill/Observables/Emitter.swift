import Synchronization

/// The running side of a factory that emits one element a turn of a scheduler.
///
/// `emit` is called for each turn; it sends elements until the pump says that it must yield, and calls `complete` or
/// `fail` when nothing is left. On the current thread a pump yields when other work is queued; when it is alone, the
/// loop goes on without a detour through the queue, which nobody can tell from the outside. The loop itself is written
/// where the factory is called, so that it is compiled for the element type in use.
@usableFromInline
final class Emitter<Element>: DisposeBase, Cancelable {
    @usableFromInline let down: Receiver<Element>
    private let emit: (Emitter<Element>) -> Void
    @usableFromInline let over = Atomic<Bool>(false)
    @usableFromInline @exclusivity(unchecked) var trampoline: Trampoline?
    private var scheduled: Disposable?

    init(_ down: Receiver<Element>, _ emit: @escaping (Emitter<Element>) -> Void) {
        self.down = down
        self.emit = emit
    }

    @inlinable var isDisposed: Bool { over.load(ordering: .relaxed) }

    /// Asked after each element: whether the loop must end for now.
    @inlinable var mustYield: Bool {
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
    func dispose() {
        if over.exchange(true, ordering: .acquiringAndReleasing) { return }
        scheduled?.dispose()
    }

    /// Starts emitting as an item of the thread's queue.
    func start(on trampoline: Trampoline) {
        self.trampoline = trampoline
        trampoline.append(EmitterItem(self))
    }

    /// Starts emitting on a scheduler, one element a step.
    func start(on scheduler: ImmediateSchedulerType) {
        let slot = SingleAssignmentDisposable()
        scheduled = slot
        slot.setDisposable(
            scheduler.scheduleRecursive(self) { pump, recurse in
                if pump.turn() { recurse(pump) }
            })
    }

    /// One turn; true when the pump wants another one.
    fileprivate func turn() -> Bool {
        if over.load(ordering: .relaxed) { return false }
        emit(self)
        return !over.load(ordering: .relaxed) && !Brake.isOn
    }
}

private final class EmitterItem<Element>: TrampolineItem {
    private let pump: Emitter<Element>

    init(_ pump: Emitter<Element>) { self.pump = pump }

    override func turn() {
        if pump.turn() { Trampoline.current.append(self) }
    }
}

/// A factory made of an emission loop; each subscription gets a loop of its own.
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
