import SessionCore

/// Commands of lessons. The guide of the lesson runs them.
let lessonCommands: [Command] = [
    lessonCommand(
        name: "lesson", short: ["le"], usage: "[N[.STEP]]", "lists the lessons, or opens a lesson",
        "':lesson' lists the lessons, ':lesson 5' continues where you stopped, ':lesson 5.3' goes to a step, ':lesson 5 all' prints it. "
            + "':lesson reset 5' and ':lesson reset all' clear the progress.",
        argument: ArgumentDescription(acceptedWords: ["reset"])),
    lessonCommand(
        name: "next", short: ["n"], "goes to the next step",
        "Does not run the example of this step; Enter on an empty line runs it."),
    lessonCommand(name: "back", short: ["b"], "goes back to the step before"),
    lessonCommand(
        name: "run", "runs the rest of the lesson", "Stops at the first difference and at unsolved challenges."),
    lessonCommand(name: "replay", "runs the step again, in a clean session", "This removes your own definitions."),
    lessonCommand(
        name: "guess", usage: "ANSWER", "answers the question of a step, before it runs",
        "With words or marbles: ':guess 10 20', ':guess --1-2|'. Commas, quotes and case do not matter. A choice is answered by its letter "
            + "alone.", argument: ArgumentDescription()),
    lessonCommand(
        name: "check", "tests your solution of the challenge",
        "Tests the code that you typed since the challenge began. Ctrl-C stops the test."),
    lessonCommand(
        name: "hint", usage: "[all]", "shows a hint; each hint tells more", "':hint all' shows earlier hints again.",
        argument: ArgumentDescription(acceptedWords: ["all"])),
    lessonCommand(
        name: "quiz", usage: "[off]", "asks small questions about operators",
        "Answer with the letter of a choice, or with marbles: --1-2|. Enter skips, ':quiz off' stops. Questions with wrong answers "
            + "come up more often.", argument: ArgumentDescription(acceptedWords: ["off"])),
    lessonCommand(
        name: "show", usage: "[NAME]", "shows the code of a helper of the lesson",
        "':show report' shows a function or type, ':show Weather.swift' a file. Without a name, lists the helpers.",
        argument: ArgumentDescription()),
    lessonCommand(name: "answer", "shows solutions of the challenge"),
]

private func lessonCommand(
    name: String, short: [String] = [], usage: String = "", _ summary: String, _ details: String = "",
    argument: ArgumentDescription = ArgumentDescription(kind: .none)
) -> Command {
    Command(
        name: name, abbreviations: short, usage: usage, topic: .lesson, summary: summary, details: details,
        argument: argument,
        run: { session, argument in
            guard let guide = session.guide, let command = LessonCommand(rawValue: name) else {
                throw CommandError("No lessons are installed.")
            }
            try guide.perform(command, argument)
        })
}
