import Foundation
import XCTest

/// Commands and files that the documents mention exist.
final class DocumentTests: XCTestCase {
    private func text(_ path: String) throws -> String {
        try String(contentsOf: ImportTests.root.appendingPathComponent(path), encoding: .utf8)
    }

    func testEveryMakeTargetThatIsNamedExists() throws {
        let makefile = try text("Makefile")
        let named = try NSRegularExpression(pattern: "`?make ([a-z]+)`?")
        for document in ["README.md", "docs/CONTRIBUTING.md"] {
            let page = try text(document)
            let matches = named.matches(in: page, range: NSRange(page.startIndex..., in: page))
            XCTAssertFalse(matches.isEmpty, document)
            for match in matches {
                let target = String(page[Range(match.range(at: 1), in: page)!])
                XCTAssertTrue(makefile.contains("\n\(target):"), "\(document) names `make \(target)`")
            }
        }
    }

    func testEveryMakeTargetIsExplained() throws {
        let targets = try text("Makefile").split(separator: "\n").filter {
            $0.first?.isLowercase == true && $0.contains(":")
        }
        for target in targets where !target.contains("=") {
            XCTAssertTrue(target.contains("## "), "\(target) has no explanation")
        }
    }

    /// The README begins with a short description, two commands, a picture and a session.
    func testReadme_beginsWithDescriptionCommandsAndPicture() throws {
        let blocks = try text("README.md").components(separatedBy: "\n\n")
        XCTAssertEqual(blocks[0], "# rill")
        XCTAssertEqual(blocks[1].components(separatedBy: "\n").count, 3)
        XCTAssertTrue(blocks[1].components(separatedBy: "\n").allSatisfy { $0.count <= 132 })
        let commands = blocks[2].components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        XCTAssertEqual(
            commands.map { $0.components(separatedBy: " #")[0].trimmingCharacters(in: .whitespaces) },
            ["make play", "make test"])
        XCTAssertTrue(blocks[3].hasPrefix("!["))
        XCTAssertTrue(blocks[4].hasPrefix("```\n$ rill\n"))
    }

    func testPicturesOfTheReadmeAreThere() throws {
        let page = try text("README.md")
        let pictures = try NSRegularExpression(pattern: "!\\[[^\\]]+\\]\\(([^)]+)\\)")
        let matches = pictures.matches(in: page, range: NSRange(page.startIndex..., in: page))
        XCTAssertFalse(matches.isEmpty)
        for match in matches {
            let path = String(page[Range(match.range(at: 1), in: page)!])
            XCTAssertTrue(
                FileManager.default.fileExists(atPath: ImportTests.root.appendingPathComponent(path).path), path)
        }
    }

    /// The newest version of the changelog has at most ten points, each one line about a change for users.
    func testTheChangelogCanBeRead() throws {
        let page = try text("docs/CHANGELOG.md")
        let newest = page.components(separatedBy: "\n## ")[1].components(separatedBy: "\n")
        let points = newest.filter { $0.hasPrefix("- ") }
        XCTAssertTrue((3...10).contains(points.count), "\(points.count) points")
        for line in newest.dropFirst() { XCTAssertLessThanOrEqual(line.count, 132) }
        XCTAssertEqual(newest.filter { $0.hasPrefix("  ") }, [], "a point is a line")
    }

    func testFilesThatDocumentsNameExist() throws {
        let named = try NSRegularExpression(pattern: "`([A-Za-z.]+/[A-Za-z./-]*)`")
        for document in ["README.md", "docs/ARCHITECTURE.md", "docs/CONTRIBUTING.md"] {
            let page = try text(document)
            for match in named.matches(in: page, range: NSRange(page.startIndex..., in: page)) {
                let path = String(page[Range(match.range(at: 1), in: page)!])
                let isThere = [path, "Sources/" + path, "Sources/Language/" + path].contains {
                    FileManager.default.fileExists(atPath: ImportTests.root.appendingPathComponent($0).path)
                }
                XCTAssertTrue(isThere || path.contains("X.swift"), "\(document) names \(path)")
            }
        }
    }

    /// Commands of the prompt in the documents exist in the tables of commands.
    func testEveryCommandThatIsNamedExists() throws {
        let sources = try ImportTests.swiftFiles(under: "Sources/Session").map { try text($0) }.joined()
        let named = try NSRegularExpression(pattern: "(?:rill> |`):([a-z]+)")
        var count = 0
        for document in ["README.md", "docs/CHANGELOG.md", "docs/CONTRIBUTING.md"] {
            let page = try text(document)
            for match in named.matches(in: page, range: NSRange(page.startIndex..., in: page)) {
                let command = String(page[Range(match.range(at: 1), in: page)!])
                XCTAssertTrue(sources.contains("name: \"\(command)\""), "\(document) names :\(command)")
                count += 1
            }
        }
        XCTAssertGreaterThan(count, 4)
    }
}
