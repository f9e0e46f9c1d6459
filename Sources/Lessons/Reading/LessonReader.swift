import Assist
import Commands
import Export
import SessionCore

/// Reads a lesson from a file. Included files must be in its folder or below.
package func readLesson(_ text: String, at path: String) -> (lesson: Lesson, problems: [LessonProblem]) {
    readLesson(text) { name throws(Files.Failure) in try Files.readIncludedFile(name, of: path) }
}

/// Parses the text of a file; returns the lesson, which is usable as far as it is valid, and the format errors.
///
/// - Parameter file: returns the text of an included file.
package func readLesson(
    _ text: String,
    file: @escaping (String) throws(Files.Failure) -> String = { name throws(Files.Failure) in
        throw Files.Failure(name, reason: "no such file")
    }
) -> (lesson: Lesson, problems: [LessonProblem]) {
    let scanner = LessonScanner(text)
    var builder = LessonBuilder(text, file)
    for part in scanner.parts { builder.add(part) }
    let lesson = builder.finish()
    return (lesson, (scanner.problems + builder.problems).sorted { $0.line < $1.line })
}

/// Combines the parts of a file into steps.
struct LessonBuilder {
    private(set) var problems: [LessonProblem] = []
    private var lesson: Lesson
    /// True before the first step, where the parts belong to the whole lesson.
    private var isIntro = true
    private var stepDraft: Lesson.Step?
    private var challenge: Lesson.Challenge?
    private var isSolutionSection = false
    private var sectionTitle: String?
    /// The question of the current step.
    private var question: QuestionBuilder?

    /// Returns the text of a file that the lesson includes.
    private let readFile: (String) throws(Files.Failure) -> String

    init(_ text: String, _ readFile: @escaping (String) throws(Files.Failure) -> String) {
        self.readFile = readFile
        lesson = Lesson(number: 0, title: "", intro: "", setup: [], steps: [], text: text)
    }

    private mutating func addProblem(_ line: Int, _ message: String) {
        problems.append(LessonProblem(line, message))
    }

    mutating func add(_ located: LocatedPart) {
        let line = located.line
        switch located.part {
        case .heading(1, let text): takeTitle(text, line)
        case .heading(2, let text): takeSection(text, line)
        case .heading(_, let text): takeSubheading(text, line)
        case .prose(let text): add(prose: text, located)
        case .remark(let word, let text): add(remark: word, text, located)
        case .helper(let text): add(helper: Lesson.Code(text: text, line: line))
        case .example(let title, let text): add(example: title, Lesson.Code(text: text, line: line))
        case .block("Starter", _, let text): takeStarter(Lesson.Code(text: text, line: line + 1))
        case .block("Judge", let title, let text): takeCase(title, text, line)
        case .block(let word, let subject, let text): add(block: word, subject, text, line)
        }
    }

    // MARK: Headings

    private mutating func takeTitle(_ text: String, _ line: Int) {
        let number = text.prefix { $0.isNumber }
        guard lesson.title.isEmpty, let value = Int(number), text.dropFirst(number.count).first == " " else {
            return addProblem(line, "a lesson can have only one title: '# N Title'")
        }
        lesson.number = value
        lesson.title = text.dropFirst(number.count).trimmingSpaces
    }

    private mutating func takeSection(_ text: String, _ line: Int) {
        finishStep()
        isIntro = false
        if let title = text.removingPrefix("Challenge: ") {
            challenge = Lesson.Challenge()
            stepDraft = newStep("Challenge: " + title, line)
        } else if text == "What to keep" {
            stepDraft = newStep(text, line)
            stepDraft?.kind = .recap
        } else {
            sectionTitle = text
        }
    }

    private mutating func takeSubheading(_ text: String, _ line: Int) {
        guard text == "Solution" else { return add(prose: "### " + text, line) }
        guard challenge != nil, !isSolutionSection else {
            return addProblem(line, "a challenge can have only one '### Solution'")
        }
        isSolutionSection = true
    }

    // MARK: Prose

    /// True if a `//:` comment is the afterword of an example: it directly follows the blocks of the example and does
    /// not directly precede code.
    private var mayBeAfterword: Bool {
        guard let stepDraft, challenge == nil else { return false }
        return stepDraft.example != nil && !stepDraft.blocks.isEmpty && stepDraft.afterword.isEmpty
    }

    /// The prose directly after an example, until the reader knows to which step it belongs.
    private var pendingProse: (text: String, line: Int)?

    private mutating func add(prose text: String, _ located: LocatedPart) {
        if pendingProse != nil { placePendingProse(isAfterword: !located.isSameComment) }
        if !located.isSameComment, let step = stepDraft, attachQuestion(of: step) { stepDraft = nil }
        if located.followsDirectly, !located.isSameComment, mayBeAfterword {
            pendingProse = (text, located.line)
        } else {
            add(prose: text, located.line)
        }
    }

    private mutating func placePendingProse(isAfterword: Bool) {
        guard let (text, line) = pendingProse else { return }
        pendingProse = nil
        if isAfterword { stepDraft?.afterword = text } else { add(prose: text, line) }
    }

    private mutating func add(prose text: String, _ line: Int) {
        if isIntro, stepDraft == nil, lesson.intro.isEmpty {
            lesson.intro = text
            return
        }
        beginStepIfNeeded(line)
        stepDraft!.prose += (stepDraft!.prose.isEmpty ? "" : "\n\n") + text
    }

    private mutating func add(remark word: String, _ text: String, _ located: LocatedPart) {
        let line = located.line
        switch word {
        case "Hint" where challenge != nil: challenge!.hints.append(text)
        case "Hint": addProblem(line, "a hint is allowed only in a challenge")
        case "Try":
            placePendingProse(isAfterword: true)
            if stepDraft == nil { beginStepIfNeeded(line) }
            stepDraft!.tries.append(Lesson.Code(text: text, line: line))
        case "Guess":
            placePendingProse(isAfterword: !located.isSameComment)
            beginStepIfNeeded(line)
            if question != nil { addProblem(line, "a step can have only one question") }
            question = QuestionBuilder(text: text, line: line)
        case "Answer", "Marbles", "Choice", "Right":
            guard question != nil else { return addProblem(line, "'\(word):' must come after a 'Guess:'") }
            question!.addField(word, text)
        case "File":
            do throws(Files.Failure) {
                add(helper: Lesson.Code(text: try readFile(text).trimmedLines, line: line, file: text))
            } catch {
                addProblem(line, "cannot read '\(text)': \(error.reason)")
            }
        default: addProblem(line, "'\(word):' is not allowed in a lesson")
        }
    }

    // MARK: Code

    private mutating func add(helper code: Lesson.Code) {
        placePendingProse(isAfterword: false)
        if challenge != nil {
            guard isSolutionSection else {
                return addProblem(code.line, "the code of a challenge must come after '### Solution'")
            }
            challenge!.solution.append(code)
        } else if isIntro, stepDraft == nil {
            lesson.setup.append(code)
        } else {
            beginStepIfNeeded(code.line)
            stepDraft!.setup.append(code)
            if code.file == nil, code.text.allLines.count >= LessonBuilder.separateHelperLines { closeCodeStep(code) }
        }
    }

    /// The number of lines from which helpers, with the prose before them, become a separate step, because they would
    /// not fit on a screen.
    private static let separateHelperLines = 4

    /// Ends a step that shows code and runs no example. A question before the code belongs to the example that follows.
    private mutating func closeCodeStep(_ code: Lesson.Code) {
        guard var step = stepDraft else { return }
        let names = LessonDeclaration.all(in: code.text).flatMap(\.names).joined(separator: ", ")
        step.title = step.section ?? "Code: " + (names.isEmpty ? code.text.allLines[0] : names)
        while lesson.steps.contains(where: { $0.title == step.title }) { step.title += ", more" }
        lesson.steps.append(step)
        stepDraft = nil
    }

    private mutating func add(example title: String, _ code: Lesson.Code) {
        placePendingProse(isAfterword: false)
        if challenge != nil {
            guard isSolutionSection else {
                return addProblem(code.line, "the code of a challenge must come after '### Solution'")
            }
            if stepDraft!.example != nil { addProblem(code.line, "a solution can have only one example") }
            challenge!.solution.append(code)
        } else {
            beginStepIfNeeded(code.line)
            stepDraft!.title = title
            stepDraft!.kind = .example
        }
        stepDraft!.example = code
    }

    /// Continues the current step, or begins a step if the example of the current one is complete.
    private mutating func beginStepIfNeeded(_ line: Int) {
        isIntro = false
        if challenge == nil, stepDraft?.example != nil { finishStep() }
        if stepDraft == nil { stepDraft = newStep("", line) }
    }

    private mutating func newStep(_ title: String, _ line: Int) -> Lesson.Step {
        defer { sectionTitle = nil }
        return Lesson.Step(kind: .reading, title: title, section: sectionTitle, prose: "", line: line)
    }

    // MARK: Blocks

    private mutating func add(block word: String, _ subject: String, _ text: String, _ line: Int) {
        guard stepDraft?.example != nil, let kind = Lesson.Block.Kind(rawValue: word) else {
            return addProblem(line, "'\(word):' must come after an example")
        }
        if stepDraft!.block(kind) != nil { addProblem(line, "an example can have only one '\(word):'") }
        if !subject.isEmpty, kind != .draws { addProblem(line, "'\(word):' has no subject") }
        stepDraft!.blocks.append(Lesson.Block(kind: kind, subject: subject, text: text, line: line + 1))
    }

    private mutating func takeStarter(_ code: Lesson.Code) {
        guard challenge != nil, challenge!.starter.line == 0 else {
            return addProblem(code.line - 1, "a challenge can have only one starter")
        }
        challenge!.starter = code
    }

    private mutating func takeCase(_ title: String, _ text: String, _ line: Int) {
        guard challenge != nil else { return addProblem(line, "a case is allowed only in a challenge") }
        do {
            challenge!.cases.append(try LessonCase.read(title, text, at: line))
        } catch {
            problems.append(error)
        }
    }

    // MARK: The end of a step

    private mutating func finishStep() {
        placePendingProse(isAfterword: true)
        defer { (stepDraft, challenge, isSolutionSection) = (nil, nil, false) }
        guard var step = stepDraft else { return }
        if attachQuestion(of: step) { return }
        if let challenge {
            step.kind = .challenge(challenge)
            checkChallenge(challenge, step)
        } else if case .reading = step.kind {
            step.title = step.section ?? lesson.title
        }
        if step.example != nil, step.block(.prints) == nil {
            addProblem(step.example!.line, "the example \"\(step.title)\" has no 'Prints:' block")
        }
        takeQuestion(of: &step)
        lesson.steps.append(step)
    }

    /// Moves a question that directly follows code to the step of that code.
    private mutating func attachQuestion(of step: Lesson.Step) -> Bool {
        guard case .reading = step.kind, question != nil, step.section == nil, step.prose.isEmpty, step.setup.isEmpty,
            challenge == nil, let last = lesson.steps.indices.last, lesson.steps[last].example == nil
        else { return false }
        var code = lesson.steps[last]
        takeQuestion(of: &code)
        lesson.steps[last] = code
        return true
    }

    private mutating func takeQuestion(of step: inout Lesson.Step) {
        guard let asked = question else { return }
        question = nil
        if challenge != nil { return addProblem(asked.line, "a challenge cannot have a question") }
        if step.example == nil, !asked.hasChoices {
            return addProblem(asked.line, "a question without an example needs choices")
        }
        do {
            step.question = try asked.question(printed: step.block(.prints)?.text ?? "")
        } catch {
            problems.append(error)
        }
    }

    private mutating func checkChallenge(_ challenge: Lesson.Challenge, _ step: Lesson.Step) {
        if challenge.starter.line == 0 { addProblem(step.line, "the challenge has no starter") }
        if step.example == nil { addProblem(step.line, "the challenge has no solution with an example") }
        if !(1...3).contains(challenge.hints.count) { addProblem(step.line, "a challenge needs one to three hints") }
        var titles: Set<String> = []
        for row in challenge.cases where !titles.insert(row.title).inserted {
            addProblem(row.line, "two cases are named '\(row.title)'")
        }
    }

    mutating func finish() -> Lesson {
        finishStep()
        if lesson.title.isEmpty { addProblem(1, "the lesson has no title: '# N  Title'") }
        var titles: [String: Int] = [:]
        for step in lesson.steps {
            if let first = titles[step.title] {
                addProblem(step.line, "two steps are named '\(step.title)'; the first is in line \(first)")
            }
            titles[step.title] = step.line
        }
        if case .recap? = lesson.steps.last?.kind {
        } else {
            addProblem(1, "the lesson does not end with '## What to keep'")
        }
        return lesson
    }
}
