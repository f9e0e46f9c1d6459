import Dispatch
import Synchronization

/// Runs actions on a Dispatch queue. Each function returns a disposable that cancels the action.
extension DispatchQueue {
    func run<State>(_ state: State, _ action: @escaping (State) -> Disposable) -> Disposable {
        let slot = SingleAssignmentDisposable()
        async {
            if !slot.isDisposed { slot.setDisposable(action(state)) }
        }
        return slot
    }

    func run<State>(
        _ state: State, after delay: DispatchTimeInterval, leeway: DispatchTimeInterval,
        _ action: @escaping (State) -> Disposable
    ) -> Disposable {
        guard delay.nanoseconds != nil else { return Disposables.create() }
        let slot = SingleAssignmentDisposable()
        let timer = DispatchTimer(on: self, after: delay, every: .never, leeway: leeway) {
            slot.setDisposable(action(state))
        }
        return Disposables.create(timer, slot)
    }

    func runPeriodically<State>(
        _ state: State, after delay: DispatchTimeInterval, every period: DispatchTimeInterval,
        leeway: DispatchTimeInterval, _ action: @escaping (State) -> State
    ) -> Disposable {
        guard delay.nanoseconds != nil else { return Disposables.create() }
        var state = state
        return DispatchTimer(on: self, after: delay, every: period, leeway: leeway) { state = action(state) }
    }
}

/// A timer source that lives until its last tick or its disposal.
private final class DispatchTimer: Cancelable {
    private let source: DispatchSourceTimer
    private let disposedFlag = Atomic<Bool>(false)

    init(
        on queue: DispatchQueue, after delay: DispatchTimeInterval, every period: DispatchTimeInterval,
        leeway: DispatchTimeInterval, _ action: @escaping () -> Void
    ) {
        source = DispatchSource.makeTimerSource(queue: queue)
        let isSingle = period.nanoseconds == nil
        source.schedule(deadline: .now() + delay, repeating: period, leeway: leeway)
        // The source retains its handler, and the handler retains this object. Cancelling the source breaks the cycle.
        source.setEventHandler {
            if self.disposedFlag.load(ordering: .acquiring) { return }
            if isSingle { self.dispose() }
            action()
        }
        source.resume()
    }

    var isDisposed: Bool { disposedFlag.load(ordering: .acquiring) }

    func dispose() {
        if disposedFlag.exchange(true, ordering: .acquiringAndReleasing) { return }
        source.cancel()
    }
}

/// Detects if the caller runs on the main queue.
enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// True if the caller runs on the main executor of a world.
    static var isOnMainQueue: Bool {
        if let world = World.current { return world.isOnMainExecutor }
        return DispatchQueue.getSpecific(key: key) == true
    }
}
