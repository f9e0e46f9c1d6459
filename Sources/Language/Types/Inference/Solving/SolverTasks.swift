import Diagnostics
import Syntax
import TypeModel

/// Something that waits for a type to be known.
final class SolverTask {
    /// A `choice` can be made without the awaited type; a `misfit` among the elements of a literal is decided with the
    /// literal; a `superclass` is the default of a class bound; a `lastResort` comes after all others.
    enum Kind { case fallback, operation, choice, other, closure, conformance, superclass, misfit, lastResort }
    let kind: Kind
    let isReady: () -> Bool
    /// `forced`: nothing more will become known, so the task has to decide.
    let run: (_ forced: Bool) -> Void
    /// Asked when overloads are compared: whether what waits has a chance.
    let couldHold: (() -> Bool)?
    /// The base of the awaited associated type; a literal there is decided before other literals.
    let waitsOn: Type?
    /// The decided type, or the base of a fallback.
    let source: Type?
    /// The required protocol of a conformance.
    let asked: NominalSymbol?
    var isDone = false
    init(
        _ kind: Kind, isReady: @escaping () -> Bool, couldHold: (() -> Bool)? = nil, waitsOn: Type? = nil,
        source: Type? = nil, asked: NominalSymbol? = nil, run: @escaping (Bool) -> Void
    ) {
        self.waitsOn = waitsOn
        self.source = source
        self.asked = asked
        self.kind = kind
        self.isReady = isReady
        self.couldHold = couldHold
        self.run = run
    }
}

// A task runs when its awaited types are known, and is forced when no other one can run.

extension Solver {
    func add(_ task: SolverTask) {
        tasks.append(task)
        changed = true
    }

    /// Runs all possible tasks; closures last.
    func drain() {
        while changed, !failed || !isQuiet, !isExhausted {
            changed = false
            if runReady(closures: false) { continue }
            if runReady(closures: true) { changed = true }
        }
    }

    private func runReady(closures: Bool) -> Bool {
        while firstPending < tasks.count, tasks[firstPending].isDone { firstPending += 1 }
        var index = firstPending
        var progressed = false
        while index < tasks.count {
            let task = tasks[index]
            index += 1
            if task.isDone || (task.kind == .closure) != closures { continue }
            guard task.isReady() else { continue }
            // A task may bring another one: nothing but the bound ends that.
            guard spend() else { return true }
            finish(task)
            task.run(false)
            progressed = true
            if failed, isQuiet { return true }
            if closures { return true }
        }
        return progressed
    }

    private func finish(_ task: SolverTask) {
        task.isDone = true
        trail.append(.task(task))
    }

    /// Decides everything that is still open since the mark: fallbacks, defaults, then what remains by force.
    func settle(since mark: Mark) {
        while !(failed && isQuiet), !isExhausted {
            changed = true
            drain()
            let pending = tasks[min(mark.tasks, tasks.count)...].filter { !$0.isDone }
            if let task = pending.first(where: {
                $0.kind == .fallback && !awaitsLiteral($0, among: pending) && !awaitsChoice($0, among: pending)
            }) {
                finish(task)
                task.run(true)
                continue
            }
            if let task = pending.first(where: { [self] in
                $0.kind == .misfit && $0.source.map { resolve($0).asVariable == nil } ?? false
            }) {
                finish(task)
                task.run(true)
                continue
            }
            // `{ (x) -> Double in x / 2 }`: the expected type of an operation determines its literals.
            if let task = pending.first(where: { [self] in
                $0.kind == .operation && $0.source.map { resolve($0).asVariable == nil } ?? false
            }) {
                finish(task)
                task.run(true)
                continue
            }
            if let base = pending.lazy.compactMap({ [self] in $0.waitsOn.flatMap { resolve($0).asVariable } })
                .first(where: { $0.literal.hasUsualType })
            {
                applyDefault(base)
                continue
            }
            if let variable = nextDefault(since: mark) {
                applyDefault(variable)
                continue
            }
            // The body of a closure may determine the type of an adjacent `.member`.
            if let task = pending.first(where: { $0.kind == .operation })
                ?? pending.first(where: { $0.kind == .superclass }) ?? pending.first(where: { $0.kind == .closure })
                ?? pending.first(where: { $0.kind == .choice })
                ?? pending.first(where: { $0.kind == .other })
                ?? pending.first(where: { $0.kind == .lastResort }) ?? pending.first
            {
                finish(task)
                task.run(true)
                continue
            }
            guard let (variable, type) = nextOfEmptyList(since: mark) else { return }
            bind(variable, type)
        }
    }

    private func nextOfEmptyList(since mark: Mark) -> (TypeVariable, Type)? {
        for variable in variables[min(mark.variables, variables.count)...] {
            // The elements of `length([])` have become the generic parameter of the function.
            if let type = variable.last, let open = resolve(variable.type).asVariable, open.closure == nil,
                open.literal == .none
            {
                return (open, type)
            }
        }
        return nil
    }

    /// Returns true if a fallback's type has a pending `.member`, which `Any` lacks, and a choice may determine it.
    private func awaitsChoice(_ task: SolverTask, among pending: [SolverTask]) -> Bool {
        guard let source = task.source, let variable = resolve(source).asVariable else { return false }
        // `reduce(+)`: the other operand selects the operator, which determines the result.
        let isDecided = pending.contains { other in
            other.kind == .operation && other.source.map { resolve($0).asVariable === variable } ?? false
        }
        if isDecided { return true }
        guard variable.isContextual else { return false }
        return pending.contains { $0.kind == .choice || $0.kind == .operation }
    }

    /// Returns true if a fallback waits for an associated type of a literal, whose default type determines it.
    private func awaitsLiteral(_ task: SolverTask, among pending: [SolverTask]) -> Bool {
        guard let source = task.source, let variable = resolve(source).asVariable else { return false }
        return pending.contains { says(variable, $0) }
    }

    /// Returns true if the type is an associated type of a literal, whose usual type determines it.
    func isDecidedByLiteral(_ type: Type) -> Bool {
        guard let variable = resolve(type).asVariable else { return false }
        return tasks[min(firstPending, tasks.count)...].contains { !$0.isDone && says(variable, $0) }
    }

    private func says(_ variable: TypeVariable, _ task: SolverTask) -> Bool {
        guard let base = task.waitsOn, let result = task.source, resolve(result).asVariable === variable,
            let literal = resolve(base).asVariable?.literal
        else { return false }
        return literal.hasUsualType
    }

    /// Returns true if an undecided literal will determine the type: the elements of `"abc"`.
    func isSaidByLiteral(_ type: Type) -> Bool {
        guard let variable = resolve(type).asVariable else { return false }
        return tasks[firstPending...].contains { !$0.isDone && says(variable, $0) }
    }

    /// The protocols that an unknown must conform to.
    func protocolsAsked(of variable: TypeVariable) -> [NominalSymbol] {
        var result: [NominalSymbol] = []
        for task in tasks[firstPending...] where !task.isDone {
            guard let asked = task.asked, let source = task.source, resolve(source).asVariable === variable else {
                continue
            }
            result.append(asked)
        }
        return result
    }

    /// The score of mismatched elements of undecided literals.
    var pendingMisfits: Score {
        var score = Score.free
        for task in tasks[firstPending...] where !task.isDone && task.kind == .misfit { score.add(.hole) }
        return score
    }

    /// Returns true if all conditions since the mark could hold.
    func conditionsCouldHold(since mark: Mark) -> Bool {
        for task in tasks[min(mark.tasks, tasks.count)...] where !task.isDone {
            if let test = task.couldHold, !test() { return false }
        }
        return true
    }

    /// Decides operators that wait, in order, until the type is known.
    func forceOperations(for type: Type) {
        var index = firstPending
        while index < tasks.count, resolve(type).asVariable != nil, !(failed && isQuiet) {
            let task = tasks[index]
            index += 1
            if task.isDone || task.kind != .operation { continue }
            finish(task)
            task.run(true)
            drain()
            if let variable = resolve(type).asVariable, variable.literal != .none {
                applyDefault(variable)
                drain()
            }
        }
    }

    /// The elements that do not fit the others of a literal that nothing around it decides.
    func runMisfits(of literal: TypeVariable) {
        for task in tasks[firstPending...] where !task.isDone && task.kind == .misfit {
            guard let source = task.source, resolve(source).asVariable === literal else { continue }
            finish(task)
            task.run(true)
        }
    }

    private func nextDefault(since mark: Mark) -> TypeVariable? {
        // Collections last: their elements decide them.
        var late: TypeVariable?
        var index = min(mark.variables, variables.count)
        while index < variables.count {
            let variable = variables[index]
            index += 1
            guard variable.binding == nil, variable.literal.hasUsualType else { continue }
            if variable.literal == .array || variable.literal == .dictionary {
                late = late ?? variable
            } else {
                return variable
            }
        }
        return late
    }
}
