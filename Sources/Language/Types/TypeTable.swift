import Syntax

// Types are made here and nowhere else. Closed types are interned, so that equality is identity; types with unknowns
// live for one statement and are not.

enum TypeTable {
    struct Key: Hashable {
        var tag: UInt8
        var owner: ObjectIdentifier?
        var parts: [Int]
    }
    // One table for the process; only one lane compiles at a time.
    nonisolated(unsafe) static var table: [Key: Type] = [:]
    nonisolated(unsafe) static var count = 0

    static func intern(
        _ tag: UInt8, _ owner: AnyObject?, _ parts: [Int], open: Bool, generic: Bool,
        _ kind: @autoclosure () -> Type.Kind
    ) -> Type {
        if open { return Type(kind: kind(), isOpen: true, isGeneric: generic, id: -1) }
        let key = Key(tag: tag, owner: owner.map { ObjectIdentifier($0) }, parts: parts)
        if let known = table[key] { return known }
        let made = Type(kind: kind(), isOpen: false, isGeneric: generic, id: count)
        count += 1
        table[key] = made
        return made
    }
}

extension Type {
    public static let error = TypeTable.intern(0, nil, [], open: false, generic: false, .error)
    public static let void = Type.tuple([])
    public static let any = Type.existential([], superclass: nil)

    public static func nominal(_ symbol: NominalSymbol, _ arguments: [Type] = []) -> Type {
        if arguments.isEmpty, let known = symbol.declaredType { return known }
        return TypeTable.intern(
            1, symbol, arguments.map(\.id), open: arguments.contains { $0.isOpen },
            generic: arguments.contains { $0.isGeneric }, .nominal(symbol, arguments))
    }

    public static func tuple(_ fields: [TupleField]) -> Type {
        // A tuple of one is its element.
        if fields.count == 1 { return fields[0].type }
        var parts: [Int] = []
        for field in fields {
            parts.append(field.type.id)
            parts.append(field.label.map { Int($0.id) } ?? -1)
        }
        return TypeTable.intern(
            2, nil, parts, open: fields.contains { $0.type.isOpen }, generic: fields.contains { $0.type.isGeneric },
            .tuple(fields))
    }

    public static func tuple(of types: [Type]) -> Type { tuple(types.map { TupleField(label: nil, type: $0) }) }

    public static func function(_ function: FunctionType) -> Type {
        var parts: [Int] = [function.isThrowing ? 1 : 0, function.result.id]
        var open = function.result.isOpen
        var generic = function.result.isGeneric
        for parameter in function.parameters {
            let flags =
                (parameter.isInout ? 1 : 0) | (parameter.isVariadic ? 2 : 0) | (parameter.isAutoclosure ? 4 : 0)
            parts.append(parameter.type.id)
            parts.append(flags)
            open = open || parameter.type.isOpen
            generic = generic || parameter.type.isGeneric
        }
        return TypeTable.intern(3, nil, parts, open: open, generic: generic, .function(function))
    }

    public static func function(_ parameters: [Type], _ result: Type, isThrowing: Bool = false) -> Type {
        function(
            FunctionType(
                parameters: parameters.map { FunctionType.Parameter(type: $0) }, result: result, isThrowing: isThrowing)
        )
    }

    public static func existential(_ protocols: [NominalSymbol], superclass: Type?) -> Type {
        // One order for one set: by name, then by age of the name.
        var unique: [NominalSymbol] = []
        for symbol in protocols where !unique.contains(where: { $0 === symbol }) { unique.append(symbol) }
        unique.sort { $0.name.id < $1.name.id }
        let parts = unique.map { ObjectIdentifier($0).hashValue } + [superclass?.id ?? -1]
        return TypeTable.intern(
            4, nil, parts, open: superclass?.isOpen ?? false, generic: superclass?.isGeneric ?? false,
            .existential(unique, superclass: superclass))
    }

    public static func parameter(_ parameter: GenericParameter) -> Type {
        TypeTable.intern(5, parameter, [], open: false, generic: true, .parameter(parameter))
    }

    public static func dependent(_ base: Type, _ associated: AssociatedTypeSymbol) -> Type {
        TypeTable.intern(6, associated, [base.id], open: base.isOpen, generic: true, .dependent(base, associated))
    }

    public static func metatype(_ instance: Type) -> Type {
        TypeTable.intern(
            7, nil, [instance.id], open: instance.isOpen, generic: instance.isGeneric, .metatype(instance))
    }

    public static func opaque(_ symbol: OpaqueSymbol, _ arguments: [Type]) -> Type {
        TypeTable.intern(
            8, symbol, arguments.map(\.id), open: arguments.contains { $0.isOpen }, generic: true,
            .opaque(symbol, arguments))
    }

    static func variable(_ variable: TypeVariable) -> Type {
        Type(kind: .variable(variable), isOpen: true, isGeneric: false, id: -1)
    }
}

extension Type {
    var nominal: NominalSymbol? {
        if case .nominal(let symbol, _) = kind { return symbol }
        return nil
    }
    var arguments: [Type] {
        if case .nominal(_, let arguments) = kind { return arguments }
        return []
    }
    var asFunction: FunctionType? {
        if case .function(let function) = kind { return function }
        return nil
    }
    var asTuple: [TupleField]? {
        if case .tuple(let fields) = kind { return fields }
        return nil
    }
    var asMetatype: Type? {
        if case .metatype(let instance) = kind { return instance }
        return nil
    }
    var asVariable: TypeVariable? {
        if case .variable(let variable) = kind { return variable }
        return nil
    }
    var isError: Bool {
        if case .error = kind { return true }
        return false
    }
    var isVoid: Bool { self === Type.void }
    var isAny: Bool { self === Type.any }
    var isExistential: Bool {
        if case .existential = kind { return true }
        return false
    }
    var isClass: Bool {
        switch kind {
        case .nominal(let symbol, _): return symbol.kind == .class
        case .existential(_, let superclass): return superclass != nil
        default: return false
        }
    }

    /// The same type with its parts replaced; `leaf` answers for the types that it wants to replace as a whole.
    func mapped(_ leaf: (Type) -> Type?) -> Type {
        if let replaced = leaf(self) { return replaced }
        switch kind {
        case .nominal(let symbol, let arguments):
            if arguments.isEmpty { return self }
            return .nominal(symbol, arguments.map { $0.mapped(leaf) })
        case .tuple(let fields):
            if fields.isEmpty { return self }
            return .tuple(fields.map { TupleField(label: $0.label, type: $0.type.mapped(leaf)) })
        case .function(var function):
            for index in function.parameters.indices {
                function.parameters[index].type = function.parameters[index].type.mapped(leaf)
            }
            function.result = function.result.mapped(leaf)
            return .function(function)
        case .existential(let protocols, let superclass):
            guard let superclass else { return self }
            return .existential(protocols, superclass: superclass.mapped(leaf))
        case .dependent(let base, let associated):
            return .dependent(base.mapped(leaf), associated)
        case .metatype(let instance):
            return .metatype(instance.mapped(leaf))
        case .opaque(let symbol, let arguments):
            if arguments.isEmpty { return self }
            return .opaque(symbol, arguments.map { $0.mapped(leaf) })
        case .parameter, .variable, .error:
            return self
        }
    }

    /// Whether any part satisfies the test.
    func contains(_ test: (Type) -> Bool) -> Bool {
        var found = false
        _ = mapped { part in
            if !found, test(part) { found = true }
            return found ? part : nil
        }
        return found
    }
}
