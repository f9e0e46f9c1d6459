import Library
import Requests
import Rill
import Runtime

/// Why an interpreter runs.
public enum RunStyle: Sendable {
    /// Somebody types: every entry is answered.
    case prompt
    /// A snippet from a pipe or an argument: values of bare expressions and timelines, no talk.
    case snippet
    /// A program from a file: standard output is exactly what it prints.
    case program
}

/// How a program or a session runs: one value from the command line down to the interpreter.
public struct RunConfiguration {
    public var style = RunStyle.prompt
    public var pace = Pace.instant
    /// Whether the user has chosen the pace.
    public var isPaceChosen = false
    public var seed: UInt64 = 0
    /// Seconds since 1970 at which the virtual clock stands at zero.
    public var epoch = World.defaultEpoch
    /// Resident memory in bytes at which a program is stopped.
    public var memory: Int
    /// How far the virtual clock may go after the last line of a program at instant pace, in nanoseconds.
    public var runLimit: Int
    /// Whether the user has chosen that limit: a program that waits by itself goes on too.
    public var isRunLimitGiven = false
    /// Virtual nanoseconds that a bare watch lasts at instant pace.
    public var watchLimit = 10_000_000_000
    /// How many elements sources may send in one instant.
    public var burst = 10_000_000
    /// Bytes of native stack for each thread of a program.
    public var stack = Machine.nativeStackBytes
    /// What a program finds in `CommandLine.arguments`; the first is its name.
    public var arguments = ["main"]
    public var files = FileGrant()
    /// The way to the network, if programs may use it.
    public var network: Network?
    /// Whether a program's run is recorded, with the calls that send events, for exports and reports.
    public var isRecorded = false
    /// The order in which programs run where they leave it open; nil: the usual one.
    package var order: OrderPlan?
    /// Whether living objects and closures are noted, for `Interpreter.leaks`.
    public var findsLeaks = false
    /// True if entries are told of objects that only a cycle keeps, for `Interpreter.newCycles`.
    public var noticesLeaks = false
    /// The process ends with the first program that is stopped: nothing is put back, and its memory goes with the process.
    public var endsProcess = false

    /// A prompt whose clock follows the wall.
    public static var prompt: RunConfiguration {
        var configuration = RunConfiguration()
        configuration.pace = .live
        return configuration
    }

    public init(memory: Int = 2 << 30, runLimit: Int = 600_000_000_000) {
        (self.memory, self.runLimit) = (memory, runLimit)
    }
}
