import Library
import Requests
import Rill
import Runtime

/// The purpose of an interpreter.
package enum RunStyle: Sendable {
    /// Interactive input: every entry gets an answer.
    case prompt
    /// A snippet from a pipe or an argument: values of bare expressions and timelines, no messages.
    case snippet
    /// A program from a file: stdout is exactly the program's output.
    case program
}

/// The options of a program or session, from the command line to the interpreter.
package struct RunConfiguration {
    package var style = RunStyle.prompt
    package var pace = Pace.instant
    /// True if the user has chosen the pace.
    package var isPaceChosen = false
    package var seed: UInt64 = 0
    /// Seconds since 1970 at virtual time 0.
    package var epoch = World.defaultEpoch
    /// The resident memory in bytes at which a program is stopped.
    package var memory: Int
    /// The virtual nanoseconds that a program may run after its last line at instant pace.
    package var runLimit: Int
    /// True if the user has set this limit; then it also applies to a program that waits by itself.
    package var isRunLimitGiven = false
    /// The virtual nanoseconds of a bare watch at instant pace.
    package var watchLimit = 10_000_000_000
    /// The most events of one instant, if the user has chosen a limit: of items, recorded events and elements.
    package var burst: Int?
    /// The bytes of native stack per thread of a program.
    package var stack = Machine.nativeStackBytes
    /// The program's `CommandLine.arguments`; the first is its name.
    package var arguments = ["main"]
    package var files = FileGrant()
    /// Network access, if programs may use it.
    package var network: Network?
    /// True if a run is recorded, with the calls that send events, for exports and reports.
    package var isRecorded = false
    /// The order of execution where programs leave it open; nil: the usual one.
    package var order: OrderPlan?
    /// True if live objects and closures are tracked, for `Interpreter.leaks`.
    package var findsLeaks = false
    /// True if entries are told of objects that only a cycle keeps, for `Interpreter.newCycles`.
    package var noticesLeaks = false
    /// Texts that earlier interpreters have checked, for runs of the same program one after the other.
    package var checkedTexts: CheckedTexts?
    /// The process ends with the first program that is stopped: nothing is put back, and its memory goes with the process.
    package var endsProcess = false

    /// A prompt whose clock follows the wall clock.
    package static var prompt: RunConfiguration {
        var configuration = RunConfiguration()
        configuration.pace = .live
        return configuration
    }

    package init(memory: Int = 2 << 30, runLimit: Int = 600_000_000_000) {
        (self.memory, self.runLimit) = (memory, runLimit)
    }
}
