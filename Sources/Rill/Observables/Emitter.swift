import Synchronization

/// Runs a factory that sends one element in each turn of a scheduler.
///
/// Each turn calls `emitLoop`, which sends elements until `mustPause` is true and calls `complete` or `fail` at the end.
/// On the current thread, an emitter ends its turn only if other work is queued; otherwise the loop continues, which
/// has no visible effect. The loop is written at the call of the factory, so it is specialised for the element type.
@usableFromInline
final class Emitter<Element>: DisposeBase, Cancelable {
    @usableFromInline let downstream: Receiver<Element>
    private let emitLoop: (Emitter<Element>) -> Void
    @usableFromInline let isDisposedFlag = Atomic<Bool>(false)
    @usableFromInline var trampoline: CurrentThreadQueue?
    private var scheduledTurn: Disposable?

    init(_ downstream: Receiver<Element>, _ emitLoop: @escaping (Emitter<Element>) -> Void) {
        self.downstream = downstream
        self.emitLoop = emitLoop
    }

    @inlinable var isDisposed: Bool { isDisposedFlag.load(ordering: .relaxed) }

    /// True if the loop must end this turn. The loop reads the flag after each element.
    @inlinable var mustPause: Bool {
        World.countEmission()
        if isDisposedFlag.load(ordering: .relaxed) || Brake.isOn { return true }
        guard let trampoline else { return true }
        return !trampoline.isEmpty
    }

    @usableFromInline
    func complete() {
        if isDisposedFlag.load(ordering: .relaxed) { return }
        downstream.onCompleted()
        dispose()
    }

    @usableFromInline
    func fail(_ error: Swift.Error) {
        if isDisposedFlag.load(ordering: .relaxed) { return }
        downstream.onError(error)
        dispose()
    }

    @usableFromInline
    func dispose() {
        if isDisposedFlag.exchange(true, ordering: .acquiringAndReleasing) { return }
        scheduledTurn?.dispose()
    }

    /// Starts to emit as an item in the queue of the thread.
    func start(on trampoline: CurrentThreadQueue) {
        self.trampoline = trampoline
        trampoline.append(EmitterItem(self))
    }

    /// Starts to emit on a scheduler, with one element in each step.
    func start(on scheduler: ImmediateSchedulerType) {
        let slot = SingleAssignmentDisposable()
        scheduledTurn = slot
        slot.setDisposable(
            scheduler.scheduleRecursive(self) { pump, recurse in
                if pump.runTurn() { recurse(pump) }
            })
    }

    /// Runs one turn; returns true if another one is needed.
    fileprivate func runTurn() -> Bool {
        if isDisposedFlag.load(ordering: .relaxed) { return false }
        emitLoop(self)
        return !isDisposedFlag.load(ordering: .relaxed) && !Brake.isOn
    }
}

private final class EmitterItem<Element>: TrampolineItem {
    private let emitter: Emitter<Element>

    init(_ pump: Emitter<Element>) { self.emitter = pump }

    override func runItem() {
        if emitter.runTurn() { CurrentThreadQueue.current.append(self) }
    }
}

/// A factory whose emission loop runs separately for each subscription.
@usableFromInline
final class LoopSource<Element>: Producer<Element> {
    private let scheduler: ImmediateSchedulerType
    private let isTrampolined: Bool
    private let makeLoop: () -> (Emitter<Element>) -> Void

    @usableFromInline
    init(_ scheduler: ImmediateSchedulerType, _ makeLoop: @escaping () -> (Emitter<Element>) -> Void) {
        self.scheduler = scheduler
        isTrampolined = type(of: scheduler) == CurrentThreadScheduler.self
        self.makeLoop = makeLoop
    }

    override func subscribeDownstream(_ down: Receiver<Element>) -> AnySubscription? {
        let pump = Emitter(down, makeLoop())
        if isTrampolined { pump.start(on: CurrentThreadQueue.current) } else { pump.start(on: scheduler) }
        return pump
    }
}
