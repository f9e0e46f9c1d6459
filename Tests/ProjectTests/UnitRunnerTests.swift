import Foundation
import XCTest

/// When a test fails, the last screen of output names it: `Tests/unit` reads what a run prints.
final class UnitRunnerTests: XCTestCase {
    private func run(_ printed: String, status: Int) throws -> (text: String, status: Int32) {
        let process = Process()
        process.executableURL = ImportTests.root.appendingPathComponent("Tests/unit")
        process.arguments = ["sh", "-c", "printf '%s\\n' \"$0\"; exit \(status)", printed]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (String(decoding: data, as: UTF8.self), process.terminationStatus)
    }

    private let started = "Test Case 'A.testOne' started at 1\nTest Case 'A.testOne' passed (0.1 seconds)\n"

    func testAFailureIsNamedLast() throws {
        let noise = String(repeating: "something else\n", count: 100)
        let result = try run(
            started
                + "Test Case 'B.testTwo' started at 2\n/x/B.swift:7: error: B.testTwo : XCTAssertEqual failed: 1 is not 2\n"
                + "Test Case 'B.testTwo' failed (0.2 seconds)\n" + noise, status: 1)
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(
            result.text.hasSuffix("failed:\n  B.testTwo\n      /x/B.swift:7: XCTAssertEqual failed: 1 is not 2\n"),
            result.text)
    }

    func testACrashIsNamed() throws {
        let result = try run(started + "Test Case 'B.testTwo' started at 2\nFatal error: gone\n", status: 1)
        XCTAssertTrue(result.text.hasSuffix("  B.testTwo\n      the process ended in the middle of it\n"), result.text)
    }

    func testSuccessSaysNothingMore() throws {
        let result = try run(started + "Executed 1 test", status: 0)
        XCTAssertEqual(result.status, 0)
        XCTAssertTrue(result.text.hasSuffix("Executed 1 test\n"))
        XCTAssertEqual(try run("error: no such module", status: 3).status, 1)
    }
}
