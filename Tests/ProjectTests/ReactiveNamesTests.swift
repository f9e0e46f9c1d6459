import Foundation
import XCTest

/// Only the library's pages know the reactive library: what rules and messages have to know of it, declarations say
/// (`@sends`, `@ends`, `@stage`, `@advice`) and the tables of imports and of words from elsewhere. So none of its types and modules
/// is named in the front end or in what makes code.
final class ReactiveNamesTests: XCTestCase {
    private static let rooms = ["Types", "Code", "Runtime", "Syntax", "Diagnostics"]
    /// Types whose names are words of everyday English, or of Swift.
    private static let everyday: Set<Substring> = [
        "Event", "Action", "Binder", "Element", "Single", "Signal", "Reactive",
    ]

    func testNoTypeOfTheReactiveLibraryIsNamedElsewhere() throws {
        let names = try Self.namesOfPages()
        XCTAssertGreaterThan(names.count, 80)
        XCTAssertTrue(names.isSuperset(of: ["PublishSubject", "Disposable", "BehaviorRelay", "RxSwift"]))
        for room in Self.rooms {
            for file in try ImportTests.swiftFiles(under: "Sources/Language/\(room)") {
                for line in try Self.text(of: file).split(separator: "\n") {
                    for name in Self.quoted(line).intersection(names) { XCTFail("\(file) names '\(name)': \(line)") }
                }
            }
        }
    }

    /// The words inside of a line's literals.
    private static func quoted(_ line: Substring) -> Set<Substring> {
        // Most lines have none, and an expression takes long to find that out.
        if !line.utf8.contains(UInt8(ascii: "\"")) { return [] }
        let code = line.prefix { $0 != "/" || !line.drop { $0 == " " }.hasPrefix("/") }
        let literals = code.matches(of: #/"(?:\\.|[^"\\])*"/#)
        return Set(literals.flatMap { $0.output.matches(of: #/\w+/#).map(\.output) })
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
                let page = try text(of: "\(folder)/\(path)")
                let declared = page.matches(
                    of:
                        #/(?m)^(?:@\w+(?:\([^)]*\))? )*(?:public |final )*(?:class|struct|enum|protocol|typealias) (\w+)/#
                )
                names.formUnion(declared.map(\.output.1))
            }
        }
        let modules = try text(of: "Sources/Language/Library/Imports.words").matches(of: #/\bR(?:x|ill)\w*/#)
        return names.union(modules.map(\.output)).subtracting(everyday)
    }

    private static func text(of file: String) throws -> String {
        try String(contentsOf: ImportTests.root.appendingPathComponent(file), encoding: .utf8)
    }
}
