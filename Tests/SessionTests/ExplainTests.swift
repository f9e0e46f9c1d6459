import Assist
import Commands
import Foundation
@testable import SessionCore
@testable import Timeline
import XCTest

/// `:explain` of chains with a source that is subscribed several times.
final class ExplainTests: XCTestCase {
    private static let ticks =
        "let ticks = Observable<Int>.interval(.milliseconds(300), scheduler: MainScheduler.instance).take(3)"

    private func explained(_ entries: [String]) -> [String] {
        let session = SessionTests.session()
        let seen = Collector()
        for entry in entries.dropLast() { _ = session.submit(entry, at: 0, to: seen) }
        _ = seen.take()
        _ = session.submit(":explain \(entries[entries.count - 1])", at: 0, to: seen)
        return seen.take().split(separator: "\n").map(String.init)
    }

    private func rows(_ label: String, _ lines: [String]) -> [String] {
        lines.filter { $0.hasPrefix("  " + label + " ") && $0.contains("──") }.map {
            String($0.drop { $0 != "─" && $0 != "├" })
        }
    }

    private func said(_ lines: [String]) -> [String] {
        lines.filter { $0.contains("shared by") || $0.contains("per subscription") }.map {
            String($0.drop { $0 == " " })
        }
    }

    func testExplain_sharedSource_hasOneRow() {
        let lines = explained([
            Self.ticks, "let all = ticks.share()", "Observable.merge(all.map { $0 * 10 }, all.filter { $0 > 1 })",
        ])
        XCTAssertEqual(rows(".share", lines), ["──────────0─────────1─────────2┤"])
        XCTAssertEqual(rows(".take", lines), ["──────────0─────────1─────────2┤"])
        XCTAssertEqual(rows(".filter", lines), ["──────────·─────────·─────────2┤"])
        XCTAssertEqual(said(lines), [".share is shared by 2: .map and .filter"])
    }

    func testExplain_withoutShare_hasARowPerSubscription() {
        let lines = explained([Self.ticks, "Observable.merge(ticks.map { $0 * 10 }, ticks.filter { $0 > 1 })"])
        XCTAssertEqual(rows(".take", lines), ["──────────0─────────1─────────2┤", "──────────0─────────1─────────2┤"])
        XCTAssertEqual(said(lines), [".take runs 2 times, once per subscription: .map and .filter"])
        let both = explained([Self.ticks, "Observable.zip(ticks, ticks)"])
        XCTAssertEqual(rows(".take", both).count, 2)
        XCTAssertEqual(said(both), [".take runs 2 times, once per subscription"])
    }

    func testExplain_subject_isAlwaysShared() {
        let lines = explained([
            "let taps = PublishSubject<Int>()",
            "let both = Observable.merge(taps.map { $0 + 1 }, taps.filter { $0 > 1 })",
            "both", "taps.onNext(1); taps.onNext(2); taps.onNext(2); taps.onCompleted()", "both",
        ])
        let rows = lines.filter { $0.hasPrefix("  taps  ") }.map { $0.filter { $0.isNumber } }
        XCTAssertEqual(rows, ["122"], lines.joined(separator: "\n"))
        XCTAssertEqual(said(lines), ["taps is shared by 2: .map and .filter"])
    }

    /// A replayed element reaches one subscriber later than the other: the row shows both times.
    func testExplain_replayedElement_isShownAtBothTimes() {
        let lines = explained([
            Self.ticks, "let all = ticks.share(replay: 1)",
            "let later = Observable.just(9).delay(.milliseconds(750), scheduler: MainScheduler.instance)",
            "Observable.merge(all, later.concat(all))",
        ])
        XCTAssertEqual(rows(".share", lines).map { $0.filter { $0.isNumber } }, ["0112"], lines.joined(separator: "\n"))
        XCTAssertEqual(said(lines).count, 1)
    }

    /// A source that is subscribed to again after its end is one stage.
    func testRetryIsNoSharing() {
        let lines = explained(["Observable.of(1).concat(Observable<Int>.error(RxError.unknown)).retry(2)"])
        XCTAssertEqual(lines.filter { $0.hasPrefix("  of(1) ") }.count, 1)
        XCTAssertEqual(said(lines), [])
    }

    /// The internals of an operator written in Swift have no rows; elements dropped inside count as dropped by the
    /// operator.
    func testAnOperatorOfTheLibrarysTextIsOneRow() {
        // Returns the text beside the axis, which has no label.
        func labels(_ lines: [String]) -> [String] {
            lines.map { String($0.dropFirst(2).prefix { $0 != " " }) }.filter { !["", "1", "step"].contains($0) }
        }
        let pairs = explained(["cold(\"1-2|\").pairwise().map { $0 + $1 }"])
        XCTAssertEqual(labels(pairs), ["cold(\"1-2|\")", ".pairwise", ".map"])
        func holdsBack(_ label: String, _ lines: [String]) -> Bool {
            lines.contains { $0.hasPrefix("  " + label) && $0.contains("·") }
        }
        XCTAssertTrue(holdsBack(".pairwise", pairs), pairs.joined(separator: "\n"))
        let buffered = explained(["cold(\"1-2|\").bufferWithTrigger(cold(\"-1-\"))"])
        XCTAssertEqual(labels(buffered), ["cold(\"1-2|\")", "cold(\"-1-\")", ".bufferWithTrigger"])
        XCTAssertFalse(holdsBack(".bufferWithTrigger", buffered), buffered.joined(separator: "\n"))
        let first = explained(["cold(\"1-2|\").cascade([cold(\"-3|\")])"])
        XCTAssertEqual(labels(first), ["cold(\"1-2|\")", "cold(\"-3|\")", ".cascade"])
    }

    /// An observable stored by the library's Swift code is a source of the program where the program reads it.
    func testExplain_libraryObservable_isNamedWhereItIsRead() {
        let lines = explained(["let double = Action<Int, Int> { .just($0 * 2) }", "double.elements.map { $0 + 1 }"])
        let labels = lines.map { String($0.dropFirst(2).prefix { $0 != " " }) }
        XCTAssertEqual(labels, ["step", "double.elements", ".map"])
    }

    /// A subject that the library's Swift code returns as an observable is named by the call.
    func testExplain_subjectReturnedByACall_isNamedByTheCall() {
        let lines = explained(["let double = Action<Int, Int> { .just($0 * 2) }", "double.execute(1).map { $0 + 1 }"])
        let labels = lines.map { String($0.dropFirst(2).prefix { $0 != " " }) }
        XCTAssertEqual(labels, ["step", ".execute", ".map"])
    }

    /// Elements of a subject that an operator receives as an observable have the subject's element type.
    func test_subjectsReturnedByClosures_showTheirElements() throws {
        for code in [
            "Observable<Int>.error(Refusal()).catch { _ in src }", "Observable.deferred { src }",
            "Observable<Int>.empty().ifEmpty(switchTo: src)", "Observable<Int>.create { o in src.subscribe(o) }",
            "Observable.using({ BooleanDisposable() }, observableFactory: { _ in src })",
            "Observable.of(1).flatMap { _ in src }", "Observable.concat([src])",
        ] {
            let session = SessionTests.session()
            defer { session.close() }
            for entry in [
                "struct Refusal: Error {}; let src = PublishSubject<Int>()", "_ = \(code).subscribe()",
                "src.onNext(47)",
            ] { _ = session.submit(entry, at: 0, to: Collector()) }
            let recording = try XCTUnwrap(session.recording)
            let all = recording.events(of: recording.allLanes.map(\.id), stages: true)
            let texts = all.filter { $0.kind == .next && recording.label(of: $0) != "of(1)" }.map(\.text)
            XCTAssertGreaterThanOrEqual(texts.count, 2, code)
            XCTAssertEqual(texts.compactMap { $0 }.filter { $0 != "47" && $0 != "<src>" }, [], code)
        }
    }

    /// The receiver's row comes first, then the arguments; the errors of `retry(when:)` follow from their source.
    func test_sourcesOfAnOperator_standInTheOrderOfTheCode() throws {
        for (code, rows) in [
            ("src.take(until: stop)", ["src", "stop", ".take"]), ("src.skip(until: stop)", ["src", "stop", ".skip"]),
            ("src.sample(stop)", ["src", "stop", ".sample"]),
            ("src.withLatestFrom(stop)", ["src", "stop", ".withLatestFrom"]),
            ("src.map { $0 }.take(until: stop.map { $0 })", ["src", ".map", "stop", ".map", ".take"]),
            (
                "src.retry(when: { errors in errors.delay(.seconds(1), scheduler: main) })",
                ["src", "errors", ".delay", ".retry"]
            ),
        ] {
            let session = SessionTests.session()
            defer { session.close() }
            for entry in [
                "struct Refusal: Error {}; let main = MainScheduler.instance",
                "let src = PublishSubject<Int>(); let stop = PublishSubject<Int>()",
                "_ = \(code).map { $0 }.subscribe()",
                "src.onNext(1); stop.onNext(2); src.onError(Refusal())",
            ] { _ = session.submit(entry, at: 0, to: Collector()) }
            let recording = try XCTUnwrap(session.recording)
            let picture = try XCTUnwrap(Picture.chains(recording.shownLanes[0].id, in: recording))
            XCTAssertEqual(picture.tracks.map(\.label).dropLast(), rows[...], code)
        }
    }
}
