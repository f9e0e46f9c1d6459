import XCTest

@testable import Lessons

/// Small questions about operators, whose answers are computed by running the code.
final class QuizTests: XCTestCase {
    struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    func test_everyOperatorOfTheTable_runs() throws {
        for row in QuizOperator.allOperators {
            let sources = row.takesTwoSources ? ["-1--3-2-|", "--2-4-1-|"] : ["-1--3-2-|"]
            let result = try XCTUnwrap(row.result(sources), row.name)
            XCTAssertFalse(result.isEmpty, row.name)
        }
        let rows: [(name: String, sources: [String], result: String)] = [
            ("filter", ["-1-3-|"], "---3-|"), ("skip", ["-1-3-2|"], "-----2|"), ("merge", ["-1-|", "--2|"], "-12|"),
            ("zip", ["-1-2|", "--3|"], "--3-|"), ("delay", ["-1|"], "----1|"),
            ("takeLast", ["-1-2-3-|"], "-------(23|)"),
        ]
        for (name, sources, result) in rows {
            let row = try XCTUnwrap(QuizOperator.allOperators.first { $0.name == name })
            XCTAssertEqual(row.result(sources), try Emission.parse(result), name)
        }
    }

    /// Exactly one choice has the right result, at the stated index.
    func test_questions_haveOneRightAnswer() throws {
        var dice = Dice(state: 7)
        var kinds: Set<String> = []
        for _ in 0..<12 {
            let question = try XCTUnwrap(QuizQuestion.randomQuestion(weights: [:], using: &dice))
            XCTAssertEqual(question.subject.result(question.sources), question.result)
            switch question.kind {
            case .draw:
                kinds.insert("draw")
                XCTAssertEqual(try Emission.parse(Emission.notationText(question.result)), question.result)
            case .choose(let codes, let right):
                kinds.insert("choose")
                XCTAssertEqual(codes[right], question.subject.code)
                for code in codes where code != question.subject.code {
                    XCTAssertNotEqual(
                        QuizOperator(name: "", code: code).result(question.sources), question.result, code)
                }
            }
        }
        XCTAssertEqual(kinds, ["draw", "choose"])
    }

    func test_wrongAnswers_areAskedMoreOften() throws {
        let folder = NSTemporaryDirectory() + "rill-quiz-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let log = QuizLog(path: folder + "/state/quiz.json")
        for _ in 0..<3 { log.recordAnswer("zip", isRight: false) }
        log.recordAnswer("map", isRight: true)
        let again = QuizLog(path: folder + "/state/quiz.json")
        XCTAssertEqual(again.answerCounts["zip"]?.wrong, 3)
        XCTAssertEqual(again.operatorWeights, ["zip": 10, "map": 1])
        for _ in 0..<6 { again.recordAnswer("zip", isRight: true) }
        XCTAssertEqual(again.operatorWeights["zip"], 1)
        try "not a table".write(toFile: folder + "/state/quiz.json", atomically: true, encoding: .utf8)
        XCTAssertTrue(QuizLog(path: folder + "/state/quiz.json").answerCounts.isEmpty)
    }

    func test_quiz_goesOnUntilItIsStopped() throws {
        let learner = Learner(folder: NSTemporaryDirectory())
        learner.player.quizRandom = Dice(state: 3)
        XCTAssertTrue(learner.type(":quiz").contains("?"))
        XCTAssertEqual(learner.prompt, "quiz> ")
        var kinds: Set<String> = []
        for _ in 0..<8 {
            let question = try XCTUnwrap(learner.player.quiz?.question)
            switch question.kind {
            case .draw:
                kinds.insert("draw")
                XCTAssertTrue(learner.type("--9|").contains("Not quite: the answer is "))
            case .choose(_, let right):
                kinds.insert("choose")
                XCTAssertTrue(learner.type(Guess.choiceLetter(right)).contains("Right."))
            }
            // Swift still runs, and Enter asks the next question.
            XCTAssertTrue(learner.type("20 + 1").contains("= 21"))
            XCTAssertTrue(learner.type().contains("?"))
        }
        XCTAssertEqual(kinds, ["draw", "choose"])
        XCTAssertTrue(learner.type(":quiz off").contains(" of 8 right."))
        XCTAssertEqual(learner.prompt, "rill> ")
        XCTAssertTrue(learner.type(":quiz off").contains("No quiz is running."))
    }

    func test_guess_answersTheQuestionOfTheQuiz() throws {
        let learner = Learner(folder: NSTemporaryDirectory())
        learner.player.quizRandom = Dice(state: 3)
        learner.type(":quiz")
        for _ in 0..<8 {
            switch try XCTUnwrap(learner.player.quiz?.question).kind {
            case .draw:
                XCTAssertTrue(learner.type(":guess").contains(":guess needs a marble string, for example"))
                XCTAssertTrue(learner.type(":guess --9|").contains("Not quite: the answer is "))
            case .choose(_, let right):
                XCTAssertTrue(learner.type(":guess x").contains(":guess needs one of a, b, c, d"))
                XCTAssertTrue(learner.type(":guess \(Guess.choiceLetter(right))").contains("Right."))
            }
            XCTAssertTrue(learner.type(":guess a").contains("Press Enter for the next one."))
            learner.type()
        }
    }
}
