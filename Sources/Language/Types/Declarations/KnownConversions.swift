import Syntax
import TypeModel

/// Conversions between types that are fully known, without inference.
public struct Conversions {
    let checker: Checker
    public init(_ checker: Checker) { self.checker = checker }

    /// Returns the number of nested optionals.
    private func optionalDepth(of type: Type) -> Int { checker.wrapped(type).map { 1 + optionalDepth(of: $0) } ?? 0 }

    /// Returns the conversion between two closed types; nil if there is none.
    public func conversion(from: Type, to: Type) -> ConversionStep? {
        if from === to || from.isError || to.isError { return .same }
        if let wrappedTo = checker.wrapped(to) {
            // A conversion to a deeper optional wraps the whole value: nil of `Int?` becomes `.some(nil)` of `Int??`.
            if let wrappedFrom = checker.wrapped(from), optionalDepth(of: from) >= optionalDepth(of: to),
                let step = conversion(from: wrappedFrom, to: wrappedTo)
            {
                return step.mapped { .optional($0) }
            }
            guard let step = conversion(from: from, to: wrappedTo) else { return nil }
            return step.then(.wrapOptional)
        }
        switch to.kind {
        case .existential(let protocols, let superclass):
            if from.isExistential, to.isAny { return .step(.erase) }
            for symbol in protocols where !checker.conforms(from, to: symbol) { return nil }
            if let superclass, conversion(from: from, to: superclass) == nil { return nil }
            return .step(.erase)
        case .nominal(let right, let arguments): return conversion(from: from, to: to, right, arguments)
        case .tuple(let right):
            guard let left = from.asTuple, left.count == right.count else { return nil }
            var steps: [Conversion?] = []
            var isSame = true
            for (x, y) in zip(left, right) {
                if let p = x.label, let q = y.label, p != q { return nil }
                guard let step = conversion(from: x.type, to: y.type) else { return nil }
                steps.append(step.conversion)
                if step.conversion != nil { isSame = false }
            }
            return isSame ? .same : .step(.tuple(steps))
        case .function(let right): return conversion(from: from, toFunction: right)
        case .metatype(let right):
            guard let left = from.asMetatype else { return nil }
            if right.isExistential || (right.isClass && (left.isClass || checker.superclass(of: left) != nil)) {
                return conversion(from: left, to: right) == nil ? nil : .step(.upcast)
            }
            return nil
        case .parameter, .dependent, .opaque, .variable, .error: return nil
        }
    }

    private func conversion(
        from: Type, to: Type, _ right: NominalSymbol, _ arguments: [Type]
    ) -> ConversionStep? {
        if right.name == Names.anyHashable, right.isLibrary, let hashable = checker.knownNominal(.hashable) {
            return checker.conforms(from, to: hashable) ? .step(.erase) : nil
        }
        if case .nominal(let left, let leftArguments) = from.kind {
            if left === right {
                return collectionConversion(right, leftArguments, arguments)
            }
            if LiteralTypes.isNumberPair(left, right) { return .step(.doubleOrCGFloat) }
            if left.kind == .class {
                return checker.superclassChain(from).contains { $0 === to } ? .step(.upcast) : nil
            }
            return nil
        }
        if right.kind == .class, let superclass = checker.superclass(of: from) {
            return conversion(from: superclass, to: to) == nil ? nil : .step(.upcast)
        }
        return nil
    }

    private func collectionConversion(
        _ symbol: NominalSymbol, _ from: [Type], _ to: [Type]
    ) -> ConversionStep? {
        if symbol === checker.arraySymbol { return conversion(from: from[0], to: to[0])?.mapped { .array($0) } }
        if symbol === checker.setSymbol { return conversion(from: from[0], to: to[0])?.mapped { .set($0) } }
        if symbol === checker.dictionarySymbol {
            guard let key = conversion(from: from[0], to: to[0]), let value = conversion(from: from[1], to: to[1])
            else { return nil }
            return .step(.dictionary(key: key.conversion, value: value.conversion))
        }
        // Tuples with different labels have the same representation at run time.
        for (x, y) in zip(from, to) {
            guard let step = conversion(from: x, to: y), step.isIdentity else { return nil }
        }
        return .same
    }

    private func conversion(from: Type, toFunction right: FunctionType) -> ConversionStep? {
        guard let left = from.asFunction, left.effects.isSubset(of: right.effects) else { return nil }
        if left.effects.isThrowing, let thrown = right.thrown, left.thrown !== thrown { return nil }
        if left.parameters.count != right.parameters.count {
            guard right.parameters.count == 1, let fields = right.parameters[0].type.asTuple,
                fields.count == left.parameters.count
            else { return nil }
            return .splatTuple
        }
        var steps: [Conversion?] = []
        var isSame = true
        for (x, y) in zip(right.parameters, left.parameters) {
            guard x.isInout == y.isInout, let step = conversion(from: x.type, to: y.type) else { return nil }
            steps.append(step.conversion)
            if step.conversion != nil { isSame = false }
        }
        guard let result = conversion(from: left.result, to: right.result) else { return nil }
        if isSame, result.conversion == nil { return .same }
        return .step(.function(parameters: steps, result: result.conversion))
    }
}

/// The result of looking up a conversion: no change, a conversion, or a function whose parameters come from one tuple.
public enum ConversionStep {
    case same
    case step(Conversion)
    case splatTuple

    var conversion: Conversion? {
        if case .step(let conversion) = self { return conversion }
        return nil
    }
    var isIdentity: Bool {
        if case .same = self { return true }
        if case .step(.tuple(let parts)) = self { return parts.allSatisfy { $0 == nil } }
        return false
    }
    func mapped(_ wrap: (Conversion) -> Conversion) -> ConversionStep {
        switch self {
        case .same: return .same
        case .step(let conversion): return .step(wrap(conversion))
        case .splatTuple: return .splatTuple
        }
    }
    func then(_ next: Conversion) -> ConversionStep {
        switch self {
        case .same: return .step(next)
        case .step(.chain(let steps)): return .step(.chain(steps + [next]))
        case .step(let first): return .step(.chain([first, next]))
        case .splatTuple: return .splatTuple
        }
    }
}
