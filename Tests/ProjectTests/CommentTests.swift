import Foundation
import XCTest

/// Comments begin with a noun or a verb, never with a clause ("What …", "Whether …").
final class CommentTests: XCTestCase {
    /// The number of comment lines that still begin with a clause, by folder and file extension. Lower it after a rewrite.
    private static let bounds = [
        ("Sources", "swift", 60), ("Sources", "swiftinterface", 105), ("Tests", "swift", 12),
    ]

    private static let words = ["What", "Who", "Where", "Whether", "How"]

    static func beginsWithClause(_ line: Substring) -> Bool {
        let code = line.utf8.drop { $0 == UInt8(ascii: " ") }
        let comment = code.drop { $0 == UInt8(ascii: "/") }
        guard code.count - comment.count >= 2, comment.first == UInt8(ascii: " ") else { return false }
        let text = Substring(comment.dropFirst())
        return words.contains { text.hasPrefix($0) && text.dropFirst($0.count).first.map { !$0.isLetter } ?? true }
    }

    func testClauseIsFound() {
        XCTAssertTrue(Self.beginsWithClause("    /// Whether the sink is over."))
        XCTAssertFalse(Self.beginsWithClause("    /// True if the sink is over, whatever the reason."))
        XCTAssertFalse(Self.beginsWithClause("let text = \"// What\""))
    }

    func testCommentsBeginWithNounOrVerb() throws {
        for (folder, ending, bound) in Self.bounds {
            let found = try Self.files(under: folder, ending: ending).flatMap { file in
                try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter(Self.beginsWithClause)
                    .map { "\(file.lastPathComponent): \($0.trimmingCharacters(in: .whitespaces))" }
            }
            XCTAssertLessThanOrEqual(found.count, bound, "\(folder) *.\(ending):\n\(found.joined(separator: "\n"))")
        }
    }

    /// The files of a folder without programs of the corpus, which are texts of others.
    private static func files(under folder: String, ending: String) -> [URL] {
        let root = ImportTests.root.appendingPathComponent(folder)
        let all = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        let files = (all?.compactMap { $0 as? URL } ?? []).filter { file in
            file.pathExtension == ending && !file.path.contains("/Corpus/") && !file.path.contains("/.build/")
        }
        XCTAssertFalse(files.isEmpty, "no *.\(ending) in \(root.path)")
        return files
    }
}
