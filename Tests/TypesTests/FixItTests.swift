import Checking
import Diagnostics
import Foundation
import Syntax
import TypeModel
import XCTest

/// Every fix for a wrong program of the tests removes its mistake, and repeated fixing ends.
final class FixItTests: XCTestCase {
    private static let programs: [(name: String, text: String)] = {
        let tests = corpusFolder.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Tests")
        let folders = [
            corpusFolder.appendingPathComponent("diagnostics"), tests.appendingPathComponent("Renderings"),
            tests.appendingPathComponent("SyntaxGolden/Diagnostics"),
        ]
        let files = folders.flatMap { folder in
            let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            XCTAssertNotNil(files, "no programs in \(folder.path)")
            return files ?? []
        }
        let whole = files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.map { file in
            (file.lastPathComponent, (try? String(contentsOf: file, encoding: .utf8)) ?? "")
        }
        return whole + MistakeTests.mistakes.map { ("\($0.area): \($0.name)", $0.text) }
    }()

    private func errors(_ text: String) -> [Diagnostic] {
        let found = check(text, with: sharedChecker).diagnostics.filter { $0.severity == .error }
        // A valid text must not affect the next one.
        if found.isEmpty { sharedChecker.revert() }
        return found
    }

    private func applying(_ fix: Diagnostic.FixIt, to text: String) -> String {
        var bytes = Array(text.utf8)
        XCTAssertTrue(
            fix.edits.allSatisfy { Int($0.span.end) <= bytes.count }, "'\(fix.title)' is for another text:\n\(text)")
        for edit in fix.edits.sorted(by: { $0.span.start > $1.span.start }) {
            bytes.replaceSubrange(Int(edit.span.start)..<Int(edit.span.end), with: Array(edit.replacement.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    func testEveryFix_removesItsError() {
        var count = 0
        for (name, text) in Self.programs {
            let all = errors(text)
            for problem in all {
                for fix in problem.fixIts {
                    count += 1
                    let repaired = applying(fix, to: text)
                    XCTAssertNotEqual(repaired, text, "\(name): '\(fix.title)' changes nothing")
                    // Two equal messages are two mistakes.
                    func isSame(_ other: Diagnostic) -> Bool {
                        other.id == problem.id && other.message == problem.message
                    }
                    let before = all.filter(isSame).count
                    XCTAssertLessThan(
                        errors(repaired).filter(isSame).count, before,
                        "\(name): '\(fix.title)' leaves \(problem.message)\n\(repaired)")
                }
            }
        }
        XCTAssertGreaterThan(count, 150)
    }

    func testRepairingAgainAndAgainEnds() {
        for (name, text) in Self.programs {
            var seen: Set<String> = []
            var text = text
            while let fix = errors(text).first(where: { !$0.fixIts.isEmpty })?.fixIts[0] {
                guard seen.insert(text).inserted, seen.count < 12 else {
                    XCTFail("\(name): repairs go round in a circle\n\(text)")
                    break
                }
                text = applying(fix, to: text)
            }
        }
    }
}
