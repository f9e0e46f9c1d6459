import Checking
import XCTest

/// For operands of known types the checker looks operators up in a cache; debug builds compare each answer with that of overload
/// resolution, and keep a difference with the errors in library code.
final class OperatorTests: XCTestCase {
    private func differences(_ text: String) -> [String] {
        let checker = freshChecker()
        _ = check(text, with: checker)
        return checker.libraryProblems.filter { $0.id == "internal" }.map(\.message)
    }

    func testOperatorsOfTheCorpusAreChosenAsInGeneral() {
        for area in ["language", "programs", "operators"] {
            for program in corpus(area) { XCTAssertEqual(differences(program.text), [], program.name) }
        }
    }

    func testOperatorsOfNumbersAreChosenAsInGeneral() {
        let integers = ["Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64"]
        let shared = ["+", "-", "*", "/", "<", "<=", ">", ">=", "==", "!=", "...", "..<"]
        for type in integers {
            XCTAssertEqual(
                differences(uses(shared + ["%", "&+", "&-", "&*", "&", "|", "^", "<<", ">>"], of: type)), [])
            XCTAssertEqual(differences(changes(["+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<="], of: type)), [])
        }
        for type in ["Double", "Float"] {
            XCTAssertEqual(differences(uses(shared, of: type)), [])
            XCTAssertEqual(differences(changes(["+=", "-=", "*=", "/="], of: type)), [])
        }
    }

    func testOtherOperatorsAreChosenAsInGeneral() {
        XCTAssertEqual(differences(uses(["&&", "||", "==", "!="], of: "Bool")), [])
        XCTAssertEqual(differences(uses(["+", "==", "!=", "<", "<=", ">", ">="], of: "String")), [])
        XCTAssertEqual(differences(uses(["==", "!=", "<", "...", "..<"], of: "Character")), [])
        for type in ["[Int]", "[String]", "[[Int]]"] { XCTAssertEqual(differences(uses(["+", "=="], of: type)), []) }
        for type in [
            "Set<Int>", "[String: Int]", "Int?", "String?", "(Int, String)", "ClosedRange<Int>", "Result<Int, E>",
        ] {
            XCTAssertEqual(differences("enum E: Error { case a }\n" + uses(["==", "!="], of: type)), [])
        }
    }

    private func uses(_ operators: [String], of type: String) -> String {
        "func use(_ a: \(type), _ b: \(type)) {\n" + operators.map { "    _ = a \($0) b\n" }.joined() + "}\n"
    }

    private func changes(_ operators: [String], of type: String) -> String {
        "func change(_ a: inout \(type), _ b: \(type)) {\n" + operators.map { "    a \($0) b\n" }.joined() + "}\n"
    }
}
