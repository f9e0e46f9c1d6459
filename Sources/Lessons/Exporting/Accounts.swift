import Assist
import Commands
import Export
import SessionCore
import StyledText
import Timeline

/// The reason for which an export is not possible.
enum ExportFailure: Error {
    /// The program was refused or failed.
    case ended(StyledText, status: Int32)
}

extension ExportModel {
    /// Creates the export model of a lesson or of a whole program. The steps of a lesson run one after the other, each
    /// until it is idle.
    static func of(_ text: String, path: String, width: Int) throws(ExportFailure) -> ExportModel {
        if let model = savedSession(text, path) { return model }
        let (lesson, problems) = readLesson(text, at: path)
        if lesson.number > 0, problems.isEmpty, !lesson.steps.isEmpty { return try ExportModel(playing: lesson, path) }
        let program = (try? Files.readProgram(path)) ?? text
        let parts = TalkPart.allParts(in: program)
        if parts.contains(where: { !$0.title.isEmpty }) { return try ExportModel(telling: parts, path, program) }
        return try ExportModel(running: program, path, width: width)
    }

    private init(running text: String, _ path: String, width: Int) throws(ExportFailure) {
        var chapter = Chapter()
        chapter.code = text.trimmedLines
        var recording = Recording()
        var messages = StyledText()
        var printed: [(text: String, after: Int)] = []
        var run = ProgramRun(
            name: path, text: text, presentation: Presentation(isTerminal: false, width: width),
            output: { printed.append(($0, recording.eventCount)) }, report: { messages += $0 })
        run.options.isRecorded = true
        run.onRecording = { recording = $0 }
        run.onScreen = { chapter.screen = $0 }
        let status = run.run()
        if status == 1 { throw .ended(messages, status: status) }
        self.init(title: FileList.fileName(of: path), recording: recording)
        source = text
        // The output of a failed program is exported too.
        chapter.printed = printed + (status == 0 ? [] : [(messages.plainText, recording.eventCount)])
        chapter.showRecording(recording, after: 0)
        chapters = [chapter]
        highlight = LessonRun().highlight
    }

    /// Runs a program in parts, each until no item is scheduled.
    private init(telling parts: [TalkPart], _ path: String, _ text: String) throws(ExportFailure) {
        let trial = LessonRun(folder: FileList.folderPath(of: path), isRecorded: true)
        self.init(title: parts.first?.heading ?? FileList.fileName(of: path))
        for part in parts {
            let mark = trial.recording?.eventCount ?? 0
            guard part.code.trimmingSpaces.isEmpty || trial.run([Lesson.Code(text: part.code, line: part.firstLine)])
            else {
                throw .ended(trial.errorOutput, status: 1)
            }
            // The imports and helpers before the first title are not shown.
            if part.title.isEmpty {
                intro = part.proseMarkdown
                continue
            }
            var chapter = Chapter(title: part.title, prose: part.proseMarkdown)
            (chapter.code, chapter.firstLine, chapter.pieces) = (part.code.trimmedLines, part.firstLine, [part.code])
            chapter.printed = part.code.trimmingSpaces.isEmpty ? [] : trial.printedParts
            if let recording = trial.recording { chapter.showRecording(recording, after: mark) }
            chapter.screen = trial.appScreen()
            chapters.append(chapter)
        }
        if let recording = trial.recording { self.recording = recording }
        source = text
        highlight = trial.highlight
    }

    private init(playing lesson: Lesson, _ path: String) throws(ExportFailure) {
        let trial = LessonRun(folder: FileList.folderPath(of: path), isRecorded: true)
        self.init(title: "\(lesson.number)  \(lesson.title)", intro: lesson.intro)
        guard trial.run(lesson.setup) else { throw .ended(trial.errorOutput, status: 1) }
        for step in lesson.steps {
            let mark = trial.recording?.eventCount ?? 0
            let code = step.challenge?.solution ?? (step.setup + (step.example.map { [$0] } ?? []))
            guard trial.run(code) else { throw .ended(trial.errorOutput, status: 1) }
            var chapter = Chapter(
                title: step.title, section: step.section, prose: step.prose)
            chapter.question = step.question?.exported
            chapter.hints = step.challenge?.hints ?? []
            chapter.afterword = step.afterword
            chapter.code = code.map(\.text.trimmedLines).joined(separator: "\n\n")
            chapter.isSolution = step.challenge != nil
            chapter.pieces = code.map(\.text)
            chapter.firstLine = code.first?.line ?? 1
            chapter.printed = trial.printedParts
            // The function `example(of:)` prints an empty line first.
            if let first = chapter.printed.first {
                chapter.printed[0].text = LessonChecker.withoutEmptyLine(first.text)
            }
            if let recording = trial.recording { chapter.showRecording(recording, after: mark) }
            chapter.screen = trial.appScreen()
            chapters.append(chapter)
        }
        if let recording = trial.recording { self.recording = recording }
        highlight = trial.highlight
    }
}
