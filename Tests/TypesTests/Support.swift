import Checking
import Declarations
import Diagnostics
import Foundation
import Library
import Syntax
import TypeModel
import XCTest

/// Returns a checker that has read the library; tests that do not change it share it.
func freshChecker() -> Checker {
    Checker(pages: LibraryText.pages.map(\.entry), later: LibraryText.compiledInterfaces.map(\.entry))
}

let sharedChecker = freshChecker()

func check(
    _ text: String, mode: Checker.Mode = .script, with checker: Checker = freshChecker(), name: String = "test"
) -> CheckedFile {
    checker.check(parse(Source(name: name, text: text)), mode: mode)
}

/// Returns the ids of the errors, in the order of their places.
func problems(_ text: String) -> [String] {
    check(text).diagnostics.filter { $0.severity == .error }.map(\.id)
}

/// Returns the type of the last variable that the text declares, as Swift prints the type.
func typeOfLast(_ text: String) -> String {
    let checker = freshChecker()
    let result = check(text, with: checker)
    guard !result.hasErrors else { return result.diagnostics.map { "\($0.id): \($0.message)" }.joined(separator: "; ") }
    guard let variable = result.declaredSymbols.last as? VariableSymbol else { return "nothing" }
    return checker.describe(variable.type)
}

let corpusFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Corpus")

struct Program {
    var name: String
    var text: String
    var facts: String?
}

func corpus(_ area: String) -> [Program] {
    let folder = corpusFolder.appendingPathComponent(area)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    XCTAssertFalse(files.isEmpty, "no programs in \(folder.path)")
    return files.filter { $0.hasSuffix(".swift") }.sorted().map { file in
        let name = String(file.dropLast(6))
        let text = (try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)) ?? ""
        let facts = try? String(contentsOf: folder.appendingPathComponent(name + ".expected-error"), encoding: .utf8)
        return Program(name: area + "/" + name, text: text, facts: facts)
    }
}
