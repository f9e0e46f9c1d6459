import Declarations
import Diagnostics
import Syntax
import TypeModel

// Tests implicit conversions during inference, and creates them when the types are known.

extension Solver {
    /// Converts a type to another, binding type variables; returns false if impossible.
    func convert(_ from: Type, _ to: Type) -> Bool {
        guard countWork() else { return false }
        let a = resolve(from)
        let b = resolve(to)
        if a === b || a.isError || b.isError { return true }
        if let x = a.asVariable, x.literal == .nilLiteral, let soft = softVariable(to), !isOptionalOrUnknown(b) {
            // In `[1, nil]` the element type, not optional so far, becomes optional.
            let type = checker.optional(b)
            bind(soft, type, soft: true)
            bind(x, type)
            return true
        }
        if let y = b.asVariable {
            if convert(a, into: y, from: from) { return true }
            // In `[1, optional]` the element type, so far the default of a literal, becomes the optional.
            guard y.literal != .none, checker.wrapped(a) != nil, let soft = softVariable(to),
                speculate({ convert(b, a) })
            else { return false }
            bind(soft, a, soft: true)
            return true
        }
        if let x = a.asVariable { return convert(x, to: b) }
        if convertKnown(a, b) { return true }
        guard let soft = softVariable(to) else { return false }
        if speculate({ convert(b, a) }) {
            bind(soft, a, soft: true)
            return true
        }
        if let common = commonSuperclass(a, b) {
            // The earlier values become optional, because for two optionals in `first ?? second` the other overload is
            // cheaper.
            if checker.wrapped(common) != nil, checker.wrapped(b) == nil { score.add(.optional) }
            bind(soft, common, soft: true)
            return true
        }
        return false
    }

    private func isOptionalOrUnknown(_ type: Type) -> Bool {
        if checker.wrapped(type) != nil { return true }
        if let variable = type.asVariable { return variable.literal == .none || variable.literal == .nilLiteral }
        if let symbol = type.nominal, symbol.name == Names.nilComparison { return true }
        return checker.knownNominal(.nilLiteral).map { checker.conforms(type, to: $0) } ?? false
    }

    private func commonSuperclass(_ a: Type, _ b: Type) -> Type? {
        if checker.wrapped(a) != nil || checker.wrapped(b) != nil {
            let (a, b) = (checker.wrapped(a).map(resolve) ?? a, checker.wrapped(b).map(resolve) ?? b)
            guard checker.wrapped(a) == nil, checker.wrapped(b) == nil else { return nil }
            return commonSuperclass(a, b).map { checker.optional($0) }
        }
        if let a = a.asMetatype, let b = b.asMetatype {
            return commonSuperclass(resolve(a), resolve(b)).map(Type.metatype)
        }
        guard a.isClass, b.isClass, !a.isOpen, !b.isOpen else { return nil }
        let others = checker.superclassChain(b)
        return checker.superclassChain(a).first { candidate in others.contains { $0 === candidate } }
    }

    private func convert(_ a: Type, into y: TypeVariable, from: Type) -> Bool {
        if y.literal != .none || y.closure != nil {
            // A value may replace the default type of a literal: in `max(1, x)`, the type of `x` replaces `Int`.
            if let x = a.asVariable, x.literal == .nilLiteral { return y.literal == .nilLiteral && unify(a, y.type) }
            if y.literal == .nilLiteral {
                // In `reduce(nil) { … }` the type becomes an optional of the value that is known later.
                bind(y, checker.wrapped(a) == nil ? checker.optional(a) : a)
                return true
            }
            if checker.wrapped(a) != nil { return false }
            return unify(a, y.type)
        }
        if let x = a.asVariable {
            if x.literal == .nilLiteral {
                let type = checker.optional(freshVariable(at: x.origin?.span))
                bind(x, type)
                bind(y, type, soft: true)
                return true
            }
            if x.literal == .none, x.closure == nil { return unify(a, y.type) }
            scoreMixedNumbers(in: x)
            bind(y, a, soft: true)
            return true
        }
        if a.isOpen, replaceKnownVariables(a).contains({ $0.asVariable === y }) { return false }
        bind(y, a, soft: true, at: checker.textState.lastSpan)
        return true
    }

    /// Converts a type variable to a type that is known.
    private func convert(_ x: TypeVariable, to b: Type) -> Bool {
        if x.isContextual, !b.isAny { return unify(x.type, b) }
        if x.closure != nil { return convertClosure(x, to: b) }
        if x.literal != .none { return convertLiteral(x, to: b) }
        switch b.kind {
        case .existential:
            // An implicit member has no type if `Any` is expected; another overload may provide one.
            if x.isContextual, b.isAny { score.add(.hole) }
            // Operands of different types have only an existential in common.
            if x.isAlternative { return unify(x.type, b) }
            return waitForSource(x, b)
        case .nominal(let symbol, let arguments):
            if symbol === checker.optionalSymbol {
                // The type variable may become an optional or not, which is decided when more is known.
                _ = arguments
                return waitForSource(x, b)
            }
            if symbol.kind == .class, !symbol.collection.isFinal { return waitForSource(x, b) }
            return unify(x.type, b)
        default: return unify(x.type, b)
        }
    }

    private func waitForSource(_ x: TypeVariable, _ b: Type) -> Bool {
        add(
            SolverTask(
                .fallback, isReady: { [self] in resolve(x.type).asVariable.map { $0.literal != .none } ?? true },
                source: x.type
            ) { [self] forced in
                if resolve(x.type).asVariable != nil, forced {
                    _ = unify(x.type, b)
                } else if !convert(x.type, b) {
                    let span = x.origin?.span ?? checker.textState.lastSpan
                    fail(
                        CheckDiagnostic.mismatch(
                            found: replaceKnownVariables(x.type), wanted: replaceKnownVariables(b), span, checker))
                }
            })
        return true
    }

    private func convertClosure(_ x: TypeVariable, to b: Type) -> Bool {
        if b.asFunction != nil { return unify(x.type, b) }
        if let wrapped = checker.wrapped(b) {
            score.add(.optional)
            return convert(x.type, wrapped)
        }
        if b.isAny {
            score.add(.any)
            return true
        }
        return false
    }

    private func convertLiteral(_ x: TypeVariable, to b: Type) -> Bool {
        if let wrapped = checker.wrapped(b) {
            if x.literal == .nilLiteral { return unify(x.type, b) }
            score.add(.optional)
            return convert(x.type, wrapped)
        }
        if case .existential(let protocols, _) = b.kind {
            if x.literal == .nilLiteral { return false }
            scoreMixedNumbers(in: x)
            if protocols.isEmpty {
                score.add(.any)
                return true
            }
            guard let type = defaultType(x) else { return false }
            bind(x, type)
            return convert(type, b)
        }
        if let symbol = b.nominal, symbol.name == Names.anyHashable, symbol.isLibrary {
            score.add(.userConversion)
            return x.literal != .nilLiteral
        }
        return unify(x.type, b)
    }

    private func convertKnown(_ a: Type, _ b: Type) -> Bool {
        if let wrappedB = checker.wrapped(b) {
            if let wrappedA = checker.wrapped(a) {
                if speculate({ convert(wrappedA, wrappedB) }) { return true }
            }
            if speculate({ convert(a, wrappedB) }) {
                score.add(.optional)
                return true
            }
            return false
        }
        switch b.kind {
        case .existential(let protocols, let superclass):
            // A conversion from an existential to `Any` counts too: the type that a closure converts its value to must
            // not decide between overloads.
            if b.isAny { score.add(.any) }
            return convert(a, toProtocols: protocols, superclass: superclass)
        case .nominal(let right, let rightArguments): return convert(a, to: b, right, rightArguments)
        case .tuple(let right):
            guard let left = a.asTuple, left.count == right.count else { return false }
            for (x, y) in zip(left, right) {
                if let p = x.label, let q = y.label, p != q { return false }
                if !convert(x.type, y.type) { return false }
            }
            return true
        case .function(let right): return convert(a, toFunction: right)
        case .metatype(let right):
            guard let left = a.asMetatype else { return false }
            let x = resolve(left)
            let y = resolve(right)
            if y.isExistential { return convert(x, y) }
            // A generic parameter with a superclass bound converts like that class.
            if y.isClass, x.isClass || checker.superclass(of: x) != nil { return convert(x, y) }
            return unify(left, right)
        case .parameter, .dependent, .opaque: return unify(a, b)
        case .variable, .error: return true
        }
    }

    private func convert(_ a: Type, to b: Type, _ right: NominalSymbol, _ arguments: [Type]) -> Bool {
        if case .nominal(let left, let leftArguments) = a.kind {
            if left === right {
                if left === checker.arraySymbol || left === checker.setSymbol || left === checker.dictionarySymbol {
                    let before = score
                    for (x, y) in zip(leftArguments, arguments) where !convert(x, y) { return false }
                    if score != before { score.add(.collection) }
                    return true
                }
                return unify(a, b)
            }
            if left.kind == .class, right.kind == .class {
                guard let found = checker.superclassChain(a).first(where: { $0.nominal === right }) else {
                    return false
                }
                // `Base<S.Out>` equals `Base<O>` if the environment has the condition `S.Out == O`.
                return unify(checker.canonicalType(replaceKnownVariables(found)), checker.canonicalType(b))
            }
            if right.name == Names.anyHashable, right.isLibrary, let hashable = checker.knownNominal(.hashable) {
                score.add(.userConversion)
                return require(a, conformsTo: hashable)
            }
            if LiteralTypes.isNumberPair(left, right) {
                score.add(.implicitValue)
                return true
            }
            return false
        }
        if right.kind == .class, let superclass = checker.superclass(of: a) { return convert(superclass, b) }
        if right.name == Names.anyHashable, right.isLibrary, let hashable = checker.knownNominal(.hashable) {
            return require(a, conformsTo: hashable)
        }
        return false
    }

    private func convert(_ a: Type, toProtocols protocols: [NominalSymbol], superclass: Type?) -> Bool {
        for symbol in protocols {
            if case .existential(let own, _) = a.kind {
                if own.contains(where: { unify($0, symbol) }) { continue }
                guard checker.conforms(a, to: symbol) else { return false }
            } else if !require(a, conformsTo: symbol) {
                return false
            }
        }
        if let superclass { return convert(a, superclass) }
        return true
    }

    /// Returns true if the error types are compatible: a function that does not throw converts to every other, and
    /// `any Error` accepts every error type.
    private func throwsFit(_ left: FunctionType, _ right: FunctionType) -> Bool {
        guard let thrown = right.thrown else {
            guard let own = left.thrown, !right.effects.isThrowing else {
                return right.effects.isThrowing || !left.effects.isThrowing
            }
            return unify(own, checker.neverType)
        }
        let own = ThrownTypes(checker).thrownType(of: left)
        return own.isNever && resolve(thrown).asVariable == nil || unify(own, thrown)
    }

    private func convert(_ a: Type, toFunction right: FunctionType) -> Bool {
        guard let left = a.asFunction else { return false }
        guard !left.effects.isAsync || right.effects.isAsync, throwsFit(left, right) else { return false }
        let leftParameters = left.parameters
        if right.parameters.count == 1, leftParameters.count != 1,
            let fields = resolve(right.parameters[0].type).asTuple, fields.count == leftParameters.count
        {
            // In `zip(a, b).map(+)` a function of two parameters takes a tuple of two elements.
            for (x, y) in zip(fields, leftParameters) where !convert(x.type, y.type) { return false }
            return convert(left.result, right.result)
        }
        guard leftParameters.count == right.parameters.count else { return false }
        for (x, y) in zip(right.parameters, leftParameters) {
            if x.isInout != y.isInout { return false }
            if x.isInout {
                if !unify(x.type, y.type) { return false }
            } else if !convert(x.type, y.type) {
                return false
            }
        }
        return convert(left.result, right.result)
    }
}
