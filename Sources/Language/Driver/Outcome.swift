import Declarations
import Diagnostics
import Runtime
import TypeModel

/// The value of an expression that was evaluated for the host.
package struct Evaluation {
    /// The value; nil if the expression was refused or has failed.
    package var value: Value?
    package var type: RuntimeType?
    package var outcome: Outcome

    /// The value as a Swift string, if it is a string.
    package var string: String? {
        guard let value, case .string? = type?.kind else { return nil }
        return value.asString
    }
}

/// The result of a run.
package struct Outcome {
    package enum End: Equatable {
        case done, refused, trapped, interrupted
        /// The time limit was reached while items were still scheduled.
        case limit(live: Int)
        /// The `pause` closure returned true; the world stopped between two instants.
        case paused
        /// The program called `exit`.
        case exited(Int32)
    }
    /// The errors, or the warnings of a text that has run.
    package var diagnostics: [Diagnostic]
    /// A trap, an uncaught error, or an endless series of events.
    package var failure: Diagnostic?
    package var declaredSymbols: [Symbol]
    /// Corrected versions of a refused text, made with the fixes of its diagnostics.
    package var repairs: [Repair] = []
    /// Deprecated names that the text uses.
    package var olderSpellings: [OlderSpelling] = []
    package var end: End

    /// The exit status with which a process ends after running the program.
    package var exitCode: Int32 {
        switch end {
        case .done, .limit, .paused: return 0
        case .refused: return 1
        case .trapped: return 2
        case .interrupted: return 130
        case .exited(let status): return status & 0xFF
        }
    }
}
