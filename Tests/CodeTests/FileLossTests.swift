import Diagnostics
import Foundation
import XCTest

@testable import Language

/// Files of programs: nothing is taken away or missed by a name that means something else.
final class FileLossTests: XCTestCase {
    private func run(_ text: String, in folder: String? = nil) -> String {
        var printed = ""
        var options = Interpreter.Options()
        if let folder { options.files.home = folder }
        let interpreter = Interpreter(options: options) { printed += $0 }
        defer { interpreter.close() }
        let outcome = interpreter.run(Source(name: "test", text: "import Foundation\n" + text), mode: .script)
        return printed + (outcome.failure?.id ?? "")
    }

    func testFoldersThemselvesStay() {
        for path in ["/tmp", "/tmp/", "/home/rill", "/tmp/x/..", "/"] {
            XCTAssertEqual(
                run("do { try FileManager.default.removeItem(atPath: \"\(path)\"); print(1) } catch { print(2) }"),
                "2\n", path)
        }
        XCTAssertEqual(
            run(
                "try! \"a\".write(toFile: \"/tmp/a\", atomically: true, encoding: .utf8)\ntry FileManager.default.removeItem(atPath: \"/tmp/a\")\nprint(FileManager.default.fileExists(atPath: \"/tmp/a\"))"
            ),
            "false\n")
    }

    func testNamesWithZeroes() {
        XCTAssertEqual(
            run(
                """
                try! "a".write(toFile: "/tmp/a", atomically: true, encoding: .utf8)
                print(FileManager.default.fileExists(atPath: "/tmp/a\\0b"))
                print((try? "x".write(toFile: "/tmp/a\\0b", atomically: true, encoding: .utf8)) == nil)
                print(try! String(contentsOfFile: "/tmp/a", encoding: .utf8))
                """), "false\ntrue\na\n")
    }

    func testRelativeFileURLsBeginWherePathsDo() throws {
        let folder = NSTemporaryDirectory() + "rill-relative-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data("beside".utf8).write(to: URL(fileURLWithPath: folder + "/note.txt"))
        XCTAssertEqual(
            run(
                """
                print(try! String(contentsOf: URL(fileURLWithPath: "note.txt"), encoding: .utf8))
                print(try! String(contentsOfFile: "note.txt", encoding: .utf8))
                """, in: folder), "beside\nbeside\n")
    }
}
