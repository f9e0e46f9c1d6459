import Foundation
import XCTest

/// When a test fails, the last screen of output names it: `Tests/unit` parses the output of the test classes of a run.
final class UnitRunnerTests: XCTestCase {
    /// Runs the tests of a program that lists two classes; shell code gives the output and status of each class.
    private func run(a: String, b: String) throws -> (text: String, status: Int32) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("unit-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = folder.appendingPathComponent("tests")
        let text = """
            #!/bin/sh
            case "$1" in
            --list-tests) printf 'Listing 2 tests:\\n\\nM.A/testOne\\nM.B/testTwo\\n';;
            M.A) \(a);;
            M.B) \(b);;
            esac
            """
        try text.write(to: program, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        let process = Process()
        process.executableURL = ImportTests.root.appendingPathComponent("Tests/unit")
        process.arguments = [program.path]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (String(decoding: data, as: UTF8.self), process.terminationStatus)
    }

    private let passes = """
        echo "Test Case 'A.testOne' started at 1"; echo "Test Case 'A.testOne' passed (0.1 seconds)"
        """
    private let begins = "echo \"Test Case 'B.testTwo' started at 2\""
    private let ends = "echo \"Test Case 'B.testTwo' passed (0.2 seconds)\""

    func testAFailureIsNamedLast() throws {
        let result = try run(
            a: passes,
            b: begins + "; echo '/x/B.swift:7: error: B.testTwo : XCTAssertEqual failed: 1 is not 2'"
                + "; echo \"Test Case 'B.testTwo' failed (0.2 seconds)\"; yes | head -100; exit 1")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(
            result.text.hasSuffix("failed:\n  B.testTwo\n      /x/B.swift:7: XCTAssertEqual failed: 1 is not 2\n"),
            result.text)
    }

    func testACrashIsNamed() throws {
        let result = try run(a: passes, b: begins + "; kill -SEGV $$")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.text.hasSuffix("  B.testTwo\n      the process ended in the middle of it\n"), result.text)
    }

    func testRunner_testThatDidNotBegin_failed() throws {
        let result = try run(a: passes, b: "true")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.text.hasSuffix("  B.testTwo\n      never began\n"), result.text)
    }

    func testRunner_processWithErrorStatus_failed() throws {
        let result = try run(a: passes + "; exit 3", b: begins + "; " + ends)
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.text.hasSuffix("failed:\n  a process that ended with status 3\n"), result.text)
    }

    func testRunner_success_printsOneLine() throws {
        let result = try run(a: passes, b: begins + "; " + ends)
        XCTAssertEqual(result.status, 0)
        XCTAssertTrue(result.text.contains("executed 2 tests, 0 failed, "), result.text)
    }
}
