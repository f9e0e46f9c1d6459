import Session
import StyledText
import XCTest

@testable import Lessons

/// A learner at the prompt, without a terminal.
final class Learner: OutputSink {
    let dialogue: ReplSession
    let player: Player
    private var text = ""
    private(set) var effects: [Effect] = []

    init(folder: String, progress: String? = nil, pace: String? = "instant") {
        dialogue = ReplSession()
        player = Player(dialogue, course: { Course(folder: folder) }, progressPath: progress)
        dialogue.guide = player
        dialogue.presentation = Presentation(isTerminal: true, width: 90)
        if let pace { XCTAssertNil(dialogue.apply(setting: "pace", value: pace)) }
    }

    deinit { dialogue.close() }

    func write(_ output: Output) { text += output.text.plain }

    /// Types a line and answers what is said.
    @discardableResult
    func type(_ line: String = "") -> String {
        text = ""
        effects = dialogue.submit(line, at: 0, to: self)
        return text
    }

    /// What `type` says when the shell has put a text in the line and the learner sends it.
    @discardableResult
    func typeWhatIsInTheLine() -> String {
        guard case .placeInLine(let line)? = effects.last else { return "nothing is in the line" }
        return type(line)
    }

    var prompt: String { dialogue.prompt.plain }
}

final class PlayerTests: XCTestCase {
    private var folder = ""
    private var state: String { folder + "/state/progress.json" }

    override func setUpWithError() throws {
        folder = NSTemporaryDirectory() + "rill-player-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        // Its picture is one that nothing draws.
        let small = LessonReaderTests.small.replacingOccurrences(
            of: "/* Draws: early, late\nearly  --1--|\n*/\n", with: "")
        try small.write(toFile: folder + "/03-small.swift", atomically: true, encoding: .utf8)
    }

    override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

    func testEnterLeadsThroughALesson() {
        let learner = Learner(folder: folder, progress: state)
        let first = learner.type(":lesson 3")
        for words in ["Lesson 3  Small", "step 1 of 4  [#---]", "What it is about.", "Which come?", "print(1)"] {
            XCTAssertTrue(first.contains(words), "\(words): \(first)")
        }
        XCTAssertEqual(learner.prompt, "rill 3.1> ")
        let ran = learner.type()
        XCTAssertTrue(ran.contains("--- Example of: one ---\n1\n  as expected"), ran)
        XCTAssertTrue(ran.contains("Because."), ran)
        XCTAssertTrue(learner.type().contains("func two() -> Int"))
        XCTAssertTrue(learner.type().contains("as expected"))
        XCTAssertTrue(learner.type().contains("Write three()."))
        learner.type(":next")
        XCTAssertTrue(learner.type().contains("Lesson 3 is over."))
        XCTAssertEqual(learner.prompt, "rill> ")
        XCTAssertTrue(learner.type(":lesson").contains("3  Small  3 of 4  <-"))
    }

    func testOneMayWanderOffAndComeBack() {
        let learner = Learner(folder: folder)
        learner.type(":lesson 3.2")
        learner.type()
        for number in 0..<10 {
            XCTAssertTrue(learner.type("let x\(number) = two() + \(number)").contains("= \(number + 2)"))
        }
        XCTAssertTrue(learner.type("let y: Int = \"a\"").contains("error"))
        XCTAssertEqual(learner.prompt, "rill 3.2> ")
        XCTAssertTrue(learner.type().contains("Challenge: Three"))
        XCTAssertTrue(learner.type("x3").contains("= 5"))
    }

    func testADifferenceIsExplainedByWhatWasRedefined() {
        let learner = Learner(folder: folder)
        learner.type(":lesson 3.1")
        learner.type("func print(_ n: Int) { Swift.print(\"n is\", n) }")
        let differs = learner.type()
        XCTAssertTrue(differs.contains("since you redefined 'print'; :replay starts clean"), differs)
        XCTAssertTrue(learner.type(":replay").contains("1\n  as expected"))
    }

    func testPredictionsAreComparedWordByWord() {
        let learner = Learner(folder: folder)
        learner.type(":lesson 3")
        XCTAssertTrue(learner.type(":guess 2").contains("noted"))
        let missed = learner.type()
        XCTAssertTrue(missed.contains("You said '2' where '1' comes (word 1 of 1)."))
        XCTAssertFalse(missed.contains("as expected"), "who expected something else is not told so")
        XCTAssertTrue(learner.type(":guess 1").contains("it has run already"))
        learner.type(":lesson 3.1")
        learner.type(":guess 1")
        let right = learner.type()
        XCTAssertTrue(right.contains("You were right."))
        XCTAssertTrue(right.contains("as expected"))
    }

    func testAChallengeFromStartToSolved() {
        let learner = Learner(folder: folder, progress: state)
        learner.type(":lesson 3.3")
        XCTAssertTrue(learner.type(":check").contains("nothing to judge yet"))
        learner.type()
        learner.typeWhatIsInTheLine()
        let first = learner.type(":check")
        XCTAssertTrue(first.contains("not yet: 0 of 2"), first)
        XCTAssertTrue(
            first.contains("expected  3\n          yours     0\n                    ^ it is more than two"), first)
        XCTAssertTrue(first.contains("2 hints left (:hint), :answer shows one way to do it"), first)
        XCTAssertTrue(learner.type(":hint").contains("It is a number."))
        XCTAssertTrue(learner.type(":hint").contains("It is 3."))
        XCTAssertTrue(learner.type(":hint").contains("no hints left"))
        XCTAssertTrue(learner.type(":hint all").contains("It is a number."))
        learner.type("func three() -> Int { 1 + 2 }")
        XCTAssertTrue(learner.type(":check").contains("solved: 2 of 2"))
        XCTAssertEqual(Progress(path: state).mark(of: "Challenge: Three", in: 3), .done)
        // What was tried stays at the prompt.
        XCTAssertTrue(learner.type("three()").contains("= 3"))
        XCTAssertTrue(learner.type().contains("What to keep"))
    }

    /// What should come and what came are drawn below one another, the first difference marked and said.
    func testAJudgeShowsTwoPictures() throws {
        let dated = LessonReaderTests.small.replacingOccurrences(
            of: "Observable.just(three())\nEmits:\n(3|)",
            with: "Observable<Int>.timer(.seconds(three()), scheduler: MainScheduler.instance)\nEmits:\n---(0|)")
        try dated.write(toFile: folder + "/03-small.swift", atomically: true, encoding: .utf8)
        let learner = Learner(folder: folder)
        learner.type(":lesson 3.3")
        learner.type("func three() -> Int { 5 }")
        let verdict = learner.type(":check")
        XCTAssertTrue(
            verdict.contains(
                """
                  differs comes in time
                                          0         1         2         3         4         5 s
                          1 col = 100 ms  ┬─────────┬─────────┬─────────┬─────────┬─────────┬──
                          expected        ───0┤
                          yours           ──────────────────────────────────────────────────0┤
                                             ^
                          first difference at 0.300 s: expected sends 0, yours nothing

                """), verdict)
        learner.dialogue.presentation = Presentation(isTerminal: true, width: 50)
        XCTAssertTrue(
            learner.type(":check").contains("expected  ---(0|)\n          yours     5s (0|)\n                    ^\n"))
    }

    func testAnAttemptThatWasUndoneIsNotJudged() {
        let learner = Learner(folder: folder)
        learner.type(":lesson 3.3")
        learner.type("func three() -> Int { 3 }")
        learner.type("func three() -> Int { 4 }")
        XCTAssertTrue(learner.type(":check").contains("not yet"))
        learner.type(":undo")
        XCTAssertTrue(learner.type(":check").contains("solved"))
    }

    func testTheAnswerIsAskedForAndMarksTheStepSeen() {
        let learner = Learner(folder: folder, progress: state)
        learner.type(":lesson 3.3")
        XCTAssertTrue(learner.type(":answer").contains("Show the answer? y/n"))
        XCTAssertEqual(learner.type("n"), "")
        XCTAssertNil(Progress(path: state).mark(of: "Challenge: Three", in: 3))
        learner.type("func three() -> Int { 30 }")
        learner.type(":answer")
        let answer = learner.type("y")
        XCTAssertTrue(
            answer.contains(
                """
                  yours                             one way
                      func three() -> Int { 30 }        func three() -> Int { 3 }
                """), answer)
        XCTAssertEqual(Progress(path: state).mark(of: "Challenge: Three", in: 3), .seen)
    }

    /// Where two columns have no room the answer stands below what was tried; where nothing was tried, alone.
    func testAnAnswerIsBesideOrBelow() {
        let learner = Learner(folder: folder)
        learner.type(":lesson 3.3")
        learner.type(":answer")
        XCTAssertFalse(learner.type("y").contains("yours"))
        let narrow = Learner(folder: folder)
        narrow.dialogue.presentation = Presentation(isTerminal: true, width: 50)
        narrow.type(":lesson 3.3")
        narrow.type("func three() -> Int { 30 }")
        narrow.type(":answer")
        let answer = narrow.type("y")
        XCTAssertTrue(
            answer.contains(
                "  yours\n      func three() -> Int { 30 }\n\n  one way\n      func three() -> Int { 3 }\n"), answer)
    }

    /// What the lesson defines is there whenever one goes on, whatever one has taken back.
    func testUndoAndResetTakeNothingFromTheLesson() {
        let learner = Learner(folder: folder)
        learner.type(":lesson 3.2")
        learner.type()
        learner.type("let mine = two()")
        learner.type(":undo 3")
        learner.type(":replay")
        learner.type(":reset")
        XCTAssertTrue(learner.type("two()").contains("error"))
        XCTAssertTrue(learner.type(":back").contains("print(1)"))
        XCTAssertTrue(learner.type().contains("1\n  as expected"))
        learner.type()
        XCTAssertTrue(learner.type().contains("2\n  as expected"))
        learner.type(":reset")
        XCTAssertTrue(learner.type().contains("Challenge: Three"))
        XCTAssertTrue(learner.type("two()").contains("= 2"))
    }

    func testAnAttemptIsWhatStandsAndWasTypedSince() {
        let learner = Learner(folder: folder)
        learner.type(":lesson 3.2")
        learner.type("let a = 1")
        learner.type(":next")
        learner.type(":undo 2")
        learner.type("func three() -> Int { 3 }")
        XCTAssertTrue(learner.type(":check").contains("solved"))
        learner.type(":lesson 3.3")
        XCTAssertTrue(learner.type(":check").contains("nothing to judge yet"))
        learner.type(":reset")
        learner.type("func three() -> Int { 4 }")
        XCTAssertTrue(learner.type(":check").contains("not yet"))
    }

    func testWhatAnotherPlayerDoesIsInTheList() {
        let (one, other) = (Learner(folder: folder, progress: state), Learner(folder: folder, progress: state))
        one.type(":lesson")
        other.type(":lesson 3")
        other.type()
        XCTAssertTrue(one.type(":lesson").contains("3  Small  1 of 4  <-"))
    }

    func testARunStopsAtAChallenge() {
        let learner = Learner(folder: folder)
        learner.type(":lesson 3")
        let text = learner.type(":run")
        XCTAssertTrue(text.contains("2\n  as expected"), text)
        XCTAssertTrue(text.contains(":run stops at a challenge"), text)
        XCTAssertEqual(learner.prompt, "rill 3.3> ")
    }

    /// At a pace that follows the wall a step is compared when it is over, and Enter waits for that.
    func testATimedStepIsLive() throws {
        let timed = LessonReaderTests.small.replacingOccurrences(
            of: "    print(1)\n",
            with:
                "    _ = Observable<Int>.timer(.milliseconds(60), scheduler: MainScheduler.instance).subscribe { _ in print(1) }\n"
        )
        try timed.write(toFile: folder + "/03-small.swift", atomically: true, encoding: .utf8)
        let learner = Learner(folder: folder, pace: "live")
        learner.type(":lesson 3")
        XCTAssertFalse(learner.type().contains("as expected"))
        let sink = Collected()
        let end = Date().addingTimeInterval(5)
        while !sink.text.contains("as expected"), Date() < end {
            _ = learner.dialogue.tick(at: 0, to: sink) { false }
        }
        XCTAssertTrue(sink.text.contains("1\n"), sink.text)
        XCTAssertTrue(learner.type().contains("func two()"))
    }

    /// What a step draws stands above the input line while it goes on, and no longer; at once there is nothing to wait for.
    func testATimedStepShowsItsPictureWhileItGoesOn() throws {
        let timed = LessonReaderTests.small.replacingOccurrences(
            of: "    print(two())\n",
            with: """
                    print(two())
                    _ = Observable<Int>.timer(.milliseconds(40), scheduler: MainScheduler.instance).watch("early").subscribe()
                    _ = Observable<Int>.timer(.milliseconds(80), scheduler: MainScheduler.instance).watch("late").subscribe()

                """)
        try timed.write(toFile: folder + "/03-small.swift", atomically: true, encoding: .utf8)
        for (pace, rows, isShown) in [("live", 24, true), ("live", nil, false), ("instant", 24, false)] {
            let learner = Learner(folder: folder, pace: pace)
            learner.dialogue.presentation = Presentation(isTerminal: true, width: 90, rows: rows)
            learner.type(":lesson 3.2")
            XCTAssertNil(learner.dialogue.livePicture())
            learner.type()
            XCTAssertEqual(learner.dialogue.livePicture() != nil, isShown, pace)
            guard isShown else { continue }
            let sink = Collected()
            var seen: Set<String> = []
            let end = Date().addingTimeInterval(5)
            while learner.dialogue.livePicture() != nil, Date() < end {
                _ = learner.dialogue.tick(at: 0, to: sink) { false }
                for line in learner.dialogue.livePicture() ?? [] {
                    seen.insert(String(line.plain.split(separator: " ").first ?? ""))
                }
            }
            XCTAssertTrue(seen.isSuperset(of: ["early", "late"]), "\(seen)")
            XCTAssertNil(learner.dialogue.livePicture(), "the step is over")
        }
    }

    /// Helpers say nothing, and long lines of code stay readable in a narrow window.
    func testAStepIsQuietAndFitsIntoTheWindow() throws {
        let long = LessonReaderTests.small.replacingOccurrences(
            of: "func two() -> Int { 2 }",
            with:
                "struct Pair: Equatable { let first: Int; let second: Int }\nfunc two() -> Int { Pair(first: 1, second: 1).first + 1 }"
        )
        try long.write(toFile: folder + "/03-small.swift", atomically: true, encoding: .utf8)
        let learner = Learner(folder: folder)
        learner.dialogue.presentation = Presentation(isTerminal: true, width: 50)
        let page = learner.type(":lesson 3.2")
        XCTAssertTrue(
            page.contains("      struct Pair: Equatable { let first: Int;\n          let second: Int }\n"), page)
        XCTAssertFalse(learner.type().contains("nothing printed"))
    }

    /// Prose, code, outputs and what the learner has typed, but nothing that was refused or taken back.
    func testNotesAreExported() throws {
        let learner = Learner(folder: folder)
        learner.type(":lesson 3")
        learner.type()
        learner.type("let own = 20 + 1")
        learner.type("let no: Int = \"refused\"")
        learner.type("let taken = 5")
        learner.type(":undo")
        learner.type(":lesson 3.3")
        learner.type("func three() -> Int { 33 }")
        learner.type("print(\"```\")")
        learner.type(":answer")
        learner.type("y")
        let path = folder + "/notes.md"
        XCTAssertTrue(
            learner.type(":export \(path)").split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(
                ": the notes of the lesson)"))
        let notes = try String(contentsOfFile: path, encoding: .utf8)
        let parts = [
            "# Lesson 3: Small\n\nWhat it is about.\n", "```swift\nimport RxSwift\n```\n",
            "## First things\n\n### one\n\nSay what it does.\n",
            "```swift\nexample(of: \"one\") {\n    print(1)\n}\n```\n\n```\n--- Example of: one ---\n1\n```\n\nBecause.\n",
            "What I typed:\n\n```swift\nlet own = 20 + 1\n```\n\n```\nown: Int = 21\n```\n",
            "### two\n\nNow two.\n\n```swift\nfunc two() -> Int { 2 }\n\nexample(of: \"two\") {",
            "--- Example of: two ---\n2\n",
            "Write `three()`.\n\nWhat I typed:\n\n```swift\nfunc three() -> Int { 33 }\n",
            "````swift\nprint(\"```\")\n````\n\n````\n```\n````\n", "One way:\n\n```swift\nfunc three() -> Int { 3 }\n",
        ]
        var rest = notes[...]
        for part in parts {
            let place = try XCTUnwrap(rest.range(of: part), "\(part)\nis not in\n\(rest)")
            rest = rest[place.upperBound...]
        }
        XCTAssertFalse(notes.contains("taken") || notes.contains("refused"), notes)
        learner.type(":replay")
        learner.type(":export \(path)")
        XCTAssertTrue(try String(contentsOfFile: path, encoding: .utf8).contains("let own = 20 + 1"))
    }

    func testExportsByTheEnding() throws {
        let learner = Learner(folder: folder)
        learner.type("Observable.of(1, 2)")
        for (ending, words) in [
            (".txt", "00:00.000 │ $R0 ● 1\n"), (".json", "\"event\":\"next\",\"value\":\"1\""),
            (".md", "```swift\nObservable.of(1, 2)\n```\n"), (".svg", "<title>Observable.of(1, 2)</title>"),
            (".html", "<span data-line=\"1\"><span class=\"ty\">Observable</span>.of("),
        ] {
            learner.type(":export \(folder)/x\(ending)")
            let text = try String(contentsOfFile: folder + "/x\(ending)", encoding: .utf8)
            XCTAssertTrue(text.contains(words), text)
        }
        let refusal = learner.type(":export x.gif")
        XCTAssertTrue(refusal.contains("a file that ends in .txt, .json, .svg, .html or .md, not 'x.gif'"), refusal)
    }

    /// A lesson jumps through time unless somebody wants it otherwise; behind it the clock goes as before.
    func testALessonHasAPaceOfItsOwn() {
        let learner = Learner(folder: folder, pace: nil)
        learner.type(":lesson 3.4")
        XCTAssertTrue(learner.type(":clock").contains("instant"))
        learner.type("let a = 1")
        learner.type(":undo")
        learner.type()
        XCTAssertEqual(learner.prompt, "rill> ")
        XCTAssertTrue(learner.type(":clock").contains("live"))
        learner.type(":clock x10")
        learner.type(":lesson 3")
        XCTAssertTrue(learner.type(":clock").contains("x10"))
    }

    func testWhatMakesNoSenseIsSaid() {
        let learner = Learner(folder: folder)
        let rows = [
            (":next", "no lesson is open"), (":lesson 7", "there is no lesson 7; there are 3"),
            (":lesson x", "as 5 or 5.3"),
            (":lesson 3.9", "lesson 3 has steps 1 to 4"), (":lesson reset 8", "takes the number of a lesson or 'all'"),
        ]
        for (line, words) in rows { XCTAssertTrue(learner.type(line).contains(words), line) }
        learner.type(":lesson 3")
        for (line, words) in [(":back", "first step"), (":check", "no challenge"), (":next 3", ":next takes nothing")] {
            XCTAssertTrue(learner.type(line).contains(words), line)
        }
        let nobody = Learner(folder: folder + "/nothing")
        XCTAssertTrue(nobody.type(":lesson").contains("no lessons are installed here"))
    }

    final class Collected: OutputSink {
        var text = ""
        func write(_ output: Output) { text += output.text.plain }
    }

    func testNumbersAreNamedInRanges() {
        XCTAssertEqual(Course.ranges([1, 2, 3, 5, 6, 9]), "1 to 3, 5, 6, 9")
        XCTAssertEqual(Course.ranges([]), "")
    }

    // MARK: The course

    /// Who only presses Enter sees every example of every lesson print what it says. Challenges are skipped.
    func testEnterLeadsThroughEveryLesson() throws {
        for (name, lesson, _) in try LessonReaderTests.course() {
            let learner = Learner(folder: LessonReaderTests.root.appendingPathComponent("lessons").path)
            learner.type(":lesson \(lesson.number)")
            var presses = 0
            while learner.prompt != "rill> ", presses < 100 {
                presses += 1
                let isChallenge = learner.player.place?.step.challenge != nil
                let isRun = learner.player.place?.hasRun == false && learner.player.place?.step.example != nil
                let said = learner.type(isChallenge ? ":next" : "")
                if isRun, !isChallenge { XCTAssertTrue(said.contains("as expected"), "\(name): \(said)") }
            }
            XCTAssertLessThan(presses, 100, name)
            XCTAssertGreaterThanOrEqual(presses, lesson.steps.count, name)
        }
    }
}
