import Runtime
import Syntax
import TypeModel

// Answers questions of the runtime and of natives about a program's types.

extension Linker {
    var anyType: RuntimeType { describe(.any) }

    public func installHooks() {
        RuntimeType.conforms = { [weak self] type, name in
            guard let self, let source = type.type, let symbol = semantics.nominal(named: Name(name)) else {
                return false
            }
            return semantics.conforms(source, to: symbol)
        }
        RuntimeType.named = { [weak self] name, arguments in
            guard let self, let symbol = semantics.nominal(named: Name(name)) else {
                return RuntimeType(kind: .native, name: name, qualifiedName: name)
            }
            if symbol.kind == .protocol { return describe(.existential([symbol], superclass: nil)) }
            return describe(.nominal(symbol, arguments.map { $0.type ?? .any }))
        }
        RuntimeType.tuple = { [weak self] fields in
            guard let self else { return RuntimeType(kind: .void, name: "()", qualifiedName: "()") }
            // Mirrors of enum cases show tuples of one element, which programs cannot write as a type.
            if let field = fields.first, fields.count == 1 {
                let label = field.label.map { $0 + ": " } ?? ""
                return RuntimeType(
                    kind: .tuple(fields), name: "(\(label)\(field.type.name))",
                    qualifiedName: "(\(label)\(field.type.qualifiedName))")
            }
            return describe(
                .tuple(fields.map { TupleField(label: $0.label.map { Name($0) }, type: $0.type.type ?? .any) }))
        }
        RuntimeType.associated = { [weak self] type, protocolName, name in
            guard let self, let source = type.type, let symbol = semantics.nominal(named: Name(protocolName)),
                semantics.conforms(source, to: symbol),
                let associated = findAssociated(Name(name), in: symbol)
            else { return nil }
            let found = Specialiser(self, Substitution()).concrete(semantics.associatedType(associated, of: source))
            if case .error = found.kind { return nil }
            return describe(found)
        }
        RuntimeType.findWitness = { [weak self] in self?.findWitness($0, $1, $2) }
    }

    private func findAssociated(_ name: Name, in symbol: NominalSymbol) -> AssociatedTypeSymbol? {
        semantics.complete(symbol)
        if let own = symbol.associatedTypes.first(where: { $0.name == name }) { return own }
        return symbol.refinedProtocols.lazy.compactMap { self.findAssociated(name, in: $0) }.first
    }

    private func findWitness(_ type: RuntimeType, _ protocolName: String, _ requirement: String) -> FunctionObject? {
        guard let source = type.type, let symbol = semantics.nominal(named: Name(protocolName)),
            semantics.conforms(source, to: symbol),
            let wanted = findRequirement(requirement, in: symbol)
        else { return nil }
        // Natives of the engine call each other directly, without witnesses.
        if case .native = type.kind, symbol.moduleName != "Swift", symbol.moduleName != "Foundation" { return nil }
        semantics.completeSignature(wanted)
        let substitution = Substitution(wanted.environment.parameters, [source])
        guard let (target, inner) = resolveWitness(wanted, substitution, source), needsCall(target, inner, type)
        else {
            return nil
        }
        if source.isClassType, target.owner?.kind == .class, target.takesSelf,
            let code = try? mostDerivedCode(of: target, inner, in: type)
        {
            return WitnessFunction(code, target, creating: target.initializesObject ? type : nil)
        }
        return WitnessFunction(
            function(target, inner.arguments), target, creating: target.initializesObject ? type : nil)
    }

    /// Returns true if a witness needs a call. The runtime handles synthesised witnesses and natives of built-in types.
    private func needsCall(_ target: FunctionSymbol, _ substitution: Substitution, _ type: RuntimeType) -> Bool {
        switch target.synthesis {
        case .equals?, .hash?, .less?: return false
        default: break
        }
        guard isNative(target, substitution) else { return true }
        let name = target.name.text
        guard name == "==" || name == "hash" else { return true }
        switch type.kind {
        case .classType, .native: return true
        default: return false
        }
    }

    private func findRequirement(_ text: String, in symbol: NominalSymbol) -> FunctionSymbol? {
        semantics.complete(symbol)
        let base = Name(String(text.prefix { $0 != "(" }))
        let labels = text.contains("(") ? text.drop { $0 != "(" }.dropFirst().dropLast() : nil
        // A member of an extension with the same name is not a requirement.
        let members = symbol.members[base] ?? []
        for member in members.filter(\.isValueRequirement) + members.filter({ !$0.isValueRequirement }) {
            switch member {
            case let function as FunctionSymbol:
                guard let labels else { return function }
                // The parameters of a requirement that was not used yet are not resolved.
                semantics.completeSignature(function)
                let own = function.parameters.map { ($0.label?.text ?? "_") + ":" }.joined()
                if own == labels { return function }
            case let variable as VariableSymbol: if let getter = variable.getter { return getter }
            case let member as SubscriptSymbol: return member.getter
            default: break
            }
        }
        return symbol.refinedProtocols.lazy.compactMap { self.findRequirement(text, in: $0) }.first
    }
}

extension Linker {
    /// Converts between values and bridged objects: `5 as NSNumber` and back; `error as NSError`, with a domain and a
    /// code.
    func bridgedValue(_ value: Value, _ from: RuntimeType, _ to: RuntimeType) -> Value? {
        if let made = bridgedObject(of: value, from, as: to) { return made }
        guard let function = dynamicType(value, from).witness("_Bridged", "_bridged(to:)") else { return nil }
        let found = Unwinding.guarded { try function.call2(value, .object(MetatypeBox(to))) } ?? .none
        guard !found.isNil, case .object(let object) = found, let box = object as? AnyBox else { return nil }
        return cast(box.value, box.type, to)
    }

    private func bridgedObject(of value: Value, _ from: RuntimeType, as to: RuntimeType) -> Value? {
        guard let target = to.type, let symbol = target.nominalSymbol, symbol.isLibrary, symbol.kind == .class,
            let marker = semantics.nominal(named: "_Bridged"), semantics.conforms(target, to: marker)
        else { return nil }
        semantics.complete(symbol)
        let actual = dynamicType(value, from)
        for case let function as FunctionSymbol in symbol.members["_bridging"] ?? [] where function.isStatic {
            semantics.completeSignature(function)
            guard let parameter = function.parameters.first, describe(parameter.type) === actual else { continue }
            return Unwinding.guarded { try WitnessFunction(self.function(function, []), function).call([value]) }
        }
        for case let function as FunctionSymbol in symbol.members["init"] ?? [] {
            semantics.completeSignature(function)
            guard let parameter = function.parameters.first, parameter.label == "_bridging",
                let argument = cast(value, from, describe(parameter.type))
            else { continue }
            let make = WitnessFunction(self.function(function, []), function, creating: to)
            return Unwinding.guarded { try make.call([argument]) }.flatMap { $0.isNil ? nil : $0.unwrapped }
        }
        return nil
    }
}

extension Symbol {
    /// True for a requirement of a protocol, false for a member of its extensions.
    fileprivate var isValueRequirement: Bool {
        switch self {
        case let function as FunctionSymbol: function.isRequirement
        case let variable as VariableSymbol: variable.isRequirement
        case let member as SubscriptSymbol: member.isRequirement
        default: false
        }
    }
}

/// Makes a method callable from native code as a function of `self` and the arguments; `inout` parameters are boxes.
private final class WitnessFunction: FunctionObject {
    let function: CodeFunction
    let isFree: Bool
    private let isLibrarySymbol: Bool
    /// For an initialiser, the class of the object to create.
    let createdType: RuntimeType?
    init(_ function: CodeFunction, _ symbol: FunctionSymbol, creating createdType: RuntimeType? = nil) {
        self.function = function
        self.createdType = createdType
        isFree = !symbol.takesSelf || createdType != nil
        isLibrarySymbol = symbol.isLibrary
    }
    override var isOfLibrary: Bool { isLibrarySymbol }
    override func call(_ arguments: [Value]) throws -> Value {
        let f = Machine.enterFromNative()
        try checkStackAndStop(f)
        defer { Machine.publishTop(f) }
        let n = f + Machine.paddingSlots
        // Natives pass a value of the type as first argument to static members, which is dropped.
        let surplus = arguments.count - function.parameters.count + (createdType == nil ? 0 : 1)
        var values = surplus > 0 && isFree ? Array(arguments.dropFirst(surplus)) : arguments
        if let createdType { values.insert(NewInstance.make(createdType, createdType.record.initialFields), at: 0) }
        var boxes: [(Int, Box)] = []
        for (index, value) in values.enumerated() {
            if case .object(let object) = value, let box = object as? Box {
                (n + index).initialize(to: box.value)
                // A method of a class receives the object itself, without a box.
                guard function.parameters[index].isInout else { continue }
                boxes.append((index, box))
                box.value = .none
            } else {
                (n + index).initialize(to: value)
            }
        }
        defer {
            for (index, box) in boxes { box.value = (n + index).move() }
            for index in values.indices where !boxes.contains(where: { $0.0 == index }) {
                (n + index).deinitialize(count: 1)
            }
        }
        return try function.value(n)
    }
}
