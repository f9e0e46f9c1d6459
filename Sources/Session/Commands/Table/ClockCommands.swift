import Rill
import SessionCore
import StyledText

/// Commands for time.
let clockCommands: [Command] = [
    Command(
        name: "clock", abbreviations: ["c"], usage: "[live|xN|instant|step]", topic: .clock,
        summary: "shows the time, or sets the speed of the clock",
        details: """
            live: follows real time. x10: ten times as fast while something is scheduled. instant: the clock stops while \
            you type; each entry runs until nothing is due. step: the clock stops; Enter on an empty line runs the \
            next instant. The clock begins on 1 January 2026, so a program prints the same every day; \
            'rill --date now' or '--date 2026-11-01T09:00' choose another start.
            """,
        argument: ArgumentDescription(kind: .pace),
        run: { try $0.clock($1) }),
    Command(
        name: "step", abbreviations: ["s"], usage: "[N]", topic: .clock, summary: "the next instant, or the next N",
        run: { $0.apply(.step(try ArgumentDescription.parseCount($1))) }),
    Command(
        name: "skip", abbreviations: ["sk"], usage: "[10s]", topic: .clock,
        summary: "runs scheduled work without waiting",
        details: "':skip' runs until nothing is due, ':skip 10s' jumps ahead.",
        run: { session, argument in
            let span = DurationText.parse(argument)
            guard argument.isEmpty || span != nil else {
                throw ArgumentError("a time or no argument")
            }
            session.catchUpWithWall()
            session.apply(.skip(span, isInterrupt: false))
        }),
]

extension ReplSession {
    fileprivate func clock(_ argument: String) throws {
        guard !argument.isEmpty else {
            // Events that are due are printed before the answer.
            catchUpWithWall()
            return printReply(clockStatusLine(at: pace))
        }
        guard let pace = PaceText.parse(argument) else {
            throw ArgumentError("live, x10, instant, step or no argument")
        }
        state.settings.choose("pace", argument)
        apply(.pace(pace))
    }
}
