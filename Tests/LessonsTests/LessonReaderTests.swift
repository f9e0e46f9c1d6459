import Assist
import Commands
import Export
import SessionCore
import XCTest
@testable import Lessons

/// Reads texts and looks at the steps.
final class LessonReaderTests: XCTestCase {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func course() throws -> [(name: String, lesson: Lesson, problems: [LessonProblem])] {
        let folder = root.appendingPathComponent("lessons")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        return try names.sorted().map { name in
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            let (lesson, problems) = readLesson(text, at: folder.appendingPathComponent(name).path)
            return (name, lesson, problems)
        }
    }

    /// The shortest complete lesson.
    static let small = """
        /*:
         # 3  Small

         What it is about.
         */
        import RxSwift
        /*:
         ## First things

         Say what it does.
         */
        //: > Guess: Which come?
        example(of: "one") {
            print(1)
        }
        /* Prints:
        --- Example of: one ---
        1
        */
        //: Because.
        //: > Try: :explain Observable.of(1)

        //: Now two.
        func two() -> Int { 2 }
        example(of: "two") {
            print(two())
        }
        /* Prints:
        --- Example of: two ---
        2
        */
        /* Draws: early, late
        early  --1--|
        */
        /*:
         ## Challenge: Three

         Write `three()`.
         */
        //: > Hint: It is a number.
        //: > Hint: It is 3.
        /* Starter:
        func three() -> Int { 0 }
        */
        //: ### Solution
        func three() -> Int { 3 }
        example(of: "Challenge: Three") {
            print(three())
        }
        /* Prints:
        --- Example of: Challenge: Three ---
        3
        */
        /* Judge: is three
        print(three())
        Prints:
        3
        Says: it is more than two
        */
        /* Judge: comes in time
        Observable.just(three())
        Emits:
        (3|)
        */
        /*:
         ## What to keep

         - One.
         */
        """

    func testTheSmallLessonHasItsParts() throws {
        let (lesson, problems) = readLesson(Self.small)
        XCTAssertEqual(problems, [])
        XCTAssertEqual(lesson.number, 3)
        XCTAssertEqual(lesson.title, "Small")
        XCTAssertEqual(lesson.intro, "What it is about.")
        XCTAssertEqual(lesson.setup.map(\.text), ["import RxSwift"])
        XCTAssertEqual(lesson.steps.map(\.title), ["one", "two", "Challenge: Three", "What to keep"])
        let one = lesson.steps[0]
        XCTAssertEqual(one.section, "First things")
        XCTAssertEqual(one.prose, "Say what it does.")
        XCTAssertEqual(one.question?.text, "Which come?")
        XCTAssertEqual(one.afterword, "Because.")
        XCTAssertEqual(one.tries.map(\.text), [":explain Observable.of(1)"])
        XCTAssertEqual(one.block(.prints)?.text, "--- Example of: one ---\n1\n")
        XCTAssertEqual(one.block(.prints)?.line, 17)
        let two = lesson.steps[1]
        XCTAssertEqual(two.prose, "Now two.")
        XCTAssertEqual(two.setup.map(\.text), ["func two() -> Int { 2 }"])
        XCTAssertEqual(two.block(.draws)?.subject, "early, late")
        let challenge = try XCTUnwrap(lesson.steps[2].challenge)
        XCTAssertEqual(challenge.hints, ["It is a number.", "It is 3."])
        XCTAssertEqual(challenge.starter.text, "func three() -> Int { 0 }\n")
        XCTAssertEqual(challenge.solution.count, 2)
        XCTAssertEqual(challenge.cases.map(\.title), ["is three", "comes in time"])
        XCTAssertEqual(challenge.cases[0].says, "it is more than two")
        XCTAssertEqual(challenge.cases[0].expected, .prints("3\n"))
        XCTAssertEqual(challenge.cases[1].expected, .emits("(3|)"))
        guard case .recap = lesson.steps[3].kind else { return XCTFail("the recap is a step of its own") }
    }

    /// Format errors are reported with their line.
    func testProblemsNameTheirLine() {
        let rows: [(from: String, to: String, line: Int, words: String)] = [
            ("# 3  Small", "# Small", 2, "a lesson can have only one title"),
            ("example(of: \"two\")", "example(of: \"one\")", 23, "two steps are named 'one'"),
            ("//: > Hint: It is a number.\n//: > Hint: It is 3.\n", "", 36, "one to three hints"),
            ("/* Starter:\nfunc three() -> Int { 0 }\n*/\n", "", 36, "no starter"),
            ("Emits:\n(3|)", "Emit:\n(3|)", 60, "needs an expectation"),
            ("## What to keep", "## The end", 1, "does not end with '## What to keep'"),
            ("/* Prints:\n--- Example of: one ---\n1\n*/\n", "", 13, "has no 'Prints:' block"),
            ("//: ### Solution\n", "", 45, "must come after '### Solution'"),
            (
                "/* Prints:\n--- Example of: one", "/* Prnts:\n--- Example of: one", 16,
                "Did you mean '/* Prints:'? Lessons use Prints, Draws, Screen, Starter, Judge."
            ),
        ]
        for row in rows {
            let (_, problems) = readLesson(Self.small.replacingOccurrences(of: row.from, with: row.to))
            XCTAssertTrue(
                problems.contains { $0.message.contains(row.words) && $0.line == row.line },
                "\(row.words), line \(row.line): \(problems)")
        }
    }

    /// Shared code is in its own file and shown where it is included.
    func testASharedFileIsAHelperOfItsStep() {
        let text = Self.small.replacingOccurrences(
            of: "func two() -> Int { 2 }", with: "//: > File: apps/shared/Two.swift")
        let (lesson, problems) = readLesson(text) { name throws(Files.Failure) in
            XCTAssertEqual(name, "apps/shared/Two.swift")
            return "func two() -> Int { 2 }\n"
        }
        XCTAssertEqual(problems, [])
        XCTAssertEqual(lesson.steps[1].setup.map(\.text), ["func two() -> Int { 2 }"])
        XCTAssertEqual(lesson.text, text)
        XCTAssertEqual(readLesson(text).problems.map(\.message), ["cannot read 'apps/shared/Two.swift': no such file"])
    }

    /// At least every second example of each lesson begins with a question.
    func test_everyLesson_asksInEverySecondStep() throws {
        for (name, lesson, _) in try Self.course() {
            let examples = lesson.steps.filter { $0.example != nil && $0.challenge == nil }
            let questions = examples.count { $0.question != nil }
            XCTAssertGreaterThanOrEqual(questions * 2, examples.count, name)
        }
    }

    func testTheCourseIsWellFormed() throws {
        let course = try Self.course()
        XCTAssertGreaterThan(course.count, 10)
        for (name, lesson, problems) in course {
            XCTAssertEqual(problems, [], name)
            XCTAssertEqual(
                name.prefix(2).first == "0" ? Int(name.dropFirst().prefix(1)) : Int(name.prefix(2)), lesson.number)
            // Every runnable part of the file is in the lesson.
            let examples = ["\nexample(of: ", "\nawait example(of: "].reduce(0) {
                $0 + lesson.text.components(separatedBy: $1).count - 1
            }
            let starters = lesson.steps.compactMap(\.challenge).count { $0.starter.text.contains("example(of:") }
            XCTAssertEqual(lesson.steps.count { $0.example != nil } + starters, examples, name)
        }
    }

    /// Code of four lines or more is a step of its own; a question above it is about the example that follows.
    func test_longHelper_isAStepOfItsOwn() {
        let code = "func two() -> Int {\n    let one = 1\n    return one + one\n}\n"
        func read(_ more: String) -> Lesson {
            let small = Self.small.replacingOccurrences(of: "func two() -> Int { 2 }\n", with: code + more)
            let (lesson, problems) = readLesson(small)
            XCTAssertEqual(problems, [], more)
            return lesson
        }
        let plain = read("")
        XCTAssertEqual(plain.steps.prefix(3).map(\.title), ["one", "Code: two", "two"])
        XCTAssertEqual(plain.steps[1].prose, "Now two.")
        XCTAssertEqual(plain.steps[1].setup.map(\.text), [code.trimmingSpaces])
        XCTAssertEqual(plain.steps[2].setup, [])
        let choices = "//: > Guess: Is it two?\n//: > Right: yes\n//: > Choice: no\n"
        let asked = read(choices + "\n//: It runs.\n")
        XCTAssertEqual(asked.steps[1].question?.text, "Is it two?")
        XCTAssertNil(asked.steps[2].question)
        XCTAssertEqual(asked.steps[2].prose, "It runs.")
        let before = read(choices)
        XCTAssertNil(before.steps[1].question)
        XCTAssertEqual(before.steps[2].question?.text, "Is it two?")
    }

    func test_questionWithoutExample_needsChoices() {
        let small = Self.small.replacingOccurrences(
            of: "//: Now two.\n",
            with: "/*:\n ## To read\n\n Two.\n */\n//: > Guess: Which?\n/*:\n ## Now\n\n Two.\n */\n")
        XCTAssertEqual(readLesson(small).problems.map(\.message), ["a question without an example needs choices"])
    }
}
