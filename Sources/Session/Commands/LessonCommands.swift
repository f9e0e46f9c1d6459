/// Commands of the course. What they do is the guide's.
let lessonCommands: [Command] = [
    row(
        name: "lesson", short: ["le"], usage: "[N[.STEP]]", "the course, or a lesson",
        "':lesson' lists the lessons, ':lesson 5' goes on where you were, ':lesson 5.3' goes to a step, ':lesson 5 all' prints it. ':lesson reset 5' and "
            + "':lesson reset all' forget what was done."),
    row(name: "next", short: ["n"], "a step on", "What the step would run is not run: Enter on an empty line runs it."),
    row(name: "back", short: ["b"], "a step back"),
    row(name: "run", "the rest of the lesson", "Stops at the first difference and at challenges that are not solved."),
    row(name: "replay", "the step again, in a clean session", "What you have defined is gone then."),
    row(
        name: "guess", usage: "WORDS", "says what an example will print",
        "Before Enter runs it. Words are compared, not lines."),
    row(
        name: "check", "judges the challenge", "Runs what you typed since the challenge began against cases of its own."
    ),
    row(
        name: "hint", usage: "[all]", "a hint, from vague to exact", "':hint all' shows those again that you have had."),
    row(name: "answer", "one way to solve the challenge"),
]

private func row(
    name: String, short: [String] = [], usage: String = "", _ summary: String, _ details: String = ""
) -> Command {
    Command(
        name: name, short: short, usage: usage, topic: .lesson, summary: summary, details: details,
        run: { dialogue, argument in
            guard let guide = dialogue.guide, let command = LessonCommand(rawValue: name) else {
                throw CommandError("there is no course here")
            }
            if usage.isEmpty, !argument.isEmpty {
                throw ReplSession.misuse(name, takes: "nothing", not: argument)
            }
            return try guide.perform(command, argument)
        })
}
