import Declarations
import Diagnostics
import Foundation
import Syntax
import TypeModel
import XCTest

/// Each explanation of an id has two programs: one is refused with that id, the other is accepted. Those of apps break
/// their rules at run time (`AppExplanationTests`).
final class ExplanationTests: XCTestCase {
    private let folder = corpusFolder.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
        "docs/Explanations")

    /// The explanations by id, as they are written.
    private var pages: [String: String] {
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        XCTAssertFalse(files.isEmpty, "no pages in \(folder.path)")
        let texts = files.filter { $0.pathExtension == "md" }.map {
            (try? String(contentsOf: $0, encoding: .utf8)) ?? ""
        }
        let pages = texts.flatMap { ("\n" + $0).components(separatedBy: "\n# ").dropFirst() }
        return Dictionary(uniqueKeysWithValues: pages.map { ($0.components(separatedBy: "\n")[0], "# " + $0) })
    }

    private func programs(in page: String) -> [String] {
        page.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "\n```")[0] }
    }

    /// Diagnostics reported before a program runs.
    private let checkedIDs = Set(
        CheckDiagnosticID.allCases.map(\.rawValue) + SyntaxDiagnosticID.allCases.map(\.rawValue))

    func testEveryIdHasAPage() {
        let pages = pages
        for id in checkedIDs {
            XCTAssertNotNil(pages[id], id)
        }
    }

    func testTheBuiltPagesAreTheWrittenOnes() {
        let pages = pages
        XCTAssertEqual(explainedIDs, pages.keys.sorted())
        for (id, page) in pages {
            XCTAssertEqual(explanation(of: id), page.trimmingCharacters(in: .newlines), id)
        }
    }

    func testTheFirstProgramIsRefusedAndTheSecondAccepted() {
        // These ids are excluded: limits, and diagnostics that are only warnings.
        let without: Set = [
            "send-after-end", "too-complex", "too-deep", "unheard-subject", "unused-result", "warning-directive",
        ]
        for (id, page) in pages where checkedIDs.contains(id) {
            let programs = programs(in: page)
            if without.contains(id) { continue }
            XCTAssertEqual(programs.count, 2, id)
            guard programs.count == 2 else { continue }
            let refused = check(programs[0] + "\n", with: sharedChecker).diagnostics.filter { $0.severity == .error }
            XCTAssertEqual(refused.first?.id, id, id)
            XCTAssertEqual(problems(programs[1] + "\n"), [], id)
        }
    }
}
