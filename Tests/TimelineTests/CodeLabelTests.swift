import XCTest

@testable import Timeline

final class CodeLabelTests: XCTestCase {
    /// The scheduler goes first, then closures, then arguments from the end; names of lanes keep their place.
    func test_longCode_isShortenedByItsParts() {
        for (code, width, short) in [
            ("of(1, 2)", 20, "of(1, 2)"),
            ("interval(.milliseconds(40), scheduler: MainScheduler.instance)", 28, "interval(.milliseconds(40))"),
            ("interval(.milliseconds(40), scheduler: MainScheduler.instance)", 22, "interval(.millis…(40))"),
            ("combineLatest(name, age) { \"\\($0) \\($1)\" }", 28, "combineLatest(name, age) {…}"),
            ("combineLatest(name, age) { \"\\($0) \\($1)\" }", 25, "combineLatest(name, age)"),
            ("create { o in o.onNext(1); return Disposables.create() }", 20, "create {…}"),
            ("from([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).map… (3)", 24, "from([1, 2, 3, 4, 5… (3)"),
            ("source.delaySubscription… (4)", 20, "source.delaySub… (4)"),
            ("load(id, \"a, b\", retries: 3)", 18, "load(id, …)"),
            ("aVeryLongNameOfAVariable", 12, "aVeryL…iable"),
        ] {
            let text = CodeLabel.shortened(code, to: width, ellipsis: "…")
            XCTAssertEqual(text, short)
            XCTAssertLessThanOrEqual(text.count, width)
        }
    }
}
