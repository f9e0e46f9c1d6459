import Foundation
import XCTest

/// The table of natives that call Foundation, in `docs/Foundation.md`.
final class FoundationNativesTests: XCTestCase {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private struct Row {
        let pattern: String
        let checks: [String]

        func matches(_ name: String) -> Bool {
            let parts = pattern.components(separatedBy: "*").map(NSRegularExpression.escapedPattern)
            return name.range(of: "^" + parts.joined(separator: ".*") + "$", options: .regularExpression) != nil
        }
    }

    private func rows() throws -> [Row] {
        let text = try String(contentsOf: Self.root.appendingPathComponent("docs/Foundation.md"), encoding: .utf8)
        return text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            let checks = cells[3].components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
            return Row(pattern: cells[1].replacingOccurrences(of: "`", with: ""), checks: checks)
        }
    }

    /// The library's files that import Foundation, by path.
    private func files() throws -> [String: String] {
        let folder = Self.root.appendingPathComponent("Sources/Language/Library")
        var files: [String: String] = [:]
        for case let url as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)!
        where url.pathExtension == "swift" {
            let text = try String(contentsOf: url, encoding: .utf8)
            if text.range(of: "(?m)^import Foundation$", options: .regularExpression) != nil { files[url.path] = text }
        }
        return files
    }

    /// The names of natives that a file binds.
    private func natives(in text: String) throws -> [String] {
        let pattern = #"(?:\bt\.\w+|\bBinding|\bnative)\((?:many: )?\s*"([^"]+)""#
        let expression = try NSRegularExpression(pattern: pattern)
        return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).map {
            String(text[Range($0.range(at: 1), in: text)!])
        }
    }

    func test_eachNativeThatCallsFoundation_hasARow() throws {
        let (rows, files) = (try rows(), try files())
        XCTAssertGreaterThan(rows.count, 20)
        var (count, used) = (0, Set<String>())
        for (path, text) in files {
            for name in try natives(in: text) {
                count += 1
                // The most specific row that matches is the native's own.
                let row = rows.filter { $0.matches(name) }.max { $0.pattern.count < $1.pattern.count }
                XCTAssertNotNil(row, "\(name) in \(path) has no row in docs/Foundation.md")
                if let row { used.insert(row.pattern) }
            }
        }
        XCTAssertGreaterThan(count, 100)
        // A name with an interpolation (`URLComponents.\(name)=`) is matched by a general row.
        let unused = rows.map(\.pattern).filter { !used.contains($0) }
        XCTAssertEqual(unused, [], "rows of docs/Foundation.md that no native matches")
    }

    func test_eachCheck_isWrittenInTheLibrary() throws {
        let text = try files().values.joined(separator: "\n")
        for row in try rows() {
            for check in row.checks {
                let isThere = text.contains(check)
                XCTAssertTrue(isThere, "\(row.pattern): nothing in the library is called \(check)")
            }
        }
    }
}
