import Session
import StyledText

/// Leads a learner through a lesson at the prompt. Steps run in the learner's own session, so whoever wanders off has all that
/// they defined.
///
/// This file holds the state and the commands; `Player+Steps` shows and runs steps, `Player+Challenges` judges.
public final class Player: Guide {
    unowned let dialogue: ReplSession
    private let findCourse: () -> Course?
    private let progressPath: String?
    lazy var course: Course? = findCourse()
    lazy var progress = Progress(path: progressPath)
    var place: Place?
    /// Whether what runs counts as done.
    var keepsProgress = true
    /// Whether a step has differed since this was last set back.
    var isStopped = false
    /// Whether the next line answers "Show the answer?"
    var asksForAnswer = false

    /// Where the learner is.
    struct Place {
        let lesson: Lesson
        var index: Int
        var hasRun = false
        /// How many steps' helpers the session has.
        var prepared = 0
        /// The entries that hold the lesson's helpers.
        var foundation: Set<PastEntry> = []
        /// Names that the learner has defined since the session began.
        var redefined: Set<String> = []
        /// Whether the learner has typed anything that stands.
        var hasWandered = false
        /// The learner's prediction of the step's output.
        var guess: String?
        /// How many hints were given.
        var hints = 0
        /// Entries that stood when the step began.
        var before: Set<PastEntry> = []
        /// Whether the starter was put in the line.
        var hasBegun = false
        var isSolved = false
        var notes = LessonLog()

        var step: Lesson.Step { lesson.steps[index] }
        var isLast: Bool { index == lesson.steps.count - 1 }
    }

    /// - Parameters:
    ///   - course: asked for when the first lesson is.
    ///   - progressPath: the file of what was done; nil if it is not kept.
    public init(_ dialogue: ReplSession, course: @escaping () -> Course?, progressPath: String?) {
        self.dialogue = dialogue
        findCourse = course
        self.progressPath = progressPath
        dialogue.onPrint = { [weak self] in self?.heard?.append($0) }
    }

    /// What the piece that runs has printed; nil while nothing of the lesson runs.
    var heard: String?

    /// Nothing of the lesson runs any more.
    func leavePiece() {
        heard = nil
        dialogue.hideLive()
    }

    var page: Page {
        let look = dialogue.presentation
        return Page(width: look.width, isUnicode: look.isUnicode, foldsCode: look.isTerminal) { [dialogue] in
            dialogue.highlight($0)
        }
    }

    func say(_ lines: [StyledText]) { dialogue.show(lines) }

    func say(_ text: String, _ role: Role? = .dim) { say(StyledText("  " + text, role).wrapped(to: 96, indent: 2)) }

    // MARK: Guide

    public var prompt: StyledText? {
        place.map { StyledText("rill \($0.lesson.number).\($0.index + 1)> ", .prompt) }
    }

    public func take(_ line: String) -> [Effect]? {
        if asksForAnswer {
            asksForAnswer = false
            if ["y", "yes"].contains(line.lowercased()) { return showAnswer() }
            if ["n", "no"].contains(line.lowercased()) { return [] }
        }
        guard let index = place?.index else { return nil }
        if line.isEmpty { return goOn() }
        place!.notes.begin(line, at: index)
        return nil
    }

    public func entryStands(defining names: [String]) {
        guard place != nil else { return }
        place!.hasWandered = true
        place!.redefined.formUnion(names.filter { !$0.hasPrefix("$") })
        place!.notes.stand(as: dialogue.entries.last)
    }

    public func hear(_ output: Output) { place?.notes.hear(output.text.plain) }

    public var notes: String? {
        guard let place else { return nil }
        var notes = place.notes
        notes.drop(exceptFor: dialogue.entries)
        return notes.markdown(of: place.lesson)
    }

    public func pieceIsOver() {
        if heard != nil { finishStep() }
    }

    public func perform(_ command: LessonCommand, _ argument: String) throws -> [Effect] {
        if command != .answer { asksForAnswer = false }
        defer { if let complaint = progressComplaint() { dialogue.remark("note: " + complaint, .note) } }
        if command == .lesson { return try lesson(argument) }
        guard place != nil else { throw CommandError("no lesson is open.   :lesson lists them") }
        switch command {
        case .lesson: return []
        case .next: return next()
        case .back:
            guard place!.index > 0 else { throw CommandError("this is the first step") }
            go(to: place!.index - 1)
        case .run: runRest()
        case .replay: return replay()
        case .guess: try guess(argument)
        case .check: try check()
        case .hint: try hint(argument)
        case .answer: return try answer()
        }
        return []
    }

    /// Only what was touched can have gone wrong.
    private func progressComplaint() -> String? { place == nil && course == nil ? nil : progress.takeComplaint() }

    // MARK: `:lesson`

    private func lesson(_ argument: String) throws -> [Effect] {
        guard let course else { throw CommandError("no lessons are installed here (RILL_LESSONS names their folder)") }
        if argument.isEmpty {
            progress.refresh()
            say(page.list(course.numbers.compactMap { row($0) }))
            say(page.foot(":lesson N opens one.   :lesson reset N forgets"))
            return []
        }
        let words = argument.split(separator: " ").map(String.init)
        if words[0] == "reset" {
            try reset(words.dropFirst().joined())
            return []
        }
        if words.count == 2, words[1] == "all", let number = Int(words[0]) {
            guard try printAll(number) else { throw CommandError("the lesson does not do what it says") }
            return []
        }
        let parts = argument.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, let number = Int(parts[0]), parts.count == 1 || Int(parts[1]) != nil else {
            throw CommandError(":lesson takes a lesson, as 5 or 5.3, or nothing, not '\(argument)'.   :help lesson")
        }
        try open(number, step: parts.count == 2 ? Int(parts[1]) : nil)
        return []
    }

    /// Runs helpers of the lesson, and remembers the entries that they have become.
    func lay(_ pieces: [Lesson.Code]) {
        for piece in pieces {
            if let entry = dialogue.play(piece.text, isSilent: true).entry { place!.foundation.insert(entry) }
        }
    }

    private func row(_ number: Int) -> (number: Int, title: String, state: String)? {
        guard let lesson = course?.lesson(number) else { return nil }
        let marks = lesson.steps.map { progress.mark(of: $0.title, in: number) }
        let done = marks.count { $0 != nil }
        let seen = marks.count { $0 == .seen }
        var state = ""
        if done == marks.count {
            state = seen > 0 ? "\(seen) seen" : "done"
        } else if done > 0 {
            state = "\(done) of \(marks.count)"
        }
        if progress.latest == number { state += (state.isEmpty ? "" : "  ") + "<-" }
        return (number, lesson.title, state)
    }

    private func reset(_ word: String) throws {
        guard word == "all" || Int(word).flatMap({ course?.lesson($0) }) != nil else {
            throw CommandError(":lesson reset takes the number of a lesson or 'all', not '\(word)'")
        }
        progress.forget(Int(word))
        dialogue.remark(word == "all" ? "(all progress is forgotten)" : "(lesson \(word) begins anew)")
    }

    /// Opens a lesson at a step, or where the learner was.
    func open(_ number: Int, step: Int?) throws {
        if let complaint = course?.complaint(about: number, step: step) { throw CommandError(complaint) }
        guard let lesson = course?.lesson(number) else { return }
        let unfinished = lesson.steps.firstIndex { progress.mark(of: $0.title, in: number) == nil }
        dialogue.preferInstantPace()
        leavePiece()
        let isSame = place?.lesson.number == number
        place = Place(lesson: lesson, index: 0, notes: isSame ? place!.notes : LessonLog())
        lay(lesson.setup)
        go(to: step.map { $0 - 1 } ?? unfinished ?? 0)
    }
}
