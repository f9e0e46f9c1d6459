import Diagnostics
import Language
import XCTest

/// Test classes of programs: their tests are found, run in order, and reported.
final class TestClassTests: XCTestCase {
    private func run(_ text: String) -> (printed: [String], code: Int32) {
        var printed = ""
        let interpreter = Interpreter { printed += $0 }
        defer { interpreter.close() }
        let outcome = interpreter.run(Source(name: "tests", text: text), mode: .script)
        XCTAssertEqual(outcome.diagnostics.filter { $0.severity == .error }.map(\.message), [])
        return (printed.split(separator: "\n").map(String.init), outcome.exitCode)
    }

    private static let suite = """
        import XCTest
        class Sums: XCTestCase {
            var start = 0
            override class func setUp() { print("all") }
            override func setUp() { super.setUp(); start = 1 }
            override func tearDown() { print("down"); super.tearDown() }
            func testB() throws { XCTAssertEqual(start + 1, 2) }
            func testA() { XCTAssertTrue(start > 1, "start") }
            func helper() {}
            private func testHidden() {}
        }
        extension Sums {
            func testC() throws { throw XCTSkip("later") }
        }

        """

    private static func withoutTime(_ line: String) -> String {
        let time = #"at \d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}$"#
        return line.replacingOccurrences(of: time, with: "at T", options: .regularExpression)
    }

    /// Failures are reported in the words of XCTest on Linux (from a compiled test file).
    func testFailures() {
        let printed = run(
            """
            import XCTest
            class Fails: XCTestCase {
                struct Bad: Error {}
                func bad() throws -> Int { throw Bad() }
                func testA() {
                    XCTAssertEqual(1, 2, "numbers"); XCTAssertNil(3); XCTFail("boo"); XCTAssertGreaterThan(1, 2)
                    XCTAssertThrowsError(1); XCTAssertEqual(1.0, 2.0, accuracy: 0.1); XCTAssert(false)
                    XCTAssertEqual(try bad(), 1); XCTAssertNoThrow(try bad())
                    let late = expectation(description: "later"), early = expectation(description: "early")
                    early.isInverted = true
                    early.fulfill()
                    wait(for: [early], timeout: 1)
                    waitForExpectations(timeout: 0.5)
                    _ = late
                }
                func testB() throws { _ = try XCTUnwrap(nil as Int?) }
                func testC() throws { throw Bad() }
                func testD() throws { try XCTSkipIf(true, "m") }
            }
            """
        ).printed.filter { $0.hasPrefix("tests:") || $0.hasPrefix("<") }
        XCTAssertEqual(
            printed,
            [
                "tests:6: error: Fails.testA : XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - numbers",
                "tests:6: error: Fails.testA : XCTAssertNil failed: \"3\" - ",
                "tests:6: error: Fails.testA : failed - boo",
                "tests:6: error: Fails.testA : XCTAssertGreaterThan failed: (\"1\") is not greater than (\"2\") - ",
                "tests:7: error: Fails.testA : XCTAssertThrowsError failed: did not throw error - ",
                "tests:7: error: Fails.testA : XCTAssertEqual failed: (\"1.0\") is not equal to (\"2.0\") +/- (\"0.1\") - ",
                "tests:7: error: Fails.testA : XCTAssertTrue failed - ",
                "tests:8: error: Fails.testA : XCTAssertEqual threw error \"Bad()\" - ",
                "tests:8: error: Fails.testA : XCTAssertNoThrow failed: threw error \"Bad()\" - ",
                "tests:12: error: Fails.testA : Asynchronous wait failed - Fulfilled inverted expectation 'early'",
                "tests:13: error: Fails.testA : Asynchronous wait failed - Exceeded timeout of 0.5 seconds, "
                    + "with unfulfilled expectations: later",
                "tests:16: error: Fails.testB : XCTUnwrap failed: expected non-nil value of type \"Int\" - ",
                "<EXPR>:0: error: Fails.testC : threw error \"Bad()\"",
                "tests:18: Fails.testD : Test skipped: required true value but got false - m",
            ])
    }

    /// Measurements are reported in the words of XCTest on Linux (from a compiled test file); time passes only in
    /// waits.
    func testMeasuring() {
        let tail = { (test: String, line: Int, average: String, values: [String]) in
            "tests:\(line): Test Case '\(test)' measured [Time, seconds] average: \(average), relative standard deviation: "
                + "\(values.allSatisfy { $0 == values[0] } ? "0.000" : "316.228")%, "
                + "values: [\(values.joined(separator: ", "))], "
                + "performanceMetricID:org.swift.XCTPerformanceMetric_WallClockTime, "
                + "maxPercentRelativeStandardDeviation: 10.000%, maxStandardDeviation: 0.100"
        }
        let printed = run(
            """
            import XCTest
            class Times: XCTestCase {
                func testA() { var n = 0; measure { n += 1 }; print("runs", n) }
                func testB() { measure { Thread.sleep(forTimeInterval: 0.25) } }
                func testC() { var n = 0; measure { n += 1; if n == 3 { XCTFail("third") } }; print("runs", n) }
                func testD() { measure {}; measure { print("never") } }
                func testE() {
                    measureMetrics([.wallClockTime], automaticallyStartMeasuring: false) {
                        sleep(1); startMeasuring(); Thread.sleep(forTimeInterval: 0.5); stopMeasuring(); sleep(1)
                    }
                }
                func testF() { measureMetrics([.wallClockTime], automaticallyStartMeasuring: false) { print("once") } }
                func testG() { measureMetrics([.wallClockTime], automaticallyStartMeasuring: false) { stopMeasuring() } }
                func testH() { measureMetrics([.wallClockTime], automaticallyStartMeasuring: true) { startMeasuring() } }
                func testI() { measure { stopMeasuring(); stopMeasuring() } }
                func testJ() { startMeasuring(); stopMeasuring() }
                func testK() { measureMetrics([], automaticallyStartMeasuring: true) {} }
                func testL() { measureMetrics([XCTPerformanceMetric("a")], automaticallyStartMeasuring: true) {} }
                func testM() { var n = 0; measure { n += 1; if n == 1 { sleep(1) } } }
            }
            """
        ).printed.filter { !$0.hasPrefix("Test ") && !$0.hasPrefix("\t") }
        let outside = "is only supported from a block passed to measureMetrics(...)."
        let violation = { (test: String, line: Int, what: String) in
            "tests:\(line): error: Times.\(test) : API violation - \(what)"
        }
        XCTAssertEqual(
            printed,
            [
                tail("Times.testA", 3, "0.000", Array(repeating: "0.000000", count: 10)), "runs 10",
                tail("Times.testB", 4, "0.250", Array(repeating: "0.250000", count: 10)),
                "tests:5: error: Times.testC : failed - third", "runs 3",
                tail("Times.testD", 6, "0.000", Array(repeating: "0.000000", count: 10)),
                violation("testD", 6, "Can only record one set of metrics per test method."),
                tail("Times.testE", 8, "0.500", Array(repeating: "0.500000", count: 10)),
                "once", violation("testF", 12, "startMeasuring() must be called during the block."),
                violation("testG", 13, "Cannot stop measuring before starting measuring."),
                violation("testH", 14, "Already called startMeasuring() once this iteration."),
                violation("testI", 15, "Already called stopMeasuring() once this iteration."),
                violation("testJ", 16, "Cannot start measuring. startMeasuring() \(outside)"),
                violation("testJ", 16, "Cannot stop measuring. stopMeasuring() \(outside)"),
                violation("testK", 17, "At least one metric must be provided to measure."),
                violation("testL", 18, "Unknown metric: a"),
                tail("Times.testM", 19, "0.100", ["1.000000"] + Array(repeating: "0.000000", count: 9)),
                "tests:19: error: Times.testM : failed: The relative standard deviation of the measurements is 316.228% "
                    + "which is higher than the max allowed of 10.000%.",
            ])
    }

    /// A test continues after a failure, as on Linux, where `continueAfterFailure` has no effect.
    func testFailure_doesNotEndTheTest() {
        let printed = run(
            """
            import XCTest
            class On: XCTestCase {
                override func setUp() { continueAfterFailure = false }
                func testA() { XCTFail("one"); print("on", continueAfterFailure); XCTFail("two") }
            }
            """
        ).printed.filter { !$0.hasPrefix("Test ") && !$0.hasPrefix("\t") }
        XCTAssertEqual(
            printed,
            ["tests:4: error: On.testA : failed - one", "on true", "tests:4: error: On.testA : failed - two"])
    }

    func testAFileOfDeclarationsRunsItsTests() {
        let (printed, code) = run(Self.suite)
        XCTAssertEqual(
            printed.map(Self.withoutTime),
            [
                "Test Suite 'All tests' started at T", "Test Suite 'main.xctest' started at T",
                "Test Suite 'Sums' started at T", "all",
                "Test Case 'Sums.testA' started at T", "tests:8: error: Sums.testA : XCTAssertTrue failed - start",
                "down",
                "Test Case 'Sums.testA' failed (0.0 seconds)",
                "Test Case 'Sums.testB' started at T", "down", "Test Case 'Sums.testB' passed (0.0 seconds)",
                "Test Case 'Sums.testC' started at T", "down", "tests:13: Sums.testC : Test skipped - later",
                "Test Case 'Sums.testC' skipped (0.0 seconds)",
            ]
                + ["Sums", "main.xctest", "All tests"].flatMap { name in
                    [
                        "Test Suite '\(name)' failed at T",
                        "\t Executed 3 tests, with 1 test skipped and 1 failure (0 unexpected) in 0.0 (0.0) seconds",
                    ]
                })
        XCTAssertEqual(code, 1)
    }

    func testProgram_canRunItsTestsItself() {
        XCTAssertEqual(run(Self.suite + "print(1)").printed, ["1"])
        let (printed, code) = run(
            Self.suite + "class More: Sums { func testD() { XCTAssertEqual(start, 1) } }\nMore.defaultTestSuite.run()")
        XCTAssertEqual(printed.filter { $0.contains("' started at ") }.count, 5)
        XCTAssertTrue(printed.contains("Test Case 'More.testD' passed (0.0 seconds)"))
        XCTAssertEqual(code, 0)
    }

    func testProgram_canDeclareAnXCTestName() {
        let own = """
            class XCTestCase { func testA() { print("mine") } }
            class Sums: XCTestCase { func testB() { print("b") } }
            Sums().testA()
            """
        XCTAssertEqual(run(own).printed, ["mine"])
        XCTAssertEqual(run("import XCTest\n" + own).printed, ["mine"])
    }

    func testAMissingImportIsOneMistake() {
        let interpreter = Interpreter { _ in }
        defer { interpreter.close() }
        let text = "class Sums: XCTestCase { func testB() {} }"
        let outcome = interpreter.run(Source(name: "tests", text: text), mode: .script)
        XCTAssertEqual(outcome.diagnostics.map(\.id), ["missing-import"])
    }

    func testWaitingForExpectations() {
        let printed = run(
            """
            import Foundation
            import XCTest
            class Waits: XCTestCase {
                func testLater() {
                    let done = expectation(description: "done")
                    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { done.fulfill() }
                    wait(for: [done], timeout: 3)
                }
            }
            """
        ).printed
        XCTAssertTrue(printed.contains { $0.hasPrefix("Test Case 'Waits.testLater' passed (2.") }, "\(printed)")
    }

    func testWait_forAllExpectations() {
        let printed = run(
            """
            import Foundation
            import XCTest
            class Waits: XCTestCase {
                func testLater() {
                    let done = expectation(description: "done")
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { done.fulfill() }
                    waitForExpectations(timeout: 2) { error in
                        if error != nil { XCTFail("it has come") }
                    }
                    XCTFail("said on purpose")
                }
            }
            """
        ).printed
        XCTAssertTrue(printed.contains { $0.contains("said on purpose") }, "\(printed)")
        XCTAssertFalse(printed.contains { $0.contains("it has come") }, "\(printed)")
    }
}
