import Rill

/// An action without input and output, as buttons need.
///
///     let press = CocoaAction { .just(()) }
///     _ = press.elements.subscribe(onNext: { print("pressed") })
///     press.execute()
///     // pressed
///
/// Pitfall: it has no input: call `execute()` or `inputs.onNext(())`.
/// See also: Action.
public typealias CocoaAction = Action<Void, Void>

/// An action whose work sends no value and only completes.
///
///     let save = CompletableAction<Int> { _ in Completable.empty() }
///     _ = save.completions.subscribe(onNext: { print("saved") })
///     _ = save.execute(1)
///     // saved
///
/// Pitfall: it sends no value: subscribe to `completions`, not to `elements`.
/// See also: Action.
public typealias CompletableAction<Input> = Action<Input, Never>

extension Action where Element == Never {
    /// Sends an element for each run that completes.
    public var completions: Observable<Void> {
        executionObservables.flatMap { execution in
            execution.materialize().filter { $0.isCompleted }.map { _ in () }
        }
    }
}
