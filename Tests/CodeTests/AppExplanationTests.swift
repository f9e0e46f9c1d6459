import Diagnostics
import Foundation
import Language
import Library
import XCTest

/// Each explanation of a rule for apps has two programs: one breaks that rule, the other breaks none.
final class AppExplanationTests: XCTestCase {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Returns the rules that the sources of the kit name where they report or stop, and the rule that the interpreter
    /// reports.
    private func rules() throws -> Set<String> {
        let kit = Self.root.appendingPathComponent("Sources/RillKit")
        let called = try NSRegularExpression(pattern: #"(?:Rules\.stop|Warnings\.warn)\(\s*"([a-z-]+)""#)
        var found: Set<String> = ["nil-outlet"]
        for case let file as URL in FileManager.default.enumerator(at: kit, includingPropertiesForKeys: nil)!
        where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in called.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
                found.insert(String(text[Range(match.range(at: 1), in: text)!]))
            }
        }
        return found
    }

    /// Returns the pages that contain "Stops:" or "Prints a note:".
    private func pages() -> [(id: String, page: String)] {
        explainedIDs.compactMap { id in
            let page = explanation(of: id) ?? ""
            return page.contains("\nStops:\n") || page.contains("\nPrints a note:\n") ? (id, page) : nil
        }
    }

    private func programs(in page: String) -> [String] {
        page.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "\n```")[0] + "\n" }
    }

    /// Returns the rules that a program breaks: those that only print a note, and the rule that stops the program.
    private func broken(by text: String) -> (told: [String], stopped: String?) {
        let interpreter = Interpreter { _ in }
        defer { interpreter.close() }
        var told: [String] = []
        KitWarning.onKitWarning = { [unowned interpreter] remark in
            if let object = remark.object, interpreter.name(of: object) != nil { return }
            told.append(remark.rule)
        }
        let outcome = interpreter.run(Source(name: "page.swift", text: text), mode: .script)
        XCTAssertEqual(outcome.diagnostics.map(\.message), [], text)
        return (told, outcome.failure?.id)
    }

    func testEveryRuleHasAPage() throws {
        let rules = try rules()
        XCTAssertGreaterThanOrEqual(rules.count, 13)
        XCTAssertEqual(rules.subtracting(pages().map(\.id)), [])
    }

    /// Each id in the heading of a rendering has an explanation.
    func testEveryIdOfARenderingHasAPage() throws {
        let folder = Self.root.appendingPathComponent("Tests/Renderings")
        let shown = try NSRegularExpression(pattern: #"\[([a-z-]+)\]$"#, options: .anchorsMatchLines)
        var ids: Set<String> = ["nested-send", "unhandled-error", "out-of-memory", "unowned-gone", "unsupported"]
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) where file.hasSuffix(".expected") {
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            let all = NSRange(text.startIndex..., in: text)
            ids.formUnion(shown.matches(in: text, range: all).map { String(text[Range($0.range(at: 1), in: text)!]) })
        }
        XCTAssertGreaterThan(ids.count, 60)
        XCTAssertEqual(ids.subtracting(explainedIDs), [])
    }

    func testTheFirstProgramBreaksTheRuleAndTheSecondNone() {
        for (id, page) in pages() {
            let programs = programs(in: page)
            XCTAssertEqual(programs.count, 2, id)
            guard programs.count == 2 else { continue }
            let (wrong, right) = (broken(by: programs[0]), broken(by: programs[1]))
            if page.contains("\nStops:\n") {
                XCTAssertEqual(wrong.stopped, id)
                XCTAssertEqual(wrong.told, [], id)
            } else {
                XCTAssertNil(wrong.stopped, id)
                XCTAssertEqual(wrong.told, [id])
            }
            XCTAssertNil(right.stopped, id)
            XCTAssertEqual(right.told, [], id)
        }
    }
}
