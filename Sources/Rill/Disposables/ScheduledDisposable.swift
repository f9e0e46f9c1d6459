/// Disposes the wrapped disposable on a scheduler.
public final class ScheduledDisposable: AnySubscription, Cancelable {
    /// The scheduler on which disposal runs.
    public let scheduler: ImmediateSchedulerType
    private let slot = SingleAssignmentDisposable()

    /// Wraps a disposable.
    public init(scheduler: ImmediateSchedulerType, disposable: Disposable) {
        self.scheduler = scheduler
        slot.setDisposable(disposable)
    }

    /// True after the disposal ran.
    public var isDisposed: Bool { slot.isDisposed }

    public override func dispose() {
        _ = scheduler.schedule(slot) { slot in
            slot.dispose()
            return Disposables.create()
        }
    }
}
