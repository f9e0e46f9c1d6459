import Diagnostics
import Language
import XCTest

/// Numbers outside of all ranges, in natives and the engine that convert them to integers or times.
final class ConversionProgramTests: XCTestCase {
    private func run(_ text: String) -> (printed: String, trap: String?) {
        var printed = ""
        let interpreter = Interpreter { printed += $0 }
        defer { interpreter.close() }
        let imports = "import Foundation\nimport RxSwift\nimport RxBlocking\nimport RxTest\nimport RxSwiftExt\n"
        let outcome = interpreter.run(Source(name: "test", text: imports + text), mode: .script)
        XCTAssertNotEqual(outcome.end, .refused, text)
        return (printed, outcome.failure?.id)
    }

    func testConversion_ofInvalidTimes_traps() {
        for time in [".nan", ".infinity", "1e300", "-1e300"] {
            XCTAssertNil(
                run("print((try? Observable<Int>.just(1).toBlocking(timeout: \(time)).first()) as Any)").trap, time)
            let failing = "_ = Observable<Int>.error(RxError.noElements)"
            let end = ".subscribe(onError: { _ in })"
            XCTAssertEqual(
                run("\(failing).retry(.delayed(maxCount: 3, time: \(time)))\(end)").trap, "precondition-failed", time)
            XCTAssertEqual(
                run("\(failing).retry(.exponentialDelayed(maxCount: 3, initial: \(time), multiplier: 2))\(end)").trap,
                "precondition-failed", time)
        }
        XCTAssertEqual(run("print((try? Observable<Int>.never().toBlocking(timeout: .nan).first()) as Any)").trap, nil)
        // After such a delay the clock is at its maximum, and later items still have a time.
        for time in [".infinity", "1e300", "1e10"] {
            let (printed, trap) = run(
                """
                print((try? Observable<Int>.never().toBlocking(timeout: \(time)).first()) as Any)
                Observable.just(1).delay(.seconds(5), scheduler: MainScheduler.instance).subscribe(onNext: { print($0) })
                RunLoop.main.run(until: .distantFuture)
                """)
            XCTAssertNil(trap, time)
            XCTAssertEqual(printed, "nil\n1\n", time)
        }
        for resolution in ["0", ".nan", "1e-300"] {
            let trap = run(
                "let s = TestScheduler(initialClock: 0, resolution: \(resolution))\n"
                    + "_ = Observable.just(1).delay(.seconds(1), scheduler: s).subscribe()\ns.start()"
            ).trap
            XCTAssertEqual(trap, "precondition-failed", resolution)
        }
    }

    func testNumbersInFoundation() {
        XCTAssertNil(
            run("print(String(format: \"%d %x %i %u %c\", Double.nan, Double.infinity, -1e300, 1e30, 1e300))").trap)
        for scale in ["Int.max", "Int.min", "100000", "-100000"] {
            XCTAssertNil(
                run("var a = Decimal(string: \"1.2345\")!, r = Decimal()\nNSDecimalRound(&r, &a, \(scale), .plain)")
                    .trap, scale)
        }
        for range in [
            "location: -1, length: 3", "location: 3, length: -1", "location: 0, length: 6",
            "location: Int.max, length: 5",
        ] {
            let program =
                "let r = try! NSRegularExpression(pattern: \"l\")\n_ = r.matches(in: \"hello\", range: NSRange(\(range)))"
            XCTAssertEqual(run(program).trap, "index-out-of-range", range)
        }
    }
}
