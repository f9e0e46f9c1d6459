import Diagnostics
import Runtime
import Syntax
import TypeModel

extension FunctionContext {
    func lowerCall(
        _ callee: Callee, _ receiver: Receiver, _ arguments: [TArgument], _ span: Span, type: Type? = nil
    ) throws -> Node {
        let settled =
            try delayingDefaults(of: callee.function, receiver, arguments) {
                try orderedCall(callee, $0, $1, span, type: type)
            }
            ?? callEvaluatingPartsFirst(receiver, arguments) { try orderedCall(callee, $0, $1, span, type: type) }
        return try settled ?? orderedCall(callee, receiver, arguments, span, type: type)
    }

    private func orderedCall(
        _ callee: Callee, _ receiver: Receiver, _ arguments: [TArgument], _ span: Span, type: Type?
    ) throws -> Node {
        let symbol = callee.function
        let substitution = types.concrete(callee.substitution)
        if let node = try intrinsic(symbol, receiver, arguments, span) { return node }
        if symbol.kind == .getter, let node = try elementRead(callee, receiver, arguments, type ?? symbol.result, span)
        {
            return node
        }
        if callee.dispatch == .witness, let own = substitution.selfArgument(of: symbol) {
            if let literal = try numericLiteral(symbol, own, arguments) { return literal }
            if case .metatype(let metatype) = receiver, own.isExistentialType || own.isClassType {
                return try staticDynamicCall(symbol, substitution, metatype, arguments, span)
            }
            if own.isExistentialType {
                return try existentialCall(callee.isOptional, symbol, substitution, own, receiver, arguments, span)
            }
            if callee.isOptional {
                if linker.lacks(symbol, own) { return Constant(.none) }
                var required = callee
                required.isOptional = false
                let call = try orderedCall(required, receiver, arguments, span, type: type)
                return symbol.result.map { wrapOptional(call, Specialiser(linker, substitution).concrete($0)) } ?? call
            }
            guard let (target, inner) = linker.resolveWitness(symbol, substitution, own) else {
                throw Trap(
                    "missing-witness", "'\(linker.printedName(own, qualified: false))' has no '\(symbol.displayName)'",
                    at: span)
            }
            let isOfClass = own.isClassType && target.owner?.kind == .class
            if isOfClass, target.isStatic {
                let (code, _) = try linker.staticMember(symbol, substitution, in: linker.describe(own), span)
                return call(code, try argumentParts(symbol, substitution, arguments, span), [], span)
            }
            let found = Callee(target, inner, isOfClass ? .virtual : .direct)
            return try resolvedCall(found, receiver, arguments, defaultsOf: symbol, substitution, span, type: type)
        }
        return try resolvedCall(
            Callee(symbol, substitution, callee.dispatch), receiver, arguments, defaultsOf: symbol, substitution, span,
            type: type)
    }

    /// Returns a node for a literal `0` in generic code whose concrete type is a number.
    private func numericLiteral(_ symbol: FunctionSymbol, _ own: Type, _ arguments: [TArgument]) throws -> Node? {
        guard symbol.kind == .initializer, own.valueKind == .int || own.valueKind == .double, arguments.count == 1,
            case .value(let e) = arguments[0], let protocolName = symbol.owner?.name,
            protocolName == "ExpressibleByIntegerLiteral" || protocolName == "ExpressibleByFloatLiteral"
        else { return nil }
        switch e.kind {
        case .integer(let bits): return own.valueKind == .int ? IntConstant(Int(bits)) : DoubleConstant(Double(bits))
        case .double(let number): return DoubleConstant(number)
        default: return nil
        }
    }

    /// Lowers a call whose callee is known, except overrides.
    private func resolvedCall(
        _ callee: Callee, _ receiver: Receiver, _ arguments: [TArgument], defaultsOf symbol: FunctionSymbol,
        _ outer: Substitution, _ span: Span, type: Type?
    ) throws -> Node {
        let target = callee.function
        if target.initializesObject {
            return try objectCreation(callee, receiver, arguments, span, type: type)
        }
        if case .metatype(let metatype) = receiver, callee.dispatch == .direct, target.receivesDynamicClass,
            let own = staticClass(metatype)
        {
            let values = try argumentParts(symbol, outer, arguments, span)
            let ofClass = OpenedCode.ofClass { [linker] in linker.function(target, $0.arguments, on: own) }
            return try openedCall(target, callee.substitution, .none, values, span, ofClass)
                ?? call(linker.function(target, callee.substitution.arguments, on: own), values, [], span)
        }
        if case .metatype(let metatype) = receiver,
            callee.dispatch != .direct || target.isSelfOpen(in: callee.substitution) || target.receivesDynamicClass
                || target.isStaticOfClass(in: callee.substitution)
        {
            return try staticDynamicCall(target, callee.substitution, metatype, arguments, span)
        }
        let parts = try argumentParts(symbol, outer, arguments, span)
        let values = withSwitchPoints(parts, of: target, receiver, span)
        if linker.isNative(target, callee.substitution) {
            return try nativeCall(target, callee.substitution, receiver, values, span)
        }
        if let home = declaringContext(of: target) {
            let local = try localFunction(target, home, callee.substitution.arguments)
            if let call = try openedCall(
                target, callee.substitution, receiver, values, span, .local(home: home, plain: local))
            {
                return call
            }
            return try codeCall(local.code, target, receiver, values, span, captures: local.captures)
        }
        if callee.dispatch == .virtual, target.takesSelf, target.owner?.isNativeClass != true {
            return try virtualCall(target, callee.substitution, receiver, values, span)
        }
        if let call = try openedCall(target, callee.substitution, receiver, values, span) { return call }
        let code = linker.function(target, callee.substitution.arguments)
        return try codeCall(code, target, receiver, values, span, captures: [])
    }

    private func declaringContext(of symbol: FunctionSymbol) -> FunctionContext? {
        localFunctions.declarers[symbol]?.context
    }

    // MARK: - Arguments

    enum LoweredPart {
        case value(Node)
        case place(PlaceNode)
    }

    func argumentParts(
        _ symbol: FunctionSymbol, _ substitution: Substitution, _ arguments: [TArgument], _ span: Span
    ) throws -> [LoweredPart] {
        try arguments.enumerated().map { index, argument in
            switch argument {
            case .value(let e): return .value(try lower(e))
            case .inout_(let place): return .place(try lowerPlace(place, typeOf(place), span))
            case .defaultValue(let site): return .value(try defaultArgument(symbol, substitution, index, span, site))
            }
        }
    }

    func argumentNodes(
        _ symbol: FunctionSymbol, _ substitution: Substitution, _ arguments: [TArgument], _ span: Span
    ) throws -> [Node] {
        try argumentParts(symbol, substitution, arguments, span).map { part in
            switch part {
            case .value(let node): return node
            case .place(let place): return place.load
            }
        }
    }

    private func defaultArgument(
        _ symbol: FunctionSymbol, _ substitution: Substitution, _ index: Int, _ span: Span, _ site: Span
    ) throws -> Node {
        let linker = linker
        if case .memberwiseInit? = symbol.synthesis { return try memberwiseDefault(symbol, substitution, index, span) }
        if case .inheritedInit(let origin)? = symbol.synthesis {
            return try defaultArgument(origin, substitution, index, span, site)
        }
        let expression = symbol.parameters[index].defaultValue ?? linker.semantics.defaultValue(of: symbol, index)
        if let expression {
            var inner = expression
            while case .convert(let next, _) = inner.kind { inner = next }
            if case .magic(let literal) = inner.kind { return try magicLiteralNode(literal, expression.type, site) }
            if let constant = literalNode(expression, expression.type) { return constant }
        }
        let function = linker.thunk("default argument of \(symbol.displayName)", symbol, index + 1, substitution) {
            expression
        }
        return track(Call(function, Arguments([], []), span))
    }

    private func memberwiseDefault(
        _ symbol: FunctionSymbol, _ substitution: Substitution, _ index: Int, _ span: Span
    ) throws -> Node {
        let parameter = symbol.parameters[index]
        guard let owner = symbol.owner,
            let property = owner.storedProperties.first(where: { $0.name == parameter.variable.name })
        else { return Constant(.none) }
        if property.isLazy {
            // A mark in the record says that a lazy field is unset, so the slot may contain any value.
            let kind = types.kind(parameter.type)
            return kind == .value ? Constant(.unit) : zeroNode(kind)
        }
        if property.initialValue == nil, linker.semantics.initialValue(of: property) == nil { return Constant(.none) }
        return initialValue(property, substitution, concrete(parameter.type), span)
    }

    // MARK: - Code

    func receiverPart(_ target: FunctionSymbol, _ receiver: Receiver, _ span: Span) throws -> LoweredPart? {
        guard target.takesSelf else { return nil }
        switch receiver {
        case .none: return try selfSymbol.map { .value(try place(of: $0, span).load) }
        case .value(let e): return .value(try lower(e))
        case .place(let place):
            if target.isConsuming, case .variable(let variable) = place, variable.type.isNoncopyable {
                return .value(try lowerMove(place, TExpr.consumingRead(variable, span)))
            }
            let node = try lowerPlace(place, typeOf(place), span)
            return target.mutatesSelf ? .place(node) : .value(node.load)
        case .metatype(let e): return .value(try lower(e))
        }
    }

    func codeCall(
        _ code: CodeFunction, _ target: FunctionSymbol, _ receiver: Receiver, _ values: [LoweredPart], _ span: Span,
        captures: [(variable: VariableSymbol, slot: Int)]
    ) throws -> Node {
        let own = try receiverPart(target, receiver, span)
        let parts = (own.map { [$0] } ?? []) + values
        return call(code, parts, captureSlots(captures), span)
    }

    /// Returns, for each variable that a local function captures, its slot in the caller's frame and in the function's
    /// own.
    func captureSlots(
        _ captures: [(variable: VariableSymbol, slot: Int)]
    ) -> [(from: Int, to: Int, kind: Shape)] {
        captures.compactMap { capture in
            lookup(capture.variable).map { ($0.slot, capture.slot, $0.isBoxed ? .value : $0.kind) }
        }
    }

    func call(
        _ code: CodeFunction, _ parts: [LoweredPart], _ captures: [(from: Int, to: Int, kind: Shape)], _ span: Span
    )
        -> Node
    {
        if let call = mutatingCall(code, parts, captures, span) { return call }
        var nodes: [Node] = []
        for part in parts {
            guard case .value(let node) = part else {
                return track(InoutCall(code, parts, captures, span))
            }
            nodes.append(node)
        }
        let kinds = code.parameters.map(\.kind)
        if nodes.count == 1, kinds == [.int], captures.isEmpty { return track(CallInt(code, nodes[0], span)) }
        let arguments = Arguments(nodes, kinds)
        arguments.captures = captures
        return track(Call(code, arguments, span))
    }

    private func mutatingCall(
        _ code: CodeFunction, _ parts: [LoweredPart], _ captures: [(from: Int, to: Int, kind: Shape)], _ span: Span
    ) -> Node? {
        guard captures.isEmpty, case .place(let place)? = parts.first, place.isAddressable, place.runsNoUserCode else {
            return nil
        }
        var nodes: [Node] = []
        for part in parts.dropFirst() {
            guard case .value(let node) = part else { return nil }
            nodes.append(node)
        }
        // If the modified value is also an argument, the argument retains it, so that the modification copies it.
        let arguments = Arguments(nodes, code.parameters.dropFirst().map(\.kind), lends: false)
        return track(MutatingCall(code, place, arguments, span))
    }

    private func virtualCall(
        _ target: FunctionSymbol, _ substitution: Substitution, _ receiver: Receiver, _ values: [LoweredPart],
        _ span: Span
    ) throws -> Node {
        let linker = linker
        let find: (RuntimeType) throws -> CodeFunction = { type in
            try linker.mostDerivedCode(of: target, substitution, in: type)
        }
        let ofReceiver = OpenedCode.ofReceiver { try linker.mostDerivedCode(of: target, $0, in: $1) }
        if let call = try openedCall(target, substitution, receiver, values, span, ofReceiver) { return call }
        guard let receiver = try receiverPart(target, receiver, span) else { return Constant(.none) }
        return dynamicCall(target, [receiver] + values, unwraps: false, span, find)
    }

    private func dynamicCall(
        _ target: FunctionSymbol, _ parts: [LoweredPart], unwraps: Bool, _ span: Span,
        _ find: @escaping (RuntimeType) throws -> CodeFunction
    ) -> Node {
        var nodes: [Node] = []
        for part in parts {
            guard case .value(let node) = part else {
                return track(InoutCall(target.displayName, parts, unwraps: unwraps, span, find))
            }
            nodes.append(node)
        }
        // The receiver and the arguments are tagged, because only the callee knows their kinds.
        let arguments = Arguments(nodes, nodes.map { _ in .value })
        return track(DynamicCall(target.displayName, arguments, unwraps: unwraps, span, findFunction: find))
    }

    /// Lowers a call of a requirement on an existential.
    private func existentialCall(
        _ isOptional: Bool, _ symbol: FunctionSymbol, _ substitution: Substitution, _ own: Type, _ receiver: Receiver,
        _ arguments: [TArgument], _ span: Span
    ) throws -> Node {
        let linker = linker
        let values = try argumentParts(symbol, substitution, arguments, span)
        // If the existential is always opened, the code for `any P` never runs, but the function needs some code.
        if !openedArguments(of: symbol, substitution).isEmpty {
            let ofReceiver = OpenedCode.ofReceiver { try linker.witness(symbol, $0, in: $1, span) }
            if let call = try openedCall(symbol, substitution, receiver, values, span, ofReceiver) { return call }
        }
        guard symbol.takesSelf, let receiver = try receiverPart(symbol, receiver, span) else {
            return track(
                Native0(symbol.displayName, span) {
                    throw Trap("unsupported", "'\(symbol.displayName)' needs a concrete type", at: span)
                })
        }
        if isOptional {
            return dynamicCall(symbol, [receiver] + values, unwraps: true, span) { type in
                try linker.optionalWitness(symbol, substitution, in: type, span)
            }
        }
        guard let result = symbol.result, result.isGeneric else {
            return dynamicCall(symbol, [receiver] + values, unwraps: true, span) { type in
                try linker.witness(symbol, substitution, in: type, span)
            }
        }
        let wanted = linker.describe(Specialiser(linker, substitution).concrete(result))
        return dynamicCall(symbol, [receiver] + values, unwraps: true, span) { type in
            try linker.erasingResult(
                try linker.witness(symbol, substitution, in: type, span), symbol, substitution, type, wanted)
        }
    }

    /// Lowers a call of a static member or initialiser on a metatype value.
    private func staticDynamicCall(
        _ symbol: FunctionSymbol, _ substitution: Substitution, _ metatype: TExpr, _ arguments: [TArgument],
        _ span: Span
    ) throws -> Node {
        let linker = linker
        if let own = staticClass(metatype), symbol.isStatic {
            let found = try linker.staticMember(symbol, substitution, in: linker.describe(own), span)
            let values = try argumentParts(symbol, substitution, arguments, span)
            let ofClass = OpenedCode.ofClass { try linker.staticMember(symbol, $0, in: linker.describe(own), span).0 }
            return try openedCall(symbol, substitution, .none, values, span, ofClass)
                ?? call(found.0, values, [], span)
        }
        let nodes = try argumentNodes(symbol, substitution, arguments, span)
        let result = symbol.isSelfOpen(in: substitution) ? symbol.result.flatMap { $0.isGeneric ? $0 : nil } : nil
        let wanted = result.map { linker.describe(Specialiser(linker, substitution).concrete($0)) }
        let written = namedClass(symbol, substitution, metatype)
        let opened = openedArguments(of: symbol, substitution)
        return track(
            MetatypeCall(symbol.displayName, try lower(metatype), nodes, opened, span) { types in
                let type = types[0]
                let inner = substitution.opening(opened, as: types.dropFirst())
                var (code, create) = try linker.staticMember(symbol, inner, in: type, writtenAs: written, span)
                if let result, let wanted, let own = type.type {
                    let actual = Specialiser(linker, inner.settingSelf(own, forSelfOf: symbol)).concrete(result)
                    code = linker.erasingResult(code, from: linker.describe(actual), to: wanted)
                }
                return (code, create)
            })
    }

    /// Returns the class of a metatype if it is known when lowering: a type name, or `self` of a static member.
    private func staticClass(_ metatype: TExpr) -> Type? {
        switch metatype.kind {
        case .metatype(let type):
            let own = concrete(type)
            return own.isClassType ? own : nil
        case .convert(let inner, .upcast): return staticClass(inner)
        case .load(.variable(let variable)) where variable.name == "self":
            guard case .metatype(let type) = variable.type.kind, concrete(type).isClassType, lookup(variable) == nil
            else { return nil }
            return dynamicSelf
        default: return nil
        }
    }

    /// Returns the class that the code names for a metatype, which is not the dynamic one: `Self` in members of a
    /// protocol extension, where `self` is the dynamic class.
    private func namedClass(_ symbol: FunctionSymbol, _ substitution: Substitution, _ metatype: TExpr) -> Type? {
        guard let own = substitution.selfArgument(of: symbol), own.isClassType, !isDynamicSelf(metatype) else {
            return nil
        }
        return own
    }

    /// Returns true for `type(of: self)` in a method of a class, and for `self` in a static one.
    private func isDynamicSelf(_ metatype: TExpr) -> Bool {
        switch metatype.kind {
        case .dynamicType(let inner), .convert(let inner, .upcast): return isDynamicSelf(inner)
        case .load(.variable(let variable)): return variable.name == "self" && symbol?.owner?.kind == .class
        default: return false
        }
    }

    // MARK: - Objects

    private func objectCreation(
        _ callee: Callee, _ receiver: Receiver, _ arguments: [TArgument], _ span: Span, type: Type?
    ) throws -> Node {
        if case .metatype(let metatype) = receiver {
            return try staticDynamicCall(callee.function, callee.substitution, metatype, arguments, span)
        }
        let wanted = type.map(concrete)
        let created = wanted?.optionalPayload ?? wanted
        let owner = callee.function.owner!
        let count = owner.environment.parameters.count
        let fallback = Type.nominal(owner, Array(callee.substitution.arguments.prefix(count)))
        let object = created?.isClassType == true ? created! : fallback
        linker.semantics.complete(object.nominalSymbol!)
        return try lowerObjectInit(callee, NewInstance(linker.describe(object)), arguments, span)
    }

    func lowerObjectInit(_ callee: Callee, _ object: Node, _ arguments: [TArgument], _ span: Span) throws -> Node {
        let values = try argumentParts(callee.function, callee.substitution, arguments, span)
        let code = linker.function(callee.function, callee.substitution.arguments)
        return call(code, [.value(object)] + values, [], span)
    }

    /// Lowers `self.init(…)` and `super.init(…)`.
    func lowerDelegation(_ callee: Callee, _ arguments: [TArgument], _ span: Span) throws -> Node {
        guard let own = returnedSelf else { return Constant(.none) }
        let substitution = types.concrete(callee.substitution)
        let concrete = Callee(callee.function, substitution, .direct)
        let place = try place(of: own, span)
        let result = resultSlot
        if callee.function.initializesObject {
            let node = try lowerClassDelegation(concrete, place, arguments, span)
            let delegated = delegatedSlot
            return ClosureEffectNode { f in
                if try node.value(f).isNil {
                    f[result] = .none
                    throw FailedInit.shared
                }
                if let delegated { f[delegated] = .bool(true) }
            }
        }
        let found = Callee(callee.function, substitution, callee.dispatch)
        var node = try lowerCall(found, .none, arguments, span)
        if callee.function.isFailable {
            let inner = node
            node = ValueNode { f in
                let value = try inner.value(f)
                if value.isNil { throw FailedInit.shared }
                return value.unwrapped
            }
        }
        return place.store(node)
    }

    /// Lowers a delegation of a convenience initialiser to an initialiser of the object's class.
    private func lowerClassDelegation(_ callee: Callee, _ place: PlaceNode, _ arguments: [TArgument], _ span: Span)
        throws -> Node
    {
        guard isConvenience else { return try lowerObjectInit(callee, place.load, arguments, span) }
        let linker = linker
        let values = try argumentParts(callee.function, callee.substitution, arguments, span)
        return dynamicCall(callee.function, [.value(place.load)] + values, unwraps: false, span) { type in
            try linker.staticMember(callee.function, callee.substitution, in: type, span).0
        }
    }

    // MARK: - Function values

    private func argumentKinds(_ arguments: [TArgument]) -> [Shape] {
        arguments.map { argument in
            if case .value(let e) = argument { return types.kind(e.type) }
            return .value
        }
    }

    func lowerApply(_ function: TExpr, _ arguments: [TArgument], _ span: Span) throws -> Node {
        let callee = try lower(function)
        var nodes: [Node] = []
        var places: [(index: Int, place: PlaceNode)] = []
        for (index, argument) in arguments.enumerated() {
            switch argument {
            case .value(let e): nodes.append(try lower(e))
            case .inout_(let place):
                let lowered = try lowerPlace(place, typeOf(place), span)
                places.append((index, lowered))
                nodes.append(Constant(.none))
            case .defaultValue: nodes.append(Constant(.none))
            }
        }
        if places.isEmpty {
            return track(Apply(callee, Arguments(nodes, argumentKinds(arguments)), span))
        }
        return track(ApplyInPlace(callee, nodes, places, span))
    }
}

/// An error that is thrown to leave an initialiser if the initialiser that it delegates to has failed.
struct FailedInit: Error {
    static let shared: Error = FailedInit()
}

extension Substitution {
    /// Returns the type that `Self` has in a protocol member.
    func selfArgument(of symbol: FunctionSymbol) -> Type? {
        guard let owner = symbol.owner, owner.kind == .protocol else { return nil }
        for (parameter, argument) in zip(parameters, arguments) where parameter.isSelf { return argument }
        return arguments.first
    }

    /// Returns the substitution with `own` as the type for `Self`.
    func settingSelf(_ own: Type, forSelfOf symbol: FunctionSymbol) -> Substitution {
        var result = self
        result.arguments[parameters.firstIndex { $0.isSelf } ?? 0] = own
        return result
    }
}

extension FunctionSymbol {
    /// Returns true for a protocol member that is called on an existential: its `Self` is known only at run time.
    func isSelfOpen(in substitution: Substitution) -> Bool {
        substitution.selfArgument(of: self)?.isExistentialType ?? false
    }

    /// Returns true if this is a static member of a protocol extension on a class: its `self` is the class on which it
    /// is called.
    func isStaticOfClass(in substitution: Substitution) -> Bool {
        isStatic && owner?.kind == .protocol && substitution.selfArgument(of: self)?.isClassType ?? false
    }
}
