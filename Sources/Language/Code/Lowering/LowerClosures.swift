import Diagnostics
import Runtime
import Syntax
import TypeModel

extension FunctionContext {
    func lowerClosure(_ closure: TClosure, _ span: Span) throws -> Node {
        // Evaluates the entries of the capture list and stores them in variables, which the closure captures.
        var prepare: [Node] = []
        for capture in closure.captures {
            let source = try lower(capture.value)
            prepare.append(try bindingNode(capture.variable, source, span))
        }
        let code = linker.makeFunction(
            "closure", closure.parameters.map { .init(kind: types.kind($0.type)) }, result: types.kind(closure.result))
        code.span = span
        let inner = FunctionContext(linker, Substitution(), function: code, parent: self)
        for parameter in closure.parameters { inner.declareClosureParameter(parameter) }
        inner.resultType = concrete(closure.result)
        inner.closureIsolation = closure.isolation
        let body = try inner.boxingCapturedInouts(
            closure.parameters.filter { $0.isCaptured && $0.isMutated && !$0.isInout },
            try inner.onOwnExecutor(closure, inner.lowerBody(closure.body)))
        code.body = inner.finish(body)
        let sources = inner.captures.map { capture -> Node in
            guard let here = lookup(capture.variable) else { return Constant(.none) }
            return here.isBoxed || here.kind == .value ? Load(here.slot) : loadNode(here.slot, here.kind)
        }
        let made: Node = sources.isEmpty ? Constant(.object(Closure(code, []))) : MakeClosure(code, sources)
        return EvaluatedParts(nodes: prepare, slots: slots(of: closure.captures)).evaluatedBefore(made)
    }

    /// Returns the slots of the capture list. They are cleared after the closure was created, so that only the closure
    /// owns the values.
    private func slots(of captures: [TClosure.Capture]) -> [Int] {
        captures.compactMap { capture in
            storage[capture.variable].flatMap { $0.isBoxed || $0.kind == .value ? $0.slot : nil }
        }
    }

    /// Declares a closure parameter; an `inout` one is a box.
    private func declareClosureParameter(_ variable: VariableSymbol) {
        guard variable.isInout else { return declareParameter(variable, isInout: false) }
        let type = concrete(variable.type)
        let slot = newSlot(.value)
        filledSlots.insert(slot)
        storage[variable] = Storage(slot: slot, kind: type.valueKind, isBoxed: true, ownership: .strong, type: type)
    }

    // MARK: - Function references as closures

    private func hiddenVariable(_ name: Name, _ type: Type, isInout: Bool = false) -> VariableSymbol {
        let variable = VariableSymbol(name: name, span: nil, parent: nil, storage: .local, isLet: !isInout)
        variable.type = type
        variable.isInout = isInout
        return variable
    }

    private func loadExpression(_ variable: VariableSymbol, _ span: Span) -> TExpr {
        TExpr(.load(.variable(variable)), variable.type, span)
    }

    private func forwardingClosure(
        _ type: Type, _ span: Span, captures: [TClosure.Capture] = [], _ body: ([TArgument], Type) -> TExpr
    ) throws -> TExpr {
        guard let function = type.functionType else { throw Trap("internal", "not a function", at: span) }
        let parameters = function.parameters.map { hiddenVariable("$argument", $0.type, isInout: $0.isInout) }
        let arguments = parameters.map { variable -> TArgument in
            variable.isInout ? .inout_(.variable(variable)) : .value(loadExpression(variable, span))
        }
        let result = body(arguments, function.result)
        let closure = TClosure(
            captures: captures, parameters: parameters, result: function.result,
            body: TBody(statements: [TStmt(.return(result), span)]))
        return TExpr(.closure(closure), type, span)
    }

    func lowerReference(_ callee: Callee, _ bound: TExpr?, _ e: TExpr) throws -> Node {
        let type = concrete(e.type)
        guard let bound else {
            return try lower(
                forwardingClosure(type, e.span) { arguments, result in
                    TExpr(.call(callee, receiver: .none, arguments), result, e.span)
                })
        }
        let receiver = hiddenVariable("$receiver", concrete(bound.type))
        receiver.isCaptured = true
        let captures = [TClosure.Capture(variable: receiver, value: bound)]
        return try lower(
            forwardingClosure(type, e.span, captures: captures) { arguments, result in
                TExpr(.call(callee, receiver: .value(self.loadExpression(receiver, e.span)), arguments), result, e.span)
            })
    }

    /// Lowers `Type.method`: a function that takes the receiver and returns a function.
    func lowerUnappliedMethod(_ callee: Callee, _ e: TExpr) throws -> Node {
        let type = concrete(e.type)
        guard let outer = type.functionType, let own = outer.parameters.first else {
            throw Trap("internal", "not a function", at: e.span)
        }
        let receiver = hiddenVariable("$receiver", own.type)
        receiver.isCaptured = true
        let bound = TExpr(.functionRef(callee, bound: loadExpression(receiver, e.span)), outer.result, e.span)
        let closure = TClosure(
            captures: [], parameters: [receiver], result: outer.result,
            body: TBody(statements: [TStmt(.return(bound), e.span)]))
        return try lowerClosure(closure, e.span)
    }

    func lowerCaseFunction(_ symbol: EnumCaseSymbol, _ e: TExpr) throws -> Node {
        try lower(
            forwardingClosure(concrete(e.type), e.span) { arguments, result in
                let payload = arguments.compactMap { argument -> TExpr? in
                    if case .value(let value) = argument { return value }
                    return nil
                }
                return TExpr(.enumCase(symbol, payload), result, e.span)
            })
    }

    // MARK: - Key paths

    func lowerKeyPath(_ written: TKeyPath, _ type: Type, _ span: Span) throws -> Node {
        var path = written
        let indices = takeIndices(&path)
        let prepare = try indices.map { try bindingNode($0.variable, try lower($0.value), span) }
        let root = hiddenVariable("$root", concrete(path.root))
        root.isMutated = true
        let valueType = concrete(path.value)
        let read = keyPathRead(path, root, valueType, span)
        let getter = TClosure(
            captures: [], parameters: [root], result: valueType,
            body: TBody(statements: [TStmt(.return(read), span)]))
        let get = try lowerClosure(getter, span)
        let set = try keyPathSetter(path, span)
        let shape = path.components.compactMap(describe).joined(separator: ".")
        let name = linker.printedName(concrete(path.root), qualified: false) + "." + shape
        let arguments = try path.components.flatMap { component -> [Node] in
            guard case .computed(_, _, let arguments) = component else { return [] }
            return try arguments.map { try lower($0) }
        }
        let own = linker.describe(concrete(type))
        let made = ValueNode { f in
            let getter = try get.value(f).asFunction
            let setter = try set?.value(f).asFunction
            let values = try arguments.map { try $0.value(f) }
            return .object(KeyPathObject(getter: getter, setter: setter, name: name, arguments: values, type: own))
        }
        return EvaluatedParts(nodes: prepare, slots: slots(of: indices)).evaluatedBefore(made)
    }

    /// Stores the arguments of subscripts in variables when the path is created.
    private func takeIndices(_ path: inout TKeyPath) -> [TClosure.Capture] {
        var indices: [TClosure.Capture] = []
        path.components = path.components.map { component in
            guard case .computed(let getter, let setter, let arguments) = component else { return component }
            let loads = arguments.map { argument -> TExpr in
                let index = hiddenVariable("$index", concrete(argument.type))
                index.isCaptured = true
                indices.append(TClosure.Capture(variable: index, value: argument))
                return loadExpression(index, argument.span)
            }
            return .computed(getter: getter, setter: setter, arguments: loads)
        }
        return indices
    }

    private func describe(_ component: TKeyPath.Component) -> String? {
        switch component {
        case .field(let variable): return variable.name.text
        case .tupleField(let index): return String(index)
        case .computed(let getter, _, _): return getter.function.displayName
        case .chain: return "?"
        case .force: return "!"
        case .wrap: return ""
        case .upcast: return nil
        }
    }

    private func keyPathRead(_ path: TKeyPath, _ root: VariableSymbol, _ type: Type, _ span: Span) -> TExpr {
        var current = loadExpression(root, span)
        var chained = false
        for component in path.components {
            let owner = current.type
            switch component {
            case .field(let variable):
                current = TExpr(.field(current, variable), fieldType(owner, variable), span)
            case .tupleField(let index):
                guard case .tuple(let fields) = owner.kind else { return current }
                current = TExpr(.tupleField(current, index), fields[index].type, span)
            case .computed(let getter, _, let arguments):
                let inner = types.concrete(getter.substitution)
                let result = Specialiser(linker, inner).concrete(getter.function.result)
                current = TExpr(
                    .call(getter, receiver: .value(current), arguments.map { .value($0) }), result, span)
            case .chain:
                chained = true
                current = TExpr(.chainLink(current), owner.optionalPayload ?? owner, span)
            case .force: current = TExpr(.forceUnwrap(current), owner.optionalPayload ?? owner, span)
            case .wrap: break
            case .upcast(let type): current = TExpr(.convert(current, .upcast), concrete(type), span)
            }
        }
        return chained ? TExpr(.optionalChain(current), type, span) : current
    }

    /// Returns a function that takes a root and a value and returns the changed root; nil for a read-only path.
    private func keyPathSetter(_ path: TKeyPath, _ span: Span) throws -> Node? {
        let root = hiddenVariable("$root", concrete(path.root))
        let copy = hiddenVariable("$copy", root.type)
        let value = hiddenVariable("$value", concrete(path.value))
        var place = Place.variable(copy)
        for component in path.components {
            switch component {
            case .field(let variable):
                let owner = typeOf(place)
                place =
                    owner.isClassType
                    ? .instanceField(TExpr(.load(place), owner, span), variable) : .field(place, variable)
            case .tupleField(let index): place = .tupleField(place, index)
            case .computed(let getter, let setter, let arguments):
                guard let setter else { return nil }
                let owner = typeOf(place)
                let result = Specialiser(linker, types.concrete(getter.substitution)).concrete(getter.function.result)
                let receiver: Receiver =
                    owner.isClassType ? .value(TExpr(.load(place), owner, span)) : .place(place)
                place = .computed(
                    receiver: receiver, getter: getter, setter: setter, arguments: arguments.map { .value($0) },
                    type: result)
            case .force: place = .forcedPayload(place, span)
            case .upcast(let type):
                let whole = TExpr(.load(place), typeOf(place), span)
                place = .value(TExpr(.convert(whole, .upcast), concrete(type), span))
            case .chain, .wrap: return nil
            }
        }
        let assign = TExpr(.assign(place, loadExpression(value, span)), .void, span)
        let pattern = TPattern(.bind(copy), copy.type, span)
        let statements = [
            TStmt(.declare(pattern, loadExpression(root, span)), span), TStmt(.expr(assign), span),
            TStmt(.return(loadExpression(copy, span)), span),
        ]
        let closure = TClosure(
            captures: [], parameters: [root, value], result: root.type, body: TBody(statements: statements))
        return try lowerClosure(closure, span)
    }
}

final class MakeClosure: Node {
    let code: CodeFunction
    let sources: [Node]
    init(_ code: CodeFunction, _ sources: [Node]) {
        self.code = code
        self.sources = sources
    }
    override func value(_ f: Frame) throws -> Value {
        var captured: [Value] = []
        captured.reserveCapacity(sources.count)
        for source in sources { captured.append(try source.value(f)) }
        let closure = Closure(code, captured)
        if let census = Census.current { census.add(closure) }
        return .object(closure)
    }
}
