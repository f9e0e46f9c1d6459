import Assist
import Commands
import Export
import SessionCore
import StyledText

/// Tests a learner's code by running it with each case of a challenge.
struct Judge {
    struct Verdict {
        enum Outcome: Equatable {
            case passes
            case differs(expected: String, got: String)
            /// The code was refused or failed. The value is the message.
            case fails(StyledText)
            /// The case exceeded its time limit.
            case stopped
            /// The case did not run, because an earlier case was stopped: the code most likely never ends.
            case notRun
        }

        var title: String
        var outcome: Outcome
        var says: String?
        /// True if `expected` and `got` are marble strings.
        var isMarbles = false

        var passes: Bool { outcome == .passes }
    }

    let lesson: Lesson
    let step: Lesson.Step
    let challenge: Lesson.Challenge
    var folder: String?
    /// The lesson's helpers and the learner's code, checked once for all cases.
    let checkedTexts: ReplSession.CheckedTexts
    /// The example of a lesson's solution. Cases with code of their own do not run it, because it ran when the lesson was
    /// played.
    var example: Lesson.Code?
    /// The learner's session; an interrupt of this session also stops the test.
    var learnerSession: ReplSession?

    /// The time limit of a case in seconds of processor time. Another limit, in virtual nanoseconds, applies to each
    /// entry of the case.
    static let processorTimeLimit = 2.0
    private static let virtualTimeLimit = 5_000_000_000

    /// - Parameter texts: the texts of the judges of earlier steps, which have helpers in common with this one.
    init?(_ lesson: Lesson, _ step: Lesson.Step, folder: String?, checkedTexts: ReplSession.CheckedTexts? = nil) {
        guard let challenge = step.challenge else { return nil }
        (self.lesson, self.step, self.challenge, self.folder) = (lesson, step, challenge, folder)
        self.checkedTexts = checkedTexts ?? ReplSession.CheckedTexts()
    }

    /// The cases of the challenge. A challenge without cases compares the output with that of its solution.
    private var cases: [Lesson.Case] {
        guard challenge.cases.isEmpty, let prints = step.block(.prints) else { return challenge.cases }
        return [
            Lesson.Case(
                title: "prints the expected output", code: Lesson.Code(text: "", line: 0),
                expected: .prints(Judge.withoutHeadingsAndTimestamps(prints.text)), says: nil, line: prints.line)
        ]
    }

    /// Returns the verdicts on all cases, or the verdicts so far after an interrupt. No case runs after a case that was
    /// stopped.
    func verdicts(on entries: [Lesson.Code]) -> [Verdict] {
        var verdicts: [Verdict] = []
        for row in cases {
            if learnerSession?.isStopPressed == true { break }
            let isEndless = verdicts.contains { $0.outcome == .stopped }
            verdicts.append(
                isEndless ? Verdict(title: row.title, outcome: .notRun, says: nil) : verdictOnCase(row, entries))
        }
        return verdicts
    }

    /// Returns the verdict on the first case that does not pass; nil if all pass.
    func firstFailure(on entries: [Lesson.Code]) -> Verdict? {
        cases.lazy.map { verdictOnCase($0, entries) }.first { !$0.passes }
    }

    var caseCount: Int { cases.count }

    /// Runs a case in a session of its own.
    private func verdictOnCase(_ row: Lesson.Case, _ entries: [Lesson.Code]) -> Verdict {
        var limit = Judge.virtualTimeLimit
        if case .emits(let notation) = row.expected, let last = (try? Emission.parse(notation))?.last {
            limit = max(limit, last.time * 1_000_000 + 1_000_000_000)
        }
        let trial = LessonRun(folder: folder, limit: limit, texts: checkedTexts)
        let verdict = trial.runWithTimeLimit(seconds: Judge.processorTimeLimit, by: learnerSession) {
            self.verdictOnCase(row, entries, trial)
        }
        return verdict ?? Verdict(title: row.title, outcome: .stopped, says: nil)
    }

    private func verdictOnCase(_ row: Lesson.Case, _ entries: [Lesson.Code], _ trial: LessonRun) -> Verdict {
        var printed: String?
        func failed() -> Verdict { Verdict(title: row.title, outcome: .fails(trial.errorOutput), says: row.says) }
        guard trial.run(lesson.helpers(before: step)) else { return failed() }
        for entry in entries where entry != example || row.code.text.isEmpty {
            guard trial.run(entry.text) else { return failed() }
            // A case without code compares the output of the newest attempt.
            if row.code.text.isEmpty, !trial.printed.isEmpty { printed = trial.printed }
        }
        if !row.code.text.isEmpty, !trial.run(row.code.text) { return failed() }
        switch row.expected {
        case .prints(let expected):
            let got = DebugTimestamps.hideTimestamps(Judge.withoutHeadingsAndTimestamps(printed ?? trial.printed))
            let outcome: Verdict.Outcome =
                got == DebugTimestamps.hideTimestamps(expected) ? .passes : .differs(expected: expected, got: got)
            return Verdict(title: row.title, outcome: outcome, says: row.says)
        case .emits(let notation):
            let got = trial.events()
            // Invalid marble strings are reported by `check`.
            let expected = (try? Emission.parse(notation)) ?? []
            let outcome: Verdict.Outcome =
                got == expected
                ? .passes : .differs(expected: Emission.notationText(expected), got: Emission.notationText(got))
            return Verdict(title: row.title, outcome: outcome, says: row.says, isMarbles: true)
        }
    }

    /// Removes the headings of `example(of:)` with their empty lines, and the timestamps of `debug`.
    static func withoutHeadingsAndTimestamps(_ text: String) -> String {
        var result: [String] = []
        for line in text.allLines {
            if line.hasPrefix("--- Example of: ") {
                if result.last == "" { result.removeLast() }
            } else {
                result.append(line)
            }
        }
        return result.joined(separator: "\n")
    }
}

extension Lesson {
    /// Returns the code outside examples before a step: imports and helpers.
    func helpers(before step: Step) -> [Code] {
        setup + steps.prefix { $0.line < step.line }.flatMap(\.setup)
    }

    /// The names of all helpers of the lesson.
    var helperNames: Set<String> {
        Set((setup + steps.flatMap(\.setup)).flatMap { LessonDeclaration.all(in: $0.text).flatMap(\.names) })
    }
}
