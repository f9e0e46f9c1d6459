import Checking
import Declarations
import Diagnostics
import Syntax
import TypeModel
import XCTest

/// Every program of the corpus is accepted, and again with its inferred types written out; every variable then has the
/// same type.
final class WrittenTypesTests: XCTestCase {
    func testProgramsAreAcceptedAndInferredTypesCanBeWritten() {
        var written = 0
        let checker = freshChecker()
        let again = freshChecker()
        for area in ["language", "operators", "programs", "apps"] {
            for program in corpus(area) {
                let first = check(program.text, with: checker, name: program.name)
                let problems = first.diagnostics.filter { $0.severity == .error }
                XCTAssertTrue(problems.isEmpty, program.name + ": " + problems.map(\.message).joined(separator: "; "))
                guard problems.isEmpty else { continue }
                let types = variableTypes(first, checker)
                let (text, count) = spelledOut(program, types)
                checker.revert()
                let second = check(text, with: again, name: program.name)
                let errors = second.diagnostics.filter { $0.severity == .error }
                XCTAssertTrue(errors.isEmpty, program.name + ": " + errors.map { render($0).plainText }.joined())
                if errors.isEmpty { XCTAssertEqual(variableTypes(second, again), types, program.name) }
                if errors.isEmpty { again.revert() }
                written += count
            }
        }
        XCTAssertGreaterThan(written, 500, "the corpus leaves many types to inference")
    }

    private func variableTypes(_ file: CheckedFile, _ checker: Checker) -> [String: String] {
        var types: [String: String] = [:]
        for case let variable as VariableSymbol in file.declaredSymbols {
            types[variable.name.text] = checker.describe(variable.type)
        }
        return types
    }

    /// Returns the text with a type after each top-level variable that has none.
    private func spelledOut(_ program: Program, _ types: [String: String]) -> (text: String, count: Int) {
        var places: [(place: Int, type: String)] = []
        for statement in parse(Source(name: program.name, text: program.text)).statements {
            guard case .decl(let decl) = statement.kind, case .variable(let variable) = decl.kind,
                // The modifiers of `weak var x = y` and `lazy` determine more than the type.
                decl.modifiers.names.isEmpty
            else { continue }
            for binding in variable.bindings where binding.type == nil && binding.initializer != nil {
                guard case .name(let name) = binding.pattern.kind, let type = types[name.text] else { continue }
                // The type of a result `some P` has no name.
                if type.contains("some ") { continue }
                // With a written type rill refuses a regex with a nested `CharacterClass(…)`, a row of
                // `docs/DifferencesFromSwift.md`.
                if type.hasPrefix("Regex<(") { continue }
                places.append((Int(binding.pattern.span.end), type))
            }
        }
        var bytes = Array(program.text.utf8)
        for (place, type) in places.sorted(by: { $0.place > $1.place }) {
            bytes.insert(contentsOf: Array(": \(type)".utf8), at: place)
        }
        return (String(decoding: bytes, as: UTF8.self), places.count)
    }
}
