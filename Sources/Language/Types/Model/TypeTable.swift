import Syntax

// Creates all types. Closed types are interned, so equality is identity, and live as long as the process; open types
// live for one statement and are not interned. Their memory is reused by the next text.

public enum TypeTable {
    // The only type table of the process. Only one thread compiles at a time, so no lock is needed. The table uses open
    // addressing and never frees a type, so finding a known type allocates nothing.
    nonisolated(unsafe) private static var slots = [Type?](repeating: nil, count: 1 << 12)
    // The number of types in the table.
    nonisolated(unsafe) private static var count = 0

    /// The largest number of parts in a type; a larger type becomes `.error`. Parts may be shared, as in `(T, T)` where
    /// `T` is `(U, U)`, but every walk over a type visits them as a tree.
    static let maxSize = 10_000
    /// The number of types that were too large; callers compare it before and after.
    public nonisolated(unsafe) private(set) static var overflows = 0

    /// Combines the parts of a type to one hash value.
    struct Hash {
        private(set) var value: UInt
        init(_ tag: UInt) { value = tag &* 0x9E37_79B9_7F4A_7C15 }
        mutating func add(_ part: Int) {
            value = (value ^ UInt(bitPattern: part)) &* 0x9E37_79B9_7F4A_7C15
            value ^= value >> 29
        }
        mutating func add(_ owner: AnyObject) { add(Int(bitPattern: Unmanaged.passUnretained(owner).toOpaque())) }
        mutating func add(_ types: [Type]) { for type in types { add(type.id) } }
    }

    @inline(__always)
    static func intern(
        _ hash: Hash, size: Int = 1, generic: Bool, _ isSame: (Type) -> Bool, _ kind: () -> Type.Kind
    ) -> Type {
        if size > maxSize { return overflow() }
        let hash = Int(truncatingIfNeeded: hash.value >> 1)
        let mask = slots.count - 1
        var slot = hash & mask
        while let known = slots[slot] {
            if known.hash == hash, isSame(known) { return known }
            slot = (slot + 1) & mask
        }
        let parts = UnsafeMutablePointer<Type.Parts>.allocate(capacity: 1)
        parts.initialize(
            to: Type.Parts(kind: kind(), size: size, isOpen: false, isGeneric: generic, id: count, hash: hash))
        return add(Type(parts: parts), at: slot)
    }

    // The addresses of types with type variables, which later texts reuse. Code that keeps such a type too long sees
    // another type, but never freed memory.
    nonisolated(unsafe) private static var openTypeAddresses: [UnsafeMutablePointer<Type.Parts>] = []
    // The number of addresses in use.
    nonisolated(unsafe) private static var openTypeCount = 0

    static func open(size: Int = 1, generic: Bool, _ kind: Type.Kind) -> Type {
        if size > maxSize { return overflow() }
        let parts = Type.Parts(kind: kind, size: size, isOpen: true, isGeneric: generic, id: -1, hash: 0)
        if openTypeCount == openTypeAddresses.count {
            let place = UnsafeMutablePointer<Type.Parts>.allocate(capacity: 1)
            place.initialize(to: parts)
            openTypeAddresses.append(place)
        } else {
            storeParts(openTypeAddresses[openTypeCount], with: parts)
        }
        openTypeCount += 1
        return Type(parts: openTypeAddresses[openTypeCount - 1])
    }

    /// Makes the addresses of types with type variables reusable. This function is called at the start of a text, when
    /// no such type is in use.
    public static func reuseOpenTypes() {
        let nothing = Type.error.parts.pointee
        for index in 0..<openTypeCount { storeParts(openTypeAddresses[index], with: nothing) }
        openTypeCount = 0
    }

    /// Stores another type at the address of a type with type variables.
    private static func storeParts(_ place: UnsafeMutablePointer<Type.Parts>, with parts: Type.Parts) {
        #if DEBUG
            let generation = place.pointee.generation
            place.pointee = parts
            place.pointee.generation = generation + 1
        #else
            place.pointee = parts
        #endif
    }

    private static func overflow() -> Type {
        overflows += 1
        return .error
    }

    private static func add(_ type: Type, at slot: Int) -> Type {
        slots[slot] = type
        count += 1
        if count * 2 > slots.count { grow() }
        return type
    }

    private static func grow() {
        let old = slots
        slots = [Type?](repeating: nil, count: old.count * 2)
        let mask = slots.count - 1
        for case let type? in old {
            var slot = type.hash & mask
            while slots[slot] != nil { slot = (slot + 1) & mask }
            slots[slot] = type
        }
    }
}

/// Returns true if two lists are equal.
private func areSame(_ left: [Type], _ right: [Type]) -> Bool {
    guard left.count == right.count else { return false }
    for index in left.indices where left[index] !== right[index] { return false }
    return true
}

extension Type {
    public static let error = TypeTable.intern(TypeTable.Hash(0), generic: false, { $0.isError }, { .error })
    public static let void = Type.tuple([])
    public static let any = Type.existential([], superclass: nil)

    public static func nominal(_ symbol: NominalSymbol, _ arguments: [Type] = []) -> Type {
        if arguments.isEmpty, let known = symbol.declaredType { return known }
        var isOpen = false
        var isGeneric = false
        var size = 1
        var hash = TypeTable.Hash(1)
        hash.add(symbol)
        for argument in arguments {
            size += argument.size
            isOpen = isOpen || argument.isOpen
            isGeneric = isGeneric || argument.isGeneric
            hash.add(argument.id)
        }
        if isOpen { return TypeTable.open(size: size, generic: isGeneric, .nominal(symbol, arguments)) }
        return TypeTable.intern(
            hash, size: size, generic: isGeneric, { $0.nominal === symbol && areSame($0.arguments, arguments) },
            { .nominal(symbol, arguments) })
    }

    /// Returns a nominal type with one argument, the most common form. Finding an existing type allocates nothing.
    public static func nominal(_ symbol: NominalSymbol, of argument: Type) -> Type {
        if argument.isOpen { return .nominal(symbol, [argument]) }
        var hash = TypeTable.Hash(1)
        hash.add(symbol)
        hash.add(argument.id)
        return TypeTable.intern(
            hash, size: 1 + argument.size, generic: argument.isGeneric,
            { $0.nominal === symbol && $0.arguments.count == 1 && $0.arguments[0] === argument },
            { .nominal(symbol, [argument]) })
    }

    public static func tuple(_ fields: [TupleField]) -> Type {
        // A tuple of one element is the element itself.
        if fields.count == 1 { return fields[0].type }
        var isOpen = false
        var isGeneric = false
        var size = 1
        var hash = TypeTable.Hash(2)
        for field in fields {
            size += field.type.size
            isOpen = isOpen || field.type.isOpen
            isGeneric = isGeneric || field.type.isGeneric
            hash.add(field.type.id)
            hash.add(field.label.map { Int($0.id) } ?? -1)
        }
        if isOpen { return TypeTable.open(size: size, generic: isGeneric, .tuple(fields)) }
        return TypeTable.intern(hash, size: size, generic: isGeneric, { $0.asTuple == fields }, { .tuple(fields) })
    }

    public static func function(_ given: FunctionType) -> Type {
        let function = given.withPlainEffect
        var isOpen = function.result.isOpen
        var isGeneric = function.result.isGeneric
        var hash = TypeTable.Hash((function.effects.isThrowing ? 3 : 4) + (function.effects.isAsync ? 16 : 0))
        hash.add(function.result.id)
        var size = 1 + function.result.size
        if let thrown = function.thrown {
            size += thrown.size
            isOpen = isOpen || thrown.isOpen
            isGeneric = isGeneric || thrown.isGeneric
            hash.add(thrown.id)
        }
        for parameter in function.parameters {
            size += parameter.type.size
            let flags =
                (parameter.isInout ? 1 : 0) | (parameter.isVariadic ? 2 : 0) | (parameter.isAutoclosure ? 4 : 0)
            isOpen = isOpen || parameter.type.isOpen
            isGeneric = isGeneric || parameter.type.isGeneric
            hash.add(parameter.type.id)
            hash.add(flags)
        }
        if isOpen { return TypeTable.open(size: size, generic: isGeneric, .function(function)) }
        return TypeTable.intern(
            hash, size: size, generic: isGeneric, { $0.asFunction == function }, { .function(function) })
    }

    public static func existential(_ protocols: [NominalSymbol], superclass: Type?) -> Type {
        // Protocols are sorted by when their names were first used, so that equal sets are the same type.
        var unique: [NominalSymbol] = []
        for symbol in protocols where !unique.contains(where: { $0 === symbol }) { unique.append(symbol) }
        if unique.count > 1 { unique.sort { $0.name.id < $1.name.id } }
        let kind = Kind.existential(unique, superclass: superclass)
        let isGeneric =
            superclass?.isGeneric ?? false
            || unique.contains { $0.primaryArguments?.arguments.contains(where: \.isGeneric) ?? false }
        let isOpen =
            superclass?.isOpen ?? false
            || unique.contains { $0.primaryArguments?.arguments.contains(where: \.isOpen) ?? false }
        let size = unique.reduce(1 + (superclass?.size ?? 0)) { size, symbol in
            size + (symbol.primaryArguments?.arguments.reduce(0) { $0 + $1.size } ?? 0)
        }
        if isOpen { return TypeTable.open(size: size, generic: isGeneric, kind) }
        var hash = TypeTable.Hash(5)
        for symbol in unique { hash.add(symbol) }
        hash.add(superclass?.id ?? -1)
        return TypeTable.intern(
            hash, size: size, generic: isGeneric,
            {
                guard case .existential(let known, let knownClass) = $0.kind else { return false }
                return knownClass === superclass && known.elementsEqual(unique) { $0 === $1 }
            }, { kind })
    }

    public static func parameter(_ parameter: GenericParameter) -> Type {
        var hash = TypeTable.Hash(6)
        hash.add(parameter)
        return TypeTable.intern(
            hash, generic: true,
            { $0.asParameter === parameter }, { .parameter(parameter) })
    }

    public static func dependent(_ base: Type, _ associated: AssociatedTypeSymbol) -> Type {
        let size = 1 + base.size
        if base.isOpen { return TypeTable.open(size: size, generic: true, .dependent(base, associated)) }
        var hash = TypeTable.Hash(7)
        hash.add(base.id)
        hash.add(associated)
        return TypeTable.intern(
            hash, size: size, generic: true,
            {
                guard case .dependent(let knownBase, let known) = $0.kind else { return false }
                return knownBase === base && known === associated
            }, { .dependent(base, associated) })
    }

    public static func metatype(_ instance: Type) -> Type {
        let size = 1 + instance.size
        if instance.isOpen { return TypeTable.open(size: size, generic: instance.isGeneric, .metatype(instance)) }
        var hash = TypeTable.Hash(8)
        hash.add(instance.id)
        return TypeTable.intern(
            hash, size: size, generic: instance.isGeneric, { $0.asMetatype === instance }, { .metatype(instance) })
    }

    public static func opaque(_ symbol: OpaqueSymbol, _ arguments: [Type]) -> Type {
        let size = arguments.reduce(1) { $0 + $1.size }
        if arguments.contains(where: { $0.isOpen }) {
            return TypeTable.open(size: size, generic: true, .opaque(symbol, arguments))
        }
        var hash = TypeTable.Hash(9)
        hash.add(symbol)
        hash.add(arguments)
        return TypeTable.intern(
            hash, size: size, generic: true,
            {
                guard case .opaque(let known, let knownArguments) = $0.kind else { return false }
                return known === symbol && areSame(knownArguments, arguments)
            }, { .opaque(symbol, arguments) })
    }

    public static func variable(_ variable: TypeVariable) -> Type {
        TypeTable.open(generic: false, .variable(variable))
    }

    public static func tuple(of types: [Type]) -> Type { tuple(types.map { TupleField(label: nil, type: $0) }) }

    public static func function(_ parameters: [Type], _ result: Type, effects: Effects = []) -> Type {
        function(
            FunctionType(
                parameters: parameters.map { FunctionType.Parameter(type: $0) }, result: result, effects: effects)
        )
    }
}

/// Returns the replacement of a type, or nil to visit its parts; not called for plain types. This is a protocol and not
/// a closure, because a generic argument is not retained at each level, while a closure's captures are.
public protocol TypeReplacing {
    func replaced(_ type: Type) -> Type?
}

struct ReplacingLeaves: TypeReplacing {
    let leaf: (Type) -> Type?
    func replaced(_ type: Type) -> Type? { leaf(type) }
}

extension Type {
    public var asFunction: FunctionType? {
        if case .function(let function) = kind { return function }
        return nil
    }
    /// The symbol of an opaque type `some P`; nil for other types.
    public var asOpaque: OpaqueSymbol? {
        if case .opaque(let symbol, _) = kind { return symbol }
        return nil
    }
    public var asTuple: [TupleField]? {
        if case .tuple(let fields) = kind { return fields }
        return nil
    }
    public var asMetatype: Type? {
        if case .metatype(let instance) = kind { return instance }
        return nil
    }
    public var isError: Bool {
        if case .error = kind { return true }
        return false
    }
    public var isVoid: Bool { self === Type.void }
    public var isAny: Bool { self === Type.any }
    public var isExistential: Bool {
        if case .existential = kind { return true }
        return false
    }
    /// The first protocol of `any P & Q`.
    public var existentialName: String {
        if case .existential(let protocols, _) = kind { return protocols.first?.name.text ?? "Any" }
        return "Any"
    }
    public var isClass: Bool {
        switch kind {
        case .nominal(let symbol, _): return symbol.kind == .class
        case .existential(_, let superclass): return superclass != nil
        default: return false
        }
    }

    /// True if the type contains neither type variables nor generic parameters, so that replacing changes nothing.
    var isPlain: Bool { !isOpen && !isGeneric }

    /// Returns the type with its parts replaced; returns the same type if no part changes.
    public func mapped<R: TypeReplacing>(by replacing: R) -> Type {
        if isPlain { return self }
        if let replaced = replacing.replaced(self) { return replaced }
        // Most types are nominal, and reading `nominal` is faster than switching over the kind.
        if let nominal {
            if arguments.count == 1 {
                let changed = arguments[0].mapped(by: replacing)
                return changed === arguments[0] ? self : .nominal(nominal, of: changed)
            }
            guard !arguments.isEmpty, let changed = Type.mapped(arguments, by: replacing) else { return self }
            return .nominal(nominal, changed)
        }
        return mapped(kind, by: replacing)
    }

    private func mapped<R: TypeReplacing>(_ kind: Kind, by replacing: R) -> Type {
        switch kind {
        case .nominal: return self
        case .tuple(let fields):
            guard let changed = Type.mapped(fields.map(\.type), by: replacing) else { return self }
            return .tuple(zip(fields, changed).map { TupleField(label: $0.label, type: $1) })
        case .function(var function):
            var isChanged = false
            for index in function.parameters.indices {
                let type = function.parameters[index].type
                let new = type.mapped(by: replacing)
                guard new !== type else { continue }
                function.parameters[index].type = new
                isChanged = true
            }
            if let thrown = function.thrown {
                let new = thrown.mapped(by: replacing)
                if new !== thrown { isChanged = true }
                function.thrown = new
            }
            let result = function.result.mapped(by: replacing)
            if !isChanged, result === function.result { return self }
            function.result = result
            return .function(function)
        case .existential(let protocols, let superclass):
            guard superclass != nil || protocols.contains(where: { $0.primaryArguments != nil }) else { return self }
            return .existential(
                protocols.map { $0.mapped(by: replacing) }, superclass: superclass?.mapped(by: replacing))
        case .dependent(let base, let associated):
            let changed = base.mapped(by: replacing)
            return changed === base ? self : .dependent(changed, associated)
        case .metatype(let instance):
            let changed = instance.mapped(by: replacing)
            return changed === instance ? self : .metatype(changed)
        case .opaque(let symbol, let arguments):
            guard let changed = Type.mapped(arguments, by: replacing) else { return self }
            return .opaque(symbol, changed)
        case .parameter, .variable, .error:
            return self
        }
    }

    /// Returns the list of replaced types; nil if no type changes.
    private static func mapped<R: TypeReplacing>(_ types: [Type], by replacing: R) -> [Type]? {
        var changed: [Type]?
        for index in types.indices where !types[index].isPlain {
            let type = types[index]
            let new = type.mapped(by: replacing)
            guard new !== type else { continue }
            if changed == nil { changed = types }
            changed?[index] = new
        }
        return changed
    }

    /// Returns the type with its parts replaced by a closure. This overload is slower than the other one, so it is for
    /// rare uses.
    public func mapped(_ leaf: (Type) -> Type?) -> Type {
        withoutActuallyEscaping(leaf) { mapped(by: ReplacingLeaves(leaf: $0)) }
    }

    /// Returns true if any part satisfies the test.
    public func contains(_ test: (Type) -> Bool) -> Bool {
        test(self) || Type.contains(kind, test)
    }

    private static func contains(_ kind: Kind, _ test: (Type) -> Bool) -> Bool {
        switch kind {
        case .nominal(_, let arguments), .opaque(_, let arguments): return arguments.contains { $0.contains(test) }
        case .tuple(let fields): return fields.contains { $0.type.contains(test) }
        case .function(let function):
            return function.parameters.contains { $0.type.contains(test) } || function.result.contains(test)
                || function.thrown?.contains(test) ?? false
        case .existential(let protocols, let superclass):
            return superclass?.contains(test) ?? false
                || protocols.contains { $0.primaryArguments?.arguments.contains { $0.contains(test) } ?? false }
        case .dependent(let base, _): return base.contains(test)
        case .metatype(let instance): return instance.contains(test)
        case .parameter, .variable, .error: return false
        }
    }
}
