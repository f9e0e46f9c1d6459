import Foundation
import Syntax
import XCTest
@testable import Assist
@testable import Commands
@testable import SessionCore

/// Commands, settings and flags in help and messages exist.
final class AdvertisedTests: XCTestCase {
    private static let rooms = [
        "Session", "Shell", "EditLine", "Lessons", "rill", "Language/Driver", "Language/Diagnostics",
    ]

    /// Returns the pieces of strings in the sources of a module, without the values that are interpolated.
    private func texts(of room: String) throws -> [(file: String, text: String)] {
        let folder = SessionTests.root.appendingPathComponent("Sources/\(room)")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)!
        var found: [(String, String)] = []
        for case let file as URL in files where file.pathExtension == "swift" {
            let words = SourceWords(try String(contentsOf: file, encoding: .utf8))
            for word in words where word.kind == .string {
                found.append((file.lastPathComponent, words.text(word).trimmingCharacters(in: ["\""])))
            }
        }
        return found
    }

    private func words(_ pattern: String, in text: String) throws -> [String] {
        let expression = try NSRegularExpression(pattern: pattern)
        return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap {
            Range($0.range(at: 1), in: text).map { String(text[$0]) }
        }
    }

    /// Checks that all matches of the pattern in the modules' texts are known, and that there are more than `least`.
    private func assert(_ known: Set<String>, hold pattern: String, moreThan least: Int) throws {
        var count = 0
        for room in AdvertisedTests.rooms {
            for (file, text) in try texts(of: room) {
                for name in try words(pattern, in: text) {
                    count += 1
                    XCTAssertTrue(known.contains(name), "\(file) names '\(name)': \(text)")
                }
            }
        }
        XCTAssertGreaterThan(count, least)
    }

    func testCommandsThatAreNamedExist() throws {
        // `:name` at the beginning of a text, or after a blank, a quote or a bracket; labels and times follow other
        // characters.
        let pattern = #"(?:^|[ '(])[:]([a-z]{2,})\b(?![:(])"#
        try assert(Set(CommandTable.allCommands.flatMap { [$0.name] + $0.abbreviations }), hold: pattern, moreThan: 80)
    }

    func testSettingsThatAreNamedExist() throws {
        let known = Set(SettingTable.rows.map { $0.name } + ["lists"])
        try assert(known, hold: #":set ([a-z][a-z-]{2,})"#, moreThan: 4)
    }

    /// Each command answers its own help, and each key of the page is bound.
    func testEachCommandHasItsHelp() {
        let session = SessionTests.session()
        let collector = Collector()
        for command in CommandTable.allCommands {
            _ = session.submit(":help \(command.name)", at: 0, to: collector)
            XCTAssertTrue(("\n" + collector.take()).contains("\n:\(command.name)"), command.name)
        }
    }
}
