import Foundation
import XCTest

/// Comments begin with a noun or a verb, never with a clause ("What …", "Whether …").
final class CommentTests: XCTestCase {
    /// The number of comment lines that still begin with a clause, by folder and file extension. Lower it after a rewrite.
    private static let bounds = [
        ("Sources", "swift", 8), ("Sources", "swiftinterface", 4), ("Tests", "swift", 6),
    ]

    private static let words = ["What", "Who", "Where", "Whether", "How"]

    /// The comments of a text that begin with a clause.
    static func clauses(in file: SwiftFile) -> [String] {
        file.texts(of: .comment).map(\.text).filter { comment in
            let text = comment.drop { $0 == "/" }
            return words.contains { text.hasPrefix(" " + $0) && text.dropFirst($0.count + 1).first?.isLetter != true }
        }
    }

    func testClauseIsFound() {
        XCTAssertEqual(Self.clauses(in: SwiftFile(text: "    /// Whether the sink is over.\n")).count, 1)
        let others = "    /// True if the sink is over, whatever the reason.\nlet text = \"// What\" // Whatever\n"
        XCTAssertEqual(Self.clauses(in: SwiftFile(text: others)), [])
    }

    func testCommentsBeginWithNounOrVerb() throws {
        for (folder, ending, bound) in Self.bounds {
            let found = try Self.files(under: folder, ending: ending).flatMap { file in
                try Self.clauses(in: SwiftFile(text: String(contentsOf: file, encoding: .utf8)))
                    .map { "\(file.lastPathComponent): \($0)" }
            }
            XCTAssertLessThanOrEqual(found.count, bound, "\(folder) *.\(ending):\n\(found.joined(separator: "\n"))")
        }
    }

    /// The Swift files of a folder without the programs of the corpus.
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
