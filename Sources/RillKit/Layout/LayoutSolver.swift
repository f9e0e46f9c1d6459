import Foundation

/// A term of a rule, which consists of the index of a variable and a coefficient.
struct LayoutTerm {
    let variable: Int
    var factor: Double
}

/// A rule which says that `terms + constant` equals zero, or is at least or at most zero.
struct LayoutRule {
    var terms: [LayoutTerm]
    var constant: Double
    let relation: NSLayoutConstraint.Relation
    let priority: Float
    /// The constraint from which the rule was made; nil for a default rule.
    var source: NSLayoutConstraint?
}

/// Solves rules in order of priority. Equations are added one by one, as far as stronger ones permit. A violated
/// inequality then becomes an equation, the strongest inequality first, and all rules are solved again.
struct LayoutSolver {
    private var rules: [LayoutRule] = []
    private var inequalities: [LayoutRule] = []
    private var fixedValues: [Double?] = []
    private var values: [Double?] = []
    /// Each variable as a sum of variables that are not known yet.
    private var variableDefinitions: [[LayoutTerm]?] = []
    private var definitionConstants: [Double] = []
    /// The required constraints that contradict stronger or earlier ones.
    private(set) var conflictingConstraints: [NSLayoutConstraint] = []

    mutating func newVariable(_ value: Double? = nil) -> Int {
        fixedValues.append(value)
        return fixedValues.count - 1
    }
    mutating func fixVariable(_ variable: Int, _ value: Double) { fixedValues[variable] = value }
    mutating func add(_ rule: LayoutRule) {
        if rule.relation == .equal { rules.append(rule) } else { inequalities.append(rule) }
    }
    func value(_ variable: Int) -> Double { values[variable] ?? 0 }

    /// Solves the rules. `usual` returns the value of a variable without rules.
    mutating func solve(usual: (Int) -> Double) {
        var active: [LayoutRule] = []
        var isActive = inequalities.map { _ in false }
        for _ in 0...inequalities.count {
            solveEquations(active, usual)
            // Of the violated inequalities with the highest priority, the loop finds the one with the largest excess,
            // because satisfying that one may satisfy the others.
            var (worst, most): (Int?, Double) = (nil, 0)
            for (index, bound) in inequalities.enumerated() where !isActive[index] {
                let excess = violation(of: bound)
                guard excess > 0.01 else { continue }
                let order = worst.map { bound.priority - inequalities[$0].priority } ?? 1
                if order > 0 || order == 0 && excess > most + 0.01 { (worst, most) = (index, excess) }
            }
            guard let worst else { return }
            isActive[worst] = true
            let bound = inequalities[worst]
            active.append(
                LayoutRule(
                    terms: bound.terms, constant: bound.constant, relation: .equal, priority: bound.priority,
                    source: bound.source))
        }
    }
    /// Returns the amount by which an inequality is violated.
    private func violation(of bound: LayoutRule) -> Double {
        var sum = bound.constant
        for term in bound.terms { sum += (values[term.variable] ?? 0) * term.factor }
        return bound.relation == .lessThanOrEqual ? sum : -sum
    }

    private mutating func solveEquations(_ active: [LayoutRule], _ usual: (Int) -> Double) {
        values = fixedValues
        variableDefinitions = fixedValues.map { _ in nil }
        definitionConstants = fixedValues.map { _ in 0 }
        conflictingConstraints = []
        let all = rules + active
        let ranks = Set(all.map { $0.priority }).sorted(by: >)
        for rank in ranks { addRulesOfPriority(all.filter { $0.priority == rank }) }
        for variable in values.indices where values[variable] == nil && variableDefinitions[variable] == nil {
            values[variable] = usual(variable)
        }
        for variable in values.indices where values[variable] == nil { values[variable] = resolvedValue(variable) }
    }

    /// Adds the rules of one priority: repeatedly those with one unknown variable, then the others.
    private mutating func addRulesOfPriority(_ group: [LayoutRule]) {
        var pending = group
        while !pending.isEmpty {
            var rest: [LayoutRule] = []
            for rule in pending {
                let (terms, constant) = substituted(rule.terms, rule.constant)
                if terms.isEmpty {
                    if abs(constant) > 0.01, rule.priority >= 1000, let source = rule.source {
                        conflictingConstraints.append(source)
                    }
                } else if terms.count == 1 {
                    values[terms[0].variable] = -constant / terms[0].factor
                } else {
                    rest.append(rule)
                }
            }
            if rest.count == pending.count { defineVariable(rest.removeFirst()) }
            pending = rest
        }
    }
    /// Defines one variable of a rule by the other variables.
    private mutating func defineVariable(_ rule: LayoutRule) {
        let (terms, constant) = substituted(rule.terms, rule.constant)
        guard let pivot = terms.last else { return }
        definitionConstants[pivot.variable] = -constant / pivot.factor
        variableDefinitions[pivot.variable] = terms.dropLast().map {
            LayoutTerm(variable: $0.variable, factor: -$0.factor / pivot.factor)
        }
    }
    /// Returns a sum that contains only variables without a definition.
    private func substituted(_ terms: [LayoutTerm], _ constant: Double) -> ([LayoutTerm], Double) {
        var open: [LayoutTerm] = []
        var sum = constant
        for term in terms {
            if let value = values[term.variable] {
                sum += value * term.factor
            } else if let definition = variableDefinitions[term.variable] {
                let (inner, more) = substituted(definition, definitionConstants[term.variable])
                sum += more * term.factor
                for part in inner { addTerm(part.variable, part.factor * term.factor, to: &open) }
            } else {
                addTerm(term.variable, term.factor, to: &open)
            }
        }
        return (open, sum)
    }
    private func addTerm(_ variable: Int, _ factor: Double, to terms: inout [LayoutTerm]) {
        guard let index = terms.firstIndex(where: { $0.variable == variable }) else {
            terms.append(LayoutTerm(variable: variable, factor: factor))
            return
        }
        terms[index].factor += factor
        if abs(terms[index].factor) < 0.000001 { terms.remove(at: index) }
    }
    private func resolvedValue(_ variable: Int) -> Double {
        substituted([LayoutTerm(variable: variable, factor: 1)], 0).1
    }
}
