import Checking
import Declarations
import Diagnostics
import Library
import Runtime
import Syntax
import TypeModel
import XCTest

/// The library's text passes the checker: every type, every signature, every body.
final class CheckedLibraryTests: XCTestCase {
    func testTypesOfTheLibraryAreRight() {
        let checker = Checker(pages: LibraryText.pages.map(\.entry), later: LibraryText.compiledInterfaces.map(\.entry))
        for module in Set(LibraryText.compiledInterfaces.map(\.module)) {
            _ = checker.check(parse(Source(name: module, text: "import \(module)")), mode: .script)
        }
        for page in LibraryText.pages + LibraryText.compiledInterfaces {
            for statement in parse(Source(name: page.name, text: page.text)).statements {
                guard case .decl(let decl) = statement.kind, case .type(let type) = decl.kind, type.kind != .extension,
                    let nominal = CodeAccess(checker).nominal(named: type.name)
                else { continue }
                visit(nominal, checker)
            }
        }
        let problems = Set(checker.libraryProblems.map { "\($0.message) [\($0.id)]" })
        XCTAssertEqual(problems.sorted().joined(separator: "\n"), "")
    }

    private func visit(_ nominal: NominalSymbol, _ checker: Checker) {
        CodeAccess(checker).complete(nominal)
        for member in nominal.members.allMembers.values.joined() {
            CodeAccess(checker).resolve(member)
            switch member {
            case let function as FunctionSymbol: _ = CodeAccess(checker).body(of: function)
            case let variable as VariableSymbol:
                for accessor in [variable.getter, variable.setter] {
                    if let accessor { _ = CodeAccess(checker).body(of: accessor) }
                }
            case let member as SubscriptSymbol:
                _ = CodeAccess(checker).body(of: member.getter)
                if let setter = member.setter { _ = CodeAccess(checker).body(of: setter) }
            case let inner as NominalSymbol: visit(inner, checker)
            default: break
            }
        }
    }
}
