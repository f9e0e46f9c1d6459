import Checking
import Diagnostics
import Runtime
import Syntax
import TypeModel

extension FunctionContext {
    /// Returns the body of a function.
    func lowerFunction(_ symbol: FunctionSymbol, prepare: () -> Void = {}) throws -> Node {
        magicName = symbol.magicName
        self.symbol = symbol
        if symbol.takesSelf, let own = symbol.selfVariable {
            declareParameter(own, isInout: symbol.mutatesSelf)
        } else if symbol.takesSelf {
            // Synthesised accessors have no symbol for `self`, so the slot is added here.
            let slot = newSlot(.value)
            filledSlots.insert(slot)
        }
        for item in symbol.parameters { declareParameter(item.variable, isInout: item.isInout) }
        prepare()
        if let synthesis = symbol.synthesis { return finish(try synthesize(symbol, synthesis)) }
        if linker.isNative(symbol, types.substitution) { return finish(try lowerNative(symbol)) }
        guard let body = symbol.body ?? linker.semantics.body(of: symbol) else {
            throw Trap("missing-code", "'\(symbol.displayName)' has no code (\(symbol.bindingKey ?? "no binding"))")
        }
        if symbol.kind == .initializer {
            return finish(try boxingCapturedInouts(symbol.boxedParameters, try lowerInitializer(symbol, body)))
        }
        resultType = concrete(symbol.result ?? .void)
        let copies = copiedParameters(of: symbol)
        let node = try boxingCapturedInouts(symbol.boxedParameters, try onOwnExecutor(symbol, lowerBody(body)))
        return finish(copies.isEmpty ? node : CopiedParameters(node, copies))
    }

    /// Returns a node that runs the statements of a body and returns its result.
    func lowerBody(_ body: TBody) throws -> Node {
        let type = resultType ?? .void
        resultKind = type.valueKind
        if let node = try singleExpressionBody(body.statements[...]) { return node }
        if type === Type.void { return VoidBody(try lowerBlock(body.statements, isBody: true)) }
        resultSlot = newSlot(resultKind)
        let statement = try lowerBlock(body.statements, isBody: true)
        return resultKind == .value
            ? BodyNode(statement, slot: resultSlot) : ScalarBody(statement, slot: resultSlot, kind: resultKind)
    }

    /// During the call, keeps `inout` parameters that closures capture in boxes.
    func boxingCapturedInouts(_ variables: [VariableSymbol], _ body: @autoclosure () throws -> Node) throws -> Node {
        var moved: [BoxedParameters.Move] = []
        for variable in variables {
            guard let old = storage[variable], !old.isBoxed else { continue }
            let box = newSlot(.value)
            var made = old
            made.slot = box
            made.isBoxed = true
            storage[variable] = made
            moved.append(.init(slot: old.slot, kind: old.kind, box: box, isLent: !inoutSlots.contains(old.slot)))
        }
        let inner = try body()
        return moved.isEmpty ? inner : BoxedParameters(inner, moved)
    }

    // MARK: - Bodies as expressions

    /// Returns a body as one expression if its control flow is only `if`, `guard`, `return` and `throw`; nil for other
    /// bodies.
    func singleExpressionBody(_ statements: ArraySlice<TStmt>) throws -> Node? {
        guard fitsTailNode(statements) else { return nil }
        return try tailNode(statements)
    }

    private func fitsTailNode(_ statements: ArraySlice<TStmt>) -> Bool {
        guard let first = statements.first else { return resultType === Type.void }
        let rest = statements.dropFirst()
        switch first.kind {
        case .return, .throw: return true
        case .expr:
            if rest.isEmpty { return resultType === Type.void || neverReturns(first) }
            return fitsTailNode(rest)
        case .declare(_, .some): return fitsTailNode(rest)
        case .if(let branch):
            guard endsInReturn(branch.body), fitsTailNode(branch.body[...]) else { return false }
            if let otherwise = branch.otherwise {
                return rest.isEmpty && fitsTailNode(otherwise[...])
            }
            return fitsTailNode(rest)
        case .guard(_, let otherwise): return fitsTailNode(otherwise[...]) && fitsTailNode(rest)
        default: return false
        }
    }

    private func neverReturns(_ statement: TStmt) -> Bool {
        if case .expr(let e) = statement.kind { return concrete(e.type).libraryName == "Never" }
        return false
    }

    private func endsInReturn(_ statements: [TStmt]) -> Bool {
        guard let last = statements.last else { return false }
        switch last.kind {
        case .return, .throw: return true
        case .if(let branch):
            guard let otherwise = branch.otherwise else { return false }
            return endsInReturn(branch.body) && endsInReturn(otherwise)
        case .expr: return neverReturns(last)
        default: return false
        }
    }

    private func tailNode(_ statements: ArraySlice<TStmt>) throws -> Node {
        guard let first = statements.first else { return Constant(.unit) }
        let rest = statements.dropFirst()
        switch first.kind {
        case .return(let value): return try value.map(lower) ?? Constant(.unit)
        case .throw(let error): return ThrowNode(try lower(error), onThrow: recordingThrow(error.span))
        case .expr(let e):
            let node = try lower(withoutLazyRead(e))
            if rest.isEmpty { return node }
            return EffectsThenValue.of(node, try tailNode(rest))
        case .declare(let pattern, .some(let value)):
            let node = try lowerDeclaration(pattern, value)
            return EffectsThenValue.of(node, try tailNode(rest))
        case .if(let branch):
            let condition = try releasingOnFailure(branch.conditions)
            let yes = try tailNode(branch.body[...])
            let no = try tailNode(branch.otherwise?[...] ?? rest)
            return Select(condition, yes, no)
        case .guard(let conditions, let otherwise):
            let condition = try releasingOnFailure(conditions)
            let no = try tailNode(otherwise[...])
            return Select(condition, try tailNode(rest), no)
        default: throw Unwinding.internalFault("the body of a function ends with a statement that returns no value")
        }
    }

    /// Returns a closure that records the position of a throw, for errors that are never caught.
    func recordingThrow(_ span: Span) -> () -> Void {
        let linker = linker
        return { linker.noteThrow(span) }
    }

    // MARK: - Initialisers

    func lowerInitializer(_ symbol: FunctionSymbol, _ body: TBody) throws -> Node {
        guard let owner = symbol.owner, let own = symbol.selfVariable else { return Constant(.none) }
        let selfType = concrete(own.type)
        var prologue: [Node] = []
        if symbol.initializesObject {
            initializer = .object
            if symbol.isFailable || !symbol.effects.isEmpty { delegatedSlot = newSlot(.value) }
            isConvenience = symbol.isConvenience && symbol.synthesis == nil
            if !symbol.isConvenience {
                prologue = try initialValues(of: symbol, owner, selfType, body.span(or: symbol))
            }
        } else {
            initializer = .value
            let place = declare(own)
            if place.isBoxed { prologue.append(Store(place.slot, boxingNode(Constant(.none)))) }
            if case .structure = linker.describe(selfType).kind, !body.containsDelegation {
                marksSetFields = owner.deinitializer != nil && (symbol.isFailable || !symbol.effects.isEmpty)
                let new = recordFactory(selfType)
                let node = ValueNode { _ in new() }
                prologue.append(try self.place(of: own, body.span(or: symbol)).store(node))
                prologue += try initialValues(of: symbol, owner, selfType, body.span(or: symbol))
            }
        }
        resultKind = .value
        resultSlot = newSlot(.value)
        resultType = selfType
        returnedSelf = own
        var statements = prologue.map { Evaluate($0) as Statement }
        statements.append(try lowerBlock(body.statements, isBody: true))
        if symbol.initializesObject, !symbol.isConvenience, !body.containsDelegation,
            let implicit = try implicitSuperInit(owner, selfType, body.span(or: symbol))
        {
            statements.append(Evaluate(implicit))
        }
        statements.append(Return(Store(resultSlot, try place(of: own, body.span(or: symbol)).load)))
        let node = BodyNode(sequence(statements), slot: resultSlot)
        let whole = body.containsDelegation ? DelegatingInit(node) : node
        if marksSetFields {
            return FailingRecordInit(
                whole, record: try place(of: own, body.span(or: symbol)).load, fields: neededFields(owner, selfType))
        }
        guard let delegatedSlot else { return whole }
        let isRoot = !symbol.isConvenience && linker.superclass(of: selfType) == nil
        return FailingInit(
            whole, object: try place(of: own, body.span(or: symbol)).load, delegatedSlot: delegatedSlot,
            fields: isRoot ? neededFields(owner, selfType) : nil)
    }

    /// Returns the fields that every initialised object has set, and whose values show if they are set. Optionals are
    /// left out, because they may be nil.
    private func neededFields(_ owner: NominalSymbol, _ type: Type) -> [Int] {
        let fields = linker.allFields(type)
        return owner.storedProperties.indices.filter { index in
            let property = owner.storedProperties[index]
            return !property.isLazy && !property.beginsAsNil && property.ownership == .strong
                && fields[index].type.optionalPayload == nil
        }
    }

    /// Stores the initial values of stored properties.
    private func initialValues(
        of symbol: FunctionSymbol, _ owner: NominalSymbol, _ type: Type, _ span: Span
    ) throws -> [Node] {
        var nodes: [Node] = []
        let substitution = Substitution(owner.environment.parameters, type.typeArguments)
        let base = fieldOffset(type)
        guard let own = selfSymbol else { return [] }
        let fields = linker.allFields(type)
        var tuples: [String: VariableSymbol] = [:]
        for (index, property) in owner.storedProperties.enumerated()
        where !property.isLazy && !property.beginsAsNil && (property.isLet || !symbol.usesDeclaredDefaults) {
            let given = property.initialValue ?? linker.semantics.initialValue(of: property)
            guard given != nil else { continue }
            let field = fields[base + index].type
            let value: Node
            if let shared = SharedValue(of: property, given) {
                let made = try part(of: shared, property, substitution, &tuples, span)
                if let first = made.first { nodes.append(first) }
                value = made.value
            } else {
                value = initialValue(property, substitution, field, span)
            }
            let kind = fieldShape(property, field)
            let source: Node = property.ownership == .strong ? value : ValueNode { weakReference(try value.value($0)) }
            let place: PlaceNode =
                owner.kind == .class
                ? InstanceFieldPlace(try self.place(of: own, span).load, base + index, kind, span)
                : FieldPlace(try self.place(of: own, span), base + index, kind, span)
            nodes.append(place.store(source))
        }
        return nodes
    }

    /// Returns the representation of a field. In a failable initialiser it is always tagged, so that `FailingInit` can
    /// tell if the field is set.
    func fieldShape(_ property: VariableSymbol, _ type: Type) -> Shape {
        property.ownership == .strong && delegatedSlot == nil && !marksSetFields ? type.valueKind : .value
    }

    /// Returns the initial value of a stored property.
    func initialValue(_ property: VariableSymbol, _ substitution: Substitution, _ type: Type, _ span: Span) -> Node {
        if let constant = literalNode(property.initialValue ?? linker.semantics.initialValue(of: property), type) {
            return constant
        }
        let linker = linker
        let function = linker.thunk("initial value of \(property.name)", property, 0, substitution) {
            property.initialValue ?? linker.semantics.initialValue(of: property)
        }
        return track(Call(function, Arguments([], []), span))
    }

    /// Returns a node for a literal that needs no evaluation; nil for other expressions.
    func literalNode(_ expression: TExpr?, _ type: Type) -> Node? {
        guard let expression, !expression.type.isGeneric else { return nil }
        switch expression.kind {
        case .integer, .wideInteger, .double, .bool, .string, .nilLiteral: return try? lower(expression)
        default: return nil
        }
    }

    /// Returns the number of fields that the superclasses have.
    func fieldOffset(_ type: Type) -> Int {
        linker.superclass(of: type).map { linker.allFields($0).count } ?? 0
    }

    func recordFactory(_ type: Type) -> () -> Value {
        let runtime = linker.describe(type)
        let template =
            marksSetFields ? runtime.record.initialFields.map { _ in Value.none } : runtime.record.initialFields
        return {
            let record = RecordBox(runtime, count: template.count)
            for (index, value) in template.enumerated() { (record.base + index).initialize(to: value) }
            return .object(record)
        }
    }

    /// Lowers the call of `super.init()` that Swift adds.
    private func implicitSuperInit(_ owner: NominalSymbol, _ type: Type, _ span: Span) throws -> Node? {
        guard let superclass = linker.superclass(of: type), let symbol = superclass.nominalSymbol,
            let own = selfSymbol
        else { return nil }
        linker.semantics.complete(symbol)
        let candidates = (symbol.members["init"] ?? []).compactMap { $0 as? FunctionSymbol }
        guard let chosen = candidates.first(where: { $0.parameters.allSatisfy(\.hasDefault) && !$0.isConvenience }),
            chosen.bindingKey == nil
        else { return nil }
        let arguments = Array(repeating: TArgument.defaultValue(at: span), count: chosen.parameters.count)
        let callee = Callee(chosen, Substitution(symbol.environment.parameters, superclass.typeArguments), .direct)
        return try lowerObjectInit(callee, try place(of: own, span).load, arguments, span)
    }

    var selfSymbol: VariableSymbol? {
        returnedSelf ?? selfParameter ?? storage.keys.first { $0.name == "self" }
    }
}

/// A failable initialiser of a class. If it fails, it records whether the object was fully initialised.
private final class FailingInit: Node {
    let inner: Node
    let object: Node
    /// The slot that is true after another initialiser has run.
    let delegatedSlot: Int
    /// The fields that must be set in a class without superclass.
    let fields: [Int]?
    init(_ inner: Node, object: Node, delegatedSlot: Int, fields: [Int]?) {
        (self.inner, self.object, self.delegatedSlot, self.fields) = (inner, object, delegatedSlot, fields)
    }
    override func value(_ f: Frame) throws -> Value {
        let object = try object.value(f)
        clearNumericFields(object)
        do {
            let made = try inner.value(f)
            if made.isNil { releaseAfterFailure(object, f) }
            return made
        } catch {
            releaseAfterFailure(object, f)
            throw error
        }
    }
    /// Clears numeric fields, whose initial zero would look like a value.
    private func clearNumericFields(_ object: Value) {
        guard let fields, case .object(let reference) = object, let instance = reference as? Instance else { return }
        for field in fields { instance.base[field] = .none }
    }
    private func releaseAfterFailure(_ object: Value, _ f: Frame) {
        guard case .object(let reference) = object, let instance = reference as? Instance else { return }
        let isWhole = fields.map { $0.allSatisfy { !instance.base[$0].isNil } } ?? !f[delegatedSlot].isNil
        instance.initializationFailed(isWhole: isWhole)
    }
}

/// A failable initialiser of a struct with a `deinit`. If it fails, the `deinit` runs only if all fields were set.
private final class FailingRecordInit: Node {
    let inner: Node
    let record: Node
    let fields: [Int]
    init(_ inner: Node, record: Node, fields: [Int]) {
        (self.inner, self.record, self.fields) = (inner, record, fields)
    }
    override func value(_ f: Frame) throws -> Value {
        do {
            let made = try inner.value(f)
            if made.isNil { try releaseAfterFailure(f) }
            return made
        } catch {
            try releaseAfterFailure(f)
            throw error
        }
    }
    private func releaseAfterFailure(_ f: Frame) throws {
        guard case .object(let object) = try record.value(f), let record = object as? RecordBox else { return }
        if fields.contains(where: { record.base[$0].isNil }) { record.discard() }
    }
}

/// A call of a failable initialiser by another initialiser.
private final class DelegatingInit: Node {
    let inner: Node
    init(_ inner: Node) { self.inner = inner }
    override func value(_ f: Frame) throws -> Value {
        do { return try inner.value(f) } catch is FailedInit { return .none }
    }
}

/// Moves parameters into boxes before the body and back after it. Borrowed parameters are copied.
private final class BoxedParameters: Node {
    struct Move {
        let slot: Int
        let kind: Shape
        let box: Int
        let isLent: Bool
    }
    let inner: Node
    let moves: [Move]
    init(_ inner: Node, _ moved: [Move]) {
        self.inner = inner
        self.moves = moved
    }
    override func value(_ f: Frame) throws -> Value {
        for move in moves {
            if move.isLent {
                f[move.box] = .object(Box(f.taggedValue(move.slot, move.kind)))
            } else {
                f[move.box] = .object(Box((f + move.slot).move()))
                (f + move.slot).initialize(to: .none)
            }
        }
        defer {
            for move in moves where !move.isLent {
                (f + move.slot).initialize(to: f[move.box].exactly(Box.self).value)
            }
        }
        return try inner.value(f)
    }
}

extension FunctionSymbol {
    /// The parameters that need a box, because a closure captures them and code modifies them.
    var boxedParameters: [VariableSymbol] {
        var variables = parameters.filter { $0.isInout || $0.variable.isMutated }.map(\.variable)
        if mutatesSelf, let selfVariable { variables.append(selfVariable) }
        return variables.filter(\.isCaptured)
    }
}

extension TBody {
    func span(or symbol: FunctionSymbol) -> Span {
        statements.first?.span ?? symbol.span ?? .unknown
    }

    /// True if the body calls another initialiser of `self` or `super`.
    var containsDelegation: Bool { statements.contains(where: DelegationSearch.inStatement) }
}

/// Searches typed code for `self.init` and `super.init`.
private enum DelegationSearch {
    static func inStatement(_ statement: TStmt) -> Bool {
        switch statement.kind {
        case .expr(let e): return inExpression(e)
        case .declare(_, let e): return e.map(inExpression) ?? false
        case .if(let branch):
            return branch.body.contains(where: inStatement) || (branch.otherwise ?? []).contains(where: inStatement)
        case .guard(_, let body), .block(let body), .defer(let body): return body.contains(where: inStatement)
        case .do(let block):
            return block.body.contains(where: inStatement)
                || block.catches.contains { $0.body.contains(where: inStatement) }
        case .switch(let node): return node.cases.contains { $0.body.contains(where: inStatement) }
        case .while(_, _, let body), .repeat(_, let body, _): return body.contains(where: inStatement)
        case .for(let loop): return loop.body.contains(where: inStatement)
        default: return false
        }
    }
    static func inExpression(_ e: TExpr) -> Bool {
        switch e.kind {
        case .delegateInit: return true
        case .tryForced(let inner), .tryOptional(let inner), .convert(let inner, _), .forceUnwrap(let inner):
            return inExpression(inner)
        case .ternary(_, let a, let b): return inExpression(a) || inExpression(b)
        default: return false
        }
    }
}
