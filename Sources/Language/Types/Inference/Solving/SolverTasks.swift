import Diagnostics
import Syntax
import TypeModel

/// A task that waits until a type is known.
final class SolverTask {
    /// The kinds of tasks. A `choice` can be made without the awaited type. A `misfit` is an element that differs from
    /// the others of a literal, and is decided with the literal. A `superclass` is the default of a class bound. A
    /// `lastResort` comes after all others.
    enum Kind { case fallback, operation, choice, other, closure, conformance, superclass, misfit, lastResort }
    let kind: Kind
    let isReady: () -> Bool
    /// Runs the task. With `forced`, no further facts will become known, so the task has to decide.
    let run: (_ forced: Bool) -> Void
    /// Returns true if the awaited condition may still hold; used when overloads are compared.
    let couldHold: (() -> Bool)?
    /// The base of the awaited associated type. If the base is a literal, that literal is decided before other
    /// literals.
    let awaitedBase: Type?
    /// The type that the task decides, or the type that a fallback converts from.
    let source: Type?
    /// The required protocol of a conformance.
    let requiredProtocol: NominalSymbol?
    var isDone = false
    init(
        _ kind: Kind, isReady: @escaping () -> Bool, couldHold: (() -> Bool)? = nil, waitsOn: Type? = nil,
        source: Type? = nil, asked: NominalSymbol? = nil, run: @escaping (Bool) -> Void
    ) {
        self.awaitedBase = waitsOn
        self.source = source
        self.requiredProtocol = asked
        self.kind = kind
        self.isReady = isReady
        self.couldHold = couldHold
        self.run = run
    }
}

// Runs tasks: a task runs when its awaited types are known, and is forced when no other task can run.

extension Solver {
    func add(_ task: SolverTask) {
        tasks.append(task)
        hasChanged = true
    }

    /// Runs all tasks that are ready; those of closures run last.
    func runReadyTasks() {
        while hasChanged, !failed || !isQuiet, !isExhausted {
            hasChanged = false
            if runReady(closures: false) { continue }
            if runReady(closures: true) { hasChanged = true }
        }
    }

    private func runReady(closures: Bool) -> Bool {
        while firstPendingTask < tasks.count, tasks[firstPendingTask].isDone { firstPendingTask += 1 }
        // An attempt in a closure's body must not check closures that waited before: each nested attempt would check
        // all of them again.
        var index = closures ? max(firstPendingTask, taskCountAtClosure) : firstPendingTask
        var progressed = false
        while index < tasks.count {
            let task = tasks[index]
            index += 1
            if task.isDone || (task.kind == .closure) != closures { continue }
            guard task.isReady() else { continue }
            // A task may create other tasks, so only the limit on work ends the loop.
            guard countWork() else { return true }
            finish(task)
            if closures { runClosure(task, forced: false) } else { task.run(false) }
            progressed = true
            if failed, isQuiet { return true }
            if closures { return true }
        }
        return progressed
    }

    /// Checks the body of a closure. Attempts in the body do not run closures that waited before it.
    private func runClosure(_ task: SolverTask, forced: Bool) {
        let before = taskCountAtClosure
        taskCountAtClosure = tasks.count
        defer { taskCountAtClosure = before }
        task.run(forced)
    }

    private func finish(_ task: SolverTask) {
        task.isDone = true
        changes.append(.task(task))
    }

    /// Decides all types that are unknown since the mark: first by fallbacks, then by defaults, then by forcing the
    /// remaining tasks.
    func decidePendingTasks(since mark: Mark) {
        while !(failed && isQuiet), !isExhausted {
            hasChanged = true
            runReadyTasks()
            let pending = tasks[min(mark.tasks, tasks.count)...].filter { !$0.isDone }
            if let task = pending.first(where: {
                $0.kind == .fallback && !awaitsLiteral($0, among: pending) && !awaitsClosure($0, among: pending)
                    && !awaitsOverloadChoice($0, among: pending)
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
            // In `{ (x) -> Double in x / 2 }` the expected type of the operation determines the type of its literal.
            if let task = pending.first(where: { [self] in
                $0.kind == .operation && $0.source.map { resolve($0).asVariable == nil } ?? false
            }) {
                finish(task)
                task.run(true)
                continue
            }
            if let base = pending.lazy.compactMap({ [self] in $0.awaitedBase.flatMap { resolve($0).asVariable } })
                .first(where: { $0.literal.hasUsualType })
            {
                applyDefault(base)
                continue
            }
            if let variable = nextDefault(since: mark) {
                applyDefault(variable)
                continue
            }
            // The body of a closure may determine the type of the `.member` next to it.
            if let task = pending.first(where: { $0.kind == .operation })
                ?? pending.first(where: { $0.kind == .superclass }) ?? pending.first(where: { $0.kind == .closure })
                ?? pending.first(where: { $0.kind == .choice })
                ?? pending.first(where: { $0.kind == .other })
                ?? pending.first(where: { $0.kind == .lastResort }) ?? pending.first
            {
                finish(task)
                if task.kind == .closure { runClosure(task, forced: true) } else { task.run(true) }
                continue
            }
            guard let (variable, type) = nextEmptyList(since: mark) else { return }
            bind(variable, type)
        }
    }

    private func nextEmptyList(since mark: Mark) -> (TypeVariable, Type)? {
        for variable in variables[min(mark.variables, variables.count)...] {
            // In `length([])`, the element type is the generic parameter of the function.
            if let type = variable.fallbackType, let open = resolve(variable.type).asVariable, open.closure == nil,
                open.literal == .none
            {
                return (open, type)
            }
        }
        return nil
    }

    /// Returns true if a fallback must wait, because a pending overload choice or operator may determine its type.
    private func awaitsOverloadChoice(_ task: SolverTask, among pending: [SolverTask]) -> Bool {
        guard let source = task.source, let variable = resolve(source).asVariable else { return false }
        // In `reduce(+)`, the other operand selects the operator, and the operator determines the result type.
        let isDecided = pending.contains { other in
            other.kind == .operation && other.source.map { resolve($0).asVariable === variable } ?? false
        }
        if isDecided { return true }
        guard variable.isContextual else { return false }
        return pending.contains { $0.kind == .choice || $0.kind == .operation }
    }

    /// Returns true if a fallback waits for an associated type of a literal, which the literal's default type
    /// determines.
    private func awaitsLiteral(_ task: SolverTask, among pending: [SolverTask]) -> Bool {
        guard let source = task.source, let variable = resolve(source).asVariable else { return false }
        return pending.contains { mentions(variable, $0) }
    }

    /// Returns true if a fallback waits for the result of a closure whose parameters a literal determines: `"abc"` in
    /// `firstMapped("abc") { $0 }`.
    private func awaitsClosure(_ task: SolverTask, among pending: [SolverTask]) -> Bool {
        guard let source = task.source, let variable = resolve(source).asVariable else { return false }
        return pending.contains { other in
            guard other.kind == .closure, let function = other.source.flatMap({ resolve($0).asFunction }) else {
                return false
            }
            return function.parameters.contains { isDeterminedByLiteral($0.type) }
                && replaceKnownVariables(function.result).contains { $0.asVariable === variable }
        }
    }

    /// Returns true if the type is an associated type of a literal, whose usual type determines it.
    func isDecidedByLiteral(_ type: Type) -> Bool {
        guard let variable = resolve(type).asVariable else { return false }
        return tasks[min(firstPendingTask, tasks.count)...].contains { !$0.isDone && mentions(variable, $0) }
    }

    private func mentions(_ variable: TypeVariable, _ task: SolverTask) -> Bool {
        guard let base = task.awaitedBase, let result = task.source, resolve(result).asVariable === variable,
            let literal = resolve(base).asVariable?.literal
        else { return false }
        return literal.hasUsualType
    }

    /// Returns true if a literal whose type is not decided yet will determine the type, as `"abc"` determines its
    /// element type.
    func isDeterminedByLiteral(_ type: Type) -> Bool {
        guard let variable = resolve(type).asVariable else { return false }
        return tasks[firstPendingTask...].contains { !$0.isDone && mentions(variable, $0) }
    }

    /// Returns the protocols that a type variable must conform to.
    func protocolsAsked(of variable: TypeVariable) -> [NominalSymbol] {
        var result: [NominalSymbol] = []
        for task in tasks[firstPendingTask...] where !task.isDone {
            guard let asked = task.requiredProtocol, let source = task.source, resolve(source).asVariable === variable
            else {
                continue
            }
            result.append(asked)
        }
        return result
    }

    /// The score for elements that do not fit their literal, for literals that are not decided yet.
    var pendingMisfits: Score {
        var score = Score.zero
        for task in tasks[firstPendingTask...] where !task.isDone && task.kind == .misfit { score.add(.hole) }
        return score
    }

    /// Returns true if all conditions since the mark could hold.
    func conditionsCouldHold(since mark: Mark) -> Bool {
        for task in tasks[min(mark.tasks, tasks.count)...] where !task.isDone {
            if let test = task.couldHold, !test() { return false }
        }
        return true
    }

    /// Decides waiting operators in their order until the type is known.
    func forceOperations(for type: Type) {
        var index = firstPendingTask
        while index < tasks.count, resolve(type).asVariable != nil, !(failed && isQuiet) {
            let task = tasks[index]
            index += 1
            if task.isDone || task.kind != .operation { continue }
            finish(task)
            task.run(true)
            runReadyTasks()
            if let variable = resolve(type).asVariable, variable.literal != .none {
                applyDefault(variable)
                runReadyTasks()
            }
        }
    }

    /// Decides the elements that do not fit their literal, if the context does not determine the literal's type.
    func runMisfits(of literal: TypeVariable) {
        for task in tasks[firstPendingTask...] where !task.isDone && task.kind == .misfit {
            guard let source = task.source, resolve(source).asVariable === literal else { continue }
            finish(task)
            task.run(true)
        }
    }

    private func nextDefault(since mark: Mark) -> TypeVariable? {
        // Collections come last, because their types depend on their elements.
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
