import Language
import Platform
import Synchronization

/// Pressed by another thread to stop the running entry. A press is valid from the submission of the entry to its end,
/// even while no code of the program runs.
package final class StopButton: Sendable {
    private struct State {
        // Guarded by the lock; `interrupt` is the only method called on it.
        nonisolated(unsafe) var interpreter: Interpreter?
        var isPressed = false
        /// True if the running code polls `isPressed` and stops by itself.
        var isAsked = false
        /// The button of a session that runs on behalf of this one.
        var other: StopButton?
    }

    /// Microseconds that polling code may take to stop before it is interrupted.
    private static let pollingLimit = 30_000

    private let state = Mutex(State())

    package init() {}

    /// The interpreter of the program to stop.
    package var interpreter: Interpreter? {
        get { state.withLock { $0.interpreter } }
        set {
            // Guarded by the lock.
            nonisolated(unsafe) let new = newValue
            state.withLock { state in
                state.interpreter = new
                if state.isPressed { new?.interrupt() }
            }
        }
    }

    /// The button of a session that runs on behalf of this one, such as the judge of a challenge. It is pressed
    /// together with this one.
    package var other: StopButton? {
        get { state.withLock { $0.other } }
        set { state.withLock { $0.other = newValue } }
    }

    /// Presses the button. Waits for polling code before interrupting, so call on a separate thread.
    package func press() {
        other?.press()
        let isAsked = state.withLock { state in
            state.isPressed = true
            if !state.isAsked { state.interpreter?.interrupt() }
            return state.isAsked
        }
        guard isAsked else { return }
        SystemThread.pause(microseconds: StopButton.pollingLimit)
        state.withLock { state in
            if state.isPressed { state.interpreter?.interrupt() }
        }
    }

    package var isPressed: Bool { state.withLock { $0.isPressed } }

    /// Runs a body that polls `isPressed` and is not interrupted at once.
    func polling<Result>(_ body: () -> Result) -> Result {
        state.withLock { $0.isAsked = true }
        defer { state.withLock { $0.isAsked = false } }
        return body()
    }

    /// Resets the button after a press.
    package func reset() {
        state.withLock { state in
            state.isPressed = false
            state.interpreter?.forgetInterrupt()
        }
    }
}
