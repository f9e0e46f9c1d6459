/// The one timer of an operator: setting it again takes back what was set before.
struct Alarm {
    private let scheduler: SchedulerType
    private let slot = SerialDisposable()

    init(_ scheduler: SchedulerType) { self.scheduler = scheduler }

    /// Never called inside a gate: the scheduler is foreign, and may run the action at once.
    func set(after delay: RxTimeInterval, _ action: @escaping () -> Void) {
        // The slot is in place before the scheduler is asked, since the action may set the alarm again before it returns.
        let next = SingleAssignmentDisposable()
        slot.disposable = next
        next.setDisposable(
            scheduler.scheduleRelative((), dueTime: delay) { _ in
                action()
                return Disposables.create()
            })
    }

    /// Takes back what was set and refuses whatever is set later.
    func dispose() { slot.dispose() }
}
