import Foundation
import XCTest

/// Modules that no product exports declare `package`, see docs/Decisions/0019-package-access.md.
final class AccessTests: XCTestCase {
    private static let modules = [
        "Session", "Lessons", "Shell", "EditLine", "Listening", "Requests", "Fetching", "Language/Driver",
    ]

    func test_moduleWithoutProduct_declaresPackage() throws {
        let declaration = try NSRegularExpression(
            pattern:
                #"^\s*(@\w+ )*(final |static )*public (static |final |mutating )*(let|var|func|init|struct|class|enum)\b"#
        )
        var count = 0
        for module in Self.modules {
            for file in try ImportTests.swiftFiles(under: "Sources/" + module) {
                let code = try String(contentsOf: ImportTests.root.appendingPathComponent(file), encoding: .utf8)
                // The texts of compiled programs are between three quotes.
                let parts = code.components(separatedBy: "\"\"\"").enumerated().filter { $0.offset % 2 == 0 }
                for line in parts.flatMap({ $0.element.split(separator: "\n") }) {
                    count += 1
                    let text = String(line)
                    let found = declaration.firstMatch(in: text, range: NSRange(text.startIndex..., in: text))
                    XCTAssertNil(found, "\(file): \(text): write `package`")
                }
            }
        }
        XCTAssertGreaterThan(count, 10_000)
    }
}
