/// Commands of the course. What they do is the guide's.
let lessonCommands: [Command] = [
    row(
        name: "lesson", short: ["le"], usage: "[N[.STEP]]", "the course, or a lesson",
        "':lesson' lists the lessons, ':lesson 5' continues where you were, ':lesson 5.3' goes to a step, ':lesson 5 all' prints it. ':lesson reset 5' and "
            + "':lesson reset all' clear your progress."),
    row(name: "next", short: ["n"], "a step on", "Does not run the step's code; Enter on an empty line does."),
    row(name: "back", short: ["b"], "a step back"),
    row(name: "run", "the rest of the lesson", "Stops at the first difference and at unsolved challenges."),
    row(name: "replay", "the step again, in a clean session", "Your definitions are lost."),
    row(
        name: "guess", usage: "WORDS", "predicts what an example prints",
        "Use it before Enter runs the example. Words are compared, not lines."),
    row(
        name: "check", "tests your solution of the challenge",
        "Runs what you typed since the challenge began against its test cases."
    ),
    row(
        name: "hint", usage: "[all]", "a hint, from vague to exact", "':hint all' repeats the hints you have seen."),
    row(name: "answer", "one way to solve the challenge"),
]

private func row(
    name: String, short: [String] = [], usage: String = "", _ summary: String, _ details: String = ""
) -> Command {
    Command(
        name: name, short: short, usage: usage, topic: .lesson, summary: summary, details: details,
        run: { dialogue, argument in
            guard let guide = dialogue.guide, let command = LessonCommand(rawValue: name) else {
                throw CommandError("no lessons are installed here")
            }
            if usage.isEmpty, !argument.isEmpty {
                throw ReplSession.misuse(name, takes: "nothing", not: argument)
            }
            return try guide.perform(command, argument)
        })
}
