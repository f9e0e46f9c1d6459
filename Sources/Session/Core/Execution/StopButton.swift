import Language
import Platform
import Synchronization

/// Stops the running entry when another thread presses it. A press is valid from the submission of the entry to its
/// end, even while no code of the program runs.
package final class StopButton: Sendable {
    private struct State {
        // The lock guards this variable. Only `interrupt` is called on the interpreter.
        nonisolated(unsafe) var interpreter: Interpreter?
        var isPressed = false
        /// True if the running code itself checks `isPressed` and stops.
        var isAsked = false
        /// The button of another session that runs on behalf of this one; nil if there is none.
        var other: StopButton?
    }

    /// The microseconds within which code that checks `isPressed` must stop; after that it is interrupted.
    private static let maxPollingWork = 30_000

    private let guardedState = Mutex(State())

    package init() {}

    /// The interpreter whose program is stopped.
    package var interpreter: Interpreter? {
        get { guardedState.withLock { $0.interpreter } }
        set {
            // The new value is guarded by the lock.
            nonisolated(unsafe) let new = newValue
            guardedState.withLock { state in
                state.interpreter = new
                if state.isPressed { new?.interrupt() }
            }
        }
    }

    /// The button of another session that runs on behalf of this one, such as the judge of a challenge. Both are
    /// pressed together.
    package var innerButton: StopButton? {
        get { guardedState.withLock { $0.other } }
        set { guardedState.withLock { $0.other = newValue } }
    }

    /// Presses the button. The call waits before it interrupts code that checks `isPressed`, so it must be made on a
    /// separate thread.
    package func press() {
        innerButton?.press()
        let isAsked = guardedState.withLock { state in
            state.isPressed = true
            if !state.isAsked { state.interpreter?.interrupt() }
            return state.isAsked
        }
        guard isAsked else { return }
        SystemThread.sleep(microseconds: StopButton.maxPollingWork)
        guardedState.withLock { state in
            if state.isPressed { state.interpreter?.interrupt() }
        }
    }

    package var isPressed: Bool { guardedState.withLock { $0.isPressed } }

    /// Runs a body that checks `isPressed` itself and is therefore not interrupted at once.
    func polling<Result>(_ body: () -> Result) -> Result {
        guardedState.withLock { $0.isAsked = true }
        defer { guardedState.withLock { $0.isAsked = false } }
        return body()
    }

    /// Makes the button ready for the next press.
    package func reset() {
        guardedState.withLock { state in
            state.isPressed = false
            state.interpreter?.forgetInterrupt()
        }
    }
}
