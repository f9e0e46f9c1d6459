import Assist
import Commands
import Export
import Foundation
import SessionCore
import StyledText
import XCTest
@testable import Timeline

/// Recordings are complete, and recording has no effect on the program.
final class SessionRecordingTests: XCTestCase {
    private func play(_ entries: [String]) -> (ReplSession, Recording) {
        let session = SessionTests.session()
        for entry in entries { _ = session.submit(entry, at: 0, to: Collector()) }
        return (session, session.recording!)
    }

    private func text(_ events: [Event], _ recording: Recording) -> [String] {
        events.map { event in
            let lane = recording.lane(event.lane)!
            let stage = event.stageNumber == 0 ? "" : lane.stages[Int(event.stageNumber) - 1].label
            return "\(event.number) \(event.time / 1_000_000) \(lane.name)\(stage) \(event.kind.word)"
                + (event.text.map { " " + $0 } ?? "") + (event.cause == 0 ? "" : " <\(event.cause)")
        }
    }

    func testStagesOfAChainAndTheirCauses() {
        let (_, recording) = play(["Observable.of(1, 2).filter { $0 > 1 }.map { \"v\\($0)\" }"])
        let lane = recording.lane(named: "$R0")!
        XCTAssertEqual(lane.stages.map(\.label), [".map", ".filter", "of(1, 2)"])
        XCTAssertEqual(lane.stages.map(\.receivingStage), [0, 1, 2])
        XCTAssertEqual(
            text(recording.events(of: [lane.id], stages: true), recording),
            [
                "1 0 $R0 subscribed", "2 0 $R0.map subscribed <1", "3 0 $R0.filter subscribed <2",
                "4 0 $R0of(1, 2) subscribed <3", "5 0 $R0of(1, 2) next 1 <2", "6 0 $R0of(1, 2) next 2 <2",
                "7 0 $R0.filter next 2 <6", "8 0 $R0.map next \"v2\" <7", "9 0 $R0 next \"v2\" <8",
                "10 0 $R0of(1, 2) completed <2", "11 0 $R0.filter completed <10", "12 0 $R0.map completed <11",
                "13 0 $R0 completed <12",
            ])
    }

    /// Each event delayed by a scheduler has its own cause.
    func testDelayedEventsNameTheirCauses() {
        for chain in [
            "delay(.milliseconds(35), scheduler: main)", "observe(on: MainScheduler.asyncInstance)",
            "observe(on: CurrentThreadScheduler.instance)", "observe(on: SerialDispatchQueueScheduler(qos: .default))",
            "debounce(.milliseconds(5), scheduler: main)",
            "delay(.milliseconds(35), scheduler: main).observe(on: background)",
            "flatMap { Observable.just($0).delay(.milliseconds(25), scheduler: main) }",
        ] {
            let (session, recording) = play([
                "let main = MainScheduler.instance; let background = ConcurrentDispatchQueueScheduler(qos: .background)",
                "let s = PublishSubject<Int>()", "s.\(chain)",
                "for n in 1...5 { main.scheduleRelative((), dueTime: .milliseconds(10 * n)) { s.onNext(n); return Disposables.create() } }",
            ])
            let lane = recording.allLanes.first { $0.parent == nil }!
            let all = recording.events(of: recording.allLanes.map(\.id), stages: true)
            let byNumber = Dictionary(uniqueKeysWithValues: all.map { ($0.number, $0) })
            let shown = recording.events(of: [lane.id]).filter { $0.kind == .next }
            XCTAssertEqual(shown.compactMap(\.text), ["1", "2", "3", "4", "5"], chain)
            for event in shown {
                var source = event
                var here = event
                while let cause = byNumber[here.cause] {
                    here = cause
                    if cause.kind == .next { source = cause }
                }
                XCTAssertEqual(source.text, event.text, "\(chain): \(event.text ?? "")")
                XCTAssertNotEqual(source.number, event.number, chain)
                let label = source.stageNumber == 0 ? "" : lane.stages[Int(source.stageNumber) - 1].label
                XCTAssertEqual(label, "s", chain)
            }
            _ = session.submit(":reset", at: 0, to: Collector())
        }
    }

    /// An element that throttle sends at the end of its window is caused by the latest waiting element.
    func testThrottledEventsNameTheirCauses() {
        let (_, recording) = play([
            "let s = PublishSubject<Int>()", "s.throttle(.milliseconds(100), scheduler: MainScheduler.instance)",
            "for n in 1...3 { s.onNext(n) }",
        ])
        let lane = recording.lane(named: "$R0")!
        let all = Dictionary(
            uniqueKeysWithValues: recording.events(of: [lane.id], stages: true).map { ($0.number, $0) })
        let last = recording.events(of: [lane.id]).last { $0.kind == .next }!
        XCTAssertEqual(last.text, "3")
        XCTAssertEqual(all[all[last.cause]!.cause]?.text, "3")
    }

    /// An element released by a timer or another observable is caused by the waiting element, not by the timer.
    func testBufferedAndSampledEventsNameTheirElements() {
        for (chain, texts) in [
            ("buffer(timeSpan: .milliseconds(10), count: 9, scheduler: main).take(4)", ["[1, 2]", "[]", "[3]", "[]"]),
            ("sample(Observable<Int>.interval(.milliseconds(10), scheduler: main).take(3))", ["2", "3"]),
        ] {
            let (_, recording) = play([
                "let main = MainScheduler.instance; let s = PublishSubject<Int>()",
                "s.\(chain)\n"
                    + "for (n, t) in [(1, 3), (2, 6), (3, 25)] { main.scheduleRelative((), dueTime: .milliseconds(t)) { s.onNext(n); return Disposables.create() } }",
            ])
            let lane = recording.lane(named: "$R0")!
            let all = recording.events(of: [lane.id], stages: true)
            let byNumber = Dictionary(uniqueKeysWithValues: all.map { ($0.number, $0) })
            let sent = recording.events(of: [lane.id]).filter { $0.kind == .next }
            XCTAssertEqual(sent.compactMap(\.text), texts)
            let origins = sent.map { event -> String in
                var here = event
                while let cause = byNumber[here.cause] { here = cause }
                var source = event
                while let cause = byNumber[source.cause], cause.kind == .next { source = cause }
                return here.kind == .subscribed && source.text == event.text ? "-" : source.text ?? "-"
            }
            XCTAssertEqual(origins, chain.hasPrefix("buffer") ? ["2", "-", "3", "-"] : ["2", "3"], chain)
        }
    }

    func testInnerObservablesAreLanesOfTheirOwn() {
        let (session, recording) = play([
            "let keys = PublishSubject<String>()",
            "let ticks = Observable<Int>.interval(.milliseconds(300), scheduler: MainScheduler.instance);",
            "keys.flatMapLatest { key in ticks.take(2).map { \"\\(key)\\($0 + 1)\" } }",
            "keys.onNext(\"a\"); keys.onNext(\"b\")",
        ])
        let outer = recording.lane(named: "$R0")!
        XCTAssertEqual(outer.stages.map(\.label), [".flatMapLatest", "keys"])
        let (a, b) = (recording.lane(named: "$R0/a")!, recording.lane(named: "$R0/b")!)
        XCTAssertEqual([a.parent, b.parent], [outer.id, outer.id])
        XCTAssertEqual(outer.stages[Int(a.parentStage) - 1].label, "keys", "its event began it")
        XCTAssertEqual([a.endKind, b.endKind], [.disposed, .completed])
        XCTAssertEqual(
            b.stages.map(\.label), [".take", "ticks"])
        XCTAssertEqual(recording.events(of: [b.id]).compactMap(\.text), ["\"b1\"", "\"b2\""])
        let begun = recording.events(of: [b.id]).first!
        let cause = recording.events(of: [outer.id], stages: true).first { $0.number == begun.cause }
        XCTAssertEqual(cause?.text, "\"b\"")
        let collector = Collector()
        _ = session.submit(":lanes tree", at: 0, to: collector)
        XCTAssertEqual(
            collector.take(),
            """
            $R0   live       2 events, 1 subscription   keys.flatMapLatest { key in ticks.take(2).map { "\\(key)\\($0 + 1)" } }
              $R0/a  disposed   0 events, 1 subscription   ticks.take(2).map { "\\(key)\\($0 + 1)" }
              $R0/b  completed  3 events, 1 subscription   ticks.take(2).map { "\\(key)\\($0 + 1)" }

            """)
        _ = session.submit(":lanes", at: 0, to: collector)
        XCTAssertEqual(collector.take().split(separator: "\n").count, 1)
        _ = session.submit(":timeline $R0/b", at: 0, to: collector)
        XCTAssertTrue(collector.take().hasSuffix("00:00.600 │ $R0/b ● \"b2\"\n00:00.600 │ $R0/b ┤ completed\n"))
    }

    /// A subject without its own name is called as in the chain.
    func testSourcesAreNamedAsTheProgramNamesThem() {
        let (_, recording) = play([
            "final class Model { let taps = PublishSubject<Int>(); lazy var loud = taps.map { $0 + 1 } }",
            "let model = Model(); let own = PublishSubject<Int>()",
            "model.taps.map { $0 + 1 }.filter { $0 > 1 }", "own.map { $0 + 1 }", "model.loud.take(1)",
            "Observable.merge(model.taps, own)",
        ])
        XCTAssertEqual(
            recording.allLanes.map { $0.stages.map(\.label) },
            [
                [".filter", ".map", "model.taps"], [".map", "own"], [".take", ".map", "taps"],
                ["merge(model.taps, own)", "model.taps", "own"],
            ])
    }

    /// A trap unwinds chains with arbitrary values, none of which is drawn.
    func testATrapLeavesNoEvents() {
        let seen = Collector()
        let session = SessionTests.session()
        for entry in ["let numbers = Observable.of(5, 0, 1)", "numbers.map { 10 / $0 }.materialize()"] {
            _ = session.submit(entry, at: 0, to: seen)
        }
        XCTAssertTrue(seen.results.hasSuffix("00:00.000 │ $R0 ● next(2)\n"), seen.results)
        XCTAssertTrue(seen.text.contains("trap: division by zero"), seen.text)
    }

    func testRepetitionsAreNoInnerLanes() {
        let (_, recording) = play([
            "enum Oops: Error { case bad }",
            "Observable<Int>.error(Oops.bad).retry(2).catchAndReturn(7).concat(Observable.of(8)).startWith(6)",
        ])
        XCTAssertEqual(recording.allLanes.map(\.name), ["$R0"])
        let lane = recording.allLanes[0]
        XCTAssertEqual(
            Set(lane.stages.map(\.label)),
            ["error(Oops.bad)", ".retry", ".catchAndReturn", ".concat", "of(8)", ".startWith"])
        let events = recording.events(of: [lane.id], stages: true)
        let source = Int32(lane.stages.firstIndex { $0.label == "error(Oops.bad)" }! + 1)
        XCTAssertEqual(events.count { $0.stageNumber == source && $0.kind == .error }, 2)
    }

    private func values(of label: String, _ recording: Recording) -> [String] {
        let lane = recording.allLanes.last { $0.parent == nil }!
        let source = lane.stages.firstIndex { $0.label == label }!
        return recording.events(of: [lane.id], stages: true).filter { Int($0.stageNumber) == source + 1 }.compactMap(
            \.text)
    }

    /// Stages show the contents of values of the program's own types, without running code of the program.
    func testStages_showValues_withoutRunningProgramCode() {
        let seen = Collector()
        let session = SessionTests.session()
        for entry in [
            """
            struct Loud: CustomStringConvertible { var n = 1; var description: String { print("asked"); return "loud" } }
            struct Point { var x = 1, y: Double? = 2 }
            enum Move { case to(Point, by: String), stop }
            final class Box: CustomDebugStringConvertible { var n = 1; var debugDescription: String { print("asked"); return "box" } }
            struct Both { var box = Box(); var any: Any = Loud() }
            """, "let stream = Observable.of(Loud()).map { _ in 1 }; stream",
        ] { _ = session.submit(entry, at: 0, to: seen) }
        XCTAssertEqual(values(of: "of(Loud())", session.recording!), ["Loud(n: 1)"])
        for (expression, text) in [
            ("Point()", "Point(x: 1, y: Optional(2.0))"),
            ("Move.to(Point(y: nil), by: \"a\")", "Move.to(Point(x: 1, y: nil), by: \"a\")"),
            ("Move.stop", "Move.stop"),
            ("[Loud(n: 2)]", "[Loud(n: 2)]"), ("Box()", "Box"),
            ("Both()", "Both(box: Box, any: Loud(n: 1))"), ("Loud() as Any", "Loud(n: 1)"),
            ("Date(timeIntervalSince1970: 0)", "1970-01-01 00:00:00 +0000"), ("(1, Loud())", "(1, Loud(n: 1))"),
        ] {
            _ = session.submit("Observable.just(\(expression)).map { _ in 1 }", at: 0, to: seen)
            XCTAssertEqual(values(of: "just(\(expression))", session.recording!), [text])
        }
        XCTAssertFalse(seen.program.contains("asked"), seen.program)
    }

    /// An event keeps the value of its time, and retains no object longer than the program does.
    func testRecording_doesNotKeepObjectsAlive() {
        let seen = Collector()
        let session = SessionTests.session()
        for entry in [
            """
            final class Thing { deinit { print("gone") } }
            struct Holder { var thing: Thing; weak var other: Thing? }
            struct Row { var cells: [Int] }
            """,
            "var row = Row(cells: [1]); let rows = PublishSubject<Row>()", "rows.map { $0.cells.count }",
            "rows.onNext(row); row.cells.append(2); rows.onNext(row); row.cells[0] = 9",
        ] { _ = session.submit(entry, at: 0, to: seen) }
        XCTAssertEqual(values(of: "rows", session.recording!), ["Row(cells: [1])", "Row(cells: [1, 2])"])
        _ = session.submit(
            "Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance).map { _ in Thing() }"
                + ".map { [Holder(thing: $0)] }.map { _ in print(\"last\"); return 2 }", at: 0, to: seen)
        XCTAssertEqual(seen.program, "last\ngone\n")
        let texts = session.recording!.events(of: [session.recording!.allLanes[1].id], stages: true)
            .filter { $0.kind == .next }.compactMap(\.text)
        XCTAssertEqual(texts, ["0", "Thing", "[Holder(thing: Thing, other: nil)]", "2", "2"])
    }

    /// The memory of long values is bounded.
    func testRecording_memoryOfValues_isBounded() {
        let session = SessionTests.session()
        let seen = Collector()
        _ = session.submit(":set lines off", at: 0, to: seen)
        _ = session.submit(
            "Observable.range(start: 0, count: 400).map { [Int](repeating: $0, count: 100_000) }.map { $0.count }",
            at: 0,
            to: seen)
        let recording = session.recording!
        let lane = recording.allLanes[0]
        let stage = lane.stages.first { $0.label == ".map" && $0.receivingStage != 0 }!
        let store = recording.lane(stage.storeLane)!
        XCTAssertGreaterThan(store.droppedCount, 300, "800,000 bytes each")
        XCTAssertEqual(lane.droppedCount, 0)
        XCTAssertTrue(recording.events(of: [lane.id]).last { $0.kind == .next }?.text == "100000")
    }

    /// Every program of the corpus prints the same while each of its subscriptions is recorded.
    func testCorpus_withAndWithoutRecording_printsTheSame() throws {
        let corpus = SessionTests.root.appendingPathComponent("Tests/Corpus")
        var count = 0
        for area in ["operators", "programs", "language"] {
            let folder = corpus.appendingPathComponent(area)
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
                $0.hasSuffix(".swift")
            }
            for file in files.sorted() {
                let place = folder.appendingPathComponent(file)
                let text = try String(contentsOf: place, encoding: .utf8)
                // A program without observables is not recorded.
                guard text.contains("import Rx") else { continue }
                count += 1
                let recorded = run(file, text, recording: true)
                // Most programs print their `.expected` file; for the others the run is compared with one that is not
                // recorded.
                let expectation = place.deletingPathExtension().appendingPathExtension("expected")
                let expected = try? String(contentsOf: expectation, encoding: .utf8)
                if recorded == expected.map({ $0 + "\nstatus 0" }) { continue }
                XCTAssertEqual(recorded, run(file, text, recording: false), "\(area)/\(file)")
            }
        }
        XCTAssertGreaterThan(count, 60)
    }

    private func run(_ name: String, _ text: String, recording: Bool) -> String {
        var printed = ""
        var run = ProgramRun(
            name: name, text: text, presentation: Presentation(isTerminal: false), output: { printed += $0 },
            report: { printed += $0.plainText })
        run.options.isRecorded = recording
        let status = run.run()
        return printed + "\nstatus \(status)"
    }
}
