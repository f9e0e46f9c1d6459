import Checking
import Runtime
import Syntax
import TypeModel

// Creates run-time descriptors of concrete types.

private let builtinKinds: [String: RuntimeType.Kind] = [
    "Bool": .bool, "String": .string, "Character": .character, "Substring": .substring, "Never": .never,
    "Int": .integer(bits: 64, isSigned: true), "Int8": .integer(bits: 8, isSigned: true),
    "Int16": .integer(bits: 16, isSigned: true), "Int32": .integer(bits: 32, isSigned: true),
    "Int64": .integer(bits: 64, isSigned: true), "UInt": .integer(bits: 64, isSigned: false),
    "UInt8": .integer(bits: 8, isSigned: false), "UInt16": .integer(bits: 16, isSigned: false),
    "UInt32": .integer(bits: 32, isSigned: false), "UInt64": .integer(bits: 64, isSigned: false),
    "Double": .floating(bits: 64), "Float": .floating(bits: 32), "CGFloat": .floating(bits: 64),
    "AnyHashable": .existential, "StaticString": .string,
]

private let genericKinds: [String: ([RuntimeType]) -> RuntimeType.Kind] = [
    "Optional": { .optional($0[0]) },
    "Array": { .array($0[0]) },
    "ContiguousArray": { .array($0[0]) },
    "ArraySlice": { .slice($0[0]) },
    "Dictionary": { .dictionary($0[0], $0[1]) },
    "Set": { .set($0[0]) },
]

/// The descriptors of one session's types, by type number. Types live longer than the session, their descriptors do
/// not.
struct DescriptorTable {
    private var rows: [RuntimeType?] = []

    func of(_ type: Type) -> RuntimeType? {
        type.id >= 0 && type.id < rows.count ? rows[type.id] : nil
    }

    mutating func store(_ descriptor: RuntimeType, for type: Type) {
        guard type.id >= 0 else { return }
        if type.id >= rows.count { rows += Array(repeating: nil, count: type.id - rows.count + 256) }
        rows[type.id] = descriptor
    }

    /// Releases the descriptors and their code. Those of values that outlive the session can still print them.
    mutating func close() {
        for case let row? in rows { row.releaseCode() }
        rows = []
    }
}

/// Data about a type that code caches, besides its descriptor.
final class TypeRecord {
    /// The shared values of enum cases without associated values, by the index of the case.
    var simpleCases: [Int: Value] = [:]
    /// The initial fields of a new value: scalars are tagged zeros.
    var initialFields: [Value] = []
    var overrides: [FunctionSymbol: CodeFunction] = [:]
}

extension RuntimeType {
    var record: TypeRecord {
        if let known = codeCache { return unsafeDowncast(known, to: TypeRecord.self) }
        let made = TypeRecord()
        codeCache = made
        return made
    }
    /// Returns the shared value of an enum case without associated values.
    func simpleCase(_ index: Int) -> Value {
        if let known = record.simpleCases[index] { return known }
        let made = Value.object(EnumBox(self, index))
        record.simpleCases[index] = made
        return made
    }
    /// The checker's type, if this descriptor was created from one.
    var type: Type? { checkerType.map { Type(identity: $0) } }
}

/// A stored property of a concrete type.
struct StoredField {
    let variable: VariableSymbol
    /// The arguments of the type that declares the property.
    let types: Specialiser

    /// The property's type. Computed on demand, because many properties start as nil and stay nil.
    var type: Type {
        if variable.type == nil { types.linker.semantics.completeSignature(variable) }
        return types.concrete(variable.type)
    }
}

extension Linker {
    /// Returns the descriptor of a concrete type.
    func describe(_ type: Type) -> RuntimeType {
        if let known = descriptors.of(type) { return known }
        let isBuiltin = type.nominalSymbol.map { self.isBuiltin($0) } ?? true
        if !isBuiltin, let nominal = type.nominalSymbol { semantics.complete(nominal) }
        let made = RuntimeType(
            kind: runtimeKind(type), name: printedName(type, qualified: false),
            qualifiedName: printedName(type, qualified: true), arguments: argumentTypes(type).map(describe),
            checkerType: type.identity)
        // While the arguments were described, this type may have been described too.
        if let known = descriptors.of(type) { return known }
        descriptors.store(made, for: type)
        if let symbol = type.nominalSymbol, symbol.kind == .class, !symbol.isLibrary { Census.current?.register(made) }
        if !isBuiltin { fillDescriptor(made, type) }
        return made
    }

    /// True for types whose values have no fields or cases, so their declarations need not be read.
    private func isBuiltin(_ symbol: NominalSymbol) -> Bool {
        symbol.isLibrary && (builtinKinds[symbol.name.text] != nil || genericKinds[symbol.name.text] != nil)
    }

    private func argumentTypes(_ type: Type) -> [Type] { type.typeArguments }

    private func runtimeKind(_ type: Type) -> RuntimeType.Kind {
        switch type.kind {
        case .nominal(let symbol, let arguments):
            if symbol.isLibrary {
                if let kind = builtinKinds[symbol.name.text] { return kind }
                if let make = genericKinds[symbol.name.text] { return make(arguments.map(describe)) }
            }
            switch symbol.kind {
            case .struct: return symbol.isLibrary && symbol.storedProperties.isEmpty ? .native : .structure
            case .enum: return .enumeration
            case .class: return symbol.isNativeClass ? .native : .classType
            case .protocol: return .existential
            }
        case .tuple(let fields):
            if fields.isEmpty { return .void }
            return .tuple(fields.map { ($0.label?.text, describe($0.type)) })
        case .function: return .function
        case .metatype(let instance): return .metatype(describe(instance))
        case .existential, .parameter, .dependent, .opaque, .variable, .error: return .existential
        }
    }

    /// Returns the stored properties of a class type, those of superclasses first.
    func allFields(_ type: Type) -> [StoredField] {
        if let known = fields[type] { return known }
        guard case .nominal(let symbol, let arguments) = type.kind else { return [] }
        semantics.complete(symbol)
        let types = Specialiser(self, Substitution(symbol.environment.parameters, arguments))
        let inherited = symbol.superclass.map { allFields(types.concrete($0)) } ?? []
        let all = inherited + symbol.storedProperties.map { StoredField(variable: $0, types: types) }
        fields[type] = all
        return all
    }

    func superclass(of type: Type) -> Type? {
        guard case .nominal(let symbol, let arguments) = type.kind, let superclass = symbol.superclass else {
            return nil
        }
        return Specialiser(self, Substitution(symbol.environment.parameters, arguments)).concrete(superclass)
    }

    private func fillDescriptor(_ descriptor: RuntimeType, _ type: Type) {
        guard case .nominal(let symbol, let arguments) = type.kind else { return }
        let types = Specialiser(self, Substitution(symbol.environment.parameters, arguments))
        switch symbol.kind {
        case .struct, .class:
            let fields = allFields(type)
            let described: () -> [RuntimeType.Field] = { [weak self] in
                guard let self else { return [] }
                return fields.map {
                    RuntimeType.Field(
                        name: $0.variable.name.text, type: self.describe($0.type), isLazy: $0.variable.isLazy)
                }
            }
            if symbol.kind == .class { descriptor.makeFields = described } else { descriptor.fields = described() }
            descriptor.record.initialFields = fields.map(initialFieldValue)
            if let superclass = superclass(of: type) { descriptor.superclass = describe(superclass) }
            descriptor.codingNames = codingNames(symbol)
            if symbol.kind == .class {
                descriptor.deinitializer = deinitializer(type)
            } else if let function = symbol.deinitializer.map({ self.function($0, arguments) }) {
                descriptor.recordDeinitializer = { record in
                    if DeferredFree.isFreeing { return }
                    _ = Unwinding.guarded { try function.call([.object(record)]) }
                }
            }
        case .enum where !genericKinds.keys.contains(symbol.name.text) || !symbol.isLibrary:
            descriptor.cases = symbol.cases.map { item in
                .init(
                    name: item.name.text,
                    payload: item.payload.map { ($0.label?.text, describe(types.concrete($0.type))) })
            }
        default: break
        }
    }

    /// Returns the coding keys of the properties by name, as the program's `CodingKeys` define them.
    private func codingNames(_ symbol: NominalSymbol) -> [String: String]? {
        guard let keys = symbol.members["CodingKeys"]?.first as? NominalSymbol, keys.kind == .enum else {
            guard symbol.storedProperties.contains(where: { $0.outerName != $0.name }) else { return nil }
            return Dictionary(uniqueKeysWithValues: symbol.storedProperties.map { ($0.name.text, $0.outerName.text) })
        }
        semantics.complete(keys)
        var names: [String: String] = [:]
        for item in keys.cases { names[item.name.text] = item.rawString ?? item.name.text }
        for property in symbol.storedProperties where property.outerName != property.name {
            names[property.name.text] = names[property.outerName.text]
        }
        return names
    }

    private func initialFieldValue(_ field: StoredField) -> Value {
        if field.variable.isLazy { return .unit }
        if field.variable.beginsAsNil { return .none }
        switch field.type.valueKind {
        case .int: return .int(0)
        case .double: return .double(0)
        case .bool: return .bool(false)
        case .value: return .none
        }
    }

    private func deinitializer(_ type: Type) -> ((Instance) -> Void)? {
        var chain: [(FunctionSymbol, [Type])] = []
        var current: Type? = type
        while let level = current {
            if let function = level.nominalSymbol?.deinitializer { chain.append((function, level.typeArguments)) }
            current = superclass(of: level)
        }
        if chain.isEmpty { return nil }
        let functions = chain.map { function($0.0, $0.1) }
        return { instance in
            if DeferredFree.isFreeing { return }
            for function in functions { _ = Unwinding.guarded { try function.call([.object(instance)]) } }
        }
    }

    // MARK: - Names

    func printedName(_ type: Type, qualified: Bool) -> String {
        switch type.kind {
        case .nominal(let symbol, let arguments): return nominalName(symbol, arguments, qualified)
        case .tuple(let fields):
            let parts = fields.map { field in
                (field.label.map { $0.text + ": " } ?? "") + innerTypeName(field.type, qualified)
            }
            return "(" + parts.joined(separator: ", ") + ")"
        case .function(let function):
            let parameters = function.parameters.map { parameter in
                let element = parameter.isVariadic ? parameter.type.typeArguments.first : nil
                return (parameter.isInout ? "inout " : "")
                    + printedName(element ?? parameter.type, qualified: qualified)
                    + (element == nil ? "" : "...")
            }
            let thrown = function.thrown.map { "(" + printedName($0, qualified: qualified) + ")" } ?? ""
            let effect = function.effects.sourceText + thrown
            return "(" + parameters.joined(separator: ", ") + ")" + effect + " -> "
                + printedName(function.result, qualified: qualified)
        case .metatype(let instance):
            // `P.Type` is also the type of a protocol; its own type is `P.Type.Protocol`.
            if case .metatype(let inner) = instance.kind, inner.isExistentialType {
                return printedName(inner, qualified: qualified) + ".Type.Protocol"
            }
            return printedName(instance, qualified: qualified) + (instance.isExistentialType ? ".Protocol" : ".Type")
        case .existential(let protocols, let superclass):
            if protocols.isEmpty && superclass == nil { return "Any" }
            var parts = superclass.map { [printedName($0, qualified: qualified)] } ?? []
            parts += protocols.map { $0.name == "AnyObject" ? "AnyObject" : nominalName($0, [], qualified) }
            return parts.joined(separator: " & ")
        case .parameter(let parameter): return parameter.name.text
        case .dependent(let base, let associated):
            return printedName(base, qualified: qualified) + "." + associated.name.text
        case .opaque(let symbol, _): return "some " + symbol.protocols.map(\.name.text).joined(separator: " & ")
        case .variable, .error: return "_"
        }
    }

    /// Returns the name of a type inside another type's name. Inside another name `P.Type` is an existential metatype;
    /// alone it is the protocol's own type, `P.Protocol`.
    private func innerTypeName(_ type: Type, _ qualified: Bool) -> String {
        guard case .metatype(let instance) = type.kind, instance.isExistentialType else {
            return printedName(type, qualified: qualified)
        }
        return printedName(instance, qualified: qualified) + ".Type"
    }

    private func nominalName(_ symbol: NominalSymbol, _ arguments: [Type], _ qualified: Bool) -> String {
        var name = symbol.name.text
        let own = symbol.environment.parameters.count - outerParameterCount(symbol)
        let last = arguments.suffix(max(own, 0))
        var parts = last.map { innerTypeName($0, qualified) }
        if let family = symbol.name.packFamily {
            name = family.stem.text
            let others = symbol.environment.parameters.suffix(own).count { !$0.name.isPackPart }
            parts = parts.prefix(others) + ["Pack{" + parts.dropFirst(others).joined(separator: ", ") + "}"]
        }
        if !parts.isEmpty { name += "<" + parts.joined(separator: ", ") + ">" }
        guard qualified else { return name }
        if let outer = symbol.parent as? NominalSymbol {
            let path = nominalName(outer, Array(arguments.prefix(outerParameterCount(symbol))), true) + "." + name
            let isOwn = outer.moduleName == symbol.moduleName && !isInConstrainedExtension(symbol, of: outer)
            return isOwn ? path : "(extension in \(symbol.moduleName)):" + path
        }
        if symbol.parent is FunctionSymbol { return symbol.moduleName + ".(unknown context)." + name }
        return symbol.moduleName + "." + name
    }

    private func isInConstrainedExtension(_ symbol: NominalSymbol, of outer: NominalSymbol) -> Bool {
        symbol.environment.parameters.count == outer.environment.parameters.count
            && symbol.environment.requirements.count > outer.environment.requirements.count
    }

    private func outerParameterCount(_ symbol: NominalSymbol) -> Int {
        (symbol.parent as? NominalSymbol)?.environment.parameters.count ?? 0
    }
}
