import Rill

/// An action of a button.
public typealias CocoaAction = Action<Void, Void>

/// An action whose work gives no elements.
public typealias CompletableAction<Input> = Action<Input, Never>

extension Action where Element == Never {
    /// One for each execution that succeeded.
    public var completions: Observable<Void> {
        executionObservables.flatMap { execution in
            execution.materialize().filter { $0.isCompleted }.map { _ in () }
        }
    }
}
