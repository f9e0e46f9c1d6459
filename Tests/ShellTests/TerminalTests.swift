import Foundation
import XCTest

/// Runs the sessions of Tests/Terminal on a pseudo-terminal: the prompt with a scripted session, and the program
/// itself. Each has its own class, so that `Tests/unit` runs them in parallel.
final class SessionTerminalTests: XCTestCase {
    func testSessionFiles() throws { try play("sessions.py", "stage") }
}

final class FailureTerminalTests: XCTestCase {
    func testTerminal_usualProblemsOfPrompts() throws { try play("failures.py", "rill") }
}

final class ProgramTerminalTests: XCTestCase {
    func testTheProgram() throws { try play("program.py", "rill") }
}

final class AppTerminalTests: XCTestCase {
    func testApps() throws { try play("apps.py", "rill") }
}

final class LessonTerminalTests: XCTestCase {
    func testLessons() throws { try play("lessons.py", "rill") }
}

private func play(_ name: String, _ product: String) throws {
    // Products are in the folder of the test bundle, which is the running program.
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent(product)
    XCTAssertTrue(FileManager.default.isExecutableFile(atPath: program.path), program.path)
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Terminal/\(name)")
    guard FileManager.default.isExecutableFile(atPath: program.path) else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", script.path, program.path]
    let pipe = Pipe()
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let report = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0, report)
}
