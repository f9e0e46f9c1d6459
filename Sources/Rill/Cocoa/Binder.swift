/// An observer that writes each element into an object, which it holds weakly, on a scheduler.
///
/// An error stops a debug build, because errors cannot be bound. Completion is ignored.
public struct Binder<Value>: ObserverType {
    public typealias Element = Value

    private let binding: (Event<Value>) -> Void

    public init<Target: AnyObject>(
        _ target: Target, scheduler: ImmediateSchedulerType = MainScheduler(),
        binding: @escaping (Target, Value) -> Void
    ) {
        weak let weakTarget = target
        self.binding = { event in
            switch event {
            case .next(let value):
                _ = scheduler.schedule(value) { value in
                    if let target = weakTarget { binding(target, value) }
                    return Disposables.create()
                }
            case .error(let error):
                fatalInDebug("Binding error: \(error)")
            case .completed:
                break
            }
        }
    }

    public func on(_ event: Event<Value>) {
        binding(event)
    }

    public func asObserver() -> AnyObserver<Value> {
        AnyObserver(eventHandler: on)
    }
}
