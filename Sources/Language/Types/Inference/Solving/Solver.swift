import Declarations
import Diagnostics
import Syntax
import TypeModel

/// The type variables of one statement with their constraints. Facts are applied at once; undecided constraints wait as
/// tasks. Overloads are tried inside `speculate`, which reverts failures.
final class Solver {
    let checker: Checker
    private(set) var variables: [TypeVariable] = []
    var tasks: [SolverTask] = []
    /// Changes of variables and tasks since the statement began, for reverting to a mark.
    var changes: [Change] = []
    /// True if a type has become known since the last check of the waiting tasks.
    var hasChanged = true
    private var quietDepth = 0
    /// Counts the work done; attempts do not reset it. The error of the attempt that did most is the best one to
    /// report.
    var workDone = 0
    private var state = State()
    private var work = 0
    private(set) var isExhausted = false
    /// The number of tasks that existed when the check of the innermost closure body began.
    var taskCountAtClosure = 0
    /// The number of types that were too large before the statement.
    private var overflows = TypeTable.overflows

    /// The state that a failed attempt restores, apart from the lists that only grow. Marks store it.
    struct State {
        /// The index of the first task that is not done.
        var firstPendingTask = 0
        /// The conversions and unusual literals so far.
        var score = Score.zero
        /// True if an attempt that reports no diagnostics can no longer succeed.
        var failed = false
        /// True while a call tries its arguments both with and without the expected type.
        var isTryingExpectedType = false
    }

    /// A change to undo: the previous state of a variable, or a task that was pending.
    enum Change {
        case variable(TypeVariable, TypeVariable.BindingState)
        case task(SolverTask)
    }

    var firstPendingTask: Int {
        get { state.firstPendingTask }
        set { state.firstPendingTask = newValue }
    }
    var score: Score {
        get { state.score }
        _modify { yield &state.score }
    }
    var failed: Bool { state.failed }
    var isTryingExpectedType: Bool {
        get { state.isTryingExpectedType }
        set { state.isTryingExpectedType = newValue }
    }

    init(_ checker: Checker) { self.checker = checker }

    var isQuiet: Bool { quietDepth > 0 }

    /// Removes the variables and tasks of the finished statement.
    func reset() {
        // Most statements have no constraints, so there is nothing to clear.
        if !variables.isEmpty {
            for variable in variables { variable.type = nil }
            variables.removeAll(keepingCapacity: true)
        }
        if !tasks.isEmpty { tasks.removeAll(keepingCapacity: true) }
        if !changes.isEmpty { changes.removeAll(keepingCapacity: true) }
        state = State()
        work = 0
        isExhausted = false
        taskCountAtClosure = 0
        overflows = TypeTable.overflows
    }

    // MARK: - Failing

    /// The number of diagnostics before the current statement.
    var diagnosticCountBefore = 0

    func fail(_ diagnostic: @autoclosure () -> Diagnostic) {
        if isQuiet {
            state.failed = true
        } else {
            let problem = diagnostic()
            // A type that became too large is the cause of all other failures.
            if hasOverflown { return checker.reportOverflow(at: problem.primary) }
            // An unknown type is not reported if the statement has another error, which is probably the cause.
            if problem.isAboutUnknownType || problem.id == CheckDiagnosticID.cannotInfer.rawValue,
                checker.textState.diagnostics.dropFirst(diagnosticCountBefore).contains(where: { $0.severity == .error }
                )
            {
                return
            }
            checker.textState.diagnostics.append(problem)
        }
    }

    /// Fails an attempt without reporting a diagnostic.
    func failQuietly() {
        if isQuiet { state.failed = true }
    }

    /// Counts work. Returns false if the statement needs too much, a type became too large, or the check was stopped.
    func countWork() -> Bool {
        work += 1
        if work > 400_000 || hasOverflown || work & 63 == 0 && checker.shouldStop() {
            isExhausted = true
        }
        return !isExhausted
    }

    /// True if a type has become too large.
    var hasOverflown: Bool { TypeTable.overflows != overflows }

    /// Gives each element of a literal a work limit of its own, because a long list is not complex.
    func withOwnBudget<T>(_ body: () -> T) -> T {
        let before = work
        defer { work = before }
        return body()
    }

    // MARK: - Trying

    struct Mark {
        var trail: Int
        var tasks: Int
        var variables: Int
        var state: State

        /// The state before any change.
        static let start = Mark(trail: 0, tasks: 0, variables: 0, state: State())
    }

    func mark() -> Mark {
        Mark(trail: changes.count, tasks: tasks.count, variables: variables.count, state: state)
    }

    /// Returns true if a variable older than the mark was bound.
    func hasBound(before mark: Mark) -> Bool {
        changes[min(mark.trail, changes.count)...].contains { change in
            if case .variable(let variable, _) = change { return variable.id < mark.variables }
            return false
        }
    }

    /// Returns true if a literal older than the mark got its type.
    func hasDecidedLiteral(before mark: Mark) -> Bool {
        changes[min(mark.trail, changes.count)...].contains { change in
            guard case .variable(let variable, let earlier) = change else { return false }
            return variable.id < mark.variables && variable.literal != .none && earlier.binding == nil
        }
    }

    func rollback(to mark: Mark) {
        // A statement that was abandoned has reset its lists, so they may be shorter than at the mark.
        guard tasks.count >= mark.tasks, variables.count >= mark.variables else { return }
        while changes.count > mark.trail {
            switch changes.removeLast() {
            case .variable(let variable, let known): variable.bindingState = known
            case .task(let task): task.isDone = false
            }
        }
        tasks.removeLast(tasks.count - mark.tasks)
        variables.removeLast(variables.count - mark.variables)
        state = mark.state
        hasChanged = true
    }

    /// Runs `body` without reporting diagnostics. If it returns false, all its changes are undone.
    func speculate(_ body: () -> Bool) -> Bool {
        let mark = mark()
        quietDepth += 1
        state.failed = false
        let worked = body() && !failed && !isExhausted
        quietDepth -= 1
        if worked {
            state.failed = mark.state.failed
        } else {
            rollback(to: mark)
        }
        return worked
    }

    /// Returns true if an attempt succeeds, and always undoes its changes.
    func wouldSucceed(_ body: () -> Bool) -> Bool {
        let mark = mark()
        let works = speculate(body)
        if works { rollback(to: mark) }
        return works
    }

    // MARK: - Unknowns

    func freshVariable(
        _ name: Name? = nil, at span: Span? = nil, of owner: Name? = nil, literal: TypeVariable.Literal = .none
    ) -> Type {
        let variable = TypeVariable(id: variables.count, literal: literal)
        if let span { variable.origin = TypeVariable.Origin(name: name, span: span, owner: owner) }
        variable.type = Type.variable(variable)
        variables.append(variable)
        return variable.type
    }

    /// Returns the function type of a closure in the statement; nil if it is unknown.
    func function(of closure: ClosureExpr) -> FunctionType? {
        for variable in variables.reversed() where variable.closure === closure {
            if let function = resolve(variable.type).asFunction { return function }
        }
        return nil
    }

    /// Returns the type; if it is a type variable, returns the type bound to it, if any.
    func resolve(_ type: Type) -> Type {
        var type = type
        while let binding = type.asVariable?.binding { type = binding }
        return type
    }

    /// Returns the type with all known type variables replaced.
    func replaceKnownVariables(_ type: Type) -> Type {
        if !type.isOpen { return type }
        return type.mapped(by: FilledIn(solver: self))
    }

    private struct FilledIn: TypeReplacing {
        let solver: Solver

        func replaced(_ type: Type) -> Type? {
            if !type.isOpen { return type }
            // A shared part is substituted at each of its occurrences, so only the limit on the size ends the
            // replacement.
            if solver.hasOverflown { return .error }
            if type.asVariable != nil {
                let resolved = solver.resolve(type)
                return resolved.asVariable == nil ? solver.replaceKnownVariables(resolved) : resolved
            }
            guard type.nominal == nil, case .dependent(let base, let associated) = type.kind else { return nil }
            let known = solver.replaceKnownVariables(base)
            if known.asVariable != nil { return type }
            let reduced = solver.checker.reducedType(known, associated)
            if case .dependent = reduced.kind { return reduced }
            return solver.replaceKnownVariables(reduced)
        }
    }

    func isUnknown(_ type: Type) -> Bool {
        guard let variable = resolve(type).asVariable else { return false }
        return variable.literal == .none
    }

    /// Changes the binding of a variable and records the change. No other function changes a binding.
    func changeBinding(_ variable: TypeVariable, _ change: (inout TypeVariable.BindingState) -> Void) {
        changes.append(.variable(variable, variable.bindingState))
        change(&variable.bindingState)
    }

    func bind(_ variable: TypeVariable, _ type: Type, soft: Bool = false, at span: Span? = nil) {
        // A variable bound to itself would be followed forever.
        var link = type.asVariable
        while let next = link {
            if next === variable { return }
            link = next.binding?.asVariable
        }
        changeBinding(variable) { known in
            known.binding = type
            known.isSoft = soft
            if let span { known.bindingSpan = span }
        }
        hasChanged = true
    }

    func setElement(_ variable: TypeVariable, _ element: Type) { changeBinding(variable) { $0.elementType = element } }

    func markOperationResult(_ variable: TypeVariable) { changeBinding(variable) { $0.isOperationResult = true } }

    /// Marks the type as that of an implicit member or a key path.
    func markContextual(_ type: Type) {
        if let variable = type.asVariable { changeBinding(variable) { $0.isContextual = true } }
    }

    /// Returns true if the type is known to equal the other one and can no longer change.
    func isSettled(_ type: Type, as known: Type) -> Bool {
        var type = type
        while let variable = type.asVariable {
            guard let binding = variable.binding, !variable.isSoft else { return false }
            type = binding
        }
        return type === known
    }

    /// Returns true if all parts of the type are known and cannot become wider.
    func isFinal(_ type: Type) -> Bool {
        guard type.isOpen else { return true }
        return !type.contains { part in
            guard let variable = part.asVariable else { return false }
            guard let binding = variable.binding, !variable.isSoft else { return true }
            return !isFinal(binding)
        }
    }

    /// Returns the type variable at the end of a chain of bindings, if a wider type may still replace its binding.
    func softVariable(_ type: Type) -> TypeVariable? {
        var type = type
        var found: TypeVariable?
        while let variable = type.asVariable, let binding = variable.binding {
            if variable.isSoft, found == nil { found = variable }
            type = binding
        }
        return found
    }

    /// Returns true if a wider type may still replace a generic argument of the type.
    func hasSoftPart(_ type: Type) -> Bool {
        guard type.isOpen, case .nominal(_, let arguments) = resolve(type).kind else { return false }
        return arguments.contains { softVariable($0) != nil }
    }
}
