import Declarations
import TypeModel
import XCTest

@testable import Inference

/// Two functions of one name, and a call that both accept: the one that swiftc calls is at least as specialised as the
/// other, which is not. In a call that swiftc refuses as ambiguous, both are or none is.
final class SpecialisationTests: XCTestCase {
    private enum Chosen { case first, neither }

    private static let types = """
        protocol P {}
        protocol Q: P {}
        class A {}
        class B: A {}
        struct S: Q {}

        """
    private let rows: [(first: String, second: String, call: String, chosen: Chosen)] = [
        ("(_ x: Int)", "(_ x: Any)", "(1)", .first),
        ("(_ x: B)", "(_ x: A)", "(B())", .first),
        ("(_ x: Int)", "<T>(_ x: T)", "(1)", .first),
        ("(_ x: Int)", "(_ x: Int?)", "(1)", .first),
        ("(_ x: Int)", "(_ x: Int...)", "(1)", .first),
        ("(_ x: P)", "(_ x: Any)", "(S())", .first),
        ("<T: P>(_ x: T)", "<T>(_ x: T)", "(S())", .first),
        ("<T: Q>(_ x: T)", "<T: P>(_ x: T)", "(S())", .first),
        ("<T>(_ x: [T])", "<T>(_ x: T)", "([1])", .first),
        ("<T>(_ x: T?)", "<T>(_ x: T)", "(Optional(1))", .first),
        ("<T>(_ x: T, _ y: T)", "<T, U>(_ x: T, _ y: U)", "(1, 2)", .first),
        ("<C: Collection>(_ x: C) where C.Element == Int", "<C: Collection>(_ x: C)", "([1])", .first),
        ("<C: RandomAccessCollection>(_ x: C)", "<C: Sequence>(_ x: C)", "([1])", .first),
        ("<T>(_ x: T, _ y: () -> T)", "<T>(_ x: T, _ y: Any)", "(1, { 2 })", .first),
        ("(_ x: Int, _ y: Any)", "(_ x: Any, _ y: Int)", "(1, 2)", .neither),
        ("<T>(_ x: T, _ y: Any)", "<T>(_ x: Any, _ y: T)", "(1, 2)", .neither),
        ("(_ x: [Int])", "(_ x: [String])", "([])", .neither),
    ]

    func testRows() {
        for row in rows {
            let text = "\(Self.types)func f\(row.first) { }\nfunc f\(row.second) { }\n"
            let name = "\(row.first) and \(row.second)"
            let checker = freshChecker()
            let functions = check(text, with: checker).declaredSymbols.compactMap { $0 as? FunctionSymbol }
            guard functions.count == 2 else {
                XCTFail("\(functions.count) functions: \(name)")
                continue
            }
            let specialisation = Specialisation(checker)
            let isFirst = specialisation.isAsSpecialised(functions[0], as: functions[1])
            let isSecond = specialisation.isAsSpecialised(functions[1], as: functions[0])
            switch row.chosen {
            case .first: XCTAssertEqual([isFirst, isSecond], [true, false], name)
            case .neither: XCTAssertEqual(isFirst, isSecond, name)
            }
            let problems = check(text + "f\(row.call)\n").diagnostics.map(\.id)
            XCTAssertEqual(problems, row.chosen == .first ? [] : ["ambiguous"], name)
        }
    }
}
