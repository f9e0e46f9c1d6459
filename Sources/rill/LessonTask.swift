import Commands
import Export
import Lessons
import SessionCore
import Shell
import StyledText

/// `rill lesson [N[.STEP] | FILE]`: opens a lesson at the prompt, prints a whole lesson with `--all`, or prints the
/// list of lessons.
enum LessonTask {
    /// The file of the lesson on the command line; nil if the command line names none.
    private nonisolated(unsafe) static var lessonFile: String?
    static let course = lessonFile.map { Course(file: $0) } ?? Course.find(named: Shell.variable("RILL_LESSONS"))

    static func attachPlayer(to session: ReplSession) {
        session.guide = LessonPlayer(
            session, course: { course },
            progressPath: Shell.stateDirectory.map { $0 + "/progress.json" })
    }

    static func run(_ given: String?, _ arguments: Arguments, _ options: ShellOptions) -> Int32 {
        guard var lesson = given else { return runPromptCommand(":lesson", arguments) }
        if lesson.hasSuffix(".swift") {
            lessonFile = lesson
            guard let number = course?.lessonNumbers.first else {
                StandardError.report("cannot read a lesson from \(lesson) (rill check \(lesson))")
                return 66
            }
            lesson = String(number)
        }
        let parts = lesson.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count <= 2, !parts.contains(nil), let number = parts[0] else {
            StandardError.report(
                "lesson needs a lesson, for example 5, 5.3 or a file, not '\(lesson)' (rill help lesson)")
            return 64
        }
        if let complaint = course?.unknownLessonMessage(about: number, step: parts.count == 2 ? parts[1] : nil) {
            StandardError.report(complaint + " (rill lesson)")
            return 64
        }
        if arguments.printsWholeLesson { return runPromptCommand(":lesson \(number) all", arguments) }
        var options = options
        options.isQuiet = true
        options.firstEntries = [":lesson \(lesson)"]
        return Shell.run(session: SnippetCommand.makeSession(arguments, .prompt, pace: .instant), options: options)
    }

    /// Runs `rill new lesson NAME`, which creates a lesson.
    static func createLesson(_ title: String) -> Int32 {
        do {
            let name = try LessonTemplate.writeFile(named: title, in: ".")
            let output = ByteOutput(.standardOutput)
            output.write("Wrote \(name).\nPlay it: rill lesson \(name)\nCheck it: rill check \(name)\n")
            output.flush()
            return 0
        } catch {
            StandardError.report("cannot write \(error.path): \(error.reason)")
            return 74
        }
    }

    /// Runs `rill grade FOLDER LESSON`, which tests the files of many learners.
    static func gradeFolder(_ folder: String, _ lesson: String, _ arguments: Arguments) -> Int32 {
        let sink = StreamSink(colour: arguments.colour)
        var command = GradeCommand(
            folder: folder, lessonName: lesson, course: course,
            output: { line in
                sink.write(Output(.reply, line))
                sink.flush()
            }, reportError: StandardError.report)
        command.csvPath = arguments.outputPath
        return command.run()
    }
}
