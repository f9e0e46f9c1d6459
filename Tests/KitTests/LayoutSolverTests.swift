import XCTest

@testable import RillKit

/// The solver of layout rules, apart from views.
final class LayoutSolverTests: XCTestCase {
    private func solved(_ count: Int, _ rules: [LayoutRule], usual: Double = 7) -> [Double] {
        var solver = LayoutSolver()
        for _ in 0..<count { _ = solver.newVariable() }
        for rule in rules { solver.add(rule) }
        solver.solve { _ in usual }
        return (0..<count).map { solver.value($0) }
    }

    /// Returns a rule that says how `factors · variables + constant` is related to zero.
    private func rule(
        _ factors: [Double], _ constant: Double, _ relation: NSLayoutConstraint.Relation = .equal,
        priority: Float = 1000, source: NSLayoutConstraint? = nil
    ) -> LayoutRule {
        let terms = factors.enumerated().filter { $0.element != 0 }.map {
            LayoutTerm(variable: $0.offset, factor: $0.element)
        }
        return LayoutRule(terms: terms, constant: constant, relation: relation, priority: priority, source: source)
    }

    func test_equations_oneAfterTheOther_areSolved() {
        XCTAssertEqual(solved(2, [rule([1, 0], -10), rule([-1, 1], -100)]), [10, 110])
    }

    func test_equations_thatShareTwoUnknowns_areSolved() {
        XCTAssertEqual(solved(2, [rule([1, 1], -30), rule([1, -1], -10)]), [20, 10])
    }

    func test_variableWithoutRule_hasItsUsualValue() {
        XCTAssertEqual(solved(2, [rule([1, 0], -10)]), [10, 7])
    }

    func test_strongerRule_wins() {
        let (weak, strong) = (rule([1], -80, priority: 250), rule([1], -100, priority: 750))
        XCTAssertEqual(solved(1, [weak, strong]), [100])
        XCTAssertEqual(solved(1, [strong, weak]), [100])
    }

    func test_bound_appliesOnlyIfItIsBroken() {
        let least = rule([1], -50, .greaterThanOrEqual)
        XCTAssertEqual(solved(1, [rule([1], -20, priority: 500), least]), [50])
        XCTAssertEqual(solved(1, [rule([1], -80, priority: 500), least]), [80])
        let most = rule([1], -60, .lessThanOrEqual)
        XCTAssertEqual(solved(1, [rule([1], -80, priority: 500), least, most]), [60])
    }

    func test_requiredRules_thatContradict_areConflicts() {
        let view = UIView()
        let (first, second) = (
            view.widthAnchor.constraint(equalToConstant: 1), view.widthAnchor.constraint(equalToConstant: 2)
        )
        var solver = LayoutSolver()
        _ = solver.newVariable()
        solver.add(rule([1], -1, source: first))
        solver.add(rule([1], -2, source: second))
        solver.solve { _ in 0 }
        XCTAssertEqual(solver.value(0), 1)
        XCTAssertTrue(solver.conflictingConstraints.count == 1 && solver.conflictingConstraints[0] === second)
    }
}
