import Diagnostics
import Syntax

/// The unknowns of one statement and what is known of them. Facts are used as soon as they are known; what cannot be
/// decided yet waits as a task. Overloads are tried inside `attempt`, which takes everything back that failed.
final class Solver {
    let checker: Checker
    private(set) var variables: [TypeVariable] = []
    private(set) var tasks: [SolverTask] = []
    private var trail: [Change] = []
    private var firstPending = 0
    private var changed = true
    private var quiet = 0
    /// Set in a quiet attempt that cannot succeed any more.
    private(set) var failed = false
    /// The more an attempt got done, the better a guess its error is.
    var progress = 0
    /// Price of the conversions and unusual literals so far.
    var score = 0
    private var work = 0
    private(set) var isExhausted = false
    /// How many types had been too large before the statement.
    private var overflows = TypeTable.overflows

    private enum Change {
        case variable(TypeVariable, Type?, Bool, TypeVariable.Literal, Type?)
        case task(SolverTask)
    }

    init(_ checker: Checker) { self.checker = checker }

    var isQuiet: Bool { quiet > 0 }

    /// Forgets the statement.
    func reset() {
        for variable in variables { variable.type = nil }
        variables.removeAll(keepingCapacity: true)
        tasks.removeAll(keepingCapacity: true)
        trail.removeAll(keepingCapacity: true)
        firstPending = 0
        score = 0
        work = 0
        failed = false
        isExhausted = false
        overflows = TypeTable.overflows
    }

    // MARK: - Failing

    func fail(_ diagnostic: @autoclosure () -> Diagnostic) {
        if isQuiet {
            failed = true
        } else {
            checker.diagnostics.append(diagnostic())
        }
    }

    /// What is wrong is said elsewhere.
    func failQuietly() {
        if isQuiet { failed = true }
    }

    /// Counts work; gives up when a statement needs too much, when a type became too large, or when somebody has stopped
    /// the check.
    func spend() -> Bool {
        work += 1
        if work > 400_000 || hasOverflown || work & 63 == 0 && checker.looksStopped() {
            isExhausted = true
        }
        return !isExhausted
    }

    /// A type has become too large for one.
    var hasOverflown: Bool { TypeTable.overflows != overflows }

    /// The elements of a literal are each a part of their own: a long list is not complex.
    func spendingAlone<T>(_ body: () -> T) -> T {
        let before = work
        defer { work = before }
        return body()
    }

    // MARK: - Trying

    struct Mark {
        var trail: Int
        var tasks: Int
        var variables: Int
        var firstPending: Int
        var score: Int
        var failed: Bool
    }

    func mark() -> Mark {
        Mark(
            trail: trail.count, tasks: tasks.count, variables: variables.count, firstPending: firstPending,
            score: score, failed: failed)
    }

    func rollback(to mark: Mark) {
        while trail.count > mark.trail {
            switch trail.removeLast() {
            case .variable(let variable, let binding, let soft, let literal, let element):
                variable.binding = binding
                variable.isSoft = soft
                variable.literal = literal
                variable.element = element
            case .task(let task): task.isDone = false
            }
        }
        tasks.removeLast(tasks.count - mark.tasks)
        variables.removeLast(variables.count - mark.variables)
        firstPending = mark.firstPending
        score = mark.score
        failed = mark.failed
        changed = true
    }

    /// Runs quietly; on failure everything is as before.
    func attempt(_ body: () -> Bool) -> Bool {
        let mark = mark()
        quiet += 1
        failed = false
        let worked = body() && !failed && !isExhausted
        quiet -= 1
        if worked {
            failed = mark.failed
        } else {
            rollback(to: mark)
        }
        return worked
    }

    // MARK: - Unknowns

    func fresh(
        _ name: Name? = nil, at span: Span? = nil, of owner: Name? = nil, literal: TypeVariable.Literal = .none
    ) -> Type {
        let variable = TypeVariable(id: variables.count, literal: literal)
        if let span { variable.origin = TypeVariable.Origin(name: name, span: span, owner: owner) }
        variable.type = Type.variable(variable)
        variables.append(variable)
        return variable.type
    }

    /// The type, with its head known if it can be.
    func resolve(_ type: Type) -> Type {
        var type = type
        while let binding = type.asVariable?.binding { type = binding }
        return type
    }

    /// The type with everything filled in that is known.
    func zonk(_ type: Type) -> Type {
        if !type.isOpen { return type }
        return type.mapped { part in
            if !part.isOpen { return part }
            // Parts that are shared are filled in once for each place: nothing but the bound ends that.
            if hasOverflown { return .error }
            switch part.kind {
            case .variable:
                let resolved = resolve(part)
                return resolved.asVariable == nil ? zonk(resolved) : resolved
            case .dependent(let base, let associated):
                let known = zonk(base)
                if known.asVariable != nil { return part }
                let reduced = checker.reduce(known, associated)
                if case .dependent = reduced.kind { return reduced }
                return zonk(reduced)
            default: return nil
            }
        }
    }

    func isUnknown(_ type: Type) -> Bool {
        guard let variable = resolve(type).asVariable else { return false }
        return variable.literal == .none
    }

    private func save(_ variable: TypeVariable) {
        trail.append(.variable(variable, variable.binding, variable.isSoft, variable.literal, variable.element))
    }

    func bind(_ variable: TypeVariable, _ type: Type, soft: Bool = false) {
        // A variable that became itself would be followed for ever.
        var link = type.asVariable
        while let next = link {
            if next === variable { return }
            link = next.binding?.asVariable
        }
        save(variable)
        variable.binding = type
        variable.isSoft = soft
        changed = true
    }

    func setElement(_ variable: TypeVariable, _ element: Type) {
        save(variable)
        variable.element = element
    }

    /// Whether it is the type for good: no wider one may still take its place.
    func isSettled(_ type: Type, as known: Type) -> Bool {
        var type = type
        while let variable = type.asVariable {
            guard let binding = variable.binding, !variable.isSoft else { return false }
            type = binding
        }
        return type === known
    }

    /// Whether all of it is known, and nothing of it can still become wider.
    func isFixed(_ type: Type) -> Bool {
        guard type.isOpen else { return true }
        return !type.contains { part in
            guard let variable = part.asVariable else { return false }
            guard let binding = variable.binding, !variable.isSoft else { return true }
            return !isFixed(binding)
        }
    }

    /// The variable in a chain of bindings that a wider type may still replace.
    func softVariable(_ type: Type) -> TypeVariable? {
        var type = type
        var found: TypeVariable?
        while let variable = type.asVariable, let binding = variable.binding {
            if variable.isSoft, found == nil { found = variable }
            type = binding
        }
        return found
    }

    /// Whether a wider type may still take the place of an argument of the type.
    func hasSoftPart(_ type: Type) -> Bool {
        guard type.isOpen, case .nominal(_, let arguments) = resolve(type).kind else { return false }
        return arguments.contains { softVariable($0) != nil }
    }

    // MARK: - Equality

    func unify(_ left: Type, _ right: Type) -> Bool {
        guard spend() else { return false }
        let a = resolve(left)
        let b = resolve(right)
        if a === b { return true }
        if a.isError || b.isError { return true }
        if equate(a, b, left, right) { return true }
        if let soft = softVariable(left), soft !== softVariable(right), attempt({ convert(a, b) }) {
            bind(soft, b)
            return true
        }
        if let soft = softVariable(right), attempt({ convert(b, a) }) {
            bind(soft, a)
            return true
        }
        return false
    }

    /// What is not known becomes the other; while that may still become wider it follows.
    private func equate(_ a: Type, _ b: Type, _ left: Type, _ right: Type) -> Bool {
        if let x = a.asVariable {
            return b.asVariable.map { merge(x, $0) } ?? bindChecked(x, b, following: softVariable(right))
        }
        if let y = b.asVariable { return bindChecked(y, a, following: softVariable(left)) }
        return unifyParts(a, b)
    }

    private func unifyParts(_ a: Type, _ b: Type) -> Bool {
        switch (a.kind, b.kind) {
        case (.nominal(let left, let leftArguments), .nominal(let right, let rightArguments)):
            guard left === right else { return false }
            for (x, y) in zip(leftArguments, rightArguments) where !unify(x, y) { return false }
            return true
        case (.tuple(let left), .tuple(let right)):
            guard left.count == right.count else { return false }
            for (x, y) in zip(left, right) {
                if let p = x.label, let q = y.label, p != q { return false }
                if !unify(x.type, y.type) { return false }
            }
            return true
        case (.function(let left), .function(let right)):
            guard left.parameters.count == right.parameters.count else { return false }
            for (x, y) in zip(left.parameters, right.parameters) {
                if x.isInout != y.isInout || !unify(x.type, y.type) { return false }
            }
            return unify(left.result, right.result)
        case (.metatype(let x), .metatype(let y)): return unify(x, y)
        case (.existential(let left, let leftClass), .existential(let right, let rightClass)):
            guard left.count == right.count, zip(left, right).allSatisfy({ unify($0, $1) }) else { return false }
            guard let leftClass, let rightClass else { return leftClass == nil && rightClass == nil }
            return unify(leftClass, rightClass)
        case (.opaque(let left, let x), .opaque(let right, let y)):
            guard left === right else { return false }
            return zip(x, y).allSatisfy { unify($0, $1) }
        default: return false
        }
    }

    private func merge(_ x: TypeVariable, _ y: TypeVariable) -> Bool {
        if x === y { return true }
        if let first = x.closure, let second = y.closure { return mergeClosures(x, first, y, second) }
        if x.literal == .none, x.closure == nil {
            bind(x, y.type)
            if x.isContextual { y.isContextual = true }
            return true
        }
        if y.literal == .none, y.closure == nil {
            bind(y, x.type)
            return true
        }
        switch (x.literal, y.literal) {
        case (.integer, .float): bind(x, y.type)
        case (.float, .integer): bind(y, x.type)
        case (.string, .character), (.character, .string): bind(x, y.type)
        case (.nilLiteral, .nilLiteral), (.integer, .integer), (.float, .float), (.string, .string),
            (.boolean, .boolean):
            bind(x, y.type)
        case (.array, .array), (.dictionary, .dictionary):
            bind(x, y.type)
            if let a = x.element, let b = y.element, !convert(a, b) { return false }
            if let a = x.key, let b = y.key, !convert(a, b) { return false }
        default: return false
        }
        return true
    }

    /// Two closures in one list have one type; the one that names its parameters' types says which.
    private func mergeClosures(
        _ x: TypeVariable, _ first: ClosureExpr, _ y: TypeVariable, _ second: ClosureExpr
    ) -> Bool {
        let count = first.parameters?.count ?? first.dollarCount
        guard count == second.parameters?.count ?? second.dollarCount else { return false }
        let type = Type.function((0..<count).map { _ in fresh() }, fresh())
        bind(x, type)
        bind(y, type)
        return true
    }

    private func bindChecked(_ variable: TypeVariable, _ type: Type, following soft: TypeVariable? = nil) -> Bool {
        if type.isOpen, zonk(type).contains({ $0.asVariable === variable }) { return false }
        if variable.closure != nil {
            return bindClosure(variable, type)
        }
        if variable.literal != .none, !literal(variable, fits: type) { return false }
        bind(variable, soft?.type ?? type)
        return true
    }

    private func bindClosure(_ variable: TypeVariable, _ type: Type) -> Bool {
        guard let function = type.asFunction, let closure = variable.closure else { return false }
        let count = function.parameters.count
        if let parameters = closure.parameters {
            let tuple = count == 1 ? resolve(function.parameters[0].type).asTuple?.count : nil
            let unknown = count == 1 && isUnknown(function.parameters[0].type)
            if parameters.count != count, tuple != parameters.count, !(unknown && parameters.count > 1) { return false }
        } else if closure.dollarCount != count {
            let tuple = count == 1 ? resolve(function.parameters[0].type).asTuple?.count : nil
            let unknown = count == 1 && isUnknown(function.parameters[0].type)
            // `{ … }` may stand where the only argument is `()`, or will turn out to be.
            let isVoid =
                count == 1 && closure.dollarCount == 0 && (unknown || resolve(function.parameters[0].type).isVoid)
            let splat = isVoid || closure.dollarCount > 1 && (tuple == closure.dollarCount || unknown)
            if !splat { return false }
        }
        bind(variable, type)
        return true
    }

    /// Whether a literal can have the type.
    private func literal(_ variable: TypeVariable, fits type: Type) -> Bool {
        switch variable.literal {
        case .none: return true
        case .nilLiteral:
            if checker.wrapped(type) != nil { return true }
        case .array:
            guard case .nominal(let symbol, let arguments) = type.kind else { break }
            if symbol === checker.arraySymbol || symbol === checker.setSymbol {
                if symbol !== checker.arraySymbol { score += 10_000 }
                return fill(variable.element!, arguments[0])
            }
        case .dictionary:
            guard case .nominal(let symbol, let arguments) = type.kind else { break }
            if symbol === checker.dictionarySymbol {
                return fill(variable.key!, arguments[0]) && fill(variable.element!, arguments[1])
            }
        case .integer:
            if type === checker.intType { return true }
            score += 10_000
            if type === checker.doubleType { return true }
        case .float:
            if type === checker.doubleType { return true }
            score += 10_000
        case .string:
            if type === checker.stringType { return true }
            score += 10_000
        case .boolean:
            if type === checker.boolType { return true }
            score += 10_000
        case .character: break
        }
        switch type.kind {
        case .nominal, .parameter, .dependent, .opaque: break
        default: return false
        }
        var wanted = KnownType(of: variable.literal)
        if variable.literal == .string, let extra = variable.key, extra.isVoid {
            // One character in quotes may also be a Character.
            wanted = variable.isScalar ? .scalarLiteral : .characterLiteral
        }
        guard let wanted, let symbol = checker.knownNominal(wanted), checker.conforms(type, to: symbol) else {
            return false
        }
        if variable.literal == .array {
            score += 10_000
            guard let element = checker.associatedType(named: Names.arrayLiteralElement, in: symbol) else {
                return false
            }
            return fill(variable.element!, project(type, element))
        }
        if variable.literal == .dictionary {
            score += 10_000
            guard let key = checker.associatedType(named: Names.key, in: symbol),
                let value = checker.associatedType(named: Names.value, in: symbol)
            else { return false }
            return fill(variable.key!, project(type, key)) && fill(variable.element!, project(type, value))
        }
        return true
    }

    /// The elements of a literal become what the collection holds.
    private func fill(_ element: Type, _ wanted: Type) -> Bool {
        if isUnknown(element) { return unify(element, wanted) }
        if let soft = softVariable(element), attempt({ convert(element, wanted) }) {
            let known = resolve(wanted)
            if known.asVariable == nil { bind(soft, known) }
            return true
        }
        return convert(element, wanted)
    }

    /// What a literal is without context; nil where it needs one.
    func defaultType(_ variable: TypeVariable) -> Type? {
        switch variable.literal {
        case .none, .nilLiteral: return nil
        case .integer: return checker.intType
        case .float: return checker.doubleType
        case .string: return checker.stringType
        case .character: return checker.stringType
        case .boolean: return checker.boolType
        case .array: return variable.element.map { checker.array($0) }
        case .dictionary:
            guard let key = variable.key, let value = variable.element else { return nil }
            return checker.dictionary(key, value)
        }
    }

    @discardableResult
    func applyDefault(_ variable: TypeVariable) -> Bool {
        guard variable.binding == nil, let type = defaultType(variable) else { return false }
        bind(variable, type)
        return true
    }

    // MARK: - Waiting

    func add(_ task: SolverTask) {
        tasks.append(task)
        changed = true
    }

    /// Runs what can run; closures come last, when everything else stands still.
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
            if let task = pending.first(where: { $0.kind == .fallback && !awaitsLiteral($0, among: pending) }) {
                finish(task)
                task.run(true)
                continue
            }
            if let base = pending.lazy.compactMap({ [self] in $0.waitsOn.flatMap { resolve($0).asVariable } })
                .first(where: { $0.literal != .none && $0.literal != .nilLiteral })
            {
                applyDefault(base)
                continue
            }
            if let variable = nextDefault(since: mark) {
                applyDefault(variable)
                continue
            }
            // The body of a closure may still tell what `.member` beside it belongs to.
            if let task = pending.first(where: { $0.kind == .operation })
                ?? pending.first(where: { $0.kind == .closure }) ?? pending.first(where: { $0.kind == .choice })
                ?? pending.first(where: { $0.kind == .other })
                ?? pending.first
            {
                finish(task)
                task.run(true)
                continue
            }
            return
        }
    }

    /// Whether what a fallback waits for is an associated type of a literal, whose usual type will say it.
    private func awaitsLiteral(_ task: SolverTask, among pending: [SolverTask]) -> Bool {
        guard let source = task.source, let variable = resolve(source).asVariable else { return false }
        return pending.contains { other in
            guard let base = other.waitsOn, let result = other.source, resolve(result).asVariable === variable,
                let literal = resolve(base).asVariable?.literal
            else { return false }
            return literal != .none && literal != .nilLiteral
        }
    }

    /// The protocols that an unknown must conform to.
    func protocolsAsked(of variable: TypeVariable) -> [NominalSymbol] {
        tasks[firstPending...].filter { !$0.isDone }.compactMap { task in
            guard let asked = task.asked, let source = task.source, resolve(source).asVariable === variable else {
                return nil
            }
            return asked
        }
    }

    /// Whether every condition that waits since the mark has a chance.
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

    private func nextDefault(since mark: Mark) -> TypeVariable? {
        // Collections last: their elements decide them.
        var late: TypeVariable?
        var index = min(mark.variables, variables.count)
        while index < variables.count {
            let variable = variables[index]
            index += 1
            guard variable.binding == nil, variable.literal != .none, variable.literal != .nilLiteral else { continue }
            if variable.literal == .array || variable.literal == .dictionary {
                late = late ?? variable
            } else {
                return variable
            }
        }
        return late
    }
}

/// Something that waits for a type to be known.
final class SolverTask {
    /// A `choice` can be made without the type that it waits for.
    enum Kind { case fallback, operation, choice, other, closure, conformance }
    let kind: Kind
    let isReady: () -> Bool
    /// True when nothing more will become known.
    let run: (_ forced: Bool) -> Void
    /// Asked when overloads are compared: whether what waits has a chance.
    let couldHold: (() -> Bool)?
    /// The type whose associated type it asks for: literals there are decided before others.
    let waitsOn: Type?
    /// What the task decides, or what a fallback is a fallback for.
    let source: Type?
    /// The protocol that a conformance asks for.
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
