/// Runs work on the thread that schedules it: at once when the thread is idle, else after what is queued already.
public class CurrentThreadScheduler: ImmediateSchedulerType {
    /// The only instance.
    public static let instance = CurrentThreadScheduler()

    init() {}

    /// True if the thread is idle, so work must go through the scheduler to be trampolined.
    public static fileprivate(set) var isScheduleRequired: Bool {
        get { !Trampoline.current.isRunning }
        set { Trampoline.current.isRunning = !newValue }
    }

    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        let trampoline = Trampoline.current
        if trampoline.isRunning {
            let item = ScheduledItem(state, action)
            trampoline.append(item)
            return item
        }
        trampoline.isRunning = true
        let disposable = action(state)
        trampoline.drain()
        return disposable
    }
}

/// An action that waits in the queue; once it has run, stands for what the action returned.
private final class ScheduledItem<State>: TrampolineItem {
    private var work: (state: State, action: (State) -> Disposable)?
    private let inner = SingleAssignmentDisposable()

    init(_ state: State, _ action: @escaping (State) -> Disposable) {
        work = (state, action)
    }

    override func turn() {
        guard let (state, action) = work else { return }
        work = nil
        inner.setDisposable(action(state))
    }

    override func disposed() { inner.dispose() }
}
