import Foundation
import Syntax
import XCTest

/// A file of the project, read by the lexer of the interpreter.
struct SwiftFile {
    let words: SourceWords
    /// The line of each word, counted from 1.
    private let lines: [Int]

    init(text: String) {
        words = SourceWords(text)
        var (line, place) = (1, 0)
        lines = words.map { [bytes = words.bytes] word in
            line += bytes[place..<word.range.lowerBound].count { $0 == 0x0A }
            place = word.range.lowerBound
            return line
        }
    }

    /// - Parameter path: the path from the folder of the project.
    init(_ path: String) throws {
        self.init(text: try String(contentsOf: ImportTests.root.appendingPathComponent(path), encoding: .utf8))
    }

    /// The words of a kind with their lines: comments with their slashes, pieces of strings with their quotes.
    func texts(of kind: SourceWord.Kind) -> [(line: Int, text: String)] {
        words.indices.filter { words[$0].kind == kind }.map { (lines[$0], words.text(at: $0)) }
    }

    /// The text with blanks in place of comments and strings.
    var code: String {
        var bytes = words.bytes
        for word in words where word.kind == .comment || word.kind == .string {
            for index in word.range where bytes[index] != 0x0A { bytes[index] = 0x20 }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The lines of the code.
    var codeLines: [Substring] { code.split(separator: "\n", omittingEmptySubsequences: false) }

    /// Returns the lines at which a sequence of words occurs.
    func lines(of sequence: [String]) -> [Int] {
        words.indices.filter { start in
            sequence.indices.allSatisfy { words.text(at: start + $0) == sequence[$0] }
        }.map { lines[$0] }
    }

    /// Returns the names after one of several keywords, outside of braces.
    func topNames(after keywords: Set<String>) -> [String] {
        var depth = 0
        return words.indices.compactMap { index in
            depth += words[index].kind == .open ? 1 : words[index].kind == .close ? -1 : 0
            guard depth == 0, index > 0, words[index].isName, words[index - 1].kind == .keyword,
                keywords.contains(words.text(at: index - 1))
            else { return nil }
            return words.text(at: index)
        }
    }
}

final class SwiftFileTests: XCTestCase {
    func test_parts_ofAText_areFoundByTheLexer() {
        let file = SwiftFile(
            text: """
                // one
                let a = "two // \\(three) four" /* five
                six */ + 7
                extension Eight { class Nine {} }
                """)
        XCTAssertEqual(file.texts(of: .comment).map(\.line), [1, 2])
        XCTAssertEqual(file.texts(of: .string).map(\.text), ["\"two // \\", " four\""])
        let code = file.codeLines.map { $0.split(separator: " ").joined(separator: " ") }
        XCTAssertEqual(code, ["", "let a = (three)", "+ 7", "extension Eight { class Nine {} }"])
        XCTAssertEqual(file.topNames(after: ["extension", "class"]), ["Eight"])
        XCTAssertEqual(file.lines(of: ["class", "Nine"]), [4])
    }
}
