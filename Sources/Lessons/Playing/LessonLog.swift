import Assist
import Commands
import Export
import SessionCore

/// A learner's entries and results in a lesson, step by step. The notes are made of them.
struct LessonLog {
    /// An entry that the learner typed.
    struct Entry {
        var text: String
        /// The output of the entry.
        var output = ""
        /// The session's entry; nil if the text was refused or belongs to an earlier session.
        var entry: PastEntry?
    }

    /// The result of an example's run.
    struct Outcome {
        var printed = ""
        var pictures: [String] = []
    }

    private(set) var entries: [Int: [Entry]] = [:]
    private(set) var outcomes: [Int: Outcome] = [:]
    /// The steps whose solution was shown.
    var answeredSteps: Set<Int> = []
    /// The entry that is running, and its step.
    private var runningEntry: (step: Int, entry: Entry)?

    mutating func beginEntry(_ text: String, at step: Int) { runningEntry = (step, Entry(text: text)) }

    mutating func appendOutput(_ text: String) { runningEntry?.entry.output += text }

    /// Ends the running entry. Later output belongs to other code.
    mutating func finish(as entry: PastEntry?) {
        guard var done = runningEntry?.entry, let step = runningEntry?.step else { return }
        runningEntry = nil
        done.entry = entry
        entries[step, default: []].append(done)
    }

    mutating func record(_ outcome: Outcome, at step: Int) { outcomes[step] = outcome }

    /// Drops the entries that were undone.
    mutating func dropUndone(exceptFor remaining: [PastEntry]) {
        let remaining = Set(remaining)
        for (step, list) in entries {
            entries[step] = list.filter { $0.entry.map(remaining.contains) ?? true }
        }
    }

    /// Keeps the notes of a session that ends, but drops its entries.
    mutating func keepNotes() {
        for (step, list) in entries { entries[step] = list.map { Entry(text: $0.text, output: $0.output) } }
    }
}

extension LessonLog {
    /// Returns the notes as Markdown: prose, code, output, diagrams and the learner's entries.
    func notesMarkdown(of lesson: Lesson) -> String {
        var parts = ["# Lesson \(lesson.number): \(lesson.title)\n", LessonLog.joinedParagraphs(lesson.intro)]
        if !lesson.setup.isEmpty { parts.append(LessonLog.fencedCode(lesson.setup)) }
        for (index, step) in lesson.steps.enumerated() { parts += self.stepParts(of: step, at: index) }
        return parts.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private func stepParts(of step: Lesson.Step, at index: Int) -> [String] {
        var parts: [String] = []
        if let section = step.section, section != step.title { parts.append("## \(section)\n") }
        parts.append((step.section == step.title ? "## " : "### ") + step.title + "\n")
        parts.append(LessonLog.joinedParagraphs(step.prose + (step.question?.exported.markdown ?? "")))
        if let challenge = step.challenge {
            parts += typedEntries(at: index, under: "What I typed:")
            if answeredSteps.contains(index) { parts += ["One solution:\n", LessonLog.fencedCode(challenge.solution)] }
        } else if let example = step.example {
            parts.append(LessonLog.fencedCode(step.setup + [example]))
            parts += resultParts(of: step, at: index)
        }
        parts.append(LessonLog.joinedParagraphs(step.afterword))
        if step.challenge == nil { parts += typedEntries(at: index, under: "What I typed:") }
        return parts
    }

    /// Returns the output of the run, or the expected output if the step did not run.
    private func resultParts(of step: Lesson.Step, at index: Int) -> [String] {
        let pictures = step.blocks.filter { $0.kind != .prints }.map(\.text)
        let outcome = outcomes[index] ?? Outcome(printed: step.block(.prints)?.text ?? "", pictures: pictures)
        return ([outcome.printed] + outcome.pictures).filter { !$0.isEmpty }.map { Markdown.fencedCode($0) }
    }

    private func typedEntries(at index: Int, under heading: String) -> [String] {
        let list = entries[index] ?? []
        if list.isEmpty { return [] }
        return [heading + "\n"]
            + list.flatMap { entry in
                [Markdown.fencedCode(entry.text, language: "swift")]
                    + (entry.output.isEmpty ? [] : [Markdown.fencedCode(entry.output)])
            }
    }

    private static func joinedParagraphs(_ markdown: String) -> String {
        markdown.trimmingSpaces.isEmpty ? "" : markdown.trimmedLines + "\n"
    }

    private static func fencedCode(_ pieces: [Lesson.Code]) -> String {
        Markdown.fencedCode(pieces.map(\.text.trimmedLines).joined(separator: "\n\n"), language: "swift")
    }
}
