/// Runs work on the calling thread: at once if this scheduler runs no work there, otherwise after the work that is
/// queued.
public class CurrentThreadScheduler: ImmediateSchedulerType {
    /// The only instance.
    public static let instance = CurrentThreadScheduler()

    init() {}

    /// True if this scheduler runs no work on the calling thread.
    public static fileprivate(set) var isScheduleRequired: Bool {
        get { !CurrentThreadQueue.current.isRunning }
        set { CurrentThreadQueue.current.isRunning = !newValue }
    }

    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        let trampoline = CurrentThreadQueue.current
        if trampoline.isRunning {
            let item = ScheduledItem(state, action)
            trampoline.append(item)
            return item
        }
        trampoline.isRunning = true
        let disposable = action(state)
        trampoline.runQueuedItems()
        return disposable
    }
}

/// A queued action. After it has run, disposing it disposes the result of the action.
private final class ScheduledItem<State>: TrampolineItem {
    private var work: (state: State, action: (State) -> Disposable)?
    private let innerDisposable = SingleAssignmentDisposable()

    init(_ state: State, _ action: @escaping (State) -> Disposable) {
        work = (state, action)
    }

    override func runItem() {
        guard let (state, action) = work else { return }
        work = nil
        innerDisposable.setDisposable(action(state))
    }

    override func handleDisposed() { innerDisposable.dispose() }
}
