import Foundation
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

    /// Functions and what else has a body of several lines, by their lines: indentation says where each ends.
    static func functions(in text: String) -> [(line: Int, length: Int)] {
        let words = #/^ *(?:@\w+(?:\([^)]*\))? )*(?:(?!func|var|let|init|subscript|deinit)[a-z]+(?:\([a-z]+\))? )*/#
        let start = #/^(func |init\b|subscript\b|deinit\b|(?:var|let) .*\{$)/#
        var open: [(line: Int, indent: Int, length: Int)] = []
        var found: [(line: Int, length: Int)] = []
        var isInText = false
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let code = line.drop { $0 == " " }
            let wasInText = isInText
            if line.components(separatedBy: "\"\"\"").count % 2 == 0 { isInText.toggle() }
            if wasInText || isInText { continue }
            for index in open.indices { open[index].length += 1 }
            if code.isEmpty { continue }
            let indent = line.count - code.count
            while let last = open.last, indent <= last.indent {
                // `) -> T where T: P`, `{`: the head goes on.
                let isHead = ")-{w".contains(code.first!) && code.last != "}" && last.length < 20
                if isHead { break }
                open.removeLast()
                if code.first == "}" || code.last == "}" { found.append((last.line, last.length)) }
            }
            if code.last != "}", line.trimmingPrefix(words).firstMatch(of: start) != nil {
                open.append((number + 1, indent, 1))
            }
        }
        return found.sorted { $0.line < $1.line }
    }
}
