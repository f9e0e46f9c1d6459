import Dispatch

extension WorldItem: Cancelable {
    public var isDisposed: Bool { isCancelled }

    public func dispose() { cancel() }
}

extension World {
    func schedule<State>(
        _ state: State, after delay: DispatchTimeInterval = .nanoseconds(0), on executor: Executor,
        _ action: @escaping (State) -> Disposable
    ) -> Disposable {
        guard let delay = delay.nanoseconds else { return Disposables.create() }
        guard holdsLock else {
            let slot = SingleAssignmentDisposable()
            schedule(after: delay, on: executor) {
                if !slot.isDisposed { slot.setDisposable(action(state)) }
            }
            return slot
        }
        let item = StateItem(
            executor: executor, due: dueTime(after: delay), order: nextArrivalNumber(), state: state, action: action)
        enqueue(item, delay: delay)
        return item
    }

    func schedulePeriodic<State>(
        _ state: State, after delay: DispatchTimeInterval, every period: DispatchTimeInterval, on executor: Executor,
        _ action: @escaping (State) -> State
    ) -> Disposable {
        guard let delay = delay.nanoseconds else { return Disposables.create() }
        var state = state
        return schedulePeriodic(after: delay, every: period.nanoseconds ?? .max / 4, on: executor) {
            state = action(state)
        }
    }
}

/// An action with a state. After it has run, disposing it disposes the result of the action.
final class StateItem<State>: WorldItem {
    private var work: (state: State, action: (State) -> Disposable)?
    private var result: Disposable?

    init(executor: Executor, due: Int, order: Int, state: State, action: @escaping (State) -> Disposable) {
        work = (state, action)
        super.init(executor: executor, due: due, arrivalOrder: order)
    }

    override func fireAlarm() {
        guard let (state, action) = work.takeValue() else { return }
        let result = action(state)
        if agendaPlace == .cancelled { result.dispose() } else { self.result = result }
    }

    override func releaseHandler() {
        work = nil
        result.takeValue()?.dispose()
    }
}

/// Caches the executor that one scheduler uses in a world.
struct ExecutorCache {
    private var worldNumber = 0
    private var executor: Executor?

    mutating func executor(in world: World, _ make: () -> Executor) -> Executor {
        if worldNumber == world.number, let executor { return executor }
        let made = make()
        worldNumber = world.number
        executor = made
        return made
    }
}

extension World {
    /// Returns the executor for a Dispatch queue. The engine cannot read if a queue of the program is serial or
    /// concurrent, so the caller passes a guess.
    func executor(for queue: DispatchQueue, guess: Executor.Kind) -> Executor {
        if queue === DispatchQueue.main || queue.label == DispatchQueue.main.label { return main }
        if queue.label.hasPrefix("com.apple.root.") { return executor(named: queue.label, .concurrent) }
        return executor(for: queue, named: queue.label, guess)
    }
}
