import Glibc
import Language
import Synchronization

/// What another thread presses to stop what a conversation does. It has effect from the moment at which an entry is sent
/// off until the entry is over, however little of that time is the program's.
final class StopButton: Sendable {
    private struct State {
        nonisolated(unsafe) var interpreter: Interpreter?
        var isPressed = false
        /// Whether somebody asks for `isPressed` often and stops by himself.
        var isAsked = false
    }

    /// How long who asks may take, in microseconds, before he is interrupted all the same.
    private static let patience: UInt32 = 30_000

    private let state = Mutex(State())

    /// Whose program is stopped.
    var interpreter: Interpreter? {
        get { state.withLock { $0.interpreter } }
        set {
            nonisolated(unsafe) let new = newValue
            state.withLock { state in
                state.interpreter = new
                if state.isPressed { new?.interrupt() }
            }
        }
    }

    /// Waits for a moment where the press may have its effect without force; whoever calls has a thread for that.
    func press() {
        let isAsked = state.withLock { state in
            state.isPressed = true
            if !state.isAsked { state.interpreter?.interrupt() }
            return state.isAsked
        }
        guard isAsked else { return }
        usleep(StopButton.patience)
        state.withLock { state in
            if state.isPressed { state.interpreter?.interrupt() }
        }
    }

    var isPressed: Bool { state.withLock { $0.isPressed } }

    /// While the body runs, a press is only an answer to `isPressed`.
    func asking<Result>(_ body: () -> Result) -> Result {
        state.withLock { $0.isAsked = true }
        defer { state.withLock { $0.isAsked = false } }
        return body()
    }

    /// It has had its effect, or there is nothing to stop any more.
    func forget() {
        state.withLock { state in
            state.isPressed = false
            state.interpreter?.forgetInterrupt()
        }
    }
}
