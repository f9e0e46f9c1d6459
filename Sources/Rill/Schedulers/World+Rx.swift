import Dispatch

extension WorldItem: Cancelable {
    public var isDisposed: Bool { isCancelled }

    public func dispose() { cancel() }
}

extension World {
    func schedule<State>(
        _ state: State, after delay: DispatchTimeInterval = .nanoseconds(0), on lane: Lane,
        _ action: @escaping (State) -> Disposable
    ) -> Disposable {
        guard let delay = delay.nanoseconds else { return Disposables.create() }
        guard holdsBaton else {
            let slot = SingleAssignmentDisposable()
            schedule(after: delay, on: lane) {
                if !slot.isDisposed { slot.setDisposable(action(state)) }
            }
            return slot
        }
        let item = StateItem(lane: lane, due: due(after: delay), order: arrive(), state: state, action: action)
        enqueue(item, delay: delay)
        return item
    }

    func schedulePeriodic<State>(
        _ state: State, after delay: DispatchTimeInterval, every period: DispatchTimeInterval, on lane: Lane,
        _ action: @escaping (State) -> State
    ) -> Disposable {
        guard let delay = delay.nanoseconds else { return Disposables.create() }
        var state = state
        return schedulePeriodic(after: delay, every: period.nanoseconds ?? .max / 4, on: lane) {
            state = action(state)
        }
    }
}

/// An action with a state, which stands for what the action returned once it has run.
final class StateItem<State>: WorldItem {
    private var work: (state: State, action: (State) -> Disposable)?
    private var result: Disposable?

    init(lane: Lane, due: Int, order: Int, state: State, action: @escaping (State) -> Disposable) {
        work = (state, action)
        super.init(lane: lane, due: due, order: order)
    }

    override func fire() {
        guard let (state, action) = work.take() else { return }
        let result = action(state)
        if place == .cancelled { result.dispose() } else { self.result = result }
    }

    override func forget() {
        work = nil
        result.take()?.dispose()
    }
}

/// The lane of one scheduler, looked up once per world.
struct LaneCache {
    private var number = 0
    private var lane: Lane?

    mutating func lane(in world: World, _ make: () -> Lane) -> Lane {
        if number == world.number, let lane { return lane }
        let made = make()
        number = world.number
        lane = made
        return made
    }
}

extension World {
    /// The lane that stands for a Dispatch queue. What kind a queue of the user's has cannot be asked, so the caller
    /// guesses.
    func lane(for queue: DispatchQueue, guess: Lane.Kind) -> Lane {
        if queue === DispatchQueue.main || queue.label == DispatchQueue.main.label { return main }
        if queue.label.hasPrefix("com.apple.root.") { return lane(named: queue.label, .concurrent) }
        return lane(for: queue, named: queue.label, guess)
    }
}
