import Rill

/// An action for a button.
///
///     let press = CocoaAction { .just(()) }
///     _ = press.elements.subscribe(onNext: { print("pressed") })
///     press.execute()
///     // pressed
///
/// Pitfall: it takes no input: trigger it with `execute()` or `inputs.onNext(())`.
/// See also: Action.
public typealias CocoaAction = Action<Void, Void>

/// An action that gives no value.
///
///     let save = CompletableAction<Int> { _ in Completable.empty() }
///     _ = save.completions.subscribe(onNext: { print("saved") })
///     _ = save.execute(1)
///     // saved
///
/// Pitfall: it never sends a value: its success is seen in `completions`, not in `elements`.
/// See also: Action.
public typealias CompletableAction<Input> = Action<Input, Never>

extension Action where Element == Never {
    /// One for each run that ended well.
    public var completions: Observable<Void> {
        executionObservables.flatMap { execution in
            execution.materialize().filter { $0.isCompleted }.map { _ in () }
        }
    }
}
