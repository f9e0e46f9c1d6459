import Assist
import Commands
import Export
import Foundation
import SessionCore
import StyledText
import XCTest
@testable import Timeline

/// Rows of chains, their colours and the sentences below them.
final class ChainRowTests: XCTestCase {
    /// Each entry runs until nothing is scheduled.
    private func recording(_ entries: [String]) throws -> Recording {
        let session = SessionTests.session()
        defer { session.close() }
        for entry in ["let taps = PublishSubject<Int>(); let bag = DisposeBag()"] + entries {
            _ = session.submit(entry, at: 0, to: Collector())
        }
        return try XCTUnwrap(session.recording)
    }

    private func answers(_ entries: [String]) -> String {
        let session = SessionTests.session()
        defer { session.close() }
        let seen = Collector()
        for entry in entries.dropLast() { _ = session.submit(entry, at: 0, to: seen) }
        _ = seen.take()
        _ = session.submit(entries[entries.count - 1], at: 0, to: seen)
        return seen.take()
    }

    private let ticks =
        "Observable<Int>.interval(.milliseconds(100), scheduler: MainScheduler.instance).take(3)"

    /// The source of a connectable observable is recorded on the lane that connects it.
    func test_rowsOfAnotherLane_haveTheColoursOfTheirValues() throws {
        let recording = try recording([
            """
            let hot = \(ticks).publish()
            hot.map { $0 * 10 }.subscribe().disposed(by: bag)
            hot.connect().disposed(by: bag)
            """
        ])
        let picture = Picture.chains([recording.shownLanes[0].id], in: recording)
        let rows = picture.tracks.filter { !$0.isHeading }
        XCTAssertEqual(rows.count, 4)
        let origins = rows.map { row in row.marks.filter { $0.kind == .next }.map(\.origin) }
        XCTAssertEqual(origins[0].count, 3)
        for row in origins { XCTAssertEqual(row, origins[0]) }
        XCTAssertEqual(Set(origins[0]).count, 3)
    }

    /// `flatMapFirst` before another operator has a row of its own if it drops an element.
    func test_droppedElements_areShownOfAnOperatorWithInnerLanes() throws {
        let inner =
            "taps.flatMapFirst { n in Observable.just(n).delay(.milliseconds(50), scheduler: MainScheduler.instance) }"
        for (code, label) in [
            ("\(inner).share().subscribe().disposed(by: bag)", "= .flatMapFirst"),
            ("\(inner).subscribe().disposed(by: bag)", "result"),
            ("\(inner).watch(\"w\").subscribe().disposed(by: bag)", "result"),
        ] {
            let recording = try recording([code, "taps.onNext(1); taps.onNext(2)"])
            let picture = Picture.chains([try XCTUnwrap(recording.drawnLanes.first).id], in: recording)
            let row = try XCTUnwrap(picture.tracks.first { $0.label == label }, code)
            XCTAssertEqual(row.marks.filter { $0.kind == .held }.count, 1, code)
        }
        let all = try recording([
            "taps.flatMap { Observable.just($0) }.share().subscribe().disposed(by: bag)", "taps.onNext(1)",
        ])
        let labels = Picture.chains([all.shownLanes[0].id], in: all).tracks.map(\.label)
        XCTAssertFalse(labels.contains("= .flatMap"), "\(labels)")
    }

    /// Elements of a source that follows another one are not made from the last element before.
    func test_sourceThatFollowsAnother_hasColoursOfItsOwn() throws {
        let main = "MainScheduler.instance"
        for code in [
            "taps.take(1).concat(Observable.of(8, 9))", "taps.take(1).concat(other)",
            "taps.timeout(.milliseconds(20), other: other, scheduler: \(main))",
        ] {
            let recording = try recording([
                "let other = BehaviorSubject(value: 5)",
                "\(code).subscribe(onError: { _ in }).disposed(by: bag); taps.onNext(1)",
            ])
            let tracks = Picture.chains([recording.shownLanes[0].id], in: recording).tracks
            let origins = tracks.map { row in row.marks.filter { $0.kind == .next }.map(\.origin) }
            let results = try XCTUnwrap(origins.last)
            XCTAssertEqual(results.count, origins[tracks.count - 2].count + 1, code)
            XCTAssertEqual(results[0], origins[0][0], code)
            XCTAssertEqual(Set(results).count, results.count, code)
        }
    }

    /// An element that makes a stage fail is not held back.
    func test_elementThatCausesAnError_isNotMarkedAsDropped() throws {
        let recording = try recording([
            "struct Bad: Error {}",
            "taps.map { if $0 > 1 { throw Bad() } }.subscribe(onError: { _ in }).disposed(by: bag)",
            "taps.onNext(1); taps.onNext(2)",
        ])
        let row = try XCTUnwrap(Picture.chains([recording.shownLanes[0].id], in: recording).tracks.last)
        XCTAssertEqual(row.marks.map(\.kind), [.subscribed, .next, .error])
    }

    /// An error that passes down a chain is one sentence, about the row that failed first.
    func test_anErrorOfAChain_isSaidOnce() throws {
        let code =
            "let bad = Observable<Int>.error(Refusal(id: 7))\nbad.map { $0 }.retry(2).filter { _ in true }.subscribe(onError: { _ in }).disposed(by: bag)"
        let recording = try recording(["struct Refusal: Error { let id: Int }", code])
        let picture = Picture.chains([recording.shownLanes[0].id], in: recording)
        let text = picture.lines(PictureStyle()).map(\.plainText).joined(separator: "\n")
        XCTAssertEqual(text.components(separatedBy: " failed").count, 2, text)
        XCTAssertTrue(text.contains("bad failed 2 times: Refusal(id: 7)"), text)
        // Two failing chains give two sentences.
        let both = try self.recording([
            "struct Refusal: Error { let id: Int }",
            "taps.watch(\"a\").subscribe(onError: { _ in }).disposed(by: bag); taps.watch(\"b\").subscribe(onError: { _ in }).disposed(by: bag)",
            "taps.onError(Refusal(id: 1))",
        ])
        let rows = Picture(of: both).lines(PictureStyle()).map(\.plainText).joined(separator: "\n")
        XCTAssertTrue(rows.contains("a failed: Refusal(id: 1)") && rows.contains("b failed: Refusal(id: 1)"), rows)
    }

    /// A source that an argument names has a row above its operator, even if it is subscribed to late.
    func test_sourcesThatArgumentsName_standAboveTheirOperator() throws {
        let main = "MainScheduler.instance"
        for (code, rows) in [
            ("taps.timeout(.milliseconds(20), other: other, scheduler: \(main))", ["taps", "other", ".timeout"]),
            ("taps.take(1).concat(other)", ["taps", ".take", "other", ".concat"]),
            (
                "Observable.concat([taps.take(1), other, more.asObservable()])",
                ["taps", ".take", "other", "more", "concat([taps.take(1), other, more.asObservable()])"]
            ),
            ("taps.catch { _ in other }", ["taps", ".catch"]),
            // One source has one row, above both operators.
            ("taps.amb(other).sample(other)", ["taps", "other", ".amb", ".sample"]),
            (
                "taps.amb(other).delaySubscription(.milliseconds(5), scheduler: \(main)).sample(other)",
                ["taps", "other", ".amb", ".delaySubscription", ".sample"]
            ),
            // The errors follow from the source.
            (
                "taps.map { if $0 > 0 { throw Bad() } }.retry(when: { errors in errors.take(2) })",
                ["taps", ".map", "errors", ".take", ".retry"]
            ),
        ] {
            let recording = try recording([
                "struct Bad: Error {}; let other = PublishSubject<Int>(); let more = PublishSubject<Int>()",
                "\(code).subscribe(onError: { _ in }).disposed(by: bag)", "taps.onNext(1); other.onNext(2)",
                "other.onCompleted(); more.onNext(3)",
            ])
            let tracks = Picture.chains([recording.shownLanes[0].id], in: recording).tracks
            XCTAssertEqual(tracks.map(\.label), rows, code)
        }
    }

    /// Four times as many inner lanes take about four times as long to draw, and are not laid out.
    func test_manyInnerLanes_areDrawnInLinearTime() throws {
        func seconds(_ count: Int, _ code: String) throws -> Double {
            let recording = try recording([
                "\(code).subscribe().disposed(by: bag)", "for n in 1...\(count) { taps.onNext(n) }",
            ])
            let start = clock()
            let picture = Picture.chains([recording.shownLanes[0].id], in: recording)
            XCTAssertTrue(
                picture.lines(PictureStyle()).map(\.plainText).joined().contains("a diagram would take more than"))
            XCTAssertFalse(picture.fits(DrawingStyle()))
            return Double(clock() - start) / Double(CLOCKS_PER_SEC)
        }
        let inner = "taps.flatMap { n in Observable.of(n, n + 1) }"
        XCTAssertLessThan(try seconds(8_000, inner), try seconds(2_000, inner) * 11)
    }

    /// Each event of a long chain of causes is followed once.
    func test_longChainOfCauses_isDrawnInLinearTime() {
        func seconds(_ count: Int) -> Double {
            let recording = Recording()
            let lanes = ["a", "b"].map { recording.addLane(named: $0) }
            for number in 0..<count {
                recording.record(.next, on: lanes[number % 2], at: 0, .integer(number), cause: number)
            }
            let start = clock()
            _ = Picture(of: recording)
            return Double(clock() - start) / Double(CLOCKS_PER_SEC)
        }
        XCTAssertLessThan(seconds(40_000), seconds(5_000) * 24)
    }

    /// An inner observable that no element opens is named by its code.
    func test_innerLaneWithoutElement_isNamedByItsCode() throws {
        let recording = try recording([
            "Observable<Int>.deferred { Observable.of(1).concat(Observable.just(2)) }.subscribe().disposed(by: bag)"
        ])
        let names = recording.allLanes.filter { $0.parent != nil }.map(recording.shortName)
        XCTAssertEqual(names, ["just(2)"])
    }

    /// Below 40 columns each event is a line, with the stage that sent it.
    func test_linesOfANarrowTerminal_nameEachStage() throws {
        let recording = try recording([
            "taps.filter { $0 > 1 }.map { $0 * 10 }.subscribe().disposed(by: bag)", "taps.onNext(1); taps.onNext(2)",
        ])
        let lines = Picture.chains([recording.shownLanes[0].id], in: recording).lines(PictureStyle(width: 39))
        let text = lines.map(\.plainText).joined(separator: "\n")
        XCTAssertTrue(text.contains("│ taps    ├ subscribed\n"), text)
        XCTAssertTrue(text.contains("│ .filter · dropped\n") && text.hasSuffix("│ .map    ● 20"), text)
    }

    /// Chains of one run have one scale, unless the picture is taller than three screens: then each that fits is drawn.
    func test_picturesThatAreTooTall_areSplitByChain() throws {
        let endless =
            "Observable<Int>.interval(.milliseconds(1), scheduler: MainScheduler.instance).subscribe().disposed(by: bag)"
        let text = answers([
            "let bag = DisposeBag()",
            "\(ticks).map { $0 + 1 }.subscribe().disposed(by: bag)\n\(endless)", ":explain 2",
        ])
        XCTAssertTrue(text.contains(".map"), text)
        XCTAssertTrue(text.contains("a diagram would take"), text)
        XCTAssertTrue(text.contains("1 col = "), text)
    }

    /// Numbers and paths of the library show as `print` does, objects by their class.
    func test_valuesOfLibraryTypes_areShownAsPrinted() throws {
        let recording = try recording([
            """
            Observable<Any>.of(NSNumber(value: 4), IndexPath(row: 1, section: 0)).map { $0 }.subscribe().disposed(by: bag)
            Observable.of(NSNumber(value: true)).map { $0 }.subscribe().disposed(by: bag)
            Observable.of(IndexPath(row: 2, section: 1)).map { $0 }.subscribe().disposed(by: bag)
            """
        ])
        let texts = recording.shownLanes.map { recording.events(of: [$0.id]).compactMap(\.text) }
        XCTAssertEqual(texts, [["4", "[0, 1]"], ["1"], ["[1, 2]"]])
    }

    // MARK: Causes

    func test_why_findsLinesWithQuotesAndLanesWithBlanks() {
        let entries = [
            "let taps = PublishSubject<Int>(); let bag = DisposeBag()",
            "taps.map { [String($0)] }.subscribe(onNext: { print(\"got\", $0) }).disposed(by: bag)", "taps.onNext(1)",
        ]
        for question in [":why \"got [\"1\"]\"", ":why \"got [\\\"1\\\"]\"", ":why taps.map… (2:1) [\"1\"]"] {
            let text = answers(entries + [question])
            XCTAssertTrue(text.contains("from taps") && text.contains("entry 3 sent it"), "\(question)\n\(text)")
        }
        XCTAssertTrue(answers(entries + [":why \"gone\""]).contains("no printed line contains \"gone\""))
    }

    /// A value that a closure sends is not the element for which it runs.
    func test_why_saysWhatIsTheValueAndWhatIsACause() {
        let text = answers([
            "let taps = PublishSubject<Int>(); let bag = DisposeBag(); let busy = BehaviorRelay(value: false)",
            "busy.subscribe(onNext: { print(\"busy\", $0) }).disposed(by: bag)",
            """
            taps.debounce(.milliseconds(100), scheduler: MainScheduler.instance)
                .flatMapLatest { n in Observable.just(n).do(onSubscribe: { busy.accept(true) }) }
                .subscribe().disposed(by: bag)
            """, "taps.onNext(5)", ":why \"busy true\"",
        ])
        XCTAssertFalse(text.contains("the value is that of"), text)
        XCTAssertTrue(text.contains("its first cause is taps 5"), text)
        XCTAssertTrue(text.contains("because .debounce sent 5"), text)
    }
}
