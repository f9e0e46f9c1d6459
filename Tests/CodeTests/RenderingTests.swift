import Declarations
import Diagnostics
import Foundation
import Language
import StyledText
import XCTest

/// Complete diagnostics: each program of `Tests/Renderings` has an error, and its expected message is beside it. A
/// program is named after its diagnostic. `RILL_ACCEPT=1` rewrites the files.
final class RenderingTests: XCTestCase {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Renderings")

    private static let programs: [(name: String, text: String)] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        XCTAssertGreaterThan(files.count, 100, "no programs in \(folder.path)")
        return files.filter { $0.hasSuffix(".swift") }.sorted().map { file in
            let text = (try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)) ?? ""
            return (String(file.dropLast(6)), text)
        }
    }()

    private func run(_ name: String, _ text: String) -> [Diagnostic] {
        let interpreter = Interpreter { _ in }
        defer { interpreter.close() }
        let outcome = interpreter.run(Source(name: name + ".swift", text: text), mode: .script)
        return outcome.diagnostics + (outcome.failure.map { [$0] } ?? [])
    }

    func testRendering_ofEachProgram_matches() {
        for (name, text) in Self.programs {
            let all = run(name, text)
            guard let first = all.first else {
                XCTFail("nothing is wrong with \(name)")
                continue
            }
            XCTAssertTrue(name.hasPrefix(first.id), "\(name) shows \(first.id)")
            XCTAssertEqual(all.count, 1, "\(name): one mistake, one message")
            let drawn = all.map { render($0).plainText }.joined(separator: "\n\n") + "\n"
            let file = Self.folder.appendingPathComponent(name + ".expected")
            if ProcessInfo.processInfo.environment["RILL_ACCEPT"] == "1" {
                try? drawn.write(to: file, atomically: true, encoding: .utf8)
            } else {
                XCTAssertEqual(drawn, try? String(contentsOf: file, encoding: .utf8), name)
            }
        }
    }

    func testEveryDiagnosticOfTheChecker_hasARendering() {
        let names = Self.programs.map(\.name)
        for id in CheckDiagnosticID.allCases {
            XCTAssertTrue(names.contains { $0.hasPrefix(id.rawValue) }, "no program shows \(id.rawValue)")
        }
    }

    /// Each trap with help has a rendering, or takes too long or too much memory for one.
    func testEveryTrapWithHelp_hasARendering() {
        let apart: Set<String> = ["endless-initialisation", "out-of-memory", "unowned-gone"]
        let names = Self.programs.map(\.name)
        for id in trapHelp.keys where !apart.contains(id) {
            XCTAssertTrue(names.contains { $0.hasPrefix(id) }, "no program shows \(id)")
        }
    }

    func testNoFileIsLeftOver() {
        let names = Set(Self.programs.map(\.name))
        let files = (try? FileManager.default.contentsOfDirectory(atPath: Self.folder.path)) ?? []
        for file in files where file.hasSuffix(".expected") {
            XCTAssertTrue(names.contains(String(file.dropLast(9))), file)
        }
    }
}
