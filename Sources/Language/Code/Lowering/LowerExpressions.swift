import Diagnostics
import Runtime
import Syntax
import TypeModel

extension FunctionContext {
    /// Returns the node that evaluates an expression.
    func lower(_ e: TExpr) throws -> Node {
        depth += 1
        defer { depth -= 1 }
        if depth > maxDepth { maxDepth = depth }
        switch e.kind {
        case .integer, .wideInteger, .double, .bool, .string, .nilLiteral, .magic: return try lowerLiteral(e)
        case .interpolation(let parts): return try lowerInterpolation(parts)
        case .load(let place) where e.isConsumed || e.type.isNoncopyable: return try lowerMove(place, e)
        case .load(let place):
            return revealingRead(try lowerPlace(place, e.type, e.span).load, e, from: place.readProperty)
        case .field(let base, let variable): return revealingRead(try lowerField(base, variable, e), e, from: variable)
        case .tupleField(let base, let index): return revealingRead(fieldNode(try lower(base), index, e.span), e)
        case .call(let callee, let receiver, let arguments):
            return recordingStage(try lowerCall(callee, receiver, arguments, e.span, type: e.type), e)
        case .apply(let function, let arguments): return try lowerApply(function, arguments, e.span)
        case .delegateInit(let callee, let arguments): return try lowerDelegation(callee, arguments, e.span)
        case .enumCase(let symbol, let payload): return try lowerCase(symbol, payload, e)
        case .functionRef(let callee, let bound): return try lowerReference(callee, bound, e)
        case .unappliedMethod(let callee): return try lowerUnappliedMethod(callee, e)
        case .enumCaseFunction(let symbol): return try lowerCaseFunction(symbol, e)
        case .closure(let closure): return try lowerClosure(closure, e.span)
        case .keyPath(let path), .keyPathFunction(let path): return try lowerKeyPath(path, e.type, e.span)
        case .keyPathGet(let base, let path):
            if let erased = try lowerErasedKeyPath(base, path, e.span) { return erased }
            let base = try lower(base)
            let path = try lower(path)
            return track(Native2("key path", e.span, { try $1.asFunction.call1($0) }, base, path))
        case .tuple(let parts): return try lowerTuple(parts, e.type)
        case .array(let elements): return try lowerArray(elements, e.type)
        case .dictionary(let entries): return try lowerDictionary(entries, e)
        case .metatype(let type):
            return Constant(.object(MetatypeBox(linker.describe(concrete(type)))))
        case .dynamicType(let value): return try lowerDynamicType(value)
        case .assign(let place, let value): return try lowerAssign(place, value, e.span)
        case .assignTuple(let places, let value): return try lowerAssignTuple(places, value, e.span)
        case .ternary(let condition, let yes, let no):
            return Select(try lower(condition), try lower(yes), try lower(no))
        case .ifExpr(let branch): return try lowerYielding(e) { try self.lowerIfExpression(branch) }
        case .switchExpr(let node): return try lowerYielding(e) { try self.lowerSwitchExpression(node) }
        case .optionalChain(let inner): return try lowerChain(inner, e)
        case .chainLink(let inner): return try lowerChainLink(inner, e)
        case .forceUnwrap(let inner):
            if case .delegateInit = inner.kind { return ForcedDelegation(try lower(inner), e.span) }
            return Force(try lower(inner), e.span)
        case .convert(let inner, let conversion): return try lowerConversion(inner, conversion, e)
        case .cast(let inner, let kind, let target): return try lowerCast(inner, kind, target, e)
        case .tryOptional(let inner): return try lowerTryOptional(inner, e)
        case .tryForced(let inner): return TryForced(try lower(inner), e.span, linker)
        case .and(let a, let b): return And(try lower(a), try lower(b))
        case .or(let a, let b): return Or(try lower(a), try lower(b))
        case .coalesce(let a, let b): return try lowerCoalesce(a, b, e)
        case .error: throw Trap("internal", "internal error: code of a refused program was run", at: e.span)
        }
    }

    // MARK: - Literals

    /// Returns a constant of `Int128` or `UInt128`; nil for other types.
    private func wideConstant(_ value: Int128, _ type: Type) -> Node? {
        switch concrete(type).libraryName {
        case "Int128": Constant(.object(Native(value)))
        case "UInt128": Constant(.object(Native(UInt128(truncatingIfNeeded: value))))
        default: nil
        }
    }

    private func lowerLiteral(_ e: TExpr) throws -> Node {
        let kind = types.kind(e.type)
        switch e.kind {
        case .integer(let bits):
            if let wide = wideConstant(Int128(bits), e.type) { return wide }
            return kind == .double ? DoubleConstant(Double(bits)) : IntConstant(Int(bits))
        case .wideInteger(let bits):
            return wideConstant(Int128(truncatingIfNeeded: bits.value), e.type) ?? Constant(.none)
        case .double(let number):
            let isFloat = concrete(e.type).libraryName == "Float"
            return DoubleConstant(isFloat ? Double(Float(number)) : number)
        case .bool(let truth): return BoolConstant(truth)
        case .string(let text):
            if concrete(e.type).libraryName == "Scalar" {
                return Constant(.int(Int(text.unicodeScalars.first?.value ?? 0)))
            }
            return Constant(.object(StringBox(text)))
        case .magic(let literal): return try magicLiteralNode(literal, e.type, e.span)
        default: return Constant(.none)
        }
    }

    func magicLiteralNode(_ literal: MagicLiteral, _ type: Type, _ span: Span) throws -> Node {
        switch literal {
        case .isolation: return try isolation(as: type)
        case .line: return IntConstant(span.position.line)
        case .column: return IntConstant(span.position.column)
        case .function: return Constant(.object(StringBox(functionName)))
        case .file, .filePath: return Constant(.object(StringBox(Source.named(span.source)?.name ?? "")))
        case .fileID:
            let name = Source.named(span.source)?.name.split(separator: "/").last.map(String.init) ?? ""
            return Constant(.object(StringBox("main/" + name)))
        }
    }

    private var functionName: String {
        var context: FunctionContext? = self
        while let current = context {
            if let name = current.magicName { return name }
            context = current.parent
        }
        return "main"
    }

    private func lowerInterpolation(_ parts: [InterpolationPart]) throws -> Node {
        var pieces: [Interpolation.Piece] = []
        for part in parts {
            switch part {
            case .text(let text): pieces.append(.text(text))
            case .value(let e):
                let type = concrete(e.type)
                let node = try lower(e)
                switch type.libraryName {
                case "Int"?: pieces.append(.int(node))
                case "String"?: pieces.append(.string(node))
                default: pieces.append(.value(node, linker.describe(type)))
                }
            }
        }
        return track(
            Interpolation(pieces, parts.isEmpty ? Span.unknown : spanOf(parts)))
    }

    private func spanOf(_ parts: [InterpolationPart]) -> Span {
        for case .value(let e) in parts { return e.span }
        return Span.unknown
    }

    // MARK: - Aggregates

    private func lowerTuple(_ parts: [TExpr], _ type: Type) throws -> Node {
        if parts.isEmpty { return Constant(.unit) }
        return MakeRecord(linker.describe(concrete(type)), try parts.map(lower))
    }

    private func lowerArray(_ elements: [TExpr], _ type: Type) throws -> Node {
        let nodes = try elements.map(lower)
        if concrete(type).libraryName == "Set" {
            return ValueNode { f in
                var members: Set<HashKey> = []
                for node in nodes { members.insertKey(HashKey(try node.value(f))) }
                return .object(SetBox(members))
            }
        }
        return MakeArray(nodes)
    }

    private func lowerDictionary(_ entries: [(key: TExpr, value: TExpr)], _ e: TExpr) throws -> Node {
        let nodes = try entries.map { (try lower($0.key), try lower($0.value)) }
        let span = e.span
        return ValueNode { f in
            var table: [HashKey: Value] = [:]
            for (key, value) in nodes {
                let name = HashKey(try key.value(f))
                if table.setValue(try value.value(f), for: name) != nil {
                    throw Trap("duplicate-key", "a dictionary literal has the same key twice", at: span)
                }
            }
            return .object(DictionaryBox(table))
        }
    }

    private func lowerCase(_ symbol: EnumCaseSymbol, _ payload: [TExpr], _ e: TExpr) throws -> Node {
        let type = concrete(e.type)
        if type.optionalPayload != nil {
            return payload.isEmpty ? Constant(.none) : wrapOptional(try lower(payload[0]), concrete(payload[0].type))
        }
        let runtime = linker.describe(type)
        if payload.isEmpty && symbol.payload.isEmpty {
            return Constant(runtime.simpleCase(symbol.index))
        }
        var nodes = try payload.map(lower)
        let owner = Substitution(symbol.owner.environment.parameters, type.typeArguments)
        for index in nodes.count..<max(symbol.payload.count, nodes.count) {
            let item = symbol.payload[index]
            let name = "default of \(symbol.name)"
            let function = linker.thunk(name, symbol, index, owner) { item.defaultValue }
            nodes.append(track(Call(function, Arguments([], []), e.span)))
        }
        return MakeCase(runtime, symbol.index, nodes)
    }

    private func lowerField(_ base: TExpr, _ variable: VariableSymbol, _ e: TExpr) throws -> Node {
        if concrete(base.type).isClassType {
            return try lowerPlace(.instanceField(base, variable), e.type, e.span).load
        }
        if variable.isLazy || variable.ownership != .strong {
            return try lowerPlace(.field(.value(base), variable), e.type, e.span).load
        }
        return fieldNode(try lower(base), variable.fieldIndex, e.span)
    }

    private func lowerDynamicType(_ value: TExpr) throws -> Node {
        let node = try lower(value)
        let type = concrete(value.type)
        let fixed = linker.describe(type)
        if case .metatype = type.kind {
            let linker = linker
            return ValueNode { [unowned linker] f in
                let instance = dynamicType(try node.value(f), fixed)
                return .object(MetatypeBox(instance.type.map { linker.describe(.metatype($0)) } ?? fixed))
            }
        }
        // Generic code sees only its static type argument, even if that argument is `Any`.
        if case .parameter(let parameter) = value.type.kind, !parameter.isSelf, type.isExistentialType {
            return ValueNode { f in
                _ = try node.value(f)
                return .object(MetatypeBox(fixed))
            }
        }
        return ValueNode { f in .object(MetatypeBox(dynamicType(try node.value(f), fixed))) }
    }

    // MARK: - Assignment

    private func lowerAssign(_ place: Place, _ value: TExpr, _ span: Span) throws -> Node {
        // In an initialiser of a struct or enum, `self = …` is an ordinary store.
        try evaluatingPartsFirst(place, before: value) { place in
            let target = try lowerPlace(place, value.type, span)
            return recordingModuleEntry(target.store(try lower(value)), place, span)
        }
    }

    private func lowerAssignTuple(_ places: [Place?], _ value: TExpr, _ span: Span) throws -> Node {
        if places.count == 1 {
            guard let place = places[0] else { return try lower(value) }
            return try lowerAssign(place, value, span)
        }
        guard case .tuple(let fields) = concrete(value.type).kind else { return try lower(value) }
        let slot = newSlot(.value)
        var node: Node = Store(slot, try lower(value))
        for (index, place) in places.enumerated() {
            guard let place else { continue }
            let type = fields[index].type
            let target = try lowerPlace(place, type, span)
            node = EffectThenValue(node, target.store(fieldNode(Load(slot), index, span)))
        }
        return EffectThenValue(node, Store(slot, Constant(.none)))
    }

    // MARK: - Expressions with statements

    private func lowerYielding(_ e: TExpr, _ body: () throws -> Statement) throws -> Node {
        let type = concrete(e.type)
        let kind = type.valueKind
        let slot = newSlot(kind)
        pendingYield = (slot, kind)
        let statement = try body()
        return kind == .value ? BodyNode(statement, slot: slot) : ScalarBody(statement, slot: slot, kind: kind)
    }

    private func lowerIfExpression(_ branch: TIf) throws -> Statement {
        guard let (slot, kind) = pendingYield else { return Jump(ExitCode.nextStatement) }
        let condition = try lower(branch.conditions)
        let body = try lowerYieldBlock(branch.body, slot, kind)
        let otherwise = try branch.otherwise.map { try lowerYieldBlock($0, slot, kind) }
        return If(condition, body, otherwise)
    }

    private func lowerSwitchExpression(_ node: TSwitch) throws -> Statement {
        guard let (slot, kind) = pendingYield else { return Jump(ExitCode.nextStatement) }
        let added = node.cases.compactMap { $0.body.last }.map { Yield(statement: $0, slot: slot, kind: kind) }
        yieldStack += added
        defer { yieldStack.removeLast(added.count) }
        return try lowerSwitch(node)
    }

    private func lowerYieldBlock(_ statements: [TStmt], _ slot: Int, _ kind: Shape) throws -> Statement {
        guard let last = statements.last else { return Jump(ExitCode.nextStatement) }
        // An `else if` of an `if` expression is an `if` statement that stores its value in the same slot.
        if case .if(let branch) = last.kind, statements.count == 1 {
            pendingYield = (slot, kind)
            return try lowerIfExpression(branch)
        }
        yieldStack.append(Yield(statement: last, slot: slot, kind: kind))
        defer { yieldStack.removeLast() }
        return try lowerBlock(statements)
    }

    // MARK: - Optionals

    private func lowerChain(_ inner: TExpr, _ e: TExpr) throws -> Node {
        let scope = ChainScope()
        chainStack.append(scope)
        defer { chainStack.removeLast() }
        let node = try lower(inner)
        let innerType = concrete(inner.type)
        let outer = concrete(e.type)
        let isVoid = innerType === Type.void
        let needsWrap = innerType !== outer && innerType.optionalPayload != nil
        return Chain(scope, node, wraps: needsWrap, isVoid: isVoid)
    }

    private func lowerChainLink(_ inner: TExpr, _ e: TExpr) throws -> Node {
        guard let scope = chainStack.last else { return Force(try lower(inner), e.span) }
        let node = try lower(inner)
        let slot = newSlot(.value)
        scope.temporaries.append((node, slot))
        return Load(slot)
    }

    private func lowerCoalesce(_ a: TExpr, _ b: TExpr, _ e: TExpr) throws -> Node {
        let left = try lower(a)
        let right = try lower(b)
        let unwraps = concrete(a.type) !== concrete(e.type)
        return Coalesce(left, right, unwraps: unwraps)
    }

    private func lowerTryOptional(_ inner: TExpr, _ e: TExpr) throws -> Node {
        let node = try lower(inner)
        let innerType = concrete(inner.type)
        let wraps = innerType !== concrete(e.type) && innerType.optionalPayload != nil
        return ValueNode { f in
            do {
                let value = try node.value(f)
                return wraps ? value.wrapped : value
            } catch is ThrownError {
                return .none
            }
        }
    }

    /// Lowers an access by a partially type-erased key path, whose value is `Any` or an optional of it.
    private func lowerErasedKeyPath(_ base: TExpr, _ path: TExpr, _ span: Span) throws -> Node? {
        let name = concrete(path.type).libraryName
        guard name == "PartialKeyPath" || name == "AnyKeyPath" else { return nil }
        let isAny = name == "AnyKeyPath"
        let from = linker.describe(concrete(base.type))
        let linker = linker
        return track(
            Native2(
                "key path", span,
                { [unowned linker] root, path in
                    let path = path.exactly(KeyPathObject.self)
                    let types = path.type.arguments
                    guard let start = linker.cast(root, from, types[0]) else { return .none }
                    let value = try path.call1(start)
                    let box = Value.object(AnyBox(dynamicType(value, types[1]), value))
                    return isAny ? box.wrapped : box
                }, try lower(base), try lower(path)))
    }

    /// Wraps a value as a present optional.
    func wrapOptional(_ node: Node, _ type: Type) -> Node {
        type.optionalPayload == nil ? node : ValueNode { try node.value($0).wrapped }
    }
}

/// Returns the dynamic type of a value. For existentials and objects only the value knows it.
func dynamicType(_ value: Value, _ fixed: RuntimeType) -> RuntimeType {
    guard case .object(let object) = value else { return fixed }
    // The type of an optional is an optional, whichever object it contains.
    if case .optional = fixed.kind { return fixed }
    if let box = object as? AnyBox { return box.type }
    if let instance = object as? Instance { return instance.type }
    if case .metatype = fixed.kind, let metatype = object as? MetatypeBox { return metatype.type }
    if case .native = fixed.kind, let path = object as? KeyPathObject { return path.type }
    if case .native = fixed.kind, !fixed.arguments.isEmpty, let name = RuntimeType.className(object) {
        return RuntimeType.named(name, fixed.arguments)
    }
    return fixed
}
