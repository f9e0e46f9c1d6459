import Declarations
import Diagnostics
import Runtime
import TypeModel

/// The value of an expression evaluated for a host.
public struct Evaluation {
    /// Nil if the expression was refused or failed.
    public var value: Value?
    public var type: RuntimeType?
    public var outcome: Outcome

    /// The value, if it is a string.
    public var string: String? {
        guard let value, case .string? = type?.kind else { return nil }
        return value.asString
    }
}

/// The result of a run.
public struct Outcome {
    public enum End: Equatable {
        case done, refused, trapped, interrupted
        /// The time limit was reached with items still scheduled.
        case limit(live: Int)
        /// The `pause` closure returned true; the world is between two instants.
        case paused
        /// The program called `exit`.
        case exited(Int32)
    }
    /// Errors, or warnings.
    public var diagnostics: [Diagnostic]
    /// A trap, an uncaught error, or a runaway.
    public var failure: Diagnostic?
    public var declared: [Symbol]
    /// Corrected versions of a refused text, made by the fixes of its diagnostics.
    public var repairs: [Repair] = []
    /// Deprecated names that the text uses.
    public var olderSpellings: [OlderSpelling] = []
    public var end: End

    /// The exit status of a process that ran the program.
    public var exitCode: Int32 {
        switch end {
        case .done, .limit, .paused: return 0
        case .refused: return 1
        case .trapped: return 2
        case .interrupted: return 130
        case .exited(let status): return status & 0xFF
        }
    }
}
