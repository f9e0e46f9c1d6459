import Declarations
import Diagnostics
import Foundation
import Library
import Syntax
import XCTest

@testable import Checking
@testable import indexer

/// The row of docs/CONTRIBUTING.md about an operator: a file with its declaration is all that the prompt needs to know it.
final class AddingOperatorTests: XCTestCase {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources")
    private var folder = URL(fileURLWithPath: "")

    /// Returns a folder of sources that has only the table of modules and one file.
    private func library(_ file: String, _ text: String) throws -> LibraryFiles {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("adding-\(UUID().uuidString)")
        let table = "Language/Library/Imports.words"
        for name in [table, file] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(name).deletingLastPathComponent(), withIntermediateDirectories: true)
        }
        try FileManager.default.copyItem(
            at: Self.sources.appendingPathComponent(table), to: folder.appendingPathComponent(table))
        try text.write(to: folder.appendingPathComponent(file), atomically: true, encoding: .utf8)
        return try LibraryFiles(folder.path, [file])
    }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    func test_declarationInANewFile_isKnownToPrograms() throws {
        let text: StaticString = """
            extension ObservableType {
                /// Sends the first value again at the end.
                public func encircled(by element: Element) -> Observable<Element>
            }
            """
        let page = try XCTUnwrap(
            library("Language/Library/RxSwift/Operators/Circles.swiftinterface", "\(text)").pages.first)
        XCTAssertEqual([page.module, page.name, page.kind], ["RxSwift", "Circles", "start"])
        let program = "import RxSwift\n_ = Observable.of(1, 2).encircled(by: 0).map { $0 + 1 }\n"
        XCTAssertTrue(check(program).hasErrors)
        let circles = indexedInterface(page.name, module: page.module, isCompiled: false, text)
        let checker = Checker(pages: LibraryText.pages.map(\.entry) + [circles])
        XCTAssertEqual(check(program, with: checker).diagnostics.map(\.message), [])
    }

    func test_plainSwiftInANewFile_belongsToTheModuleOfItsFolder() throws {
        let text = "extension ObservableType { public func twice() -> Observable<Element> { concat(self) } }\n"
        for (file, expected) in [
            ("RillExt/RxSwiftExt/Twice.swift", ["RxSwiftExt", "Twice", "added"]),
            ("RillKit/Controls/Twice.swift", ["UIKit", "Twice", "imported"]),
            ("RillKit/Moya/Twice.swift", ["Moya", "Twice", "imported"]),
            ("RillKit/Database/Realm+RxTwice.swift", ["RxRealm", "Realm+RxTwice", "imported"]),
        ] {
            let page = try XCTUnwrap(library(file, text).pages.first)
            XCTAssertEqual([page.module, page.name, page.kind], expected)
        }
    }

    func test_fileOfNoModule_andMistakes_areRefused() throws {
        XCTAssertThrowsError(try library("RillExt/Elsewhere/Twice.swift", "")) {
            XCTAssertEqual(
                ($0 as? IndexingError)?.message,
                "RillExt/Elsewhere/Twice.swift: error: Library/Imports.words has no module 'Elsewhere'")
        }
        XCTAssertThrowsError(try PageIndexer(Source(name: "Twice.swift", text: "struct A {\n    func b( {\n}\n"))) {
            XCTAssertTrue((($0 as? IndexingError)?.message ?? "").hasPrefix("Twice.swift:2: error: "))
        }
    }
}
