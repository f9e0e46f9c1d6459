import Session
import StyledText
import Timeline

/// A program or a lesson as it ran: all that the forms of `rill export` are written from.
struct Account {
    struct Chapter {
        var title = ""
        var section: String?
        /// Markdown.
        var prose = ""
        var code = ""
        /// The number of the code's first line in its file.
        var firstLine = 1
        /// What was printed, in pieces, each with the number of the event before it.
        var printed: [(text: String, after: Int)] = []
        /// nil where no observable has run.
        var picture: Picture?
        var origins: [String: String] = [:]
        /// Markdown below the code.
        var afterword = ""

        var output: String { printed.map(\.text).joined() }
    }

    var title: String
    /// Markdown.
    var intro = ""
    var chapters: [Chapter] = []
    var recording = Recording()
    var highlight: (String) -> [RoleSpan] = { _ in [] }
}

/// Why there is no account.
enum AccountFailure: Error {
    /// What was refused or has failed.
    case ended(StyledText, status: Int32)
}

extension Account {
    /// A lesson, step by step, each until nothing more happens in it; a program as a whole.
    static func of(_ text: String, path: String, width: Int) throws(AccountFailure) -> Account {
        let (lesson, problems) = readLesson(text)
        if lesson.number > 0, problems.isEmpty, !lesson.steps.isEmpty { return try Account(playing: lesson, path) }
        return try Account(running: text, path, width: width)
    }

    private init(running text: String, _ path: String, width: Int) throws(AccountFailure) {
        var chapter = Chapter()
        chapter.code = text
        var recording = Recording()
        var talk = StyledText()
        var printed: [(text: String, after: Int)] = []
        var run = ProgramRun(
            name: path, text: text, presentation: Presentation(isTerminal: false, width: width),
            output: { printed.append(($0, recording.count)) }, talk: { talk += $0 })
        run.recordsEverything = true
        run.onRecording = { recording = $0 }
        let status = run.run()
        if status == 1 { throw .ended(talk, status: status) }
        self.init(title: FileList.name(of: path), recording: recording)
        // A program that has failed is worth being looked at, too.
        chapter.printed = printed + (status == 0 ? [] : [(talk.plain, recording.count)])
        chapter.show(recording, after: 0)
        chapters = [chapter]
        highlight = Trial().highlight
    }

    private init(playing lesson: Lesson, _ path: String) throws(AccountFailure) {
        let trial = Trial(folder: FileList.folder(of: path), recordsEverything: true)
        self.init(title: "\(lesson.number)  \(lesson.title)", intro: lesson.intro)
        guard trial.run(lesson.setup) else { throw .ended(trial.complaints, status: 1) }
        for step in lesson.steps {
            let mark = trial.recording?.count ?? 0
            let code = step.challenge?.solution ?? (step.setup + (step.example.map { [$0] } ?? []))
            guard trial.run(code) else { throw .ended(trial.complaints, status: 1) }
            var chapter = Chapter(title: step.title, section: step.section, prose: step.prose)
            chapter.afterword = step.afterword
            chapter.code = code.map(\.text.trimmedLines).joined(separator: "\n\n")
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

extension Account.Chapter {
    private static let mostChains = 3
    private static let mostLanes = 12

    /// What has happened since a mark: the lanes that the code watches under names of its own; where it watches none, its
    /// chains stage for stage, or only their results where they are many.
    mutating func show(_ recording: Recording, after mark: Int) {
        let tops = recording.allLanes.filter { $0.parent == nil }
        let lanes = tops.filter { !recording.events(of: [$0.id], after: mark).isEmpty }
        let watched = lanes.filter(\.origin.isEmpty)
        let chosen = watched.isEmpty ? lanes : watched
        guard !chosen.isEmpty else { return }
        for lane in chosen { origins[lane.name] = lane.origin }
        let shown = chosen.prefix(Self.mostLanes).map(\.id)
        var made =
            watched.isEmpty && chosen.count <= Self.mostChains
            ? Picture.explaining(shown, in: recording) : Picture(of: recording, lanes: shown, after: mark)
        for index in made.tracks.indices {
            made.tracks[index].label = String(made.tracks[index].label.drop { $0 == "." })
        }
        let more = chosen.count - shown.count
        if more > 0 {
            made.remarks.append(more == 1 ? "1 more chain is not drawn" : "\(more) more chains are not drawn")
        }
        picture = made
    }

    /// The lines of the file that a row is about: where its chain or its stage is written.
    func lines(of label: String) -> [Int] {
        let lines = code.allLines
        let name = label.prefix { $0 != "(" }
        let chains = origins.values.filter { !$0.isEmpty }.flatMap { origin -> [Int] in
            guard let range = code.range(of: origin) else { return [] }
            let first = code[..<range.lowerBound].count { $0 == "\n" }
            return Array(first...first + origin.count { $0 == "\n" })
        }
        let places = chains.isEmpty ? Array(lines.indices) : Array(Set(chains)).sorted()
        let words = ["watch(\"\(label)\"", String(label), "." + name + "(", "." + name + " {", String(name)]
        for place in [places, Array(lines.indices)] {
            for word in words where !word.isEmpty {
                let found = place.first { lines[$0].contains(word) }
                if let found { return [found + firstLine] }
            }
        }
        return chains.isEmpty ? [] : [chains.min()! + firstLine]
    }
}

extension String {
    /// Where a text stands in this one.
    fileprivate func range(of part: String) -> Range<String.Index>? {
        guard !part.isEmpty else { return nil }
        var place = startIndex
        while place < endIndex {
            if self[place...].hasPrefix(part) { return place..<index(place, offsetBy: part.count) }
            formIndex(after: &place)
        }
        return nil
    }
}
