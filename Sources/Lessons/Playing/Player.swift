import Assist
import Commands
import Export
import SessionCore
import StyledText

/// Plays a lesson at the prompt. Steps run in the learner's own session, so the learner's entries can use all names of
/// the lesson.
///
/// This file contains the state and the commands; `Player+Steps` shows and runs steps, and `Player+Challenges` tests
/// solutions.
package final class LessonPlayer: LessonGuide {
    unowned let session: ReplSession
    private let findCourse: () -> Course?
    private let progressPath: String?
    lazy var course: Course? = findCourse()
    lazy var progress = Progress(path: progressPath)
    var position: LessonPosition?
    /// The current round of the quiz.
    var quiz: QuizRound?
    var quizRandom: any RandomNumberGenerator = SystemRandomNumberGenerator()
    lazy var quizLog = QuizLog(path: progressPath.map { FileList.folderPath(of: $0) + "/quiz.json" })
    /// True if a step that runs counts as done.
    var keepsProgress = true
    /// True if a step has differed from the lesson since the last reset of this flag.
    var wasStopped = false
    /// True if the next line answers "Show the answer?".
    var awaitsAnswerConfirmation = false

    /// The learner's position in a lesson.
    struct LessonPosition {
        let lesson: Lesson
        var index: Int
        var hasRun = false
        /// The number of steps whose helpers are defined in the session.
        var prepared = 0
        /// The entries that define the helpers of the lesson.
        var foundation: Set<PastEntry> = []
        /// Names that the learner has redefined since the session began.
        var redefined: Set<String> = []
        /// True if the learner has submitted entries of their own.
        var hasLeftLesson = false
        /// The learner's guess of the output of the step.
        var guess: String?
        /// The number of hints shown.
        var hints = 0
        /// The entries of the session at the beginning of the step.
        var before: Set<PastEntry> = []
        /// True if the starter code was loaded.
        var hasBegun = false
        var isSolved = false
        /// The remaining pages of the step's text.
        var pages: [[StyledText]] = []
        var notes = LessonLog()
        /// The names of the lesson's helpers.
        let helperNames: Set<String>
        let identity: LessonIdentity
        /// The last run of the example of the step.
        var run: StepRun?
        /// The running playback of the example.
        var playback: Playback?

        var step: Lesson.Step { lesson.steps[index] }
        var isLast: Bool { index == lesson.steps.count - 1 }
    }

    /// - Parameters:
    /// - course: returns the course; called when the first lesson is opened.
    /// - progressPath: the path of the file for progress; nil to store no progress.
    package init(_ session: ReplSession, course: @escaping () -> Course?, progressPath: String?) {
        self.session = session
        findCourse = course
        self.progressPath = progressPath
        session.onPrint = { [weak self] in
            guard let self else { return }
            recordedLines?.append(($0, self.session.clock))
        }
    }

    /// The output of the running example; nil if no example is running.
    var recordedLines: Playback.TimedLines?

    var pageFormatter: LessonPage {
        let look = session.presentation
        return LessonPage(width: look.width, isUnicode: look.isUnicode, wrapsCode: look.isTerminal) { [session] in
            session.highlight($0)
        }
    }

    func show(_ lines: [StyledText]) { session.show(lines) }

    func show(_ text: String, _ role: TextRole? = .dim) {
        show(StyledText("  " + text, role).wrapped(to: 96, indent: 2))
    }

    // MARK: Guide

    package var prompt: StyledText? {
        if quiz != nil { return StyledText("quiz> ", .prompt) }
        return position.map { StyledText("rill \($0.lesson.number).\($0.index + 1)> ", .prompt) }
    }

    package func handleLine(_ line: String) -> Bool {
        if awaitsAnswerConfirmation {
            awaitsAnswerConfirmation = false
            let answer = line.lowercased()
            if ["y", "yes"].contains(answer) { showAnswer() }
            if ["y", "yes", "n", "no"].contains(answer) { return true }
        }
        if takeQuizAnswer(line) { return true }
        guard let index = position?.index else { return false }
        if stopPlaying(), line.isEmpty { return true }
        if line.isEmpty {
            continueLesson()
        } else if handleChoice(line) {
            return true
        } else if line == "l", position!.run?.isTimed == true, !position!.redefined.contains("l") {
            startPlayback()
        } else {
            position!.notes.beginEntry(line, at: index)
            return false
        }
        return true
    }

    package var hasMorePages: Bool { position?.pages.isEmpty == false }

    package func entrySucceeded(defining names: [String]) {
        guard position != nil else { return }
        position!.hasLeftLesson = true
        position!.redefined.formUnion(names.filter { !$0.hasPrefix("$") })
        position!.notes.finish(as: session.entries.last)
    }

    package func receive(_ output: Output) { position?.notes.appendOutput(output.text.plainText) }

    package var notes: String? {
        guard let position else { return nil }
        var notes = position.notes
        notes.dropUndone(exceptFor: session.entries)
        return notes.notesMarkdown(of: position.lesson)
    }

    package func perform(_ command: LessonCommand, _ argument: String) throws {
        if command != .answer { awaitsAnswerConfirmation = false }
        _ = stopPlaying()
        defer { if let complaint = progressFileError() { session.printRemark("note: " + complaint, .note) } }
        if command == .lesson { return try lessonCommand(argument) }
        if command == .quiz { return try startQuiz(argument) }
        if command == .guess, quiz != nil { return try guessInQuiz(argument) }
        guard position != nil else { throw CommandError("No lesson is open.   :lesson lists them") }
        switch command {
        case .lesson, .quiz: break
        case .next: nextStep()
        case .back:
            guard position!.index > 0 else { throw CommandError("This is the first step.") }
            go(to: position!.index - 1)
        case .run: runRemainingSteps()
        case .replay: replayStep()
        case .guess: try takeGuess(argument)
        case .check: try checkSolution()
        case .hint: try showHint(argument)
        case .show: try showHelper(argument)
        case .answer: try showAnswerCommand()
        }
    }

    /// Only errors of files that were used are reported.
    private func progressFileError() -> String? { position == nil && course == nil ? nil : progress.takeFileError() }

    // MARK: `:lesson`

    private func lessonCommand(_ argument: String) throws {
        guard let course else { throw CommandError("No lessons are installed. RILL_LESSONS names their folder.") }
        if argument.isEmpty {
            progress.readAgain()
            show(pageFormatter.lessonList(course.lessonNumbers.compactMap { lessonListRow($0) }))
            return show(
                pageFormatter.adviceLine("Open a lesson with :lesson N. Clear its progress with :lesson reset N."))
        }
        let words = argument.split(separator: " ").map(String.init)
        if words[0] == "reset" { return try resetProgress(words.dropFirst().joined()) }
        if words.count == 2, words[1] == "all", let number = Int(words[0]) {
            guard try printAll(number) else { throw CommandError("The lesson differs from its file.") }
            return
        }
        let parts = argument.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, let number = Int(parts[0]), parts.count == 1 || Int(parts[1]) != nil else {
            throw CommandError(":lesson needs a lesson, for example 5 or 5.3, not '\(argument)'.   :help lesson")
        }
        try openLesson(number, step: parts.count == 2 ? Int(parts[1]) : nil)
    }

    /// Runs helpers of the lesson and stores their entries.
    func runHelpers(_ pieces: [Lesson.Code]) {
        for piece in pieces {
            if let entry = session.play(piece.text, isSilent: true).entry { position!.foundation.insert(entry) }
        }
    }

    private func lessonListRow(_ number: Int) -> (number: Int, title: String, state: String)? {
        guard let lesson = course?.lesson(number) else { return nil }
        guard let identity = course?.identity(of: number) else { return nil }
        let marks = lesson.steps.map { progress.mark(of: $0.title, in: identity) }
        let done = marks.count { $0 != nil }
        let seen = marks.count { $0 == .seen }
        var state = ""
        if done == marks.count {
            state = seen > 0 ? "\(seen) seen" : "done"
        } else if done > 0 {
            state = "\(done) of \(marks.count)"
        }
        if progress.isLatest(identity) { state += (state.isEmpty ? "" : "  ") + "<-" }
        return (number, lesson.title, state)
    }

    private func resetProgress(_ word: String) throws {
        let identity = Int(word).flatMap { course?.identity(of: $0) }
        guard word == "all" || identity != nil else {
            throw CommandError(":lesson reset needs the number of a lesson, or 'all'")
        }
        progress.removeMarks(identity)
        session.printRemark(
            word == "all" ? "(progress of all lessons cleared)" : "(progress of lesson \(word) cleared)")
    }

    /// Opens a lesson at a step, or at the learner's last position.
    func openLesson(_ number: Int, step: Int?) throws {
        if let complaint = course?.unknownLessonMessage(about: number, step: step) { throw CommandError(complaint) }
        guard let lesson = course?.lesson(number) else { return }
        let identity = course?.identity(of: number) ?? LessonIdentity(key: lesson.title)
        let unfinished = lesson.steps.firstIndex { progress.mark(of: $0.title, in: identity) == nil }
        session.preferInstantPace()
        let isSame = position?.lesson.number == number
        position = LessonPosition(
            lesson: lesson, index: 0, notes: isSame ? position!.notes : LessonLog(), helperNames: lesson.helperNames,
            identity: identity)
        runHelpers(lesson.setup)
        go(to: step.map { $0 - 1 } ?? unfinished ?? 0)
    }
}
