import Assist
import Commands
import Export
import SessionCore
import StyledText
import XCTest
@testable import Lessons

/// Steps on a terminal of 80 columns and 24 rows.
final class PageTests: XCTestCase {
    private static let lessons = LessonReaderTests.root.appendingPathComponent("lessons").path

    /// Each step of the course is read in pages that fit on the screen, and no line of code is broken there.
    func test_everyPageOfTheCourse_fitsOnOneScreen() throws {
        var steps = 0
        for (name, lesson, _) in try LessonReaderTests.course() {
            let learner = Learner(folder: Self.lessons)
            learner.session.presentation = Presentation(isTerminal: true, width: 80, rows: 24)
            for index in lesson.steps.indices {
                steps += 1
                var page = learner.type(":lesson \(lesson.number).\(index + 1)")
                for turn in 0..<12 {
                    let rows = page.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
                    XCTAssertLessThanOrEqual(rows.count, 22, "\(name) \(index + 1), page \(turn):\n\(page)")
                    for row in rows where row.hasPrefix("  :doc ") {
                        XCTAssertGreaterThan(
                            row.split(separator: " ").count, 2, "\(name): a line says what it is: \(row)")
                    }
                    for row in rows where row.hasPrefix("      ") {
                        XCTAssertLessThanOrEqual(displayWidth(of: String(row)), 80, "\(name): \(row)")
                    }
                    guard learner.player.position?.pages.isEmpty == false else { break }
                    XCTAssertTrue(page.hasSuffix("  Space: more\n"), page)
                    page = learner.type()
                }
                XCTAssertEqual(learner.player.position?.pages.count, 0, name)
                XCTAssertEqual(learner.player.position?.hasRun, false, "\(name): a page is turned, nothing is run")
            }
        }
        XCTAssertGreaterThan(steps, 200)
    }

    /// A step fits on one screen; longer ones are split into steps. The intro of a lesson has its own page.
    func test_stepsOfTheCourse_fitOnOneScreen() throws {
        var tall: [String] = []
        for (name, lesson, _) in try LessonReaderTests.course() {
            let learner = Learner(folder: Self.lessons)
            learner.session.presentation = Presentation(isTerminal: true, width: 80, rows: 24)
            for index in lesson.steps.indices {
                var page = learner.type(":lesson \(lesson.number).\(index + 1)")
                if index == 0, learner.player.hasMorePages { page = learner.type() }
                let rest = learner.player.position?.pages ?? []
                if rest.isEmpty { continue }
                let rows = page.filter { $0 == "\n" }.count + rest.reduce(0) { $0 + $1.count }
                tall.append("\(name) \(index + 1) \(lesson.steps[index].title): \(rows)")
            }
        }
        XCTAssertLessThanOrEqual(tall.count, 0, "\n" + tall.joined(separator: "\n"))
    }

    func test_everySecondStepOfALesson_hasAQuestion() throws {
        for (name, lesson, _) in try LessonReaderTests.course() {
            let steps = lesson.steps.dropLast().filter { $0.challenge == nil }
            let asked = steps.count { $0.question != nil }
            let examples = steps.count { $0.example != nil }
            print(name, steps.count, examples, asked)
            XCTAssertGreaterThanOrEqual(asked, examples, name)
            XCTAssertGreaterThanOrEqual(asked * 2, steps.count, name)
        }
    }

    func test_codeOfLessons_isAtMost74ColumnsWide() throws {
        for (name, lesson, _) in try LessonReaderTests.course() {
            var pieces = lesson.setup + lesson.steps.flatMap { $0.setup + ($0.example.map { [$0] } ?? []) }
            pieces += lesson.steps.compactMap(\.challenge).flatMap { [$0.starter] + $0.solution }
            for line in pieces.flatMap(\.text.allLines) {
                XCTAssertLessThanOrEqual(line.count, 74, "\(name): \(line)")
            }
            XCTAssertLessThanOrEqual(lesson.text.allLines.count, 600, name)
        }
    }

    /// A long line of code is broken between words, never inside of a literal, an interpolation or a comment.
    func test_wrappedCode_breaksOutsideOfLiteralsAndComments() {
        func wrapped(_ text: String, _ width: Int) -> [String] {
            StyledText(text).wrappedCode(to: width, indent: 4).map(\.plainText)
        }
        XCTAssertEqual(wrapped("let a = 1", 40), ["let a = 1"])
        XCTAssertEqual(
            wrapped("show(\"one two three four five six\", after: seconds, of: waiting)", 40),
            ["show(\"one two three four five six\",", "    after: seconds, of: waiting)"])
        XCTAssertEqual(
            wrapped("print(\"\\(names.joined(separator: \", \")) are all here by now\")", 40),
            ["print(\"\\(names.joined(separator: \", \")) are all here by now\")"])
        XCTAssertEqual(
            wrapped("let count = 1  // as many as there are people in the room", 40),
            ["let count = 1 ", "    // as many as there are people in the room"])
        XCTAssertEqual(
            wrapped("    let text = \"a \\\" b c d e f g h i j k\" + other + another", 40),
            ["    let text =", "    \"a \\\" b c d e f g h i j k\" + other", "    + another"])
    }

    func test_pages_keepPartsTogether() {
        func part(_ name: String, _ count: Int) -> [StyledText] { (1...count).map { StyledText("\(name)\($0)") } }
        let pages = LessonPage.pages([part("h", 2), part("a", 4), part("b", 5), part("c", 2)], rows: 10)
        XCTAssertEqual(
            pages.map { $0.map(\.plainText) },
            [["h1", "h2", "a1", "a2", "a3", "a4"], ["b1", "b2", "b3", "b4", "b5", "", "c1", "c2"]])
        XCTAssertEqual(LessonPage.pages([part("h", 2), part("a", 9)], rows: 10).map(\.count), [2, 9])
        XCTAssertEqual(LessonPage.pages([part("h", 2), part("a", 12)], rows: 10).map(\.count), [9, 5])
        // A part of more than a page is split where it has an empty line.
        let long = part("a", 6) + [StyledText("")] + part("b", 6)
        XCTAssertEqual(LessonPage.pages([long], rows: 10).map(\.count), [6, 6])
        XCTAssertEqual(LessonPage.pages([part("a", 25)], rows: 10).map(\.count), [9, 9, 7])
    }

    /// A helper is named where it is used first, and shown on demand.
    func test_helpers_areNamedWhereTheyAreUsedFirst() throws {
        let learner = Learner(folder: Self.lessons)
        let first = learner.type(":lesson 3.1")
        XCTAssertTrue(
            first.contains("  :doc report  One line for each event"), first)
        XCTAssertFalse(learner.type(":lesson 3.2").contains("  :doc "))
        XCTAssertTrue(learner.type(":show report").contains("func report<T>(_ listener: String, _ event: Event<T>) {"))
        XCTAssertTrue(learner.type(":show").contains("report"))
        XCTAssertTrue(learner.type(":show nothing").contains("'nothing' is not a helper of this lesson"))
        XCTAssertTrue(learner.type(":lesson 11.1").contains(":doc lane         Prints every event with its time"))
        let shared = learner.type(":lesson 12.1")
        XCTAssertTrue(shared.contains("  :show Weather.swift  "), shared)
        XCTAssertFalse(shared.contains("URLSession.shared"), "a shared file is folded")
        XCTAssertTrue(learner.type(":show weather.swift").contains("URLSession.shared"))
    }

    /// Code fits beside the margin of a step, and starter code beside the prompt, so that no line is broken.
    func test_codeOfTheCourse_fitsBesideMarginAndPrompt() throws {
        for (name, lesson, _) in try LessonReaderTests.course() {
            for (index, step) in lesson.steps.enumerated() {
                let code = step.setup + (step.example.map { [$0] } ?? []) + (step.challenge?.solution ?? [])
                let starter = step.challenge.map { [$0.starter] } ?? []
                let prompt = "rill \(lesson.number).\(index + 1)> "
                for (pieces, margin) in [(code.filter { $0.file == nil }, 6), (starter, prompt.count)] {
                    for line in pieces.flatMap({ $0.text.allLines }) {
                        XCTAssertLessThanOrEqual(margin + displayWidth(of: line), 79, "\(name): \(line)")
                    }
                }
            }
        }
    }

    func test_table_isAlignedAndWrapsWideCells() {
        let text = """
            Before it.

            | you have | write |
            | --- | --- |
            | one answer that comes much later than asked for | `await` |
            | two | `zip` |
            """
        let rows = LessonPage(width: 40, isUnicode: true).proseLines(text).map(\.plainText)
        XCTAssertEqual(
            rows,
            [
                "  Before it.", "",
                "  you have                         write",
                "  one answer that comes much       await",
                "  later than asked for",
                "  two                              zip",
            ])
    }

    /// A description that does not fit ends at its colon.
    func test_helper_isDescribedInOneRow() {
        let helpers = LessonDeclaration.all(
            in: "/// Makes a host: it answers `URLSession` after 200 ms.\nfunc makeHost() {}")
        func row(_ width: Int) -> String { LessonPage(width: width, isUnicode: true).helperLines(helpers)[0].plainText }
        XCTAssertEqual(row(80), "  :doc makeHost  Makes a host: it answers URLSession after 200 ms")
        XCTAssertEqual(row(40), "  :doc makeHost  Makes a host")
    }

    /// Names at the top of an example are defined after it has run, without subscribing again.
    func test_names_stayAtThePrompt() {
        let learner = Learner(folder: Self.lessons)
        learner.type(":lesson 3.6")
        XCTAssertTrue(learner.type().contains("  You can now use horn, as it was at the start of the example.\n"))
        XCTAssertTrue(learner.type("horn.onCompleted()").contains("error"))
        learner.type("_ = horn.subscribe(onNext: { print(\"I hear\", $0) })")
        XCTAssertTrue(learner.type("horn.accept(\"toot\")").contains("I hear toot"))
        learner.type(":lesson 3.1")
        XCTAssertTrue(learner.type().contains("  You can now use radio, as it was at the start of the example.\n"))
    }
}
