import Declarations
import Diagnostics
import Runtime
import TypeModel

/// The value of an expression evaluated for a host.
package struct Evaluation {
    /// The value; nil if the expression was refused or failed.
    package var value: Value?
    package var type: RuntimeType?
    package var outcome: Outcome

    /// The value, if it is a string.
    package var string: String? {
        guard let value, case .string? = type?.kind else { return nil }
        return value.asString
    }
}

/// The result of a run.
package struct Outcome {
    package enum End: Equatable {
        case done, refused, trapped, interrupted
        /// The time limit was reached with items still scheduled.
        case limit(live: Int)
        /// The `pause` closure returned true; the world is between two instants.
        case paused
        /// The program called `exit`.
        case exited(Int32)
    }
    /// Errors, or warnings.
    package var diagnostics: [Diagnostic]
    /// A trap, an uncaught error, or a runaway.
    package var failure: Diagnostic?
    package var declared: [Symbol]
    /// Corrected versions of a refused text, made by the fixes of its diagnostics.
    package var repairs: [Repair] = []
    /// Deprecated names that the text uses.
    package var olderSpellings: [OlderSpelling] = []
    package var end: End

    /// The exit status of a process that ran the program.
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
