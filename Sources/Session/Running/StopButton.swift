import Language
import Synchronization

/// What another thread presses to stop what a conversation does. It has effect from the moment at which an entry is sent
/// off until the entry is over, however little of that time is the program's.
final class StopButton: Sendable {
    private struct State {
        nonisolated(unsafe) var interpreter: Interpreter?
        var isPressed = false
    }

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

    func press() {
        state.withLock { state in
            state.isPressed = true
            state.interpreter?.interrupt()
        }
    }

    /// It has had its effect, or there is nothing to stop any more.
    func forget() {
        state.withLock { state in
            state.isPressed = false
            state.interpreter?.forgetInterrupt()
        }
    }
}
