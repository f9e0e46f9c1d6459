import Assist
import Commands
import Export
import SessionCore
import StyledText
import XCTest
@testable import Lessons

/// A learner at the prompt, without a terminal.
final class Learner: OutputSink {
    let session: ReplSession
    let player: LessonPlayer
    private var text = ""
    private(set) var effects: [Effect] = []

    init(folder: String, progress: String? = nil, pace: String? = "instant") {
        session = ReplSession()
        player = LessonPlayer(session, course: { Course(folder: folder) }, progressPath: progress)
        session.guide = player
        session.presentation = Presentation(isTerminal: true, width: 90)
        if let pace { XCTAssertNil(session.applySetting(setting: "pace", value: pace)) }
    }

    deinit { session.close() }

    func write(_ output: Output) { text += output.text.plainText }

    /// Types a line and returns the reply.
    @discardableResult
    func type(_ line: String = "") -> String {
        text = ""
        effects = session.submit(line, at: 0, to: self)
        return text
    }

    /// Returns the output for a text that the shell has put in the line.
    @discardableResult
    func typeWhatIsInTheLine() -> String {
        guard case .placeInLine(let line)? = effects.last else { return "nothing is in the line" }
        return type(line)
    }

    var prompt: String { session.prompt.plainText }
}

final class PlayerTests: XCTestCase {
    private var folder = ""
    private var state: String { folder + "/state/progress.json" }

    override func setUpWithError() throws {
        folder = NSTemporaryDirectory() + "rill-player-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        // Its expected picture differs from the drawn one.
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
        XCTAssertTrue(ran.contains("--- Example of: one ---\n1\n"), ran)
        XCTAssertTrue(ran.contains("Because."), ran)
        XCTAssertTrue(learner.type().contains("func two() -> Int"))
        XCTAssertTrue(learner.type().contains("Matches the lesson."))
        XCTAssertTrue(learner.type().contains("Write three()."))
        learner.type(":next")
        XCTAssertTrue(learner.type().contains("Lesson 3 is complete."))
        XCTAssertEqual(learner.prompt, "rill> ")
        XCTAssertTrue(learner.type(":lesson").contains("3  Small  3 of 4  <-"))
    }

    func testLesson_ownEntries_doNotDisturbIt() {
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

    func testChallenge_afterARedefinition_namesIt() {
        let learner = Learner(folder: folder)
        learner.type(":lesson 3.1")
        learner.type("func print(_ n: Int) { Swift.print(\"n is\", n) }")
        let differs = learner.type()
        XCTAssertTrue(differs.contains("The output differs because you redefined 'print'."), differs)
        XCTAssertTrue(learner.type(":replay").contains("1\n"))
    }

    func test_guess_isComparedAfterTheRun() {
        let learner = Learner(folder: folder)
        learner.type(":lesson 3")
        XCTAssertTrue(learner.type(":guess 2").contains("Guess saved."))
        let missed = learner.type()
        XCTAssertTrue(missed.contains("Not quite: word 1 of 1 is '1', not '2'."), missed)
        XCTAssertFalse(missed.contains("Matches the lesson."), "a wrong guess is not followed by praise")
        XCTAssertTrue(learner.type(":guess 1").contains("has run already"))
        learner.type(":lesson 3.1")
        learner.type(":guess [1]")
        let right = learner.type()
        XCTAssertTrue(right.contains("Your guess is right."), right)
        XCTAssertTrue(right.contains("Matches the lesson.   Enter: next step\n"), right)
        XCTAssertTrue(learner.type(":lesson 3.2").contains("two()"))
        XCTAssertTrue(learner.type(":guess 2").contains("This step has no question."))
    }

    /// The small lesson with lines about the answer under its question.
    private func ask(_ lines: String, example: String = "    print(1)\n") throws {
        let asked = LessonReaderTests.small.replacingOccurrences(
            of: "//: > Guess: Which come?\n", with: "//: > Guess: Which come?\n" + lines
        ).replacingOccurrences(of: "    print(1)\n", with: example)
            .replacingOccurrences(of: "/* Draws: early, late\nearly  --1--|\n*/\n", with: "")
        XCTAssertEqual(readLesson(asked).problems, [])
        try asked.write(toFile: folder + "/03-small.swift", atomically: true, encoding: .utf8)
    }

    /// The question of a step without an example is answered at once, and Enter continues.
    func test_choiceOfAStepToRead_isAnsweredAtOnce() throws {
        let read = LessonReaderTests.small.replacingOccurrences(
            of: "/* Draws: early, late\nearly  --1--|\n*/\n", with: ""
        ).replacingOccurrences(
            of: "//: Now two.\n",
            with:
                "/*:\n ## To read\n\n Two.\n */\n//: > Guess: Which?\n//: > Right: this\n//: > Choice: that\n/*:\n ## Now\n */\n"
        )
        try read.write(toFile: folder + "/03-small.swift", atomically: true, encoding: .utf8)
        let learner = Learner(folder: folder, progress: state)
        XCTAssertTrue(learner.type(":lesson 3.2").contains("  Which?\n    a  this     b  that\n"))
        XCTAssertEqual(learner.type("b"), "  Not quite: the answer is a, this.\n  Enter: next step\n")
        XCTAssertTrue(learner.type().contains("two()"))
        learner.type(":lesson 3.2")
        XCTAssertEqual(learner.type(":guess a"), "  Your guess is right.\n  Enter: next step\n")
        learner.type(":lesson 3.2")
        XCTAssertTrue(learner.type().contains("two()"), "Enter goes on without an answer")
    }

    /// A choice is answered with its letter, which runs the example.
    func test_choice_isAnsweredByItsLetter() throws {
        try ask("//: > Choice: none\n//: > Right: the number\n//: > Choice: both\n")
        let learner = Learner(folder: folder)
        let page = learner.type(":lesson 3")
        XCTAssertTrue(page.contains("  Which come?\n    a  none     b  the number     c  both\n"), page)
        let wrong = learner.type("c")
        XCTAssertTrue(wrong.contains("1\n"), wrong)
        XCTAssertTrue(wrong.contains("Not quite: the answer is b, the number."), wrong)
        XCTAssertTrue(learner.type("b").contains("error"), "after the run a letter is Swift again")
        learner.type(":lesson 3.1")
        XCTAssertTrue(learner.type(":guess d").contains(":guess needs one of a, b, c"))
        XCTAssertTrue(learner.type("B").contains("Your guess is right."))
        learner.type(":lesson 3.1")
        learner.type("let a = 7")
        XCTAssertTrue(learner.type("a").contains("= 7"), "a name of the learner's is no choice")
    }

    /// Marbles are compared element by element, with the time of one character.
    func test_marbles_areComparedByElementAndTime() throws {
        try ask(
            "//: > Marbles: early, 1s: --0|\n",
            example: """
                    print(1)
                    _ = Observable<Int>.timer(.seconds(2), scheduler: MainScheduler.instance).delay(
                        .seconds(0), scheduler: MainScheduler.instance).concat(
                        Observable<Int>.empty().delaySubscription(.seconds(1), scheduler: MainScheduler.instance)
                    ).watch("early").subscribe()

                """)
        for (guess, words) in [
            ("--0|", "Your guess is right."), ("--1|", "Not quite: '0' comes at 2 s, not '1'. The answer is --0|"),
            ("-0|", "Not quite: '0' comes at 2 s, not at 1 s."), ("--0", "Not quite: the end at 3 s is missing."),
            ("--0-|", "Not quite: the end comes at 3 s, not at 4 s."),
        ] {
            let learner = Learner(folder: folder)
            let page = learner.type(":lesson 3")
            XCTAssertTrue(page.contains("Draw the lane 'early': one character is 1 s."), page)
            learner.type(":guess " + guess)
            let said = learner.type()
            XCTAssertTrue(said.contains(words), said)
        }
    }

    func testAChallengeFromStartToSolved() {
        let learner = Learner(folder: folder, progress: state)
        learner.type(":lesson 3.3")
        XCTAssertTrue(learner.type(":check").contains("Nothing to check yet"))
        learner.type()
        learner.typeWhatIsInTheLine()
        let first = learner.type(":check")
        XCTAssertTrue(first.contains("Not yet: 0 of 2 cases pass."), first)
        XCTAssertTrue(
            first.contains("expected  3\n          got       0\n                    ^\n          it is more than two"),
            first)
        XCTAssertTrue(first.contains(":check: test again   :hint: 2 left   :answer: a solution"), first)
        XCTAssertTrue(learner.type(":hint").contains("It is a number."))
        XCTAssertTrue(learner.type(":hint").contains("It is 3."))
        XCTAssertTrue(learner.type(":hint").contains("No hints left"))
        XCTAssertTrue(learner.type(":hint all").contains("It is a number."))
        learner.type("func three() -> Int { 1 + 2 }")
        XCTAssertTrue(learner.type(":check").contains("Solved: 2 of 2 cases pass."))
        XCTAssertEqual(
            Progress(path: state).mark(of: "Challenge: Three", in: Course(folder: folder)!.identity(of: 3)!), .done)
        // Entries of an attempt stay at the prompt.
        XCTAssertTrue(learner.type("three()").contains("= 3"))
        XCTAssertTrue(learner.type().contains("What to keep"))
    }

    /// A solution that does not end is stopped, and so is one that waits for hours of virtual time.
    func test_check_endlessSolution_isStopped() {
        let learner = Learner(folder: folder)
        learner.type(":lesson 3.3")
        learner.type("func three() -> Int { while true {} }")
        let begun = clock()
        let verdict = learner.type(":check")
        XCTAssertTrue(verdict.contains("(checking 2 cases; Ctrl-C stops)"), verdict)
        XCTAssertTrue(verdict.contains("failed  is three\n          stopped after 2 s: an endless loop?"), verdict)
        XCTAssertTrue(verdict.contains("\n  not run "), verdict)
        // One case takes 2 s of processor time, however long that is on a loaded machine.
        XCTAssertLessThan(Double(clock() - begun) / Double(CLOCKS_PER_SEC), 6)
        learner.type("func three() -> Int { 3 }")
        XCTAssertTrue(learner.type(":check").contains("Solved: 2 of 2"))
    }

    /// A starter that the compiler refuses leaves nothing to check: Enter loads it again.
    func test_enter_loadsTheStarter_untilThereIsAnAttempt() {
        let learner = Learner(folder: folder)
        learner.type(":lesson 3.3")
        learner.type("")
        learner.type("func three() -> Int { :check")
        XCTAssertTrue(learner.type(":check").contains("Press Enter to load the starter code"))
        learner.type("")
        XCTAssertTrue(learner.effects.contains { if case .placeInLine = $0 { true } else { false } })
        learner.type("func three() -> Int { 5 }")
        XCTAssertTrue(learner.type("").contains(":check: test your code"))
    }

    /// One interrupt ends the whole check.
    func test_check_interrupt_endsAllCases() {
        let learner = Learner(folder: folder)
        learner.type(":lesson 3.3")
        learner.type("func three() -> Int { while true {} }")
        // Only `interrupt`, which any thread may call, is called on it.
        nonisolated(unsafe) let session = learner.session
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.3) { session.interrupt() }
        let begun = Date()
        let said = learner.type(":check")
        XCTAssertTrue(said.contains("(check stopped)"), said)
        XCTAssertFalse(said.contains("cases pass"), said)
        XCTAssertLessThan(Date().timeIntervalSince(begun), 1.8)
    }

    /// Expected and actual events are drawn below each other, with the first difference marked.
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
                  failed  comes in time
                                          0         1         2         3         4         5 s
                          1 col = 100 ms  ┬─────────┬─────────┬─────────┬─────────┬─────────┬──
                          expected        ───0┤
                          got             ──────────────────────────────────────────────────0┤
                                             ^
                          first difference at 0.300 s: expected sends 0, got nothing

                """), verdict)
        learner.session.presentation = Presentation(isTerminal: true, width: 50)
        XCTAssertTrue(
            learner.type(":check").contains("expected  ---(0|)\n          got       5s (0|)\n                    ^\n"))
    }

    func testChallenge_undoneAttempt_isNotJudged() {
        let learner = Learner(folder: folder)
        learner.type(":lesson 3.3")
        learner.type("func three() -> Int { 3 }")
        learner.type("func three() -> Int { 4 }")
        XCTAssertTrue(learner.type(":check").contains("Not yet"))
        learner.type(":undo")
        XCTAssertTrue(learner.type(":check").contains("Solved"))
    }

    func testSolution_isShownOnDemand_andMarksTheStep() {
        let learner = Learner(folder: folder, progress: state)
        learner.type(":lesson 3.3")
        XCTAssertTrue(learner.type(":answer").contains("Show the answer? y/n"))
        XCTAssertEqual(learner.type("n"), "")
        XCTAssertNil(Progress(path: state).mark(of: "Challenge: Three", in: Course(folder: folder)!.identity(of: 3)!))
        learner.type("func three() -> Int { 30 }")
        learner.type(":answer")
        let answer = learner.type("y")
        XCTAssertTrue(
            answer.contains(
                """
                  yours                             one solution
                      func three() -> Int { 30 }        func three() -> Int { 3 }
                """), answer)
        XCTAssertEqual(
            Progress(path: state).mark(of: "Challenge: Three", in: Course(folder: folder)!.identity(of: 3)!), .seen)
    }

    /// Other right answers follow the solution.
    func test_answer_showsOtherSolutions() throws {
        try FileManager.default.createDirectory(atPath: folder + "/WrongAnswers", withIntermediateDirectories: true)
        try """
        //: ## Challenge: Three
        //: ### Wrong: four
        func three() -> Int { 4 }
        //: ### Right: by adding
        func three() -> Int { 1 + 2 }
        """.write(toFile: folder + "/WrongAnswers/03-small.swift", atomically: true, encoding: .utf8)
        let learner = Learner(folder: folder)
        learner.type(":lesson 3.3")
        learner.type(":answer")
        let answer = learner.type("y")
        XCTAssertTrue(answer.contains("  another solution: by adding\n      func three() -> Int { 1 + 2 }\n"), answer)
        XCTAssertFalse(answer.contains("{ 4 }"), answer)
    }

    /// If two columns do not fit, the answer is below the attempt; without an attempt it is alone.
    func testAnAnswerIsBesideOrBelow() {
        let learner = Learner(folder: folder)
        learner.type(":lesson 3.3")
        learner.type(":answer")
        XCTAssertFalse(learner.type("y").contains("yours"))
        let narrow = Learner(folder: folder)
        narrow.session.presentation = Presentation(isTerminal: true, width: 50)
        narrow.type(":lesson 3.3")
        narrow.type("func three() -> Int { 30 }")
        narrow.type(":answer")
        let answer = narrow.type("y")
        XCTAssertTrue(
            answer.contains(
                "  yours\n      func three() -> Int { 30 }\n\n  one solution\n      func three() -> Int { 3 }\n"),
            answer)
    }

    /// Definitions of the lesson are available on the next step, whatever was undone.
    func testUndoAndReset_keepDefinitionsOfTheLesson() {
        let learner = Learner(folder: folder)
        learner.type(":lesson 3.2")
        learner.type()
        learner.type("let mine = two()")
        learner.type(":undo 3")
        learner.type(":replay")
        learner.type(":reset")
        XCTAssertTrue(learner.type("two()").contains("error"))
        XCTAssertTrue(learner.type(":back").contains("print(1)"))
        XCTAssertTrue(learner.type().contains("1\n"))
        learner.type()
        XCTAssertTrue(learner.type().contains("2\n"))
        learner.type(":reset")
        XCTAssertTrue(learner.type().contains("Challenge: Three"))
        XCTAssertTrue(learner.type("two()").contains("= 2"))
    }

    func testChallenge_judgesEntriesSinceItsStep() {
        let learner = Learner(folder: folder)
        learner.type(":lesson 3.2")
        learner.type("let a = 1")
        learner.type(":next")
        learner.type(":undo 2")
        learner.type("func three() -> Int { 3 }")
        XCTAssertTrue(learner.type(":check").contains("Solved"))
        learner.type(":lesson 3.3")
        XCTAssertTrue(learner.type(":check").contains("Nothing to check yet"))
        learner.type(":reset")
        learner.type("func three() -> Int { 4 }")
        XCTAssertTrue(learner.type(":check").contains("Not yet"))
    }

    func testLessonList_showsProgressOfAnotherPlayer() {
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
        XCTAssertTrue(text.contains("2\n"), text)
        XCTAssertTrue(text.contains(":run stops at a challenge."), text)
        XCTAssertEqual(learner.prompt, "rill 3.3> ")
    }

    private static let timed = """
            print("now")
            _ = Observable<Int>.timer(.milliseconds(250), scheduler: MainScheduler.instance).watch("early")
                .subscribe(onNext: { _ in print(1) })
            _ = Observable<Int>.timer(.milliseconds(500), scheduler: MainScheduler.instance).watch("late").subscribe()

        """

    /// Plays a step up to a time of the wall clock, in seconds.
    private func tick(_ learner: Learner, at seconds: Double) -> String {
        let sink = Collected()
        _ = learner.session.tick(at: 1_000 + UInt64(seconds * 1_000_000_000), to: sink) { false }
        return sink.text
    }

    /// An example that takes time runs at once; `l` plays it: each line comes at its time, above a picture that moves.
    func test_timedStep_isPlayedLive() throws {
        try ask("", example: Self.timed)
        let learner = Learner(folder: folder)
        learner.session.presentation = Presentation(isTerminal: true, width: 90, rows: 24)
        learner.type(":lesson 3")
        let run = learner.type()
        XCTAssertTrue(run.contains("now\n"), run)
        XCTAssertTrue(run.contains("  early          ─────────────────────────0┤\n"), run)
        XCTAssertTrue(run.contains("Enter: next step   l: play it live\n"), run)
        XCTAssertNil(learner.session.livePicture())
        XCTAssertTrue(learner.type("l").contains("(playing 0.5 s; Enter skips)"))
        XCTAssertEqual(learner.session.nextDue(after: 1_000), 1_000)
        XCTAssertTrue(tick(learner, at: 0).contains("now\n"))
        func picture() -> String { learner.session.livePicture()?.map(\.plainText).joined(separator: "\n") ?? "" }
        XCTAssertFalse(picture().contains("─0"), picture())
        XCTAssertEqual(learner.session.nextDue(after: 2_000), 1_000 + 100_000_000)
        XCTAssertEqual(tick(learner, at: 0.2), "")
        XCTAssertEqual(tick(learner, at: 0.3), "1\n")
        XCTAssertTrue(picture().contains("early           ──0"), picture())
        let end = tick(learner, at: 0.6)
        XCTAssertTrue(end.contains("Enter: next step   l: play it live"), end)
        XCTAssertNil(learner.session.livePicture())
        // Enter skips the rest, and the next Enter continues.
        learner.type("l")
        _ = tick(learner, at: 0)
        XCTAssertTrue(learner.type().contains("1\n"))
        XCTAssertTrue(learner.type().contains("func two()"))
    }

    /// At a pace that follows the wall clock, a step is played while it runs, and compared afterwards.
    func test_timedStepAtLivePace_isPlayedFirst() throws {
        try ask("", example: Self.timed)
        let learner = Learner(folder: folder, pace: "live")
        learner.session.presentation = Presentation(isTerminal: true, width: 90, rows: 24)
        learner.type(":lesson 3")
        let begun = learner.type()
        XCTAssertTrue(begun.contains("playing 0.5 s"), begun)
        XCTAssertFalse(begun.contains("now\n"), begun)
        XCTAssertEqual(tick(learner, at: 0), "\n--- Example of: one ---\nnow\n")
        XCTAssertNotNil(learner.session.livePicture())
        XCTAssertTrue(learner.session.endNewestWatch(at: 0, to: Collected(), hasStopped: false), "Ctrl-C skips it")
        XCTAssertTrue(learner.type().contains("func two()"))
    }

    /// The events of an example are drawn once: in its picture, which shows this example only.
    func test_eachStepEndsWithItsOwnPicture() throws {
        try ask(
            "",
            example: """
                    print(1)
                    _ = Observable.of(5, 6).map { $0 * 2 }.subscribe()
                    _ = Observable.of(7).watch("seen").subscribe()

                """)
        let learner = Learner(folder: folder)
        learner.type("_ = Observable.of(8).watch(\"seen\").subscribe()")
        learner.type(":lesson 3")
        let watched = learner.type()
        XCTAssertTrue(watched.contains("1\n  step  1    2\n  seen  7────┤\n"), watched)
        XCTAssertFalse(watched.contains("●"), watched)
        try ask("", example: "    print(1)\n    _ = Observable.of(5, 6).map { $0 * 2 }.subscribe()\n")
        let other = Learner(folder: folder)
        other.type(":lesson 3")
        let chain = other.type()
        XCTAssertTrue(chain.contains("  of(5, 6)  5"), chain)
        XCTAssertTrue(chain.contains("  .map      10"), chain)
        // Later entries are recorded as before.
        XCTAssertTrue(other.type("Observable.of(9)").contains("● 9"))
    }

    /// Helpers print nothing, and long lines of code stay readable in a narrow window.
    func testAStepIsQuietAndFitsIntoTheWindow() throws {
        let long = LessonReaderTests.small.replacingOccurrences(
            of: "func two() -> Int { 2 }",
            with:
                "struct Pair: Equatable { let first: Int; let second: Int }\nfunc two() -> Int { Pair(first: 1, second: 1).first + 1 }"
        )
        try long.write(toFile: folder + "/03-small.swift", atomically: true, encoding: .utf8)
        let learner = Learner(folder: folder)
        learner.session.presentation = Presentation(isTerminal: true, width: 50)
        let page = learner.type(":lesson 3.2")
        XCTAssertTrue(
            page.contains("      struct Pair: Equatable { let first: Int;\n          let second: Int }\n"), page)
        XCTAssertFalse(learner.type().contains("nothing printed"))
    }

    /// The export has prose, code, output and the learner's entries, but no refused or undone ones.
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
            "## First things\n\n### one\n\nSay what it does.\n\n**Which come?**\n",
            "```swift\nexample(of: \"one\") {\n    print(1)\n}\n```\n\n```\n--- Example of: one ---\n1\n```\n\nBecause.\n",
            "What I typed:\n\n```swift\nlet own = 20 + 1\n```\n\n```\nown: Int = 21\n```\n",
            "### two\n\nNow two.\n\n```swift\nfunc two() -> Int { 2 }\n\nexample(of: \"two\") {",
            "--- Example of: two ---\n2\n",
            "Write `three()`.\n\nWhat I typed:\n\n```swift\nfunc three() -> Int { 33 }\n",
            "````swift\nprint(\"```\")\n````\n\n````\n```\n````\n",
            "One solution:\n\n```swift\nfunc three() -> Int { 3 }\n",
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

    func testExport_formatFollowsFileExtension() throws {
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
        let refusal = learner.type(":export x.gif").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        XCTAssertTrue(
            refusal.contains("a file ending in .txt, .json, app.svg, app-dark.svg, .svg, deck.html, .html or .md, not"),
            refusal)
    }

    /// A lesson runs at instant pace unless the user has chosen another; after it the clock has its earlier pace.
    func testLesson_hasItsOwnPace() {
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

    func testInvalidCommand_isAnswered() {
        let learner = Learner(folder: folder)
        let rows = [
            (":next", "No lesson is open"), (":lesson 7", "there is no lesson 7; the lessons are 3"),
            (":lesson x", "for example 5 or 5.3"),
            (":lesson 3.9", "lesson 3 has steps 1 to 4"), (":lesson reset 8", "needs the number of a lesson, or 'all'"),
        ]
        for (line, words) in rows { XCTAssertTrue(learner.type(line).contains(words), line) }
        learner.type(":lesson 3")
        for (line, words) in [
            (":back", "This is the first step."), (":check", "This step is not a challenge."),
            (":next 3", ":next takes no argument"),
        ] {
            XCTAssertTrue(learner.type(line).contains(words), line)
        }
        let nobody = Learner(folder: folder + "/nothing")
        XCTAssertTrue(nobody.type(":lesson").contains("No lessons are installed."))
    }

    final class Collected: OutputSink {
        var text = ""
        func write(_ output: Output) { text += output.text.plainText }
    }

    func testNumbersAreNamedInRanges() {
        XCTAssertEqual(Course.rangeList([1, 2, 3, 5, 6, 9]), "1 to 3, 5, 6, 9")
        XCTAssertEqual(Course.rangeList([]), "")
    }

    // MARK: The course

    /// Pressing Enter through every lesson shows the expected output of every example. Challenges are skipped.
    func testEnterLeadsThroughEveryLesson() throws {
        for (name, lesson, _) in try LessonReaderTests.course() {
            let learner = Learner(folder: LessonReaderTests.root.appendingPathComponent("lessons").path)
            learner.type(":lesson \(lesson.number)")
            var presses = 0
            while learner.prompt != "rill> ", presses < 100 {
                presses += 1
                let isChallenge = learner.player.position?.step.challenge != nil
                let isRun = learner.player.position?.hasRun == false && learner.player.position?.step.example != nil
                let said = learner.type(isChallenge ? ":next" : "")
                if isRun, !isChallenge { XCTAssertTrue(said.contains("Matches the lesson."), "\(name): \(said)") }
            }
            XCTAssertLessThan(presses, 100, name)
            XCTAssertGreaterThanOrEqual(presses, lesson.steps.count, name)
        }
    }
}
