import Diagnostics
import Foundation
import Syntax
import TypeModel
import XCTest

@testable import Declarations
@testable import Inference

/// The rows of `TypesGolden/Solver`, each with constraints and their solution.
///
///     A == [B]; B to Int? => A: [Int], B: Int | the reason
///
/// `A` to `E` are plain variables; `i`, `j` integer literals, `x`, `y` numbers with a fraction, `s`, `t` strings, `c` a
/// string of one character, `b` a boolean, `n`, `m` nil, `l` a list of `e`, `k` another list of `f`, `d` a dictionary
/// of `p` to `q`. `==` unifies, `to` converts, `is` requires a conformance, `try(…)` is an attempt, `could(…)` one that
/// is always reverted. After the last constraint all is settled. A solution names each variable that counts, or
/// `fails`; `score` lists the compromises.
final class SolverTests: XCTestCase {
    private static let folder = corpusFolder.deletingLastPathComponent().appendingPathComponent("TypesGolden/Solver")
    private static let declarations = """
        class Animal {}
        class Dog: Animal {}
        final class Puppy: Dog {}
        class Cat: Animal {}
        class Plant {}
        protocol Named {}
        protocol Aged: Named {}
        struct Person: Named {}
        struct Tree: Aged {}
        struct Box<T> {}
        struct Pair<T, U> {}
        extension Box: Named where T: Named {}
        struct Metre: ExpressibleByIntegerLiteral { init(integerLiteral value: Int) {} }
        struct Title: ExpressibleByStringLiteral { init(stringLiteral value: String) {} }
        struct Flags: OptionSet { let rawValue: Int }
        struct Tags: ExpressibleByArrayLiteral { init(arrayLiteral elements: String...) {} }
        struct Headers: ExpressibleByDictionaryLiteral { init(dictionaryLiteral elements: (String, Int)...) {} }
        enum Level { case low, high }
        """

    func testRows() throws {
        let checker = freshChecker()
        XCTAssertEqual(check(Self.declarations, with: checker).diagnostics.map(\.message), [])
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        var count = 0
        for file in files.sorted() where file.hasSuffix(".txt") {
            let text = try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
            for line in text.split(separator: "\n") where !line.hasPrefix("#") {
                let parts = line.components(separatedBy: " | ")
                let sides = parts[0].components(separatedBy: " => ")
                guard parts.count == 2, sides.count == 2, !parts[1].isEmpty else {
                    XCTFail("\(file): a row needs constraints, a solution and a reason: \(line)")
                    continue
                }
                count += 1
                let wanted = sides[1].trimmingCharacters(in: .whitespaces)
                let found = Row(checker, sides[0]).solution(as: wanted)
                XCTAssertEqual(found, wanted, "\(file): \(sides[0]) (\(parts[1]))")
            }
        }
        XCTAssertGreaterThanOrEqual(count, 200)
    }

    func testSpeculation_failed_isReverted() {
        let checker = freshChecker()
        let solver = Solver(checker)
        let variable = solver.freshVariable()
        _ = solver.convert(checker.intType, variable)
        let (trail, tasks) = (solver.changes.count, solver.tasks.count)
        let score = solver.score
        XCTAssertFalse(
            solver.speculate {
                XCTAssertTrue(solver.convert(checker.optional(checker.intType), variable))
                _ = solver.require(solver.freshVariable(), conformsTo: checker.knownNominal(.hashable)!)
                solver.score.add(.any)
                return false
            })
        XCTAssertTrue(solver.resolve(variable) === checker.intType)
        XCTAssertEqual(solver.changes.count, trail)
        XCTAssertEqual(solver.tasks.count, tasks)
        XCTAssertEqual(solver.score, score)
        XCTAssertFalse(solver.failed)
        XCTAssertTrue(checker.textState.diagnostics.isEmpty)
    }

    func testNoAttemptReports() {
        let checker = freshChecker()
        let solver = Solver(checker)
        XCTAssertFalse(
            solver.speculate {
                solver.fail(CheckDiagnostic.tooComplex(.unknown))
                return true
            })
        XCTAssertTrue(checker.textState.diagnostics.isEmpty)
        solver.fail(CheckDiagnostic.tooComplex(.unknown))
        XCTAssertEqual(checker.textState.diagnostics.count, 1)
    }

    func testWorkOfAStatementIsBounded() {
        let checker = freshChecker()
        let solver = Solver(checker)
        for _ in 0..<400_000 { XCTAssertTrue(solver.countWork()) }
        XCTAssertFalse(solver.countWork())
        XCTAssertTrue(solver.isExhausted)
        solver.reset()
        XCTAssertTrue(solver.countWork())
    }
}

/// One row: its variables, and the solver that they belong to.
private final class Row {
    private let checker: Checker
    private let solver: Solver
    private let context: Context
    private let text: String
    private var variables: [String: Type] = [:]

    init(_ checker: Checker, _ text: String) {
        self.checker = checker
        self.text = text
        solver = Solver(checker)
        context = Context(.block, parent: checker.moduleContext)
        checker.textState = TextState()
        for name in ["A", "B", "C", "D", "E"] { declare(name, solver.freshVariable()) }
        let literals: [(String, TypeVariable.Literal)] = [
            ("i", .integer), ("j", .integer), ("x", .float), ("y", .float), ("s", .string), ("t", .string),
            ("c", .string), ("b", .boolean), ("n", .nilLiteral), ("m", .nilLiteral),
        ]
        for (name, literal) in literals { declare(name, solver.freshVariable(literal: literal)) }
        variables["c"]?.asVariable?.keyType = .void
        for (name, element) in [("l", "e"), ("k", "f")] {
            declare(element, solver.freshVariable())
            declare(name, solver.freshVariable(literal: .array))
            solver.setElement(variables[name]!.asVariable!, variables[element]!)
        }
        for name in ["p", "q"] { declare(name, solver.freshVariable()) }
        declare("d", solver.freshVariable(literal: .dictionary))
        variables["d"]?.asVariable?.keyType = variables["p"]
        solver.setElement(variables["d"]!.asVariable!, variables["q"]!)
    }

    private func declare(_ name: String, _ type: Type) {
        let alias = TypealiasSymbol(name: Name(name), span: nil, parent: nil)
        alias.type = type
        context.hoistedSymbols[Name(name)] = [alias]
        variables[name] = type
    }

    /// Returns the solution in the form of the expected one: with the same variables, and with the score if it is
    /// expected.
    func solution(as wanted: String) -> String {
        guard constraintsHold(text) else { return "fails" }
        let score = solver.score
        solver.decidePendingTasks(since: .start)
        if checker.hasErrors { return "fails" }
        return wanted.components(separatedBy: ", ").map { part in
            if part.hasPrefix("score") { return self.text(of: score) }
            guard let name = part.components(separatedBy: ": ").first, let type = variables[name] else { return part }
            return "\(name): \(shown(solver.replaceKnownVariables(type)))"
        }.joined(separator: ", ")
    }

    private func text(of score: Score) -> String {
        let counts = Score.Kind.allCases.filter { score[$0] != 0 }.map { "\($0) \(score[$0])" }
        return "score " + (counts.isEmpty ? "free" : counts.joined(separator: " "))
    }

    private func shown(_ type: Type) -> String { type.asVariable == nil ? checker.describe(type) : "open" }

    private func constraintsHold(_ text: String) -> Bool { split(text).allSatisfy { holds($0) } }

    /// Returns the constraints of a list, without those of attempts in it.
    private func split(_ text: String) -> [String] {
        var parts = [""]
        var depth = 0
        for character in text {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if character == ";", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    private func holds(_ constraint: String) -> Bool {
        if constraint.hasPrefix("try(") {
            _ = solver.speculate { constraintsHold(String(constraint.dropFirst(4).dropLast())) }
            return true
        }
        if constraint.hasPrefix("could(") {
            return solver.wouldSucceed { constraintsHold(String(constraint.dropFirst(6).dropLast())) }
        }
        for (word, apply) in [" == ": solver.unify, " to ": solver.convert] {
            let sides = constraint.components(separatedBy: word)
            if sides.count == 2 { return apply(type(sides[0]), type(sides[1])) }
        }
        let sides = constraint.components(separatedBy: " is ")
        guard sides.count == 2, let symbol = checker.lookupGlobal(Name(sides[1])).first as? NominalSymbol else {
            XCTFail("not a constraint: \(constraint)")
            return false
        }
        return solver.require(type(sides[0]), conformsTo: symbol)
    }

    private func type(_ text: String) -> Type {
        let file = parse(Source(name: "row", text: "let value: \(text)"))
        guard case .decl(let decl)? = file.statements.first?.kind, case .variable(let variable) = decl.kind,
            let ref = variable.bindings.first?.type
        else {
            XCTFail("not a type: \(text)")
            return .error
        }
        return checker.resolve(ref, in: context) { [solver] in solver.freshVariable($0.name) }
    }
}
