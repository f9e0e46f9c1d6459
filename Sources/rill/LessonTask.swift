import Lessons
import Session
import Shell
import StyledText

/// `rill lesson [N[.STEP]]`: a lesson at the prompt, all of one with `--all`, or the list.
enum LessonTask {
    private static let course = Course.find(named: Shell.variable("RILL_LESSONS"))

    static func attach(to dialogue: ReplSession) {
        dialogue.guide = Player(
            dialogue, course: { course },
            progressPath: Shell.stateDirectory.map { $0 + "/progress.json" })
    }

    static func run(_ lesson: String?, _ arguments: Arguments, _ options: ShellOptions) -> Int32 {
        guard let lesson else { return answer(":lesson", arguments) }
        let parts = lesson.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count <= 2, !parts.contains(nil), let number = parts[0] else {
            Talk.complain("lesson wants a lesson, as 5 or 5.3, not '\(lesson)' (rill help)")
            return 64
        }
        if let complaint = course?.complaint(about: number, step: parts.count == 2 ? parts[1] : nil) {
            Talk.complain(complaint + " (rill lesson)")
            return 64
        }
        if arguments.isAll { return answer(":lesson \(number) all", arguments) }
        var options = options
        options.isQuiet = true
        options.firstEntries = [":lesson \(lesson)"]
        return Shell.run(conversation: SnippetCommand.dialogue(arguments, .prompt, pace: .instant), options: options)
    }
}
