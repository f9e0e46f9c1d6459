import Diagnostics
import XCTest
@testable import Commands
@testable import SessionCore

/// The texts that sessions have read are freed with them.
final class SessionTextTests: XCTestCase {
    private func use(_ number: Int) {
        let session = SessionTests.session()
        let sink = Collector()
        for text in [
            "let s = PublishSubject<Int>()", "s.map { $0 + \(number) }", "s.onNext(1)", "nonsense(1", ":undo",
            ":type s.fooo",
        ] { _ = session.submit(text, at: 0, to: sink) }
        XCTAssertTrue(sink.take().contains("● \(number + 1)"))
        session.close()
    }

    func testTextsOfTwoHundredSessionsAreFreed() {
        // Each checker reads declarations of the library once.
        for number in 0..<5 { use(number) }
        let before = Source.retainedCount
        for number in 1...200 { use(number) }
        XCTAssertEqual(Source.retainedCount, before)
    }
}
