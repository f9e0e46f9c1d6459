import XCTest

@testable import Lessons

/// The judges of the course: starters fail, solutions pass, plausible wrong attempts fail with a useful message, and
/// unusual right ones pass. The attempts are in `lessons/WrongAnswers`.
final class WrongAnswerTests: XCTestCase {
    func testEveryJudgeKnowsRightFromWrong() throws {
        let folder = LessonReaderTests.root.appendingPathComponent("lessons")
        var count = 0
        for (name, lesson, _) in try LessonReaderTests.course() {
            let challenges = lesson.steps.filter { $0.challenge != nil }
            if challenges.isEmpty { continue }
            let text = try String(contentsOf: folder.appendingPathComponent("WrongAnswers/\(name)"), encoding: .utf8)
            let attempts = AnswerFile(text).answers
            for attempt in attempts {
                XCTAssertTrue(challenges.contains { $0.title == attempt.challenge }, "\(name): \(attempt.challenge)")
            }
            for step in challenges {
                let judge = try XCTUnwrap(Judge(lesson, step, folder: folder.path))
                let own = attempts.filter { $0.challenge == step.title }
                XCTAssertTrue(own.contains { $0.isRight }, "\(name): \(step.title) has no right attempt")
                XCTAssertTrue(own.contains { !$0.isRight }, "\(name): \(step.title) has no wrong attempt")
                for attempt in own { prove(attempt, judge, "\(name): \(step.title), \(attempt.name)") }
                count += own.count
            }
        }
        XCTAssertGreaterThan(count, 20)
    }

    private func prove(_ attempt: AnswerFile.Answer, _ judge: Judge, _ place: String) {
        XCTAssertFalse(attempt.code.isEmpty, place)
        let verdicts = judge.verdicts(on: attempt.code)
        let failed = verdicts.first { !$0.passes }
        if attempt.isRight { return XCTAssertNil(failed, "\(place): \(failed!.title) \(failed!.differenceRows)") }
        XCTAssertEqual(failed?.title, attempt.fails ?? "no 'Fails:' says which case", place)
        // A refusal explains itself; a wrong result needs an explanation.
        guard let failed else { return }
        if case .fails = failed.outcome { return }
        XCTAssertNotNil(failed.says, "\(place): '\(failed.title)' says nothing")
    }
}
