import Library
import Requests
import Rill
import Runtime

/// The purpose of an interpreter.
public enum RunStyle: Sendable {
    /// Interactive input: every entry gets an answer.
    case prompt
    /// A snippet from a pipe or an argument: values of bare expressions and timelines, no messages.
    case snippet
    /// A program from a file: stdout is exactly the program's output.
    case program
}

/// The options of a program or session, from the command line to the interpreter.
public struct RunConfiguration {
    public var style = RunStyle.prompt
    public var pace = Pace.instant
    /// True if the user has chosen the pace.
    public var isPaceChosen = false
    public var seed: UInt64 = 0
    /// Seconds since 1970 at virtual time 0.
    public var epoch = World.defaultEpoch
    /// The resident memory in bytes at which a program is stopped.
    public var memory: Int
    /// The virtual nanoseconds that a program may run after its last line at instant pace.
    public var runLimit: Int
    /// True if the user has set this limit; then it also applies to a program that waits by itself.
    public var isRunLimitGiven = false
    /// The virtual nanoseconds of a bare watch at instant pace.
    public var watchLimit = 10_000_000_000
    /// The most elements that sources may send in one instant.
    public var burst = 10_000_000
    /// The bytes of native stack per thread of a program.
    public var stack = Machine.nativeStackBytes
    /// The program's `CommandLine.arguments`; the first is its name.
    public var arguments = ["main"]
    public var files = FileGrant()
    /// Network access, if programs may use it.
    public var network: Network?
    /// True if a run is recorded, with the calls that send events, for exports and reports.
    public var isRecorded = false
    /// The order of execution where programs leave it open; nil: the usual one.
    package var order: OrderPlan?
    /// True if live objects and closures are tracked, for `Interpreter.leaks`.
    public var findsLeaks = false
    /// True if entries are told of objects that only a cycle keeps, for `Interpreter.newCycles`.
    public var noticesLeaks = false
    /// Texts that earlier interpreters have checked, for runs of the same program one after the other.
    public var checkedTexts: CheckedTexts?
    /// The process ends with the first program that is stopped: nothing is put back, and its memory goes with the process.
    public var endsProcess = false

    /// A prompt whose clock follows the wall clock.
    public static var prompt: RunConfiguration {
        var configuration = RunConfiguration()
        configuration.pace = .live
        return configuration
    }

    public init(memory: Int = 2 << 30, runLimit: Int = 600_000_000_000) {
        (self.memory, self.runLimit) = (memory, runLimit)
    }
}
