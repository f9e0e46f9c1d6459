import Foundation
import XCTest

/// What the documents tell people to type exists.
final class DocumentTests: XCTestCase {
    private func text(_ path: String) throws -> String {
        try String(contentsOf: ImportTests.root.appendingPathComponent(path), encoding: .utf8)
    }

    func testEveryMakeTargetThatIsNamedExists() throws {
        let makefile = try text("Makefile")
        let named = try NSRegularExpression(pattern: "`?make ([a-z]+)`?")
        for document in ["README.md", "CONTRIBUTING.md"] {
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

    func testTheReadmeBeginsWithTheTwoCommands() throws {
        let lines = try text("README.md").split(separator: "\n").map(String.init)
        XCTAssertTrue(lines[1].contains("make play"))
        XCTAssertTrue(lines[2].contains("make test"))
    }

    func testFilesThatDocumentsNameExist() throws {
        let named = try NSRegularExpression(pattern: "`([A-Za-z.]+/[A-Za-z./-]*)`")
        for document in ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"] {
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

    /// Commands of the prompt that documents show stand in the tables of commands.
    func testEveryCommandThatIsNamedExists() throws {
        let folder = ImportTests.root.appendingPathComponent("Sources/Session/Commands")
        let sources = try FileManager.default.contentsOfDirectory(atPath: folder.path).map {
            try text("Sources/Session/Commands/\($0)")
        }.joined()
        let named = try NSRegularExpression(pattern: "(?:rill> |`):([a-z]+)")
        var count = 0
        for document in ["README.md", "CHANGELOG.md", "CONTRIBUTING.md"] {
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
