import Session
import StyledText

/// What a learner's code does, case by case. The code is run, never read.
struct Judge {
    struct Verdict {
        enum Outcome: Equatable {
            case passes
            case differs(expected: String, got: String)
            /// Refused, or it went wrong; what was said about it.
            case fails(StyledText)
            /// It took too long.
            case stopped
        }

        var title: String
        var outcome: Outcome
        var says: String?
        /// Whether `expected` and `got` are marble strings.
        var isMarbles = false

        var passes: Bool { outcome == .passes }
    }

    let lesson: Lesson
    let step: Lesson.Step
    let challenge: Lesson.Challenge
    var folder: String?
    /// The session of the learner: what stops it stops the judge.
    var host: ReplSession?

    /// Seconds that a case may take, and virtual nanoseconds that each of its entries may.
    static let seconds = 2.0
    private static let virtual = 5_000_000_000

    init?(_ lesson: Lesson, _ step: Lesson.Step, folder: String?) {
        guard let challenge = step.challenge else { return nil }
        (self.lesson, self.step, self.challenge, self.folder) = (lesson, step, challenge, folder)
    }

    /// What must come; without cases of its own, what the solution prints.
    private var cases: [Lesson.Case] {
        guard challenge.cases.isEmpty, let prints = step.block(.prints) else { return challenge.cases }
        return [
            Lesson.Case(
                title: "prints the expected output", code: Lesson.Code(text: "", line: 0),
                expected: .prints(Judge.withoutHeadings(prints.text)), says: nil, line: prints.line)
        ]
    }

    /// The verdicts on all cases; those so far if somebody has stopped the judge.
    func verdicts(on entries: [Lesson.Code]) -> [Verdict] {
        var verdicts: [Verdict] = []
        for row in cases {
            if host?.isStopPressed == true { break }
            verdicts.append(verdict(row, entries))
        }
        return verdicts
    }

    /// The verdict on the first case that does not pass; nil if all pass.
    func firstFailure(on entries: [Lesson.Code]) -> Verdict? {
        cases.lazy.map { verdict($0, entries) }.first { !$0.passes }
    }

    var caseCount: Int { cases.count }

    /// Each case has a session of its own.
    private func verdict(_ row: Lesson.Case, _ entries: [Lesson.Code]) -> Verdict {
        var limit = Judge.virtual
        if case .emits(let notation) = row.expected, let last = (try? Emission.read(notation))?.last {
            limit = max(limit, last.time * 1_000_000 + 1_000_000_000)
        }
        let trial = LessonRun(folder: folder, limit: limit)
        let verdict = trial.bounded(seconds: Judge.seconds, by: host) { self.verdict(row, entries, trial) }
        return verdict ?? Verdict(title: row.title, outcome: .stopped, says: nil)
    }

    private func verdict(_ row: Lesson.Case, _ entries: [Lesson.Code], _ trial: LessonRun) -> Verdict {
        var printed: String?
        func failed() -> Verdict { Verdict(title: row.title, outcome: .fails(trial.complaints), says: row.says) }
        guard trial.run(lesson.helpers(before: step)) else { return failed() }
        for entry in entries {
            guard trial.run(entry.text) else { return failed() }
            // Without code of its own a case looks at what the newest attempt prints.
            if row.code.text.isEmpty, !trial.printed.isEmpty { printed = trial.printed }
        }
        if !row.code.text.isEmpty, !trial.run(row.code.text) { return failed() }
        switch row.expected {
        case .prints(let expected):
            let got = Stamps.hidden(Judge.withoutHeadings(printed ?? trial.printed))
            let outcome: Verdict.Outcome =
                got == Stamps.hidden(expected) ? .passes : .differs(expected: expected, got: got)
            return Verdict(title: row.title, outcome: outcome, says: row.says)
        case .emits(let notation):
            let got = trial.events()
            // A string that cannot be read was found by `check`.
            let expected = (try? Emission.read(notation)) ?? []
            let outcome: Verdict.Outcome =
                got == expected
                ? .passes : .differs(expected: Emission.text(expected), got: Emission.text(got))
            return Verdict(title: row.title, outcome: outcome, says: row.says, isMarbles: true)
        }
    }

    /// Without the lines that `example(of:)` prints, each with the empty line before it, and the times of `debug`.
    static func withoutHeadings(_ text: String) -> String {
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
    /// All that stands outside of examples before a step: imports and helpers.
    func helpers(before step: Step) -> [Code] {
        setup + steps.prefix { $0.line < step.line }.flatMap(\.setup)
    }

    /// The names of all helpers of the lesson.
    var helperNames: Set<String> {
        Set((setup + steps.flatMap(\.setup)).flatMap { LessonDeclaration.all(in: $0.text).flatMap(\.names) })
    }
}
