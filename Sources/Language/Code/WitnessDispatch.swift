import Checking
import Diagnostics
import Runtime
import Syntax
import TypeModel

// Finds the function that a call runs: overrides of methods, witnesses of requirements.

extension Linker {
    /// Returns the witness of a requirement for a concrete type, with all its type arguments.
    func resolveWitness(
        _ requirement: FunctionSymbol, _ substitution: Substitution, _ type: Type
    ) -> (FunctionSymbol, Substitution)? {
        let wanted: Symbol = requirement.accessorOf ?? requirement
        // A member of a subclass that does not override is not a witness, unless it is an initialiser.
        let level = requirement.kind == .initializer ? type : conformingClass(type, wanted)
        guard let (found, outer) = semantics.witness(for: wanted, in: level) else {
            return inheritedInitializer(requirement, substitution, type)
        }
        let target: FunctionSymbol
        switch found {
        case let function as FunctionSymbol: target = function
        case let variable as VariableSymbol:
            guard let accessor = accessor(of: variable, requirement.kind) else { return nil }
            target = accessor
        case let member as SubscriptSymbol:
            guard let accessor = requirement.kind == .setter ? member.setter : member.getter else { return nil }
            target = accessor
        case let item as EnumCaseSymbol: target = caseFunction(item, outer)
        default: return nil
        }
        semantics.completeSignature(target)
        let parameters = target.environment.parameters
        var arguments = Array(outer.arguments.prefix(parameters.count))
        // In a default implementation `Self` is the class itself, not the conforming superclass.
        if target.owner?.kind == .protocol, level !== type, !arguments.isEmpty { arguments[0] = type }
        // The witness's own generic parameters correspond to those of the requirement.
        let owner = requirement.owner?.environment.parameters.count ?? 1
        let own = substitution.arguments.dropFirst(owner)
        arguments += own.prefix(parameters.count - arguments.count)
        if arguments.count < parameters.count { return nil }
        return (target, Substitution(parameters, arguments))
    }

    /// Returns the initialiser of the subclass that overrides an inherited one with a parameter of the conforming
    /// class, such as `init(copy: Self)`.
    private func inheritedInitializer(
        _ requirement: FunctionSymbol, _ substitution: Substitution, _ type: Type
    ) -> (FunctionSymbol, Substitution)? {
        let level = conformingClass(type, requirement)
        guard requirement.kind == .initializer, level !== type,
            let (target, inner) = resolveWitness(requirement, substitution, level)
        else { return nil }
        var next: Type? = type
        while let here = next, here !== level, let nominal = here.nominalSymbol {
            semantics.complete(nominal)
            if let found = staticImplementation(of: target, in: nominal) {
                return (found, Substitution(found.environment.parameters, here.typeArguments))
            }
            next = superclass(of: here)
        }
        return (target, inner)
    }

    /// Returns the class that declares an inherited conformance. In its subclasses, only overrides are witnesses.
    private func conformingClass(_ type: Type, _ requirement: Symbol) -> Type {
        guard type.isClassType, let owner = requirement.parent as? NominalSymbol else { return type }
        var level = type
        while let above = superclass(of: level), semantics.conforms(above, to: owner) { level = above }
        return level
    }

    /// Returns the code of a requirement for a type that is known only at run time.
    func witness(
        _ requirement: FunctionSymbol, _ substitution: Substitution, in runtime: RuntimeType, _ span: Span
    ) throws -> CodeFunction {
        guard let type = runtime.type, let (target, inner) = resolveWitness(requirement, substitution, type) else {
            throw Trap("missing-witness", "'\(runtime.name)' has no '\(requirement.displayName)'", at: span)
        }
        if type.isClassType, target.owner?.kind == .class, target.takesSelf {
            return try mostDerivedCode(of: target, inner, in: runtime)
        }
        return function(target, inner.arguments)
    }

    /// Returns true if a type does not implement an optional requirement. Default bodies of the app kit stand for
    /// requirements that a program does not implement.
    func lacks(_ requirement: FunctionSymbol, _ type: Type) -> Bool {
        let own = Substitution(requirement.environment.parameters, [type])
        guard let (target, _) = resolveWitness(requirement, own, type) else { return true }
        return target.owner?.kind == .protocol && target.isOfModule
    }

    /// Returns the code of an optional requirement, whose result is an optional: nil if the type does not implement the
    /// requirement.
    func optionalWitness(
        _ requirement: FunctionSymbol, _ substitution: Substitution, in runtime: RuntimeType, _ span: Span
    ) throws -> CodeFunction {
        let name = requirement.displayName
        let key = "optional \(UInt(bitPattern: ObjectIdentifier(requirement).hashValue)) \(runtime.qualifiedName)"
        if let type = runtime.type, lacks(requirement, type) {
            let parameters = (requirement.takesSelf ? 1 : 0) + requirement.parameters.count
            let all = Array(repeating: CodeFunction.Parameter(kind: .value), count: parameters)
            return helperFunction("\(key) nil", name, parameters: all) { _ in Constant(.none) }
        }
        let code = try witness(requirement, substitution, in: runtime, span)
        let isNested = requirement.result?.optionalPayload != nil
        return helperFunction(key, code.name, parameters: code.parameters) { _ in
            ValueNode { isNested ? try code.value($0).wrapped : try code.value($0) }
        }
    }

    /// Returns a witness that converts its result to the type the caller sees: `Self` to the existential, an associated
    /// type to `Any`.
    func erasingResult(
        _ code: CodeFunction, _ requirement: FunctionSymbol, _ substitution: Substitution, _ runtime: RuntimeType,
        _ wanted: RuntimeType
    ) throws -> CodeFunction {
        guard let type = runtime.type, let (target, inner) = resolveWitness(requirement, substitution, type),
            let result = target.result
        else { return code }
        return erasingResult(code, from: describe(Specialiser(self, inner).concrete(result)), to: wanted)
    }

    /// Returns code that converts its result to another type.
    func erasingResult(_ code: CodeFunction, from actual: RuntimeType, to wanted: RuntimeType) -> CodeFunction {
        if actual === wanted { return code }
        let key = "erased \(UInt(bitPattern: ObjectIdentifier(code).hashValue)) \(wanted.qualifiedName)"
        return helperFunction(key, code.name, parameters: code.parameters) { [unowned self] _ in
            ValueNode { [unowned self] f in
                let value = try code.value(f)
                return cast(value, actual, wanted) ?? value
            }
        }
    }

    /// Returns the most derived implementation of a method for an object's class.
    func mostDerivedCode(
        of method: FunctionSymbol, _ substitution: Substitution, in runtime: RuntimeType
    ) throws -> CodeFunction {
        let own = method.ownArguments(in: substitution.arguments)
        var level = runtime.type
        semantics.link(method.accessorOf ?? method)
        let root = method.rootMethod
        while let type = level, let symbol = type.nominalSymbol {
            semantics.complete(symbol)
            if symbol === method.owner { break }
            if let found = implementation(of: root, named: method, in: symbol) {
                return function(found, type.typeArguments + own)
            }
            level = superclass(of: type)
        }
        return function(method, substitution.arguments)
    }

    private func implementation(
        of root: FunctionSymbol, named method: FunctionSymbol, in symbol: NominalSymbol
    ) -> FunctionSymbol? {
        let name = method.accessorOf?.name ?? method.name
        for member in symbol.members[name] ?? [] where member.parent === symbol {
            semantics.link(member)
            switch member {
            case let function as FunctionSymbol where function.rootMethod === root && function !== root: return function
            case let variable as VariableSymbol where variable.storage == .computed:
                if let accessor = accessor(of: variable, method.kind),
                    accessor.rootMethod === root || method.accessorOf is VariableSymbol,
                    !variable.isStatic
                {
                    return accessor
                }
            case let member as SubscriptSymbol:
                let accessor = method.kind == .setter ? member.setter : member.getter
                if let accessor, accessor.rootMethod === root { return accessor }
            default: break
            }
        }
        return nil
    }

    /// Returns a static member or initialiser for a type known only at run time.
    func staticMember(
        _ symbol: FunctionSymbol, _ substitution: Substitution, in runtime: RuntimeType, writtenAs written: Type? = nil,
        _ span: Span
    ) throws -> (CodeFunction, create: Bool) {
        guard let type = runtime.type else {
            throw Trap("missing-witness", "'\(runtime.name)' has no '\(symbol.displayName)'", at: span)
        }
        var target = symbol
        var arguments = substitution.arguments
        if symbol.isOfProtocolExtension {
            let own = substitution.settingSelf(written ?? type, forSelfOf: symbol)
            return (function(symbol, own.arguments, on: type.isClassType ? type : nil), false)
        }
        if symbol.owner?.kind == .protocol {
            guard let (found, inner) = resolveWitness(symbol, substitution, type) else {
                throw Trap("missing-witness", "'\(runtime.name)' has no '\(symbol.displayName)'", at: span)
            }
            target = found
            arguments = inner.arguments
            if found.owner?.kind == .protocol, let written {
                return (function(found, inner.settingSelf(written, forSelfOf: found).arguments, on: type), false)
            }
        }
        guard type.isClassType, target.owner?.kind == .class || target.kind == .initializer else {
            let isDefault = type.isClassType && target.owner?.kind == .protocol
            return (function(target, arguments, on: isDefault ? type : nil), false)
        }
        let own = target.ownArguments(in: arguments)
        var level: Type? = type
        while let here = level, let nominal = here.nominalSymbol, nominal !== target.owner {
            semantics.complete(nominal)
            if let found = staticImplementation(of: target, in: nominal) {
                return (staticFunction(found, here.typeArguments + own, type), found.kind == .initializer)
            }
            level = superclass(of: here)
        }
        return (staticFunction(target, arguments, type), target.kind == .initializer)
    }

    private func staticFunction(_ symbol: FunctionSymbol, _ arguments: [Type], _ type: Type) -> CodeFunction {
        function(symbol, arguments, on: symbol.receivesDynamicClass ? type : nil)
    }

    private func staticImplementation(of target: FunctionSymbol, in nominal: NominalSymbol) -> FunctionSymbol? {
        semantics.link(target)
        for case let member as FunctionSymbol in nominal.members[target.name] ?? []
        where member.parent === nominal && member.kind == target.kind {
            semantics.link(member)
            if member.rootMethod === target.rootMethod { return member }
            if case .inheritedInit(let origin)? = member.synthesis, origin === target { return member }
            // Parameters of an inherited initialiser are computed on demand.
            if member.kind == .initializer { semantics.completeSignature(member) }
            if member.kind == .initializer, member.parameters.map(\.label) == target.parameters.map(\.label) {
                return member
            }
        }
        for case let member as SubscriptSymbol in nominal.members[target.accessorOf?.name ?? target.name] ?? []
        where member.isStatic && member.parent === nominal {
            semantics.link(member)
            if let own = target.kind == .setter ? member.setter : member.getter, own.rootMethod === target.rootMethod {
                return own
            }
        }
        for case let variable as VariableSymbol in nominal.members[target.accessorOf?.name ?? target.name] ?? []
        where variable.isStatic {
            if let accessor = accessor(of: variable, target.kind) { return accessor }
        }
        return nil
    }

    /// Returns the accessor of a property. For a stored property, it is an accessor of the field.
    func accessor(of variable: VariableSymbol, _ kind: FunctionSymbol.Kind) -> FunctionSymbol? {
        if kind == .getter, let getter = variable.getter { return getter }
        if kind == .setter, let setter = variable.setter { return setter }
        return variable.storage == .computed ? nil : semantics.storedAccessor(variable, kind)
    }

    /// Returns an enum case as a function that implements a static requirement.
    private func caseFunction(_ item: EnumCaseSymbol, _ substitution: Substitution) -> FunctionSymbol {
        if let known = caseFunctions[ObjectIdentifier(item)] { return known }
        let span = item.span ?? .unknown
        let function = FunctionSymbol(kind: .method, name: item.name, span: span, parent: item.owner)
        function.environment = item.owner.environment
        function.isStatic = true
        function.result = item.owner.declaredType
        var payload: [TExpr] = []
        for part in item.payload {
            let variable = VariableSymbol(
                name: part.label ?? "value", span: span, parent: function, storage: .local, isLet: true)
            variable.type = part.type
            function.parameters.append(ParameterSymbol(label: part.label, variable: variable, type: part.type))
            payload.append(TExpr(.load(.variable(variable)), part.type, span))
        }
        let value = TExpr(.enumCase(item, payload), item.owner.declaredType, span)
        function.body = TBody(statements: [TStmt(.return(value), span)])
        caseFunctions[ObjectIdentifier(item)] = function
        return function
    }
}

extension FunctionSymbol {
    /// Returns the arguments of the function's own generic parameters, which follow those of its type.
    fileprivate func ownArguments(in arguments: [Type]) -> ArraySlice<Type> {
        arguments.suffix(max(0, environment.parameters.count - (owner?.environment.parameters.count ?? 0)))
    }
}
