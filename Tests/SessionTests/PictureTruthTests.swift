import Foundation
import XCTest

@testable import Session
@testable import Timeline

/// Random chains over random sources: what pictures and sentences say is what was recorded.
final class PictureTruthTests: XCTestCase {
    private struct Dice {
        var state: UInt64
        mutating func roll(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
    }

    /// Operators that pass elements on as they are.
    private static let keeping = [
        ".filter { $0 % 3 != 0 }", ".take(4)", ".skip(1)", ".distinctUntilChanged()", ".share()",
        ".delay(.milliseconds(20), scheduler: main)", ".debounce(.milliseconds(25), scheduler: main)",
        ".throttle(.milliseconds(40), scheduler: main)", ".observe(on: MainScheduler.asyncInstance)",
        ".sample(Observable<Int>.interval(.milliseconds(35), scheduler: main).take(9))",
        ".share(replay: 1)", ".delaySubscription(.milliseconds(5), scheduler: main)", ".debug(\"d\")",
    ]
    private static let inner =
        "Observable<Int>.interval(.milliseconds(30), scheduler: main).take(2).map { _ in n * 100 }.do(onSubscribe: { begun += 1 })"
    private static let others = [
        ".map { $0 * 2 }", ".scan(0) { $0 + $1 }", ".flatMap { n in \(inner) }", ".flatMapLatest { n in \(inner) }",
        ".concatMap { n in \(inner) }", ".flatMapFirst { n in \(inner) }",
        ".buffer(timeSpan: .milliseconds(50), count: 2, scheduler: main).take(5).map { $0.count }",
        ".withLatestFrom(other)", ".startWith(7)", ".concat(Observable.of(8, 9))",
        ".map { n in \(inner) }.merge(maxConcurrent: 1)",
    ]

    private func chain(_ dice: inout Dice, _ operators: [String]) -> String {
        let length = dice.roll(4) + 1
        return (0..<length).map { _ in operators[dice.roll(operators.count)] }.joined()
    }

    private struct Run {
        var recording: Recording
        var lane: Timeline.Lane
        var begun: String
        var code: String
    }

    private func run(_ chain: String, _ dice: inout Dice) -> Run? {
        let code = "source\(chain).subscribe().disposed(by: bag)"
        let dialogue = SessionTests.dialogue()
        let seen = Collector()
        let times = (1...8).map { ($0, $0 * 15 + dice.roll(60)) }.sorted { $0.1 < $1.1 }.map { "(\($0.0), \($0.1))" }
        for entry in [
            "let main = MainScheduler.instance; let bag = DisposeBag(); var begun = 0",
            "let source = PublishSubject<Int>(); let other = BehaviorSubject(value: 5)", code,
            """
            for (n, t) in [\(times.joined(separator: ", "))] {
                main.scheduleRelative((), dueTime: .milliseconds(t)) { source.onNext(n); return Disposables.create() }
            }
            """,
        ] { _ = dialogue.submit(entry, at: 0, to: seen) }
        _ = seen.take()
        _ = dialogue.submit("print(begun)", at: 0, to: seen)
        let begun = seen.take().split(separator: "\n").last.map(String.init) ?? ""
        defer { dialogue.close() }
        guard let recording = dialogue.recording, let lane = recording.shownLanes.first(where: { $0.place == "3:1" })
        else {
            XCTFail("no lane: \(code)")
            return nil
        }
        return Run(recording: recording, lane: lane, begun: begun, code: code)
    }

    /// An element that operators only pass on keeps the colour of the element that the source has sent.
    func testValuesKeepTheirOrigin() {
        for seed in 1...150 {
            var dice = Dice(state: UInt64(seed))
            guard let run = run(chain(&dice, Self.keeping), &dice) else { continue }
            let events = run.recording.events(of: run.recording.allLanes.map(\.id), stages: true)
            let known = Dictionary(uniqueKeysWithValues: events.map { ($0.number, $0) })
            var origins = Origins(run.recording)
            for event in run.recording.events(of: [run.lane.id]) where event.kind == .next {
                let source = known[origins.origin(of: event.number)]
                XCTAssertEqual(source?.text, event.text, "seed \(seed): \(run.code)")
                XCTAssertEqual(source.map(run.recording.label(of:)), "source", "seed \(seed): \(run.code)")
            }
        }
    }

    /// Each element leads back, step by step, to one that nothing has brought about; each subscription that the engine
    /// has made to an inner observable has a lane; each sentence is true of the recording.
    func testChainsAndSentencesAreTrue() throws {
        var (elements, lanes, sentences) = (0, 0, 0)
        for seed in 1...150 {
            var dice = Dice(state: UInt64(seed) &* 77)
            guard let run = run(chain(&dice, Self.keeping + Self.others), &dice) else { continue }
            let recording = run.recording
            let events = recording.events(of: recording.allLanes.map(\.id), stages: true)
            let known = Dictionary(uniqueKeysWithValues: events.map { ($0.number, $0) })
            let origins = Origins(recording)
            for event in recording.events(of: [run.lane.id]) where event.kind == .next {
                var here = event
                while let before = origins.source(of: here) {
                    XCTAssertLessThan(before, here.number, "seed \(seed): \(run.code)")
                    guard before < here.number, let next = known[before] else { break }
                    here = next
                }
                XCTAssertEqual(here.kind, .next)
            }
            let inner = recording.allLanes.filter { $0.parent != nil }
            let opened = inner.filter { $0.origin.contains("onSubscribe") }.reduce(0) { $0 + $1.subscriptions }
            XCTAssertEqual(String(opened), run.begun, "seed \(seed): \(run.code)\n\(inner.map(\.name))")
            for lane in inner {
                let begun = try XCTUnwrap(recording.events(of: [lane.id]).first)
                let opener = try XCTUnwrap(known[begun.cause], "seed \(seed): \(lane.name) \(run.code)")
                XCTAssertEqual(opener.kind, .next, "seed \(seed): \(lane.name) was opened by no element: \(run.code)")
            }
            let picture = Picture.explaining(run.lane.id, in: recording)!
            try check(picture, run, events, "seed \(seed): \(run.code)")
            elements += recording.events(of: [run.lane.id]).count { $0.kind == .next }
            lanes += inner.count
            sentences += picture.remarks.count { $0.contains(" was disposed at ") }
        }
        print("checked \(elements) elements, \(lanes) inner lanes, \(sentences) sentences")
        XCTAssertGreaterThan(elements, 400)
        XCTAssertGreaterThan(lanes, 200)
        XCTAssertGreaterThan(sentences, 40)
    }

    /// Reads `NAME was disposed at T s …` and asks the recording by itself.
    private func check(_ picture: Picture, _ run: Run, _ events: [Event], _ remark: String) throws {
        let begin = picture.tracks.flatMap { $0.marks.map(\.time) }.min() ?? 0
        for sentence in picture.remarks where sentence.contains(" was disposed at ") {
            let words = sentence.components(separatedBy: " was disposed at ")
            let time = try XCTUnwrap(Double(words[1].prefix { $0 != " " }), remark)
            let ends = events.filter { event in
                event.kind == .disposed && Double(event.time - begin) / 1e9 == time
                    && run.recording.lane(event.lane)?.name.hasSuffix("/" + words[0]) ?? false
            }
            let end = try XCTUnwrap(ends.first, "\(remark)\n\(sentence)")
            guard let cause = events.first(where: { $0.number == end.cause }), sentence.contains("sent") else {
                continue
            }
            XCTAssertTrue(sentence.contains("sent \(cause.text ?? "?")"), "\(remark)\n\(sentence)")
            if let opened = sentence.components(separatedBy: "which opened ").dropFirst().first {
                let lane = run.recording.allLanes.first { $0.name.hasSuffix("/" + opened) }
                let begun = events.first { $0.lane == lane?.id && $0.kind == .subscribed }
                XCTAssertEqual(begun?.cause, cause.number, "\(remark)\n\(sentence)")
            }
        }
    }

    /// An error that ends what hears it, an end inside of an end: rows never go back, and nothing crashes.
    func testWhatHappensInsideOfAnEndIsDrawn() {
        for code in [
            "Observable.just(1).watch(\"a\").subscribe(onDisposed: { PublishSubject<Int>().watch(\"b\").subscribe().dispose() })",
            "Observable.just(1).subscribe(onCompleted: { PublishSubject<Int>().subscribe().dispose() })",
            "Observable.just(1).do(onDispose: { Observable.of(2, 3).subscribe().dispose() }).subscribe()",
            "Observable<Int>.never().do(onDispose: { Observable.of(2).watch(\"b\").subscribe() }).subscribe().dispose()",
            "Observable.of(1, 2).flatMap { n in Observable.just(n).do(onDispose: { PublishSubject<Int>().subscribe().dispose() }) }.subscribe()",
        ] {
            for drawing in [ProgramRun.Drawing.marbles, .stages(of: nil)] {
                var text = ""
                var run = ProgramRun(
                    name: "end.swift", text: "import RxSwift\n" + (code.hasSuffix(".dispose()") ? code : "_ = " + code),
                    presentation: Presentation(isTerminal: false), output: { text += $0 }, talk: { text += $0.plain })
                run.drawing = drawing
                run.draw = { text += $0.plain + "\n" }
                XCTAssertEqual(run.run(), 0, "\(code)\n\(text)")
                XCTAssertTrue(text.contains("step") || text.contains("1 col"), "\(code)\n\(text)")
            }
        }
    }
}
