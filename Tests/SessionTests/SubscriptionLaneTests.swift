import Assist
import Commands
import Export
import Foundation
import SessionCore
import XCTest
@testable import Timeline

/// All subscriptions of a program are recorded and drawn, watched or not.
final class SubscriptionLaneTests: XCTestCase {
    private func session(_ lines: [String], _ check: (ReplSession, Collector) -> Void = { _, _ in }) -> String {
        let session = SessionTests.session()
        let seen = Collector()
        for line in lines.dropLast() { _ = session.submit(line, at: 0, to: seen) }
        _ = seen.take()
        if let last = lines.last { _ = session.submit(last, at: 0, to: seen) }
        check(session, seen)
        session.close()
        return seen.take()
    }

    private let taps = "let taps = PublishSubject<Int>(); let bag = DisposeBag()"

    /// Each way to subscribe opens one lane that has all elements.
    func testEveryWayToSubscribeOpensALane() {
        for (code, name) in [
            ("taps.subscribe(onNext: { print($0) }).disposed(by: bag)", "taps (2:1)"),
            ("taps.subscribe { print($0) }.disposed(by: bag)", "taps (2:1)"),
            ("let all = taps.subscribe(onNext: { print($0) })", "all"),
            ("let relay = BehaviorRelay(value: 0)\ntaps.bind(to: relay).disposed(by: bag)", "taps (2:2)"),
            ("taps.bind(onNext: { print($0) }).disposed(by: bag)", "taps (2:1)"),
            (
                "taps.asDriver(onErrorJustReturn: 0).drive(onNext: { print($0) }).disposed(by: bag)",
                "taps.asDriver… (2:1)"
            ),
            (
                "taps.asSignal(onErrorJustReturn: 0).emit(onNext: { print($0) }).disposed(by: bag)",
                "taps.asSignal… (2:1)"
            ),
            ("let shared = taps.publish()\nshared.connect().disposed(by: bag)", "shared (2:2)"),
            ("taps.map { $0 + 1 }.filter { $0 > 0 }.subscribe().disposed(by: bag)", "taps.map… (2:1)"),
            ("taps.debug(\"loud\").subscribe().disposed(by: bag)", "loud"),
        ] {
            _ = session([taps, code, "taps.onNext(1); taps.onNext(2)"]) { session, _ in
                let recording = session.recording!
                XCTAssertEqual(recording.shownLanes.map(\.name), [name], code)
                guard let lane = recording.shownLanes.first else { return }
                let texts = recording.events(of: [lane.id]).filter { $0.kind == .next }.compactMap(\.text)
                XCTAssertEqual(texts, code.contains("map") ? ["2", "3"] : ["1", "2"], code)
                XCTAssertEqual(lane.position, name == "taps (2:2)" || name == "shared (2:2)" ? "2:2" : "2:1", code)
            }
        }
    }

    /// A loop's subscriptions have their own names; a subscription made by an element is a lane too, and refers to the
    /// element.
    func testSubscriptionsOfOneCallHaveTheirOwnNames() {
        _ = session([taps, "for _ in 1...2 { taps.subscribe().disposed(by: bag) }"]) { session, _ in
            XCTAssertEqual(session.recording!.shownLanes.map(\.name), ["taps (2:1)", "taps (2:1) #2"])
        }
        let nested =
            "taps.subscribe(onNext: { n in\n Observable.just(n).subscribe().disposed(by: bag) }).disposed(by: bag)"
        _ = session([taps, nested, "taps.onNext(7)"]) { session, _ in
            let recording = session.recording!
            XCTAssertEqual(recording.shownLanes.map(\.name), ["taps (2:1)", "just(n) (2:2)"])
            let begun = recording.events(of: [recording.shownLanes[1].id]).first!
            let cause = recording.events(of: [recording.shownLanes[0].id]).first { $0.number == begun.cause }
            XCTAssertEqual(cause?.text, "7")
        }
    }

    func testExplain_afterAnEntryThatSends_leavesTimersOfEarlierEntriesOut() {
        let timer =
            "Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(9).subscribe().disposed(by: bag)"
        let delayed =
            "taps.delay(.seconds(2), scheduler: MainScheduler.instance).subscribe(onNext: { print($0) }).disposed(by: bag)"
        for command in [":explain", ":marbles"] {
            let text = session([taps, delayed, timer, "taps.onNext(1)", command])
            XCTAssertTrue(text.contains("taps"), text)
            XCTAssertFalse(text.contains("interval"), text)
        }
    }

    func testMarblesAndExplainShowTheLastEntry() {
        let first = "Observable.of(1, 2).subscribe(onNext: { print($0) }).disposed(by: bag)"
        let second = "Observable.of(3, 4).map { $0 * 10 }.subscribe(onNext: { print($0) }).disposed(by: bag)"
        let marbles = session([taps, first, second, ":marbles"])
        XCTAssertTrue(marbles.contains("30"), marbles)
        XCTAssertFalse(marbles.contains("of(1, 2)"), marbles)
        let explained = session([taps, first, second, "let n = 1", ":explain"])
        XCTAssertTrue(explained.contains(".map"), explained)
        XCTAssertTrue(explained.contains("of(3, 4)"), explained)
        let older = session([taps, first, second, ":marbles 2"])
        XCTAssertTrue(older.contains("of(1, 2)"), older)
        XCTAssertFalse(older.contains("30"), older)
        XCTAssertTrue(session([taps, first, ":explain 1"]).contains("entry 1 subscribed to nothing"))
        XCTAssertTrue(session([taps, "let d = taps.map { $0 }.subscribe()", first, ":explain d"]).contains(".map"))
    }

    func testLanesListCodeAndLine() {
        let text = session([
            taps, "let d = taps.map { $0 + 1 }.subscribe()\ntaps.subscribe().disposed(by: bag)", ":lanes",
        ])
        XCTAssertTrue(text.contains("d           live       0 events, 1 subscription   2:1  taps.map { $0 + 1 }"), text)
        XCTAssertTrue(text.contains("taps (2:2)  live"), text)
    }

    func testWhyLeadsFromAPrintedLineToItsSource() {
        let chain = "taps.map { $0 * 2 }.subscribe(onNext: { print(\"got\", $0) }).disposed(by: bag)"
        let text = session([taps, chain, "taps.onNext(1)", "taps.onNext(2)", ":why \"got 2\""])
        XCTAssertTrue(text.contains("got 2"), text)
        XCTAssertTrue(text.contains("from taps"), text)
        XCTAssertTrue(text.contains("because entry 3 sent it"), text)
    }

    func testTheTimelineHasPrintedLinesAtTheirMoment() {
        let text = session([
            taps, "taps.subscribe(onNext: { print(\"got\", $0) }).disposed(by: bag)", "taps.onNext(1); taps.onNext(2)",
            ":timeline",
        ])
        let lines = text.split(separator: "\n").map(String.init)
        XCTAssertEqual(
            lines,
            [
                "00:00.000 │ taps (2:1) ├ subscribed", "00:00.000 │ taps (2:1) ● 1", "got 1",
                "00:00.000 │ taps (2:1) ● 2", "got 2",
            ])
    }

    /// A watch replaces the lane of the subscription that contains it.
    func testWatch_replacesTheLaneOfItsSubscription() {
        for code in ["taps.watch(\"w\").subscribe()", "taps.watch(\"w\").map { $0 + 1 }.subscribe()"] {
            _ = session([taps, code + ".disposed(by: bag)", "taps.onNext(1)"]) { session, _ in
                XCTAssertEqual(session.recording!.shownLanes.map(\.name), ["w"], code)
            }
        }
    }

    func testInterruptsNameSubscriptionsByTheirCode() {
        let session = SessionTests.session { $0.pace = .live }
        let seen = Collector()
        _ = session.submit(
            "Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).map { $0 }.subscribe()", at: 0,
            to: seen)
        XCTAssertTrue(session.endNewestWatch(at: 0, to: seen, hasStopped: false))
        XCTAssertTrue(seen.text.contains("interval(…).map… (1:1)"), seen.text)
        XCTAssertFalse(seen.text.contains("subscription 1"), seen.text)
        _ = session.submit("let taps = PublishSubject<Int>()", at: 0, to: seen)
        _ = session.submit("let all = taps.subscribe()", at: 0, to: seen)
        XCTAssertTrue(session.endNewestWatch(at: 0, to: seen, hasStopped: false))
        XCTAssertTrue(
            seen.text.contains("Still running: 1 interval(…).map… (1:1), 2 all. Press Ctrl-C again to stop 2"),
            seen.text)
        session.close()
    }

    func testTestClassesRunAtThePrompt() {
        let tests = """
            import XCTest
            class SumTests: XCTestCase {
                func testGood() { XCTAssertEqual(1 + 1, 2) }
                func testBad() { XCTAssertEqual(1 + 1, 3) }
            }
            """
        XCTAssertTrue(session([tests]).contains("(SumTests: 2 tests. :test runs them)"))
        let all = session([tests, ":test"])
        XCTAssertTrue(all.contains("Executed 2 tests, with 1 failure"), all)
        let one = session([tests, ":test testGood"])
        XCTAssertTrue(one.contains("Executed 1 test, with 0 failures"), one)
        XCTAssertTrue(session([tests, ":test SumTests/testBad"]).contains("Executed 1 test, with 1 failure"))
        XCTAssertTrue(session([tests, ":test nothing"]).contains("no test 'nothing'"))
        XCTAssertTrue(session([":test"]).contains("no test class is defined"))
    }

    /// Every form of an export holds what was printed and the elements of plain subscriptions.
    func testExports_containPlainSubscriptions() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lanes-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for ending in ["txt", "json", "svg", "html", "md"] {
            let file = folder.appendingPathComponent("out.\(ending)")
            _ = session([
                taps, "taps.map { $0 * 11 }.subscribe(onNext: { print(\"got\", $0) }).disposed(by: bag)",
                "taps.onNext(4)", ":export \(file.path)",
            ])
            let text = try String(contentsOf: file, encoding: .utf8)
            XCTAssertTrue(text.contains("got 44"), ending)
            XCTAssertTrue(text.contains("taps"), ending)
            XCTAssertFalse(text.contains("nothing happened"), ending)
        }
    }

    /// A program of plain subscriptions has pictures and lines.
    func testProgramsOfPlainSubscriptionsAreDrawn() {
        let code = """
            import RxSwift
            let bag = DisposeBag()
            Observable.of(1, 2, 3).map { $0 * 10 }.subscribe(onNext: { print($0) }).disposed(by: bag)
            """
        func run(_ change: (inout ProgramRun) -> Void) -> String {
            var text = ""
            var run = ProgramRun(
                name: "plain.swift", text: code, presentation: Presentation(isTerminal: false), output: { text += $0 },
                report: { text += $0.plainText })
            run.draw = { text += $0.plainText + "\n" }
            change(&run)
            XCTAssertEqual(run.run(), 0)
            return text
        }
        let marbles = run { $0.drawing = .marbles }
        XCTAssertTrue(marbles.contains("(3)") && marbles.contains("20"), marbles)
        let stages = run { $0.drawing = .stages(of: nil) }
        XCTAssertTrue(stages.contains("of(1, 2, 3)") && stages.contains(".map"), stages)
        var lines: [String] = []
        _ = run { $0.timeline = { lines.append($0.plainText) } }
        XCTAssertEqual(lines.count { $0.contains("●") }, 3, "\(lines)")
    }

    /// `run --marbles` and `--explain` as data and as a drawing of a given width.
    func test_programs_areDrawnAsDataAndInFiles() throws {
        let code = "import RxSwift\n_ = Observable.of(1, 2).map { $0 * 10 }.subscribe()\n"
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("drawn-\(getpid()).svg")
        defer { try? FileManager.default.removeItem(at: file) }
        func run(_ change: (inout ProgramRun) -> Void) -> String {
            var text = ""
            var run = ProgramRun(
                name: "plain.swift", text: code, presentation: Presentation(isTerminal: false), output: { text += $0 },
                report: { text += $0.plainText })
            run.draw = { text += $0.plainText + "\n" }
            change(&run)
            XCTAssertEqual(run.run(), 0)
            return text
        }
        let stages = run { ($0.drawing, $0.drawingForm) = (.stages(of: nil), .data) }
        XCTAssertTrue(stages.contains("\"event\":\"next\",\"value\":\"1\",\"stage\":\"of(1, 2)\""), stages)
        let marbles = run { ($0.drawing, $0.drawingForm) = (.marbles, .data) }
        XCTAssertTrue(marbles.contains("\"value\":\"10\"") && !marbles.contains("\"stage\""), marbles)
        _ = run {
            ($0.drawing, $0.drawingForm) = (.stages(of: nil), .file(file.path))
            $0.drawingStyle = DrawingStyle(width: 480, theme: .dark)
        }
        let drawing = try String(contentsOf: file, encoding: .utf8)
        XCTAssertTrue(drawing.contains("width=\"480\"") && drawing.contains("of(1, 2)"), drawing)
    }

    /// Chains share a picture under their names unless it is taller than three screens; several pictures have one clock.
    func test_explain_namesTheChainsOfAnEntry() {
        func entry(_ count: Int) -> String {
            (1...count).map { "taps.map { $0 + \($0) }.subscribe().disposed(by: bag)" }.joined(separator: "\n")
        }
        let few = session([taps, entry(4), "taps.onNext(1)", ":explain"])
        for row in ["  taps.map { $0 + 1 } (2:1)\n", "  taps.map { $0 + 4 } (2:4)\n"] {
            XCTAssertTrue(few.contains(row), few)
        }
        XCTAssertEqual(few.components(separatedBy: "  step").count, 2, few)
        let many = session([taps, entry(30), "taps.onNext(1)", ":explain"])
        XCTAssertTrue(many.contains("taps.map { $0 + 1 } (2:1), …, taps.map { $0 + 20 } (2:20):\n"), many)
        XCTAssertTrue(many.contains("taps.map { $0 + 21 } (2:21), …, taps.map { $0 + 30 } (2:30):\n"), many)
        XCTAssertEqual(many.components(separatedBy: "  step").count, 3, many)
    }

    /// Pictures of one entry have the same time axis, wherever their lanes begin.
    func test_explainOfManyLanes_hasOneClock() throws {
        let timers = (1...30).map {
            "Observable<Int>.timer(.milliseconds(\($0 * 10)), scheduler: MainScheduler.instance).subscribe().disposed(by: bag)"
        }.joined(separator: "\n")
        let run = SessionTests.session()
        defer { run.close() }
        _ = run.submit(taps, at: 0, to: Collector())
        _ = run.submit(timers, at: 0, to: Collector())
        let recording = try XCTUnwrap(run.recording)
        let lanes = recording.shownLanes.map(\.id)
        let parts = Picture.chains(parts: lanes, in: recording, mostRows: 24)
        XCTAssertEqual(parts.count, 3)
        XCTAssertEqual(parts.flatMap(\.lanes), lanes)
        let last = parts[2].picture.lines(PictureStyle(width: 80)).map(\.plainText).joined(separator: "\n")
        XCTAssertTrue(last.contains("0.24 s") && last.contains("timer(…) (2:30)"), last)
        XCTAssertTrue(parts[2].picture.steps().contains { $0.sentence.hasPrefix("0.300 seconds") }, last)
    }

    // MARK: Observables as elements

    /// A group is named by its key, another observable by its variable, else by the element that opened it, else by
    /// the operator that made it; the element that carries it has the same name.
    func test_elementsThatAreObservables_areNamedAsTheirLanes() throws {
        for (code, lanes, elements) in [
            (
                "of(\"a\", \"b\", \"aa\").groupBy { $0.count }.flatMap { $0.map { $0 + \"!\" } }", ["1", "2"],
                ["key: 1", "key: 2"]
            ),
            ("of(red, blue).merge()", ["red", "blue"], ["<red>", "<blue>"]),
            ("of(3, 1).map { Observable.just($0 * 10) }.merge()", ["3", "1"], ["<3>", "<1>"]),
            (
                "of(3, 1, 2).map { n in Observable<Int>.timer(.seconds(n), scheduler: MainScheduler.instance) }.merge(maxConcurrent: 1)",
                ["3", "1", "2"], ["<3>", "<1>", "<2>"]
            ),
            (
                "of(1, 2, 3).window(timeSpan: .seconds(9), count: 2, scheduler: MainScheduler.instance).flatMap { $0.toArray() }",
                ["window 1", "window 2"], ["<window 1>", "<window 2>"]
            ),
            ("of((1, true)).flatMap { Observable.just($0.0) }", ["(1, true)"], ["(1, true)"]),
            ("error(Failure()).catch { _ in Observable<Int>.just(1) }", ["Failure()"], []),
        ] {
            let run = SessionTests.session()
            defer { run.close() }
            for entry in [
                taps, "struct Failure: Error {}", "let red = PublishSubject<Int>()", "let blue = PublishSubject<Int>()",
                "Observable.\(code).subscribe().disposed(by: bag)", "red.onNext(1)", "blue.onNext(2)",
            ] {
                _ = run.submit(
                    entry.replacingOccurrences(of: "Observable.error", with: "Observable<Int>.error"), at: 0,
                    to: Collector())
            }
            let recording = try XCTUnwrap(run.recording)
            let inner = recording.allLanes.filter { $0.parent != nil }
            XCTAssertEqual(inner.map(recording.shortName), lanes, code)
            let texts = recording.events(of: recording.allLanes.map(\.id), stages: true).compactMap(\.text)
            for element in elements { XCTAssertTrue(texts.contains(element), "\(code): \(texts)") }
        }
    }

    /// Groups and windows that the program subscribes to itself: the lanes have their keys, the elements the lanes'
    /// names, and nothing is marked as dropped.
    func test_groupsThatTheProgramSubscribesTo_haveTheirKeys() throws {
        let run = SessionTests.session()
        defer { run.close() }
        let code =
            "Observable.of(1, 2, 3, 4).groupBy { $0 % 2 }.subscribe(onNext: { g in g.subscribe().disposed(by: bag) }).disposed(by: bag)"
        for entry in [taps, code] { _ = run.submit(entry, at: 0, to: Collector()) }
        let recording = try XCTUnwrap(run.recording)
        XCTAssertEqual(recording.shownLanes.map(\.name).suffix(2), ["g (2:1) 1", "g (2:1) 0"])
        let picture = Picture.chains(recording.shownLanes[0].id, in: recording)!
        XCTAssertFalse(picture.tracks.flatMap(\.marks).contains { $0.kind == .held })
    }

    /// A source of a view model gets its name when the model gets one.
    func test_sourcesOfAModelBeingMade_areNamedLater() throws {
        let run = SessionTests.session()
        defer { run.close() }
        let model = """
            final class Model {
                private let plus = PublishSubject<Int>()
                private let state = BehaviorSubject(value: 0)
                private let bag = DisposeBag()
                init() { plus.withLatestFrom(state) { $0 + $1 }.bind(to: state).disposed(by: bag) }
                func add() { plus.onNext(1) }
            }
            """
        for entry in [model, "let model = Model()", "model.add()"] { _ = run.submit(entry, at: 0, to: Collector()) }
        let recording = try XCTUnwrap(run.recording)
        XCTAssertEqual(Set(recording.shownLanes[0].stages.map(\.label)), ["plus", "state"])
    }

    /// A subscription to a connectable observable is explained from the source that `connect` subscribes to.
    func test_connectable_isExplainedFromItsSource() throws {
        let run = SessionTests.session()
        defer { run.close() }
        let code = """
            let cold = Observable.of(1, 2).map { $0 * 10 }
            let shared = cold.replay(2)
            shared.subscribe().disposed(by: bag)
            shared.connect().disposed(by: bag)
            """
        for entry in [taps, code] { _ = run.submit(entry, at: 0, to: Collector()) }
        let recording = try XCTUnwrap(run.recording)
        let picture = Picture.chains(recording.shownLanes[0].id, in: recording)!
        XCTAssertEqual(picture.tracks.map(\.label), ["of(1, 2)", ".map", "shared"])
    }

    // MARK: Executors

    private static let hops = """
        let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "work")
        Observable.of(1).observe(on: ConcurrentDispatchQueueScheduler(qos: .utility)).map { $0 + 1 }.observe(on: queue)
            .observe(on: MainScheduler.instance).watch("all").subscribe().disposed(by: bag)
        """

    /// An event off the main thread is marked in lines, pictures, sentences and data; one on it is not.
    func test_eventsOffTheMainThread_areMarked() {
        let mixed = """
            Observable.merge(
                Observable.of(7).observe(on: ConcurrentDispatchQueueScheduler(qos: .utility)),
                Observable.of(8).delay(.seconds(1), scheduler: SerialDispatchQueueScheduler(internalSerialQueueName: "work")),
                Observable.of(9).delay(.seconds(2), scheduler: MainScheduler.instance))
            """
        let lines = session([taps, mixed, ":timeline"])
        XCTAssertTrue(lines.contains("● 7  @bg\n"), lines)
        XCTAssertTrue(lines.contains("● 8  @queue work\n"), lines)
        XCTAssertTrue(lines.contains("● 9\n"), lines)
        let marbles = session([taps, mixed, ":marbles"])
        XCTAssertTrue(marbles.contains("7@bg") && marbles.contains("8@work"), marbles)
        XCTAssertFalse(marbles.contains("9@"), marbles)
        let explained = session([taps, Self.hops, ":explain -threads"])
        for words in [".map @bg ", ".observe @queue work ", "threads:  main  @bg  @queue work"] {
            XCTAssertTrue(explained.contains(words), "\(words)\n\(explained)")
        }
        XCTAssertFalse(session([taps, Self.hops, ":explain"]).contains("threads:"))
        let data = session([taps, Self.hops, ":explain -json"])
        XCTAssertTrue(data.contains("\"stage\":\".map\",\"on\":\"bg\""), data)
        XCTAssertTrue(data.contains("\"on\":\"queue work\""), data)
    }

    // MARK: Steps

    /// One send of a subject is one step on all lanes. A teardown of several stages is one step and one mark.
    func test_sendAndTeardown_areOneStepOnAllLanes() {
        let text = session([
            "let taps = PublishSubject<Int>(); var bag = DisposeBag()",
            "for name in [\"a\", \"b\", \"c\"] { taps.watch(name).subscribe().disposed(by: bag) }\ntaps.onNext(1); taps.onNext(1)\nbag = DisposeBag()",
            ":marbles",
        ])
        for row in ["a     1────1────╮", "b     1────1────┊", "c     1────1────╯"] {
            XCTAssertTrue(text.contains(row), "\(row)\n\(text)")
        }
    }

    // MARK: Tests

    /// Events that a test did not expect are drawn as two lanes; the command is part of the session.
    func test_failedTest_drawsFoundAndExpectedEvents() {
        let tests = """
            import XCTest
            import RxTest
            class WaitTests: XCTestCase {
                func testLate() {
                    let scheduler = TestScheduler(initialClock: 0)
                    let source = scheduler.createHotObservable([.next(210, 1), .next(300, 3), .completed(400)])
                    let found = scheduler.start { source.map { $0 * 2 } }.events
                    XCTAssertEqual(found, [.next(210, 2), .next(310, 6), .completed(400)])
                }
                func testGood() { XCTAssertEqual([Recorded.next(1, "a")], [.next(1, "a")]) }
            }
            """
        let text = session([tests, ":test"])
        XCTAssertTrue(text.contains("Executed 2 tests, with 1 failure"), text)
        XCTAssertTrue(text.contains("WaitTests.testLate, line 8\n"), text)
        XCTAssertTrue(text.contains("  expected ") && text.contains("  found "), text)
        XCTAssertTrue(text.contains("first difference at 300.000 s: expected nothing, found sends 6"), text)
        XCTAssertFalse(text.contains("testGood, line"), text)
        _ = session([tests, ":test WaitTests/testLate", "let n = 1"]) { session, _ in
            XCTAssertTrue(session.savedText().contains("//: :test WaitTests/testLate\n"), session.savedText())
        }
    }
}
