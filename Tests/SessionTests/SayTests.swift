import XCTest
@testable import Assist
@testable import Commands
@testable import SessionCore

/// `:say`: chains in the words of Combine and AsyncSequence.
final class SayTests: XCTestCase {
    private func combine(_ text: String) -> ChainSentence { ChainSentence(text, in: .combine) }

    func testChain_allCallsKnown_isWrittenInCombine() {
        let saying = combine(
            "query.debounce(.milliseconds(300), scheduler: MainScheduler.instance).distinctUntilChanged()"
                + ".flatMapLatest { search($0) }.subscribe(onNext: { print($0) }).disposed(by: bag)")
        XCTAssertEqual(
            saying.code,
            "query.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).removeDuplicates()"
                + ".map { search($0) }.switchToLatest().sink { print($0) }.store(in: &cancellables)")
        XCTAssertTrue(saying.notes.contains { $0.hasPrefix("subscribe: ") }, "\(saying.notes)")
    }

    func testSources_areWrittenInCombine() {
        XCTAssertEqual(combine("Observable.of(1, 2, 3).map { $0 * 2 }").code, "[1, 2, 3].publisher.map { $0 * 2 }")
        XCTAssertEqual(combine("Observable.just(1)").code, "Just(1)")
        XCTAssertEqual(combine("PublishSubject<Int>()").code, "PassthroughSubject<Int, Never>()")
        XCTAssertEqual(combine("Observable.merge(a, Observable.just(2))").code, "Publishers.Merge(a, Just(2))")
        XCTAssertEqual(
            combine("Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(3)").code,
            "Timer.publish(every: 1, on: .main, in: .common).autoconnect().prefix(3)")
        XCTAssertEqual(combine("taps.scan(0) { $0 + $1 }").code, "taps.scan(0) { $0 + $1 }")
        XCTAssertEqual(combine("taps.map(double)").code, "taps.map(double)")
    }

    func testUnknownCall_isAComment_andIsNamed() {
        let saying = combine("taps.withLatestFrom(text).map { $0 }.share(replay: 1)")
        XCTAssertEqual(saying.code, "taps /* .withLatestFrom(text) */ .map { $0 } /* .share(replay: 1) */")
        XCTAssertEqual(saying.unknownOperators, ["withLatestFrom(_:)", "share(replay:)"])
        let other = combine("taps.withLatestFrom(text)")
        XCTAssertNil(other.code)
        XCTAssertEqual(other.unknownOperators, ["withLatestFrom(_:)"])
    }

    func testChain_inAsyncWords_isALoop() {
        let saying = ChainSentence(
            "numbers.filter { $0 > 1 }.take(2).subscribe(onNext: { print($0) })", in: .asyncAlgorithms)
        XCTAssertEqual(saying.code, "for await value in numbers.filter { $0 > 1 }.prefix(2) { print(value) }")
    }

    func testTables_everyTemplate_usesOnlyArgumentsOfItsSignature() {
        for table in [TranslationTable.combine, .asyncAlgorithms] {
            XCTAssertGreaterThan(table.rows.count, 20)
            for (signature, row) in table.rows {
                let count = signature.filter { $0 == ":" }.count
                for number in 1...9 where row.template.contains("#\(number)") || row.template.contains("#s\(number)") {
                    XCTAssertLessThanOrEqual(number, count, "\(signature): \(row.template)")
                }
            }
        }
    }

    func testCommand_sayCombine_answersWithNotes() {
        let session = SessionTests.session { $0.style = .prompt }
        let collector = Collector()
        _ = session.submit(":say combine Observable.error(E.bad)", at: 0, to: collector)
        let text = collector.take()
        XCTAssertTrue(text.contains("Fail(error: E.bad)"), text)
        XCTAssertTrue(text.contains("note: Observable.error: the type of the error"), text)
        _ = session.submit(":say basic taps", at: 0, to: collector)
        XCTAssertTrue(collector.take().contains("combine or async and an expression"))
    }
}
