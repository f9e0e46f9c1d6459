import Diagnostics
import Language
import XCTest

/// Printed class names of the RxSwift-compatible library, which may differ from the static types.
final class PrintedClassTests: XCTestCase {
    private func printed(_ text: String) -> [String] {
        var printed = ""
        let interpreter = Interpreter { printed += $0 }
        defer { interpreter.close() }
        _ = interpreter.run(Source(name: "classes", text: "import RxSwift\n" + text), mode: .script)
        return printed.split(separator: "\n").map(String.init)
    }

    func testReplaySubjects() {
        XCTAssertEqual(
            printed(
                """
                let one = ReplaySubject<Int>.create(bufferSize: 1), many = ReplaySubject<Int>.create(bufferSize: 2)
                print(one, many, ReplaySubject<String>.createUnbounded(), PublishSubject<Int>(), separator: "\\n")
                many.dispose()
                many.subscribe { print($0) }.dispose()
                """),
            [
                "RxSwift.ReplayOne<Swift.Int>", "RxSwift.ReplayMany<Swift.Int>", "RxSwift.ReplayAll<Swift.String>",
                "RxSwift.PublishSubject<Swift.Int>",
                "error(Object `RxSwift.ReplayMany<Swift.Int>` was already disposed.)",
            ])
    }

    func testWindows() {
        XCTAssertEqual(
            printed(
                """
                _ = Observable.of(1, 2).window(timeSpan: .seconds(1), count: 2, scheduler: MainScheduler.instance)
                    .subscribe(onNext: { print($0) })
                """
            ).first, "RxSwift.AddRef<Swift.Int>")
    }
}
