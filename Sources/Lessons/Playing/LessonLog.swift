import Session

/// What a learner has done in a lesson, step by step: the material of their notes.
struct LessonLog {
    /// Something that the learner has typed.
    struct Entry {
        var text: String
        /// What was shown when it ran.
        var output = ""
        /// The entry that it has become; nil for what was refused, and for what stood when the session began anew.
        var entry: PastEntry?
    }

    /// What an example has brought about when it ran.
    struct Outcome {
        var printed = ""
        var pictures: [String] = []
    }

    private(set) var entries: [Int: [Entry]] = [:]
    private(set) var outcomes: [Int: Outcome] = [:]
    /// Solutions that were shown.
    var answered: Set<Int> = []
    /// The entry that was typed and still runs.
    private var draft: (step: Int, entry: Entry)?

    mutating func begin(_ text: String, at step: Int) { draft = (step, Entry(text: text)) }

    mutating func hear(_ text: String) { draft?.entry.output += text }

    /// Ends the draft: later output belongs to something else.
    mutating func stand(as entry: PastEntry?) {
        guard var done = draft?.entry, let step = draft?.step else { return }
        draft = nil
        done.entry = entry
        entries[step, default: []].append(done)
    }

    mutating func record(_ outcome: Outcome, at step: Int) { outcomes[step] = outcome }

    /// Drops entries that were taken back.
    mutating func drop(exceptFor standing: [PastEntry]) {
        let standing = Set(standing)
        for (step, list) in entries {
            entries[step] = list.filter { $0.entry.map(standing.contains) ?? true }
        }
    }

    /// Keeps the notes of a session that ends, without its entries.
    mutating func close() {
        for (step, list) in entries { entries[step] = list.map { Entry(text: $0.text, output: $0.output) } }
    }
}

extension LessonLog {
    /// The notes as Markdown: prose, code, outputs, pictures, and what the learner has typed.
    func markdown(of lesson: Lesson) -> String {
        var parts = ["# Lesson \(lesson.number): \(lesson.title)\n", LessonLog.paragraphs(lesson.intro)]
        if !lesson.setup.isEmpty { parts.append(LessonLog.code(lesson.setup)) }
        for (index, step) in lesson.steps.enumerated() { parts += self.parts(of: step, at: index) }
        return parts.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private func parts(of step: Lesson.Step, at index: Int) -> [String] {
        var parts: [String] = []
        if let section = step.section, section != step.title { parts.append("## \(section)\n") }
        parts.append((step.section == step.title ? "## " : "### ") + step.title + "\n")
        parts.append(LessonLog.paragraphs(step.prose + (step.question?.exported.markdown ?? "")))
        if let challenge = step.challenge {
            parts += typed(at: index, under: "What I typed:")
            if answered.contains(index) { parts += ["One way:\n", LessonLog.code(challenge.solution)] }
        } else if let example = step.example {
            parts.append(LessonLog.code(step.setup + [example]))
            parts += came(of: step, at: index)
        }
        parts.append(LessonLog.paragraphs(step.afterword))
        if step.challenge == nil { parts += typed(at: index, under: "What I typed:") }
        return parts
    }

    /// What came when it ran, else what the lesson says.
    private func came(of step: Lesson.Step, at index: Int) -> [String] {
        let pictures = step.blocks.filter { $0.kind != .prints }.map(\.text)
        let outcome = outcomes[index] ?? Outcome(printed: step.block(.prints)?.text ?? "", pictures: pictures)
        return ([outcome.printed] + outcome.pictures).filter { !$0.isEmpty }.map { Markdown.fenced($0) }
    }

    private func typed(at index: Int, under heading: String) -> [String] {
        let list = entries[index] ?? []
        if list.isEmpty { return [] }
        return [heading + "\n"]
            + list.flatMap { entry in
                [Markdown.fenced(entry.text, language: "swift")]
                    + (entry.output.isEmpty ? [] : [Markdown.fenced(entry.output)])
            }
    }

    private static func paragraphs(_ markdown: String) -> String {
        markdown.trimmed.isEmpty ? "" : markdown.trimmedLines + "\n"
    }

    private static func code(_ pieces: [Lesson.Code]) -> String {
        Markdown.fenced(pieces.map(\.text.trimmedLines).joined(separator: "\n\n"), language: "swift")
    }
}
