import Syntax

/// Whether an argument stands for a parameter as it is.
enum DirectFit {
    case free
    /// Not without a conversion that costs something.
    case no
    /// Perhaps: the solver knows.
    case unsure
}

/// The generic parameters of one use of a declaration, and what is known of each. Types flow in from the receiver, the
/// place and the arguments; nothing is ever taken back.
struct Opening {
    let parameters: [GenericParameter]
    /// What is unknown stands for itself.
    private var arguments: [Type]
    /// One bit for each parameter that is.
    private var unknown: UInt64
    /// Where the declaration belongs to something that the owner with its unknowns only implies, such as a protocol: all
    /// its parameters, and what those of its home are for this owner.
    private var home: (parameters: [GenericParameter], substitution: Substitution)?
    /// Some argument or closure said what a parameter is.
    private(set) var isInferred = false

    init(parameters: [GenericParameter] = [], arguments: [Type] = []) {
        self.parameters = parameters
        self.arguments = arguments
        unknown = 0
    }

    /// With what is known of the parameters from elsewhere; nil for more of them than anybody writes.
    init?(parameters: [GenericParameter], knowing known: Substitution) {
        guard parameters.count <= UInt64.bitWidth else { return nil }
        self.parameters = parameters
        unknown = 0
        arguments = []
        arguments.reserveCapacity(parameters.count)
        for (index, parameter) in parameters.enumerated() {
            let type = known[parameter]
            if type == nil { unknown |= 1 << index }
            arguments.append(type ?? .parameter(parameter))
        }
    }

    /// Nothing is known yet of the given parameters, in whose terms the declaration's home is seen.
    init?(
        unknown parameters: [GenericParameter], of all: [GenericParameter], seenThrough substitution: Substitution
    ) {
        self.init(parameters: parameters, knowing: Substitution())
        home = (all, substitution)
    }

    var isComplete: Bool { unknown == 0 }

    /// What is known of the declaration's parameters.
    func substitution(_ checker: Checker) -> Substitution {
        guard let home else { return Substitution(parameters, arguments) }
        let types = home.parameters.map { closed(home.substitution[$0] ?? .parameter($0), checker) }
        return Substitution(home.parameters, types)
    }

    /// A type of the declaration in terms of what is to be found.
    func seen(_ type: Type, _ checker: Checker) -> Type {
        home.map { checker.substitute(type, $0.substitution) } ?? type
    }

    func seen(_ parameters: [CallParameter], _ checker: Checker) -> [CallParameter] {
        guard home != nil else { return parameters }
        return parameters.map { parameter in
            var own = parameter
            own.type = seen(parameter.type, checker)
            return own
        }
    }

    private func index(of parameter: GenericParameter) -> Int? {
        for index in parameters.indices where parameters[index] === parameter { return index }
        return nil
    }

    /// Whether all is known that the type mentions.
    func knows(_ type: Type) -> Bool {
        if unknown == 0 || !type.isGeneric { return true }
        // What the closure holds is kept small: it is copied on the way into the type.
        let (parameters, unknown) = (parameters, unknown)
        return !type.contains { part in
            guard let parameter = part.asParameter, let index = parameters.firstIndex(where: { $0 === parameter })
            else { return false }
            return unknown & 1 << index != 0
        }
    }

    func closed(_ type: Type, _ checker: Checker) -> Type {
        type.isGeneric ? checker.substitute(type, Substitution(parameters, arguments)) : type
    }

    private mutating func set(_ index: Int, _ type: Type) {
        arguments[index] = type
        unknown &= ~(1 << index)
        isInferred = true
    }

    /// Reads off what the declared type says of the parameters where it stands for the other.
    mutating func bind(_ declared: Type, to type: Type, _ checker: Checker) -> Bool {
        if type.isError || type.isOpen { return false }
        if knows(declared) { return true }
        switch declared.kind {
        case .parameter(let parameter):
            guard let index = index(of: parameter) else { return false }
            set(index, type)
            return true
        case .nominal(let symbol, let parts):
            if symbol === checker.optionalSymbol, type.nominal !== symbol {
                return bind(parts[0], to: type, checker)
            }
            guard let match = checker.superclassChain(type).first(where: { $0.nominal === symbol }) else {
                return false
            }
            for (part, argument) in zip(parts, match.arguments) where !bind(part, to: argument, checker) {
                return false
            }
            return true
        case .tuple(let fields):
            guard let own = type.asTuple, own.count == fields.count else { return false }
            for (field, other) in zip(fields, own) where !bind(field.type, to: other.type, checker) { return false }
            return true
        case .function(let function):
            guard let own = type.asFunction, own.parameters.count == function.parameters.count else { return false }
            for (parameter, other) in zip(function.parameters, own.parameters)
            where !bind(parameter.type, to: other.type, checker) {
                return false
            }
            return bind(function.result, to: own.result, checker)
        case .metatype(let instance):
            guard let own = type.asMetatype else { return false }
            return bind(instance, to: own, checker)
        default: return false
        }
    }

    /// What the place of the result says of parameters: only where it is the same type but for them.
    mutating func learn(_ result: Type, from hint: Type, _ checker: Checker) {
        guard let symbol = result.nominal, symbol !== checker.optionalSymbol else { return }
        let wanted = symbol === hint.nominal ? hint : checker.wrapped(hint) ?? hint
        guard wanted.nominal === symbol else { return }
        for (part, argument) in zip(result.arguments, wanted.arguments) {
            guard case .parameter(let parameter) = part.kind, let index = index(of: parameter),
                unknown & 1 << index != 0
            else { continue }
            let isCollection =
                symbol === checker.arraySymbol || symbol === checker.setSymbol || symbol === checker.dictionarySymbol
            // What converts into the element of a collection may be made so later.
            if isCollection, argument.isExistential || argument.isClass || checker.wrapped(argument) != nil { continue }
            arguments[index] = argument
            unknown &= ~(1 << index)
        }
    }

    /// What conditions say of parameters that nothing else tells: `where S.Element == T`.
    mutating func complete(with requirements: [Requirement], _ checker: Checker) {
        if unknown == 0 { return }
        for requirement in requirements {
            guard case .same(let type) = requirement.kind else { continue }
            let subject = seen(requirement.subject, checker)
            let other = seen(type, checker)
            if knows(subject) {
                _ = bind(other, to: closed(subject, checker), checker)
            } else if knows(other) {
                _ = bind(subject, to: closed(other, checker), checker)
            }
        }
    }

    /// Whether a condition speaks of known types only, and they do not meet it.
    func denies(_ requirement: Requirement, _ checker: Checker) -> Bool {
        guard case .same(let type) = requirement.kind, knows(seen(requirement.subject, checker)),
            knows(seen(type, checker))
        else { return false }
        return !checker.satisfied(requirement, substitution(checker))
    }

    /// Whether a value of the type stands for the parameter without any conversion; says what that tells.
    mutating func fit(_ declared: Type, _ type: Type, _ checker: Checker) -> DirectFit {
        if knows(declared) { return Self.fit(closed: closed(declared, checker), type, checker) }
        switch declared.kind {
        case .parameter: return bind(declared, to: type, checker) ? .free : .unsure
        case .nominal(let symbol, let parts):
            guard let own = type.nominal else { return type.isError ? .unsure : .no }
            if own === symbol {
                var result = DirectFit.free
                for (part, argument) in zip(parts, type.arguments) {
                    switch fit(part, argument, checker) {
                    case .free: continue
                    case .no: return .no
                    case .unsure: result = .unsure
                    }
                }
                return result
            }
            return symbol.kind == .class && own.kind == .class ? .unsure : .no
        case .tuple, .function, .metatype, .dependent: return .unsure
        default: return .unsure
        }
    }

    private static func fit(closed wanted: Type, _ type: Type, _ checker: Checker) -> DirectFit {
        if wanted === type { return .free }
        if wanted.isExistential { return .no }
        guard let symbol = wanted.nominal else {
            if wanted.asFunction != nil, type.nominal != nil { return .no }
            return .unsure
        }
        guard let own = type.nominal else {
            return symbol.name == Names.anyHashable || symbol.kind == .class ? .unsure : .no
        }
        if symbol.kind == .class, own.kind == .class { return .unsure }
        guard own === symbol else { return .no }
        // The same type with other arguments: what is in a collection may convert for nothing.
        for (left, right) in zip(wanted.arguments, type.arguments) {
            if case .no = fit(closed: left, right, checker) { return .no }
        }
        return .unsure
    }
}
