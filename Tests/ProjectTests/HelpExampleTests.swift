import Foundation
import XCTest

/// The examples of `rill NAME --help` run in a shell and have their described effect.
final class HelpExampleTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("help-\(UUID().uuidString)")

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

    /// Runs a line in a shell whose `rill` is the built executable.
    private func shell(_ line: String) throws -> (status: Int32, text: String) {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", line]
        process.currentDirectoryURL = folder
        let built = ImportTests.root.appendingPathComponent(".build/debug").path
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["PATH": built + ":/usr/bin:/bin"], uniquingKeysWith: { $1 })
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    private func example(of name: String) throws -> [String] {
        let help = try shell("rill \(name) --help").text
        let lines = try XCTUnwrap(help.components(separatedBy: "\nexample:\n").dropFirst().first, help)
        return lines.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private func assert(_ name: String, _ answers: [(status: Int32, part: String)], line: UInt = #line) throws {
        let lines = try example(of: name)
        var left = answers[...]
        for command in lines {
            let (status, text) = try shell(command)
            if !command.hasPrefix("rill ") {
                XCTAssertEqual(status, 0, text, line: line)
            } else if let answer = left.popFirst() {
                XCTAssertEqual(status, answer.status, "\(command)\n\(text)", line: line)
                XCTAssertTrue(answer.part.isEmpty || text.contains(answer.part), "\(command)\n\(text)", line: line)
            } else {
                XCTFail("no answer is expected of '\(command)'", line: line)
            }
        }
        XCTAssertTrue(left.isEmpty, "\(name): \(left)", line: line)
    }

    func testRun_example_isAnswered() throws {
        try assert(
            "run",
            [
                (0, "big"), (0, "1 outcome"), (0, "no leaks"), (0, "first difference in event 1: 1 sends 2"),
                (0, "a test; it passes"), (0, "Executed 1 test, with 0 failures"),
            ])
    }

    func testDiff_example_isAnswered() throws {
        try assert("diff", [(1, "1 of 1 lane differs, first 'big'"), (1, "")])
        let page = try String(contentsOf: folder.appendingPathComponent("diff.html"), encoding: .utf8)
        XCTAssertTrue(page.contains("<svg"))
    }
}
