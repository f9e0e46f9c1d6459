import Diagnostics
import Runtime
import Syntax
import TypeModel

extension FunctionContext {
    /// Returns the body of a synthesised function. The parameters are in the first slots.
    func synthesize(_ symbol: FunctionSymbol, _ synthesis: FunctionSymbol.Synthesis) throws -> Node {
        let span = symbol.span ?? .unknown
        switch synthesis {
        case .memberwiseInit, .defaultInit: return try memberwiseInitBody(symbol, span)
        case .inheritedInit(let origin): return try inheritedInitBody(symbol, origin, span)
        case .equals: return TestNode { Equality.areEqual($0[0], $0[1]) }
        case .less:
            return TestNode { $0[0].exactly(EnumBox.self).comesBefore($0[1].exactly(EnumBox.self)) }
        case .hash: return ClosureEffectNode { f in feedHasher(f[1], f[0]) }
        case .rawValueGetter: return rawValue(symbol)
        case .rawValueInit: return rawInitializer(symbol)
        case .allCases:
            let type = enumType(symbol)
            let values = (symbol.owner?.cases ?? []).map { type.simpleCase($0.index) }
            return ValueNode { _ in .object(ArrayBox(values)) }
        case .encode, .decode: return try codingBody(symbol, synthesis, span)
        }
    }

    private func enumType(_ symbol: FunctionSymbol) -> RuntimeType {
        linker.describe(concrete(symbol.owner!.declaredType))
    }

    // MARK: - Initialisers

    private func memberwiseInitBody(_ symbol: FunctionSymbol, _ span: Span) throws -> Node {
        guard let owner = symbol.owner else { return Constant(.none) }
        if owner.kind == .class { return try defaultInit(symbol, owner, span) }
        let type = concrete(owner.declaredType)
        let substitution = Substitution(owner.environment.parameters, type.typeArguments)
        var nodes: [Node] = []
        for property in owner.storedProperties {
            let field = fieldType(type, property)
            if property.isLazy {
                nodes.append(Constant(.unit))
            } else if let index = symbol.parameters.firstIndex(where: { $0.variable.name == property.name }) {
                let load = loadNode(index, function.parameters[index].kind)
                nodes.append(property.ownership == .strong ? load : ValueNode { weakReference(try load.value($0)) })
            } else {
                nodes.append(initialValue(property, substitution, field, span))
            }
        }
        return MakeRecord(linker.describe(type), nodes)
    }

    private func defaultInit(_ symbol: FunctionSymbol, _ owner: NominalSymbol, _ span: Span) throws -> Node {
        let body = TBody(statements: [])
        return try lowerInitializer(symbol, body)
    }

    private func inheritedInitBody(_ symbol: FunctionSymbol, _ origin: FunctionSymbol, _ span: Span) throws -> Node {
        guard let owner = symbol.owner, let own = symbol.selfVariable,
            let superclass = linker.superclass(of: concrete(owner.declaredType))
        else { return Constant(.none) }
        let arguments = symbol.parameters.map { item -> TArgument in
            .value(TExpr(.load(.variable(item.variable)), item.variable.type, span))
        }
        let level = originClass(superclass, origin)
        let callee = Callee(
            origin, Substitution(origin.environment.parameters, level.typeArguments), .direct)
        let call = TExpr(.delegateInit(callee, arguments), .void, span)
        let body = TBody(statements: [TStmt(.expr(call), span)])
        _ = own
        return try lowerInitializer(symbol, body)
    }

    private func originClass(_ type: Type, _ origin: FunctionSymbol) -> Type {
        var level: Type? = type
        while let here = level {
            if here.nominalSymbol === origin.owner { return here }
            level = linker.superclass(of: here)
        }
        return type
    }

    // MARK: - Raw values

    private func rawValues(_ symbol: FunctionSymbol) -> [Value] {
        let isFloating = symbol.owner?.rawType.map { types.kind($0) == .double } ?? false
        return (symbol.owner?.cases ?? []).map { item in
            if let text = item.rawString { return .object(StringBox(text)) }
            if let number = item.rawDouble { return .double(number) }
            return isFloating ? .double(Double(item.rawInteger ?? 0)) : .int(Int(item.rawInteger ?? 0))
        }
    }

    private func rawValue(_ symbol: FunctionSymbol) -> Node {
        let values = rawValues(symbol)
        return ValueNode { values[$0[0].exactly(EnumBox.self).index] }
    }

    private func rawInitializer(_ symbol: FunctionSymbol) -> Node {
        let type = enumType(symbol)
        let kind = function.parameters.first?.kind ?? .value
        var table: [HashKey: Value] = [:]
        for (index, raw) in rawValues(symbol).enumerated() where table[HashKey(raw)] == nil {
            table[HashKey(raw)] = type.simpleCase(index)
        }
        return ValueNode { table[HashKey($0.taggedValue(0, kind))] ?? .none }
    }

    // MARK: - Coding

    private func codingBody(_ symbol: FunctionSymbol, _ synthesis: FunctionSymbol.Synthesis, _ span: Span) throws
        -> Node
    {
        guard let owner = symbol.owner else { return Constant(.none) }
        let type = linker.describe(concrete(owner.declaredType))
        if case .encode = synthesis {
            let kind = concrete(owner.declaredType).valueKind
            return ClosureEffectNode { f in try Coding.encode(f.taggedValue(0, kind), type, f[1]) }
        }
        let isObject = symbol.initializesObject
        let kept = propertiesNotDecoded(owner, type, span)
        let names = Set(kept.map { type.fields[$0.index].name })
        return ValueNode { f in
            let made = try Coding.decode(type, isObject ? f[1] : f[0], names)
            if !kept.isEmpty, case .object(let object) = made, let storage = object as? FieldStorage {
                for (index, initial) in kept { storage.base[index] = try initial.value(f) }
            }
            guard isObject, case .object(let object) = f[0], case .object(let source) = made,
                let target = object as? Instance, let filled = source as? Instance
            else { return made }
            for index in 0..<min(target.count, filled.count) { target.base[index] = filled.base[index] }
            return f[0]
        }
    }
}

extension FunctionContext {
    /// Returns the stored properties that decoding does not set: those without a coding key, initialised constants,
    /// lazy ones.
    private func propertiesNotDecoded(
        _ owner: NominalSymbol, _ type: RuntimeType, _ span: Span
    ) -> [(index: Int, initial: Node)] {
        let own = concrete(owner.declaredType)
        let substitution = Substitution(owner.environment.parameters, own.typeArguments)
        let base = type.fields.count - owner.storedProperties.count
        return owner.storedProperties.enumerated().compactMap { offset, property in
            if property.isLazy { return (base + offset, Constant(.unit)) }
            let isCoded = type.codingNames.map { $0[property.name.text] != nil } ?? true
            guard property.initialValue != nil || linker.semantics.initialValue(of: property) != nil,
                !isCoded || property.isLet
            else { return nil }
            return (base + offset, initialValue(property, substitution, fieldType(own, property), span))
        }
    }
}

/// Passes a value to a hasher that the program uses.
private func feedHasher(_ hasher: Value, _ value: Value) {
    guard case .object(let object) = hasher, let box = object as? Native<Hasher> else { return }
    var state = box.value
    Equality.hash(value, into: &state)
    box.value = state
}

extension EnumBox {
    /// Compares enums in the synthesised order: by case, then by associated values.
    func comesBefore(_ other: EnumBox) -> Bool {
        if index != other.index { return index < other.index }
        for (mine, theirs) in zip(payload, other.payload) where !Equality.areEqual(mine, theirs) {
            switch (mine, theirs) {
            case (.int(let a), .int(let b)): return a < b
            case (.double(let a), .double(let b)): return a < b
            case (.object(let a), .object(let b)):
                if let a = a as? StringBox, let b = b as? StringBox { return a.text < b.text }
                if let a = a as? EnumBox, let b = b as? EnumBox { return a.comesBefore(b) }
                return false
            default: return false
            }
        }
        return false
    }
}
