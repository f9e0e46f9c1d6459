import Diagnostics
import Runtime
import Syntax
import TypeModel

extension FunctionContext {
    func lowerTopLevel(_ statements: [TStmt]) throws -> Node {
        resultKind = .value
        resultType = .void
        let linker = linker
        let lowered = try lowerSequence(statements[...]) { inner, span in
            TopLevelStatement(inner) { linker.noteFailure(of: span) }
        }
        return finish(VoidBody(sequence(lowered)))
    }

    /// Lowers statements in a scope; the variables of a function body belong to the frame.
    func lowerBlock(_ statements: [TStmt], isBody: Bool = false) throws -> Statement {
        let before = ownedSlots.count
        if !isTopLevel || !isBody { declareLocalFunctions(statements) }
        let lowered = try lowerSequence(statements[...])
        let owned = isBody ? [] : Array(ownedSlots[before...]).filter { !filledSlots.contains($0) }
        return sequence(lowered, owned: owned)
    }

    /// Declares local functions before their statements.
    private func declareLocalFunctions(_ statements: [TStmt]) {
        for statement in statements {
            if case .function(let symbol) = statement.kind { localFunctions.declarers[symbol] = .init(context: self) }
        }
    }

    private func lowerSequence(
        _ statements: ArraySlice<TStmt>, wrapping wrap: ((Statement, Span) -> Statement)? = nil
    ) throws -> [Statement] {
        var lowered: [Statement] = []
        for (index, statement) in statements.enumerated() {
            if case .defer(let body) = statement.kind {
                let deferred = try lowerDeferred(body)
                let before = ownedSlots.count
                let rest = try lowerSequence(statements.dropFirst(index + 1), wrapping: wrap)
                // Variables that are declared after a `defer` are released before its body runs.
                let owned = ownedSlots(before)
                lowered.append(Deferring(deferred, sequence(rest, owned: owned)))
                return lowered
            }
            if let made = try lower(statement) { lowered.append(wrap?(made, statement.span) ?? made) }
        }
        return lowered
    }

    private func lowerDeferred(_ body: [TStmt]) throws -> Statement {
        let before = isInDefer
        isInDefer = true
        defer { isInDefer = before }
        return try lowerBlock(body)
    }

    /// Returns the base of a lazy property, because a statement that only names the property does not compute it.
    func withoutLazyRead(_ e: TExpr) -> TExpr {
        switch e.kind {
        case .field(let owner, let variable) where variable.isLazy: return withoutLazyRead(owner)
        case .load(.instanceField(let owner, let variable)) where variable.isLazy: return withoutLazyRead(owner)
        case .load(.field(let owner, let variable)) where variable.isLazy:
            return withoutLazyRead(TExpr(.load(owner), typeOf(owner), e.span))
        default: return e
        }
    }

    private func lower(_ statement: TStmt) throws -> Statement? {
        switch statement.kind {
        case .expr(let e):
            if let yield = yieldStack.last(where: { $0.statement === statement }) {
                return Evaluate(storeNode(yield.slot, yield.kind, try lower(e)))
            }
            switch e.kind {
            case .ifExpr(let branch): return try lowerIf(branch)
            case .switchExpr(let node): return try lowerSwitch(node)
            default: return Evaluate(try lower(withoutLazyRead(e)))
            }
        case .declare(let pattern, let value): return try lowerDeclare(pattern, value)
        case .function: return nil
        case .if(let branch): return try lowerIf(branch)
        case .guard(let conditions, let otherwise):
            let condition = try releasingOnFailure(conditions)
            return ifStatement(Not(condition), try lowerBlock(otherwise), nil)
        case .while(let label, let conditions, let body):
            let before = ownedSlots.count
            let condition = try releasingOnFailure(conditions)
            let inner = try lowerBlock(body)
            let owned = ownedSlots(before)
            let whole = sequence([inner], owned: owned)
            return While(label: self.labelNumber(label), condition, whole)
        case .repeat(let label, let body, let condition):
            let inner = try lowerBlock(body)
            return Repeat(label: self.labelNumber(label), inner, try lower(condition))
        case .for(let loop): return try lowerFor(loop)
        case .switch(let node): return try lowerSwitch(node)
        case .do(let block): return try lowerDo(block)
        case .return(let value): return try lowerReturn(value, statement.span)
        case .throw(let error): return Throw(try lower(error), onThrow: recordingThrow(error.span))
        case .break(let label): return Jump(ExitCode.break_(self.labelNumber(label)))
        case .continue(let label): return Jump(ExitCode.continue_(self.labelNumber(label)))
        case .fallthrough: return Jump(ExitCode.fallthrough_)
        case .defer(let body): return try lowerDeferred(body)
        case .block(let body): return try lowerBlock(body)
        }
    }

    private func ownedSlots(_ before: Int) -> [Int] {
        Array(ownedSlots[before...]).filter { !filledSlots.contains($0) }
    }

    private func lowerReturn(_ value: TExpr?, _ span: Span) throws -> Statement {
        if initializer != nil {
            if let value {
                if case .nilLiteral = value.kind { return Return(Store(resultSlot, Constant(.none))) }
                return Return(Store(resultSlot, try lower(value)))
            }
            guard let own = returnedSelf else { return Return(nil) }
            return Return(Store(resultSlot, try place(of: own, span).load))
        }
        guard let value else { return Return(nil) }
        let node = try lower(value)
        if resultSlot < 0 { return Return(node) }
        return Return(storeNode(resultSlot, resultKind, node))
    }

    // MARK: - Declarations

    private func lowerDeclare(_ pattern: TPattern, _ value: TExpr?) throws -> Statement? {
        if let value { return Evaluate(try lowerDeclaration(pattern, value)) }
        // Variables without an initial value are assigned later.
        var nodes: [Statement] = []
        for variable in pattern.variables where variable.storage != .global {
            let made = declare(variable, needsBox: true)
            let isOptional = made.type.optionalPayload != nil
            let empty: Node = made.kind == .value ? Constant(.none) : zeroNode(made.kind)
            if made.isBoxed {
                nodes.append(Evaluate(Store(made.slot, boxingNode(empty))))
            } else if isOptional || !made.kind.isScalar {
                nodes.append(Evaluate(Store(made.slot, Constant(.none))))
            }
        }
        for variable in pattern.variables where variable.storage == .global {
            nodes.append(Evaluate(try place(of: variable, pattern.span).store(zeroValue(variable))))
        }
        return sequence(nodes)
    }

    private func zeroValue(_ variable: VariableSymbol) -> Node {
        let kind = types.kind(variable.type)
        return kind == .value ? Constant(.none) : zeroNode(kind)
    }

    func zeroNode(_ kind: Shape) -> Node {
        switch kind {
        case .int: return IntConstant(0)
        case .double: return DoubleConstant(0)
        case .bool: return BoolConstant(false)
        case .value: return Constant(.none)
        }
    }

    /// Lowers `let p = e` with an irrefutable pattern.
    func lowerDeclaration(_ pattern: TPattern, _ value: TExpr) throws -> Node {
        let source = try lower(value)
        if case .bind(let variable) = pattern.kind { return try bindingNode(variable, source, pattern.span) }
        if case .wildcard = pattern.kind { return source }
        let kind = types.kind(pattern.type)
        let slot = newSlot(kind)
        let store = storeNode(slot, kind, source)
        guard let test = try match(pattern, loadNode(slot, kind)) else { return store }
        let bound = EffectThenValue(store, BindingEffect(test))
        // The variables own the parts that have names; the rest of the value is released.
        return kind == .value ? EffectThenValue(bound, Store(slot, Constant(.none))) : bound
    }

    /// Returns a node that initialises a variable.
    func bindingNode(_ variable: VariableSymbol, _ source: Node, _ span: Span) throws -> Node {
        let weak = variable.ownership != .strong
        let held: Node = weak ? ValueNode { weakReference(try source.value($0)) } : source
        if variable.storage == .global {
            let kind = weak ? .value : types.kind(variable.type)
            return GlobalPlace(linker.global(variable, kind), kind).store(held)
        }
        let made = declare(variable)
        if made.isBoxed { return Store(made.slot, boxingNode(held)) }
        return storeNode(made.slot, made.kind, held)
    }

    func boxingNode(_ source: Node) -> Node { ValueNode { .object(Box(try source.value($0))) } }

    // MARK: - Conditions

    func lower(_ conditions: [TCondition]) throws -> Node {
        var all: Node?
        for condition in conditions {
            let node = try lower(condition)
            all = all.map { And($0, node) } ?? node
        }
        return all ?? BoolConstant(true)
    }

    private func lower(_ condition: TCondition) throws -> Node {
        switch condition {
        case .expr(let e): return try lower(e)
        case .optionalBinding(let pattern, let e):
            let source = try lower(e)
            let slot = newSlot(.value)
            let payload = payloadNode(TakeFromSlot(slot), types.kind(pattern.type))
            if case .bind(let variable) = pattern.kind {
                return OptionalBinding(source, slot, try bindingNode(variable, payload, pattern.span))
            }
            let kind = types.kind(pattern.type)
            let inner = newSlot(kind)
            let store = storeNode(inner, kind, payload)
            let present = OptionalBinding(source, slot, store)
            guard let test = try match(pattern, loadNode(inner, kind)) else { return present }
            return And(present, test)
        case .pattern(let pattern, let e):
            let kind = types.kind(e.type)
            let slot = newSlot(kind)
            let store = storeNode(slot, kind, try lower(e))
            guard let test = try match(pattern, loadNode(slot, kind)) else {
                return EffectThenValue(store, BoolConstant(true))
            }
            return EffectThenValue(store, test)
        }
    }

    // MARK: - if

    private func lowerIf(_ branch: TIf) throws -> Statement {
        let before = ownedSlots.count
        let condition = try releasingOnFailure(branch.conditions)
        let body = try lowerBlock(branch.body)
        let otherwise = try branch.otherwise.map { try lowerBlock($0) }
        let made = ifStatement(condition, body, otherwise)
        let owned = ownedSlots(before)
        let scoped = sequence([made], owned: owned)
        return branch.label.name == nil && !isUsed(branch.label) ? scoped : Labelled(labelNumber(branch.label), scoped)
    }

    /// Returns a test that releases the values bound by earlier conditions if a later condition fails.
    func releasingOnFailure(_ conditions: [TCondition]) throws -> Node {
        let before = ownedSlots.count
        let condition = try lower(conditions)
        let owned = conditions.count > 1 ? ownedSlots(before) : []
        return owned.isEmpty ? condition : ReleasingTest(condition, owned)
    }

    private func isUsed(_ label: LoopLabel) -> Bool { labels[ObjectIdentifier(label)] != nil }

    // MARK: - Loops

    private func lowerFor(_ loop: TFor) throws -> Statement {
        let element = concrete(loop.elementType)
        let kind = element.valueKind
        let sequenceType = concrete(loop.sequence.type)
        let number = labelNumber(loop.label)
        let before = ownedSlots.count
        if kind == .int, let (lower, upper, isClosed) = rangeBounds(loop.sequence) {
            let low = try self.lower(lower)
            let high = try self.lower(upper)
            let slot = newSlot(.int)
            let body = try loopBody(loop, slot, kind)
            return releasingSlots(
                RangeLoop(label: number, low, high, isClosed: isClosed, slot: slot, body, loop.sequence.span), before)
        }
        let sequence = try lower(loop.sequence)
        if sequenceType.libraryName == "Array" {
            let slot = newSlot(kind)
            let body = try loopBody(loop, slot, kind)
            return releasingSlots(ArrayLoop(label: number, sequence, kind: kind, slot: slot, body), before)
        }
        return try iteratorLoop(loop, sequence, sequenceType, kind, number, before)
    }

    private func releasingSlots(_ loop: Statement, _ before: Int) -> Statement {
        let owned = ownedSlots(before)
        return sequence([loop], owned: owned)
    }

    private func iteratorLoop(
        _ loop: TFor, _ sequence: Node, _ sequenceType: Type, _ kind: Shape, _ number: Int, _ before: Int
    ) throws -> Statement {
        let span = loop.sequence.span
        let holder = VariableSymbol(name: "$sequence", span: nil, parent: nil, storage: .local, isLet: true)
        holder.type = sequenceType
        let store = try bindingNode(holder, sequence, span)
        let source = TExpr(.load(.variable(holder)), sequenceType, span)
        let make = try lowerCall(loop.makeIterator, .value(source), [], span)
        let iterator = VariableSymbol(name: "$iterator", span: nil, parent: nil, storage: .local, isLet: false)
        iterator.type = iteratorType(loop, sequenceType)
        let made = declare(iterator)
        let next = try lowerCall(loop.next, .place(.variable(iterator)), [], span)
        let slot = newSlot(kind)
        let body = try loopBody(loop, slot, kind)
        let prepared = EffectThenValue(store, make)
        return releasingSlots(
            IteratorLoop(
                label: number, iteratorSlot: made.slot, makeIterator: prepared, next: next, slot: slot, kind: kind, body
            ),
            before)
    }

    private func iteratorType(_ loop: TFor, _ sequence: Type) -> Type {
        if let parameter = loop.next.substitution.parameters.first(where: { $0.isSelf }),
            let type = loop.next.substitution[parameter]
        {
            return concrete(type)
        }
        if loop.next.function.owner?.kind != .protocol, let owner = loop.next.function.owner {
            return .nominal(
                owner, loop.next.substitution.arguments.prefix(owner.environment.parameters.count).map(concrete))
        }
        return concrete(concrete(loop.makeIterator.function.result))
    }

    /// Lowers the pattern, the filter and the body of a loop, in this order, for an element in a slot.
    private func loopBody(_ loop: TFor, _ slot: Int, _ kind: Shape) throws -> Statement {
        let before = ownedSlots.count
        let source = loadNode(slot, kind)
        var condition: Node?
        var binding: Node?
        if case .bind(let variable) = loop.pattern.kind, !needsBox(variable), types.kind(variable.type) == kind,
            concrete(variable.type) === concrete(loop.elementType)
        {
            storage[variable] = Storage(
                slot: slot, kind: kind, isBoxed: false, ownership: .strong, type: concrete(variable.type))
        } else if let test = try match(loop.pattern, source) {
            if loop.isFiltering { condition = test } else { binding = BindingEffect(test) }
        }
        if let filter = loop.filter {
            let node = try lower(filter)
            condition = condition.map { And($0, node) } ?? node
        }
        var body = try lowerBlock(loop.body)
        if let condition { body = ifStatement(condition, body, nil) }
        if let binding { body = sequence([Evaluate(binding), body]) }
        let owned = ownedSlots(before)
        return sequence([body], owned: owned)
    }

    private func needsBox(_ variable: VariableSymbol) -> Bool { variable.isCaptured && variable.isMutated }

    /// Returns the bounds of a range literal, and true if the range is closed.
    private func rangeBounds(_ e: TExpr) -> (TExpr, TExpr, Bool)? {
        guard case .call(let callee, _, let arguments) = e.kind, arguments.count == 2, callee.function.isLibrary,
            case .value(let lower) = arguments[0], case .value(let upper) = arguments[1]
        else { return nil }
        switch callee.function.name.text {
        case "..<": return concrete(e.type).libraryName == "Range" ? (lower, upper, false) : nil
        case "...": return concrete(e.type).libraryName == "ClosedRange" ? (lower, upper, true) : nil
        default: return nil
        }
    }

    // MARK: - switch

    func lowerSwitch(_ node: TSwitch) throws -> Statement {
        let type = concrete(node.subject.type)
        let kind = type.valueKind
        let number = labelNumber(node.label)
        let before = ownedSlots.count
        if let table = try jumpTable(node, type, number) { return table }
        let slot = newSlot(kind)
        let prepare = storeNode(slot, kind, try lower(node.subject))
        var cases: [Switch.Case] = []
        for item in node.cases {
            let start = ownedSlots.count
            var test: Node?
            var always = item.isDefault
            for (pattern, filter) in item.patterns {
                var one = try match(pattern, loadNode(slot, kind))
                if let filter {
                    let condition = try lower(filter)
                    one = one.map { And($0, condition) } ?? condition
                }
                if let one { test = test.map { Or($0, one) } ?? one } else { always = true }
            }
            let body = try lowerBlock(item.body)
            let owned = ownedSlots(start)
            cases.append(
                .init(test: always ? nil : test, body: sequence([body], owned: owned)))
        }
        let made = Switch(label: number, prepare: prepare, cases: cases, ownedSlot: kind == .value ? slot : nil)
        return releasingSlots(made, before)
    }

    /// Lowers a switch over enum cases without associated values as a jump by case index.
    private func jumpTable(_ node: TSwitch, _ type: Type, _ number: Int) throws -> Statement? {
        guard let symbol = type.nominalSymbol, symbol.kind == .enum, type.optionalPayload == nil else { return nil }
        var table = Array(repeating: -1, count: symbol.cases.count)
        for (index, item) in node.cases.enumerated() {
            if item.isDefault {
                for (place, entry) in table.enumerated() where entry < 0 { table[place] = index }
                continue
            }
            for (pattern, filter) in item.patterns {
                guard filter == nil, case .enumCase(let symbol, let parts) = pattern.kind,
                    parts?.allSatisfy(\.isWildcard) ?? true
                else { return nil }
                if table[symbol.index] < 0 { table[symbol.index] = index }
            }
        }
        let end = node.cases.count
        let bodies = try node.cases.map { try lowerBlock($0.body) }
        return JumpTable(
            label: number, subject: try lower(node.subject), table: table.map { $0 < 0 ? end : $0 }, bodies: bodies)
    }

    // MARK: - do

    /// Returns a node that takes an error of one type out of `any Error`.
    private func unboxedError(_ thrown: Type, _ slot: Int) -> Node {
        guard let error = linker.semantics.nominal(named: "Error") else { return Load(slot) }
        let from = linker.describe(.existential([error], superclass: nil))
        let to = linker.describe(concrete(thrown))
        let linker = linker
        return ValueNode { f in
            guard let value = linker.cast(f[slot], from, to) else {
                throw Unwinding.internalFault("the thrown error is not of the declared type")
            }
            return value
        }
    }

    private func lowerDo(_ block: TDo) throws -> Statement {
        let before = ownedSlots.count
        let body = try lowerBlock(block.body)
        let inner = ownedSlots(before)
        let made: Statement
        if block.catches.isEmpty {
            made = body
        } else {
            let slot = newSlot(.value)
            let caught = block.thrown.map { unboxedError($0, slot) } ?? Load(slot)
            let clauses = try block.catches.map { clause -> Do.Catch in
                let start = ownedSlots.count
                var test: Node?
                var always = clause.patterns.isEmpty
                for (pattern, filter) in clause.patterns {
                    var one = try match(pattern, caught)
                    if let filter {
                        let condition = try lower(filter)
                        one = one.map { And($0, condition) } ?? condition
                    }
                    if let one { test = test.map { Or($0, one) } ?? one } else { always = true }
                }
                let body = try lowerBlock(clause.body)
                let owned = ownedSlots(start)
                return .init(test: always ? nil : test, body: sequence([body], owned: owned))
            }
            made = Do(body, clauses, slot: slot, owned: inner)
        }
        return isUsed(block.label) ? Labelled(labelNumber(block.label), made) : made
    }
}

/// Evaluates an optional and, if it is not nil, stores its value in a variable.
final class OptionalBinding: BoolNode {
    let source: Node
    let slot: Int
    let binding: Node
    init(_ source: Node, _ slot: Int, _ binding: Node) {
        self.source = source
        self.slot = slot
        self.binding = binding
    }
    override func bool(_ f: Frame) throws -> Bool {
        let value = try source.value(f)
        if value.isNil { return false }
        f[slot] = value
        try binding.run(f)
        return true
    }
}

/// Runs a test only to bind its variables.
final class BindingEffect: EffectNode {
    let test: Node
    init(_ test: Node) { self.test = test }
    override func run(_ f: Frame) throws { _ = try test.bool(f) }
}

extension TPattern {
    var isWildcard: Bool {
        if case .wildcard = kind { return true }
        return false
    }
    /// The variables that the pattern binds, in order.
    var variables: [VariableSymbol] {
        switch kind {
        case .bind(let variable): return [variable]
        case .tuple(let parts): return parts.flatMap(\.variables)
        case .enumCase(_, let parts): return (parts ?? []).flatMap(\.variables)
        case .some(let inner), .cast(let inner, _): return inner.variables
        default: return []
        }
    }
}

extension TStmt {
    /// The span of the statement's expression or initial value; for other statements their own span.
    fileprivate var mainSpan: Span {
        switch kind {
        case .expr(let value): return value.span
        case .declare(_, .some(let value)): return value.span
        default: return span
        }
    }
}
