import Diagnostics
import Language
import XCTest

/// Test classes of programs: their tests are found, run in order, and told.
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

    func testAFileOfDeclarationsRunsItsTests() {
        let (printed, code) = run(Self.suite)
        XCTAssertEqual(
            printed,
            [
                "Test Suite 'Sums' started", "all",
                "Test Case 'Sums.testA' started", "fail: XCTAssertTrue - start (line 8)", "down",
                "Test Case 'Sums.testA' failed (0.0 seconds)",
                "Test Case 'Sums.testB' started", "pass: XCTAssertEqual", "down",
                "Test Case 'Sums.testB' passed (0.0 seconds)",
                "Test Case 'Sums.testC' started", "skipped: later", "down",
                "Test Case 'Sums.testC' passed (0.0 seconds)",
                "Test Suite 'Sums' failed", "\t Executed 3 tests, with 1 failure (0 unexpected) in 0.0 seconds",
            ])
        XCTAssertEqual(code, 1)
    }

    func testAProgramRunsThemItself() {
        XCTAssertEqual(run(Self.suite + "print(1)").printed, ["1"])
        let (printed, code) = run(
            Self.suite + "class More: Sums { func testD() { XCTAssertEqual(start, 1) } }\nMore.defaultTestSuite.run()")
        XCTAssertEqual(printed.filter { $0.hasSuffix("started") }.count, 5)
        XCTAssertTrue(printed.contains("Test Case 'More.testD' passed (0.0 seconds)"))
        XCTAssertEqual(code, 0)
    }

    func testAProgramMayHaveAClassOfThatName() {
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
}
