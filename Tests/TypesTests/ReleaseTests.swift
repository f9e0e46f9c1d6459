import Diagnostics
import Syntax
import XCTest

@testable import Checking
@testable import Declarations
@testable import TypeModel

/// Unused symbols are freed despite reference cycles, so a long session does not fill the memory.
final class ReleaseTests: XCTestCase {
    private let program = """
        func even(_ n: Int) -> Bool { n == 0 ? true : odd(n - 1) }
        func odd(_ n: Int) -> Bool { n == 0 ? false : even(n - 1) }
        struct Point: Equatable {
            var x = 0
            var double: Int { get { x * 2 } set { x = newValue / 2 } }
            subscript(i: Int) -> Int { i + x }
            func far() -> Bool { self.double > 10 }
        }
        class Node {
            lazy var next: Node? = Node()
            var seen = 0 { didSet { print(seen) } }
            deinit { print("gone") }
        }
        extension Array where Element == Point { func total() -> Int { isEmpty ? 0 : self[0].x + dropFirst().count } }
        let add: (Int) -> Int = { n in func twice() -> Int { n > 5 ? n : twice() }; return twice() }
        """

    private struct Watched {
        weak var symbol: Symbol?
        let name: String
    }

    /// Returns all functions that a text declares, including members and accessors.
    private func functions(_ checker: Checker) -> [Watched] {
        checker.history.declaredSymbols.flatMap { symbol -> [Symbol] in
            switch symbol {
            case let function as FunctionSymbol: [function]
            case let variable as VariableSymbol: [variable.getter, variable.setter, variable.didSet].compactMap { $0 }
            case let member as SubscriptSymbol: [member.getter]
            default: []
            }
        }.map { Watched(symbol: $0, name: "\($0.name)") }
    }

    func testDeclarations_areFreedWithTheirProgram() {
        let checker = freshChecker()
        XCTAssertEqual(
            checker.check(parse(Source(name: "a", text: program)), mode: .entry).diagnostics.map(\.message), [])
        let watched = functions(checker)
        XCTAssertGreaterThan(watched.count, 12)
        XCTAssertTrue(watched.allSatisfy { $0.symbol != nil })
        checker.forgetPrograms()
        XCTAssertEqual(watched.filter { $0.symbol != nil }.map(\.name), [])
    }

    func testRefusedText_isFreedByTheNextText() {
        let checker = freshChecker()
        var seen: [Watched] = []
        checker.onUnknownMember = { [unowned self, unowned checker] _, _ in
            seen = self.functions(checker)
        }
        let text = program + "\n_ = Point().nothing\n"
        XCTAssertTrue(checker.check(parse(Source(name: "a", text: text)), mode: .entry).hasErrors)
        XCTAssertGreaterThan(seen.count, 12)
        _ = checker.check(parse(Source(name: "b", text: "let one = 1\n")), mode: .entry)
        XCTAssertEqual(seen.filter { $0.symbol != nil }.map(\.name), [])
    }
}
