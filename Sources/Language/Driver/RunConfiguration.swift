import Library
import Requests
import Rill
import Runtime

/// The purpose of an interpreter.
package enum RunStyle: Sendable {
    /// Interactive input: every entry is answered.
    case prompt
    /// A snippet from a pipe or an argument: rill prints the values of bare expressions and timelines, but no messages.
    case snippet
    /// A program from a file: stdout is exactly the program's output.
    case program
}

/// The options of a program or session, from the command line to the interpreter.
package struct RunConfiguration {
    package var style = RunStyle.prompt
    package var pace = Pace.instant
    /// True if the user has selected the pace.
    package var isPaceChosen = false
    package var seed: UInt64 = 0
    /// The date at virtual time 0, in seconds since 1970.
    package var epoch = World.defaultEpoch
    /// The memory in bytes at which a program is stopped.
    package var memoryLimit: Int
    /// At instant pace, the virtual nanoseconds for which a program may run after its last line.
    package var runLimit: Int
    /// True if the user has set the run limit. Then it also applies to a program that waits in its own code, such as
    /// with a run loop.
    package var isRunLimitGiven = false
    /// The virtual nanoseconds for which a watch without a time limit runs at instant pace.
    package var watchDuration = 10_000_000_000
    /// The user's limit for the items, recorded events and elements of one instant; nil if there is none.
    package var instantLimit: Int?
    /// The bytes of native stack for each thread of a program.
    package var stackBytes = Machine.nativeStackBytes
    /// The program's `CommandLine.arguments`; the first is its name.
    package var arguments = ["main"]
    package var files = FileGrant()
    /// The network; nil if programs may not use it.
    package var network: Network?
    /// True if the run is recorded, with the calls that send events; exports and reports need that.
    package var isRecorded = false
    /// The order in which simultaneous items run where Swift defines none; nil for the usual order.
    package var orderPlan: OrderPlan?
    /// True if the living objects and closures are tracked, for `Interpreter.leaks`.
    package var findsLeaks = false
    /// True if objects that only a cycle keeps are reported after each entry, for `Interpreter.newCycles`.
    package var noticesLeaks = false
    /// Texts that earlier interpreters have checked, for repeated runs of the same program.
    package var checkedTexts: CheckedTexts?
    /// True if the process ends when a program is stopped, so that nothing needs to be reverted or freed.
    package var endsProcess = false

    /// The configuration of a prompt whose clock follows the wall clock.
    package static var prompt: RunConfiguration {
        var configuration = RunConfiguration()
        configuration.pace = .live
        return configuration
    }

    package init(memoryLimit: Int = 2 << 30, runLimit: Int = 600_000_000_000) {
        (self.memoryLimit, self.runLimit) = (memoryLimit, runLimit)
    }
}
