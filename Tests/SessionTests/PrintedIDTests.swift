import Commands
import Diagnostics
import Export
import Foundation
import SessionCore
import XCTest

/// Every id that rill prints has a help page.
final class PrintedIDTests: XCTestCase {
    private static let root = SessionTests.root

    private func files(_ folder: String, _ endings: [String]) -> [String] {
        let place = Self.root.appendingPathComponent(folder)
        let walk = FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil)
        let texts = (walk?.allObjects as? [URL] ?? []).filter { endings.contains($0.pathExtension) }.compactMap {
            try? String(contentsOf: $0, encoding: .utf8)
        }
        XCTAssertFalse(texts.isEmpty, "no files in \(place.path)")
        return texts
    }

    private func ids(matching pattern: Regex<(Substring, Substring)>, in texts: [String]) -> Set<String> {
        Set(texts.flatMap { text in text.matches(of: pattern).map { String($0.output.1) } })
    }

    /// The ids in the expectations of tests, such as that of `error: … [unknown-name]`.
    private var printed: Set<String> {
        let pattern = #/(?m)^(?:error|warning|note|trap): .*?\[([a-z]+(?:-[a-z]+)+)\][ ]*$/#
        return ids(matching: pattern, in: files("Tests", ["expected", "session", "txt", "md"]))
    }

    /// The ids in the sources, such as those of `Trap("overflow", …)` and `Diagnostic("runaway", …)`.
    private var written: Set<String> {
        let pattern = #/(?:Trap|Diagnostic)\([ \n]*"([a-z]+(?:-[a-z]+)*)",/#
        return ids(matching: pattern, in: files("Sources", ["swift"]))
    }

    func test_everyIdThatIsPrinted_hasAHelpPage() {
        let all = printed.union(written)
        XCTAssertGreaterThan(printed.count, 100)
        for id in [
            "runaway", "deadlock", "index-out-of-range", "unhandled-error", "nested-send", "fatal-error",
            "stack-overflow",
        ] {
            XCTAssertTrue(all.contains(id), "\(id) was not found")
        }
        let session = SessionTests.session()
        for id in all.sorted() where id != "internal" {
            XCTAssertNotNil(explanation(of: id), "no page: \(id)")
            let seen = Collector()
            _ = session.submit(":help \(id)", at: 0, to: seen)
            XCTAssertTrue(seen.text.hasPrefix(id), "\(id): \(seen.text.prefix(80))")
        }
        session.close()
    }
}
