import Foundation
import XCTest

/// Only the interfaces of the library know the reactive library. Rules and messages get their knowledge from attributes
/// of declarations (`@sends`, `@ends`, `@stage`, `@advice`), and from the tables of imports and of foreign names. No
/// type or module of the library is therefore named in the front end or in code generation.
final class ReactiveNamesTests: XCTestCase {
    private static let rooms = ["Types", "Code", "Runtime", "Syntax", "Diagnostics"]
    /// Types whose names are words of everyday English, or of Swift.
    private static let everyday: Set<Substring> = [
        "Event", "Action", "Binder", "Element", "Single", "Signal", "Reactive",
    ]

    func testReactiveTypeNames_occurInLibraryOnly() throws {
        let names = try Self.namesOfPages()
        XCTAssertGreaterThan(names.count, 80)
        XCTAssertTrue(names.isSuperset(of: ["PublishSubject", "Disposable", "BehaviorRelay", "RxSwift"]))
        for room in Self.rooms {
            for file in try ImportTests.swiftFiles(under: "Sources/Language/\(room)") {
                for literal in try SwiftFile(file).texts(of: .string) {
                    let words = Set(literal.text.matches(of: #/\w+/#).map(\.output))
                    for name in words.intersection(names) { XCTFail("\(file):\(literal.line) names '\(name)'") }
                }
            }
        }
    }

    private static func namesOfPages() throws -> Set<Substring> {
        var names: Set<Substring> = []
        for (folder, suffix) in [
            ("Sources/Language/Library", ".swiftinterface"), ("Sources/RillExt", ".swift"),
            ("Sources/Rill/Older", ".swift"),
            ("Sources/Rill/Shared", ".swift"),
        ] {
            let base = ImportTests.root.appendingPathComponent(folder).path
            let walk = try XCTUnwrap(FileManager.default.enumerator(atPath: base))
            for case let path as String in walk
            where path.hasSuffix(suffix) && (path.hasPrefix("Rx") || path.hasPrefix("Action")) {
                let declared = try SwiftFile("\(folder)/\(path)").topNames(
                    after: ["class", "struct", "enum", "protocol", "typealias"])
                names.formUnion(declared.map { Substring($0) })
            }
        }
        let table = ImportTests.root.appendingPathComponent("Sources/Language/Library/Imports.words")
        let modules = try String(contentsOf: table, encoding: .utf8).matches(of: #/\bR(?:x|ill)\w*/#)
        return names.union(modules.map(\.output)).subtracting(everyday)
    }
}
