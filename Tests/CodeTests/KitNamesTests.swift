import Diagnostics
import Foundation
import XCTest

@testable import Language

/// `Tests/Corpus/apps/names` has a row for each name that code of apps uses: a program that is run and uses the name,
/// or a program that is refused with the name's replacement.
final class KitNamesTests: XCTestCase {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private struct Row {
        let name: String
        /// A program that uses the name; for a refused name, the expected message.
        let words: String
        /// The path of the program, or the words that the message must contain.
        let place: String
        var isRefused: Bool { place.hasPrefix("refused: ") }
    }

    private func rows() throws -> [Row] {
        let text = try String(contentsOf: Self.root.appendingPathComponent("Tests/Corpus/apps/names"), encoding: .utf8)
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let parts = line.components(separatedBy: " | ")
            XCTAssertEqual(parts.count, 3, "\(line)")
            return Row(name: parts[0], words: parts[1], place: parts[parts.count - 1])
        }
    }

    func testEveryName_isUsedByAProgram() throws {
        let rows = try rows()
        XCTAssertGreaterThan(rows.count, 550)
        XCTAssertEqual(Set(rows.map(\.name)).count, rows.count, "a name stands twice")
        var texts: [String: String] = [:]
        for row in rows where !row.isRefused {
            let file = Self.root.appendingPathComponent(row.place + ".swift")
            let text = try texts[row.place] ?? String(contentsOf: file, encoding: .utf8)
            texts[row.place] = text
            for word in row.words.components(separatedBy: " ~ ") {
                XCTAssertTrue(says(text, word), "\(row.place) does not say \(word) (\(row.name))")
            }
        }
    }

    /// Returns true if a text has a word that is not part of a longer one.
    private func says(_ text: String, _ word: String) -> Bool {
        var rest = text[...]
        while let found = rest.range(of: word) {
            let before = found.lowerBound == text.startIndex ? " " : text[text.index(before: found.lowerBound)]
            let after = found.upperBound == text.endIndex ? " " : text[found.upperBound]
            let isWhole = !(isPart(before) && isPart(word.first!)) && !(isPart(after) && isPart(word.last!))
            if isWhole { return true }
            rest = text[found.upperBound...]
        }
        return false
    }
    private func isPart(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }

    /// Each name of `Tests/Corpus/apps/inventory`, which public code of apps uses, is used by a program of the corpus,
    /// or refused with the given words.
    func testInventoryIsTrue() throws {
        let folder = Self.root.appendingPathComponent("Tests/Corpus/apps")
        let text = try String(contentsOf: folder.appendingPathComponent("inventory"), encoding: .utf8)
        var counts: [String: Int] = [:]
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let parts = line.components(separatedBy: " | ")
            let kind = parts.count > 2 ? String(parts[2].prefix { $0 != ":" }) : ""
            counts[kind, default: 0] += 1
            switch kind {
            case "implemented", "value":
                XCTAssertEqual(parts.count, 5, "\(line)")
                let program = try String(
                    contentsOf: folder.appendingPathComponent(parts[parts.count - 1] + ".swift"), encoding: .utf8)
                XCTAssertTrue(program.contains(parts[3]), "\(parts[4]) does not say \(parts[3])")
            case "refused":
                XCTAssertEqual(parts.count, 4, "\(line)")
                XCTAssertTrue(refusal(of: parts[3]).contains(parts[2].dropFirst("refused: ".count)), "\(line)")
            default: XCTFail("\(line)")
            }
        }
        XCTAssertGreaterThan(counts["implemented", default: 0], 60)
        XCTAssertGreaterThan(counts["refused", default: 0], 4)
    }

    /// Returns the diagnostics of a program that must be refused.
    private func refusal(of text: String) -> String {
        let interpreter = Interpreter { _ in }
        defer { interpreter.close() }
        let outcome = interpreter.run(Source(name: "names", text: text), mode: .script)
        XCTAssertEqual(outcome.end, .refused, text)
        return outcome.diagnostics.map { "\($0.message) \($0.help ?? "") \($0.notes.map(\.message))" }.joined()
    }

    func testUnsupportedName_isRefusedByName() throws {
        let modules = ["UIKit", "RxCocoa", "RxSwift", "RxGesture", "RealmSwift", "Alamofire"]
        let imports = modules.map { "import \($0); " }.joined()
        for row in try rows() where row.isRefused {
            let said = refusal(of: row.words.hasPrefix("import ") ? row.words : imports + row.words)
            let wanted = row.place.dropFirst("refused: ".count)
            XCTAssertTrue(said.contains(wanted), "\(row.name): \(said)")
        }
    }
}
