import Diagnostics
import Runtime
import Syntax
import TypeModel

extension Linker {
    /// Returns true if the function has a native for the types of this call.
    func isNative(_ symbol: FunctionSymbol, _ substitution: Substitution) -> Bool {
        guard let key = symbol.bindingKey, symbol.synthesis == nil, bindings[key] != nil else { return false }
        guard symbol.isNativeForLibrary, let own = substitution.selfArgument(of: symbol) else { return true }
        // The members of the base collection modify a slice.
        guard let type = own.nominalSymbol, type.isLibrary else { return own.isExistentialType }
        return type.name != "Slice"
    }

    func bindingContext(_ symbol: FunctionSymbol, _ substitution: Substitution, receiver: Type?) -> BindingContext {
        // If code keeps the binding's context, the linker owns that code.
        BindingContext(
            generics: substitution.arguments.map(describe),
            owner: { [unowned self] in (receiver ?? owner(of: symbol, substitution)).map(describe) },
            parameters: { [unowned self] in
                let types = Specialiser(self, substitution)
                return symbol.parameters.map { describe(types.concrete($0.variable.type)) }
            },
            result: { [unowned self] in describe(Specialiser(self, substitution).concrete(symbol.result ?? .void)) })
    }

    private func owner(of symbol: FunctionSymbol, _ substitution: Substitution) -> Type? {
        guard let nominal = symbol.owner else { return nil }
        if nominal.kind == .protocol { return substitution.selfArgument(of: symbol) }
        return .nominal(nominal, Array(substitution.arguments.prefix(nominal.environment.parameters.count)))
    }
}

extension FunctionContext {
    func nativeCall(
        _ symbol: FunctionSymbol, _ substitution: Substitution, _ receiver: Receiver, _ values: [LoweredPart],
        _ span: Span
    ) throws -> Node {
        var parts = values
        var type: Type?
        if symbol.kind != .initializer, !symbol.isStatic {
            switch receiver {
            case .value(let e):
                type = concrete(e.type)
                parts.insert(.value(try lower(e)), at: 0)
            case .place(let place):
                type = typeOf(place)
                parts.insert(.place(try lowerPlace(place, typeOf(place), span)), at: 0)
            case .metatype(let e): parts.insert(.value(try lower(e)), at: 0)
            case .none: break
            }
        }
        return try nativeCallNode(symbol, substitution, receiver: type, parts, span)
    }

    /// Returns the node that calls a native function.
    private func nativeCallNode(
        _ symbol: FunctionSymbol, _ substitution: Substitution, receiver: Type?, _ parts: [LoweredPart], _ span: Span
    ) throws -> Node {
        guard let key = symbol.bindingKey, let binding = linker.bindings[key] else {
            throw Trap(
                "missing-code", "'\(symbol.displayName)' has no code (\(symbol.bindingKey ?? "no binding"))", at: span)
        }
        let context = linker.bindingContext(symbol, substitution, receiver: receiver)
        let code = binding.makeCode(context)
        let name = symbol.displayName
        let first = parts.count - symbol.parameters.count
        if code.inoutCount == 0, let opened = independentOpening(of: symbol, substitution),
            let generic = opened.genericIndex, let values = values(of: parts)
        {
            let parameter = opened.argumentIndex < first ? nil : opened.argumentIndex - first
            let linker = linker
            let result: (RuntimeType) -> RuntimeType? = { [unowned linker] type in
                guard let result = symbol.result, result.isGeneric else { return nil }
                let inner = substitution.opening([opened], as: [type])
                return linker.describe(Specialiser(linker, inner).concrete(result))
            }
            let fixed = linker.describe(substitution.arguments[generic])
            let wanted = result(fixed)
            return track(
                OpenedNativeCall(name, span, values, opened, fixed) { type in
                    binding.makeCode(context.with(type, forGeneric: generic, at: parameter, result: result(type)))
                } erase: { [unowned linker] value, type in
                    guard let wanted, let actual = result(type), actual !== wanted else { return value }
                    return linker.cast(value, actual, wanted) ?? value
                })
        }
        var boxed: [(place: PlaceNode, slot: Int)] = []
        let nodes = parts.enumerated().map { index, part -> Node in
            switch part {
            case .value(let node): return node
            case .place(let place):
                guard index >= first, case .parameter = symbol.parameters[index - first].type.kind,
                    code.inoutCount <= index
                else { return place.load }
                // The native calls methods of the program's type to modify the value.
                let slot = newSlot(.value)
                boxed.append((place, slot))
                return Load(slot)
            }
        }
        let call = try nativeCallNode(name, code, parts, nodes, span)
        return boxed.isEmpty ? call : BoxedInouts(call, boxed)
    }

    /// Returns the nodes of the arguments; nil if an argument is a place.
    private func values(of parts: [LoweredPart]) -> [Node]? {
        let nodes = parts.compactMap { part -> Node? in
            if case .value(let node) = part { return node }
            return nil
        }
        return nodes.count == parts.count ? nodes : nil
    }

    private func nativeCallNode(
        _ name: String, _ code: NativeCode, _ parts: [LoweredPart], _ nodes: [Node], _ span: Span
    )
        throws
        -> Node
    {
        func argument(_ index: Int) -> Node { index < nodes.count ? nodes[index] : Constant(.unit) }
        let (a, b) = (argument(0), argument(1))
        switch code {
        case .zero(let code): return track(Native0(name, span, code))
        case .one(let code): return track(Native1(name, span, code, a))
        case .two(let code): return track(Native2(name, span, code, a, b))
        case .three(let code): return track(Native3(name, span, code, a, b, argument(2)))
        case .many(let code): return track(NativeMany(name, span, code, nodes))
        case .intToInt(let code): return track(NativeInt(name, span) { try code(a.int($0)) })
        case .intIntToInt(let code): return track(NativeInt(name, span) { try code(a.int($0), b.int($0)) })
        case .intIntToBool(let code): return track(NativeBool(name, span) { try code(a.int($0), b.int($0)) })
        case .doubleToDouble(let code): return track(NativeDouble(name, span) { try code(a.double($0)) })
        case .doubleDoubleToDouble(let code):
            return track(NativeDouble(name, span) { try code(a.double($0), b.double($0)) })
        case .doubleDoubleToBool(let code):
            return track(NativeBool(name, span) { try code(a.double($0), b.double($0)) })
        case .mutatingOne(let code): return track(NativeMutating(name, span, placeOfPart(parts[0]), code))
        case .mutatingTwo(let code): return track(NativeMutating1(name, span, placeOfPart(parts[0]), b, code))
        case .mutatingThree(let code):
            return track(NativeMutating2(name, span, placeOfPart(parts[0]), b, argument(2), code))
        case .mutatingMany(let code):
            return track(NativeMutatingMany(name, span, placeOfPart(parts[0]), Array(nodes.dropFirst()), code))
        case .mutatingBoth(let code):
            return track(NativeMutatingBoth(name, span, placeOfPart(parts[0]), placeOfPart(parts[1]), code))
        case .modify: throw Trap("missing-code", "'\(name)' cannot be called", at: span)
        }
    }

    private func placeOfPart(_ part: LoweredPart) -> PlaceNode {
        switch part {
        case .place(let place): return place
        case .value(let node): return ReadOnlyPlace(node, .value)
        }
    }

    /// Returns a native function as code with a frame, for calls whose callee is found at run time.
    func lowerNative(_ symbol: FunctionSymbol) throws -> Node {
        var parts: [LoweredPart] = []
        var receiver: Type?
        if symbol.kind != .initializer, !symbol.isStatic, symbol.owner != nil {
            receiver = concrete(symbol.selfVariable?.type ?? symbol.owner!.declaredType)
        }
        for (slot, parameter) in function.parameters.enumerated() {
            let place = SlotPlace(slot, parameter.kind)
            parts.append(parameter.isInout ? .place(place) : .value(loadNode(slot, parameter.kind)))
        }
        let span = symbol.span ?? .unknown
        return try nativeCallNode(symbol, types.substitution, receiver: receiver, parts, span)
    }
}
