import Foundation
import Syntax
import XCTest

/// A function is read as a whole, so none is longer than a screen. Tables are not counted, nor are texts inside of functions.
final class LengthTests: XCTestCase {
    private static let limit = 60

    func testFunctionsFitOnAScreen() throws {
        var count = 0
        for file in try ImportTests.swiftFiles(under: "Sources") {
            let text = try String(contentsOf: ImportTests.root.appendingPathComponent(file), encoding: .utf8)
            for (line, length) in Self.functions(in: text) {
                count += 1
                XCTAssertLessThanOrEqual(length, Self.limit, "\(file):\(line)")
            }
        }
        XCTAssertGreaterThan(count, 5_000)
    }

    func testLengthsAreCounted() {
        let text = """
            @inlinable public func one<T>(
                _ x: T
            ) -> T where T: P
            {
                if x {
                    x
                }
                return x
            }
            func two() { 2 }
            struct S {
                var three: Int {
                    \"\"\"
                    text
                    func
                    \"\"\"
                }
                private let table = [
                    1
                ]
                static let four = {
                    4
                }()
            }
            """
        XCTAssertEqual(Self.functions(in: text).map { [$0.line, $0.length] }, [[1, 9], [12, 2], [21, 3]])
    }

    /// Functions and variables with a body of several lines, by the line of their keyword. Lines of texts in `"""` do not count.
    static func functions(in text: String) -> [(line: Int, length: Int)] {
        let words = SourceWords(text)
        var (line, place, lastTextLine) = (0, 0, -1)
        /// The line of each word, and the lines before it that belong to texts.
        var (lines, texts, textLines): ([Int], [Int], Int) = ([], [], 0)
        func count(_ range: Range<Int>) -> Int { words.bytes[range].reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) } }
        for word in words {
            line += count(place..<word.range.lowerBound)
            lines.append(line)
            texts.append(textLines)
            let height = count(word.range)
            if word.kind == .string, height > 0 {
                // Pieces around an interpolation share a line.
                textLines += line + height - max(line - 1, lastTextLine)
                lastTextLine = line + height
            }
            (line, place) = (line + height, word.range.upperBound)
        }
        return words.indices.compactMap { index in
            guard let open = body(of: index, in: words, lines), let end = words.partner(of: open),
                lines[end] > lines[index]
            else { return nil }
            return (lines[index] + 1, lines[end] - lines[index] + 1 - (texts[end] - texts[index]))
        }
    }

    /// The keywords of the next declaration, at which a declaration without a body ends.
    private static let declaring: Set<String> = [
        "func", "var", "let", "init", "case", "subscript", "class", "struct", "enum", "protocol", "extension",
    ]

    /// Returns the brace that opens the body of a declaration whose keyword is at an index.
    private static func body(of index: Int, in words: SourceWords, _ lines: [Int]) -> Int? {
        guard words[index].kind == .keyword, words.text(at: index - 1) != "." else { return nil }
        let isVariable = ["var", "let"].contains(words.text(at: index))
        guard isVariable || ["func", "init", "subscript", "deinit"].contains(words.text(at: index)) else { return nil }
        var next = index + 1
        while next < words.count {
            let word = words[next]
            if words.text(word) == "{" {
                // A closure at the end of a line has more lines.
                if !isVariable || next + 1 == words.count || lines[next + 1] > lines[next] { return next }
            }
            if isVariable, lines[next] > lines[index] { return nil }
            if word.kind == .close { return nil }
            if word.kind == .keyword, declaring.contains(words.text(word)) {
                return nil
            }
            next = word.kind == .open ? (words.partner(of: next) ?? words.count) + 1 : next + 1
        }
        return nil
    }
}
