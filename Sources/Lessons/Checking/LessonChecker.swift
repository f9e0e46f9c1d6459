import Assist
import Commands
import Export
import SessionCore
import StyledText

/// Runs a lesson step by step, like the player, and compares the results with the file.
struct LessonChecker {
    let lesson: Lesson
    /// The folder that programs may read.
    var folder: String?
    private(set) var findings: [Finding] = []
    private let checkedTexts = ReplSession.CheckedTexts()
    /// The actual results by the line of their block, for `--accept`.
    private(set) var actualResults: [Int: String] = [:]

    init(_ lesson: Lesson, folder: String?) {
        (self.lesson, self.folder) = (lesson, folder)
    }

    mutating func check() {
        guard playSteps() else { return }
        judgeSolutions()
        findings.sort { $0.line < $1.line }
    }

    /// Plays the steps in one session; returns false if the setup fails.
    private mutating func playSteps() -> Bool {
        let trial = LessonRun(folder: folder, texts: checkedTexts)
        guard trial.run(lesson.setup) else {
            findings.append(.failure("the beginning", at: trial.failingCode?.line ?? 1, trial.errorOutput))
            return false
        }
        for step in lesson.steps { checkStep(step, trial) }
        return true
    }

    /// Tests the challenges after the end of the played session, which has checked helpers and solutions. The last
    /// challenge comes first, because its cases replace only texts that were checked after its step.
    private mutating func judgeSolutions() {
        for step in lesson.steps.reversed() {
            guard var judge = Judge(lesson, step, folder: folder, checkedTexts: checkedTexts) else { continue }
            judge.example = step.example
            checkJudge(judge)
        }
    }

    private mutating func checkStep(_ step: Lesson.Step, _ trial: LessonRun) {
        let code = step.challenge?.solution ?? (step.setup + (step.example.map { [$0] } ?? []))
        let start = trial.clock
        guard trial.run(code) else {
            findings.append(.failure(step.title, at: trial.failingCode?.line ?? step.line, trial.errorOutput))
            return
        }
        let printed = LessonChecker.withoutEmptyLine(trial.printed)
        for block in step.blocks {
            compareResult(block, of: step, with: block.kind == .prints ? printed : trial.resultText(block))
        }
        if let finding = marbleFinding(of: step, trial, after: start) { findings.append(finding) }
        if !step.tries.isEmpty, step.challenge == nil, step.block(.screen) == nil, let example = step.example {
            trial.defineNames(of: example, in: lesson)
        }
        for entry in step.tries where !trial.runSuggestedCode(entry.text) {
            findings.append(.failure(entry.text, at: entry.line, trial.errorOutput))
        }
    }

    /// Compares a question's answer in marbles with the events of the lane that the answer names.
    private func marbleFinding(of step: Lesson.Step, _ trial: LessonRun, after start: Int) -> Finding? {
        guard let question = step.question, case .marbles(let text, let lane, let unit) = question.answer else {
            return nil
        }
        let character = unit / 1_000_000
        let wanted = (try? Emission.parse(text)) ?? []
        // Times are compared in characters of the answer, because the clock need not start at a whole millisecond.
        let got = Emission.emissionList(of: trial.recording, lane: lane, after: start).map { emission in
            Emission(time: (emission.time + 5) / 10 * 10 * 100 / character, kind: emission.kind)
        }
        if got == wanted { return nil }
        return Finding(
            line: question.line, subject: "the answer of \"\(step.title)\" differs from the events of '\(lane)'",
            details: ["expected  " + Emission.notationText(wanted), "got       " + Emission.notationText(got)])
    }

    private mutating func compareResult(_ block: Lesson.Block, of step: Lesson.Step, with got: String?) {
        guard let got else { return }
        actualResults[block.line] = got
        if let finding = Finding.difference(
            in: block.kind.rawValue, step.title, at: block.line, expected: block.text, got: got)
        {
            findings.append(finding)
        }
    }

    /// Checks that the solution passes every case and the starter does not.
    private mutating func checkJudge(_ judge: Judge) {
        let (challenge, title, line) = (judge.challenge, judge.step.title, judge.step.line)
        for row in challenge.cases {
            if case .emits(let notation) = row.expected {
                do { _ = try Emission.parse(notation) } catch {
                    findings.append(Finding(line: row.line, subject: "the case '\(row.title)': \(error)"))
                    return
                }
            }
        }
        for verdict in judge.verdicts(on: challenge.solution) where !verdict.passes {
            let row = challenge.cases.first { $0.title == verdict.title }
            findings.append(
                Finding(
                    line: row?.line ?? line, subject: "the solution of \"\(title)\" fails '\(verdict.title)'",
                    details: verdict.differenceRows))
        }
        // A starter that the checker refuses fails the first case.
        guard let failure = judge.firstFailure(on: [challenge.starter]) else {
            return findings.append(
                Finding(line: challenge.starter.line, subject: "the starter already solves \"\(title)\""))
        }
        if case .fails(let complaints) = failure.outcome {
            findings.append(.failure("the starter of \(title)", at: challenge.starter.line, complaints))
        }
    }

    /// Removes the empty line that `example(of:)` prints first.
    static func withoutEmptyLine(_ printed: String) -> String { printed.removingPrefix("\n") ?? printed }
}

extension Judge.Verdict {
    /// The differences between the expected and the actual result, in rows.
    var differenceRows: [String] {
        switch outcome {
        case .passes: return []
        case .stopped: return ["stopped after \(Int(Judge.processorTimeLimit)) s"]
        case .notRun: return ["not run"]
        case .fails(let complaints):
            return complaints.plainText.allLines.filter { !$0.trimmingSpaces.isEmpty }.prefix(6) + []
        case .differs(let expected, let got):
            guard !isMarbles, let first = FirstDifference(expected, got) else {
                return ["expected  " + expected, "got       " + got]
            }
            return ["expected  " + first.expectedLine, "got       " + first.actualLine]
        }
    }
}
