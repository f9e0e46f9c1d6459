import Diagnostics
import Foundation
import Language
import XCTest

/// Files of programs: no name of another meaning removes or hides a file.
final class FileLossTests: XCTestCase {
    private func run(_ text: String, in folder: String? = nil) -> String {
        var printed = ""
        var options = RunConfiguration()
        if let folder { options.files.programFolder = folder }
        let interpreter = Interpreter(options: options) { printed += $0 }
        defer { interpreter.close() }
        let outcome = interpreter.run(Source(name: "test", text: "import Foundation\n" + text), mode: .script)
        return printed + (outcome.failure?.id ?? "")
    }

    func testRemoval_ofAMount_isRefused() {
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

    func testFileURL_relative_beginsInTheProgramsFolder() throws {
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

    func testTheScratchFolderHasALimit() {
        var options = RunConfiguration()
        options.files.scratchLimit = 1 << 20
        var printed = ""
        var told: [Int] = []
        let interpreter = Interpreter(options: options) { printed += $0 }
        defer { interpreter.close() }
        interpreter.files.onFullScratch = { told.append($0) }
        let text = """
            import Foundation
            let files = FileManager.default
            func write(_ name: String, _ count: Int) -> String {
                do {
                    try Data(repeating: 1, count: count).write(to: URL(fileURLWithPath: "/tmp/" + name))
                    return "ok"
                } catch let error as CocoaError { return "\\(error.code == .fileWriteOutOfSpace)" } catch { return "?" }
            }
            print(write("a", 600_000), write("b", 600_000), write("a", 900_000), write("c", 200_000))
            try files.removeItem(atPath: "/tmp/a")
            print(write("b", 600_000), files.fileExists(atPath: "/tmp/a"))
            var made = 0
            while (try? files.createDirectory(atPath: "/tmp/d\\(made)", withIntermediateDirectories: false)) != nil { made += 1 }
            print(made < 256, made > 50)
            """
        let outcome = interpreter.run(Source(name: "test", text: text), mode: .script)
        XCTAssertNil(outcome.failure)
        XCTAssertEqual(printed, "ok true ok true\nok false\ntrue true\n")
        XCTAssertEqual(told, [1 << 20])
    }
}
