import Foundation
import XCTest

/// The stack switch in C, apart from Swift.
final class StackSwitchTests: XCTestCase {
    func testStacks_withEachSanitizer_keepTheirState_andAssembleForArm64() throws {
        let process = Process()
        process.executableURL = ImportTests.root.appendingPathComponent("Tests/StackSwitch/check")
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, output)
        for name in ["plain", "address", "undefined", "thread"] {
            XCTAssertTrue(output.contains("\(name): passed"), output)
        }
        for target in ["aarch64-linux-gnu", "arm64-apple-macos15"] {
            XCTAssertTrue(output.contains("\(target): assembled"), output)
        }
    }
}
