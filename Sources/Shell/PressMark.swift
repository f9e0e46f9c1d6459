import Synchronization

/// The `^C` that a press leaves on the screen while an entry runs: a terminal that echoes nothing does not show the key.
///
/// Presses come from another thread, at any time. One that comes when the entry has just ended must leave no mark: the
/// prompt may stand there already.
final class PressMark: Sendable {
    private struct State {
        var isRunning = false
        var stands = false
    }

    private let state = Mutex(State())

    /// An entry has been sent off.
    func begin() {
        state.withLock { $0 = State(isRunning: true, stands: false) }
    }

    /// The entry is over. Answers whether a mark stands at the end of the screen, with nothing behind it.
    func end() -> Bool {
        state.withLock { state in
            defer { state = State() }
            return state.stands
        }
    }

    /// A press: draws the mark, if an entry runs, and answers whether one does.
    func press(_ draw: () -> Void) -> Bool {
        state.withLock { state in
            guard state.isRunning else { return false }
            draw()
            state.stands = true
            return true
        }
    }

    /// Something was printed behind the mark, if there is one.
    func isFollowed() {
        state.withLock { $0.stands = false }
    }
}
