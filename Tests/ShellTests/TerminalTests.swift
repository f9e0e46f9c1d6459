import Foundation
import XCTest

/// Plays Tests/Terminal's dialogues against the staged prompt on a pseudo-terminal.
final class TerminalTests: XCTestCase {
    func testDialogues() throws {
        // Products stand beside the test bundle, which is the program that runs.
        let stage = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("stage")
        XCTAssertTrue(FileManager.default.isExecutableFile(atPath: stage.path), stage.path)
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Terminal/dialogues.py")
        guard FileManager.default.isExecutableFile(atPath: stage.path) else { return }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", script.path, stage.path]
        let pipe = Pipe()
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let report = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, report)
    }
}
