import Session
import StyledText
import Timeline

/// The reason for which an export has no model.
enum ExportFailure: Error {
    /// The program was refused or failed.
    case ended(StyledText, status: Int32)
}

extension ExportModel {
    /// Creates the export model of a lesson, step by step, each run until it is idle; or of a whole program.
    static func of(_ text: String, path: String, width: Int) throws(ExportFailure) -> ExportModel {
        let (lesson, problems) = readLesson(text, at: path)
        if lesson.number > 0, problems.isEmpty, !lesson.steps.isEmpty { return try ExportModel(playing: lesson, path) }
        return try ExportModel(running: (try? Files.program(path)) ?? text, path, width: width)
    }

    private init(running text: String, _ path: String, width: Int) throws(ExportFailure) {
        var chapter = Chapter()
        chapter.code = text.trimmedLines
        var recording = Recording()
        var talk = StyledText()
        var printed: [(text: String, after: Int)] = []
        var run = ProgramRun(
            name: path, text: text, presentation: Presentation(isTerminal: false, width: width),
            output: { printed.append(($0, recording.count)) }, talk: { talk += $0 })
        run.options.isRecorded = true
        run.onRecording = { recording = $0 }
        let status = run.run()
        if status == 1 { throw .ended(talk, status: status) }
        self.init(title: FileList.name(of: path), recording: recording)
        // The recording of a failed program is exported too.
        chapter.printed = printed + (status == 0 ? [] : [(talk.plain, recording.count)])
        chapter.show(recording, after: 0)
        chapters = [chapter]
        highlight = LessonRun().highlight
    }

    private init(playing lesson: Lesson, _ path: String) throws(ExportFailure) {
        let trial = LessonRun(folder: FileList.folder(of: path), isRecorded: true)
        self.init(title: "\(lesson.number)  \(lesson.title)", intro: lesson.intro)
        guard trial.run(lesson.setup) else { throw .ended(trial.complaints, status: 1) }
        for step in lesson.steps {
            let mark = trial.recording?.count ?? 0
            let code = step.challenge?.solution ?? (step.setup + (step.example.map { [$0] } ?? []))
            guard trial.run(code) else { throw .ended(trial.complaints, status: 1) }
            var chapter = Chapter(
                title: step.title, section: step.section, prose: step.prose + (step.question?.markdown ?? ""))
            chapter.hints = step.challenge?.hints ?? []
            chapter.afterword = step.afterword
            chapter.code = code.map(\.text.trimmedLines).joined(separator: "\n\n")
            chapter.isSolution = step.challenge != nil
            chapter.pieces = code.map(\.text)
            chapter.firstLine = code.first?.line ?? 1
            chapter.printed = trial.writings
            // `example(of:)` prints an empty line first.
            if let first = chapter.printed.first {
                chapter.printed[0].text = LessonChecker.withoutEmptyLine(first.text)
            }
            if let recording = trial.recording { chapter.show(recording, after: mark) }
            chapters.append(chapter)
        }
        if let recording = trial.recording { self.recording = recording }
        highlight = trial.highlight
    }
}
