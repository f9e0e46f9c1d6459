import Declarations
import Diagnostics
import Syntax
import TypeModel

// Unifies two types, and decides which types a literal can have.

extension Solver {
    func unify(_ left: Type, _ right: Type) -> Bool {
        guard countWork() else { return false }
        let a = resolve(left)
        let b = resolve(right)
        if a === b { return true }
        if a.isError || b.isError { return true }
        if bindEqual(a, b, left, right) { return true }
        if let soft = softVariable(left), soft !== softVariable(right), speculate({ convert(a, b) }) {
            bind(soft, b)
            return true
        }
        if let soft = softVariable(right), speculate({ convert(b, a) }) {
            bind(soft, a)
            return true
        }
        return false
    }

    /// Binds a type variable firmly to the other type. If the variable's binding may still become wider, that binding
    /// changes too.
    private func bindEqual(_ a: Type, _ b: Type, _ left: Type, _ right: Type) -> Bool {
        if let x = a.asVariable {
            return b.asVariable.map { mergeVariables(x, $0) } ?? bindChecked(x, b, following: softVariable(right))
        }
        if let y = b.asVariable { return bindChecked(y, a, following: softVariable(left)) }
        return unifyParts(a, b)
    }

    private func unifyParts(_ a: Type, _ b: Type) -> Bool {
        switch (a.kind, b.kind) {
        case (.nominal(let left, let leftArguments), .nominal(let right, let rightArguments)):
            guard left === right else { return false }
            for (x, y) in zip(leftArguments, rightArguments) where !unify(x, y) { return false }
            return true
        case (.tuple(let left), .tuple(let right)):
            guard left.count == right.count else { return false }
            for (x, y) in zip(left, right) {
                if let p = x.label, let q = y.label, p != q { return false }
                if !unify(x.type, y.type) { return false }
            }
            return true
        case (.function(let left), .function(let right)):
            guard left.parameters.count == right.parameters.count else { return false }
            for (x, y) in zip(left.parameters, right.parameters) {
                if x.isInout != y.isInout || !unify(x.type, y.type) { return false }
            }
            return unifyThrown(left, right) && unify(left.result, right.result)
        case (.metatype(let x), .metatype(let y)): return unify(x, y)
        case (.existential(let left, let leftClass), .existential(let right, let rightClass)):
            guard left.count == right.count, zip(left, right).allSatisfy({ unify($0, $1) }) else { return false }
            guard let leftClass, let rightClass else { return leftClass == nil && rightClass == nil }
            return unify(leftClass, rightClass)
        case (.opaque(let left, let x), .opaque(let right, let y)):
            guard left === right else { return false }
            return zip(x, y).allSatisfy { unify($0, $1) }
        default: return false
        }
    }

    /// Unifies the error types of two functions. If neither has `throws(E)`, `EffectChecker` reports a missing `try`.
    private func unifyThrown(_ left: FunctionType, _ right: FunctionType) -> Bool {
        if left.thrown == nil, right.thrown == nil { return true }
        return unify(ThrownTypes(checker).thrownType(of: left), ThrownTypes(checker).thrownType(of: right))
    }

    private func mergeVariables(_ x: TypeVariable, _ y: TypeVariable) -> Bool {
        if x === y { return true }
        if let first = x.closure, let second = y.closure { return mergeClosures(x, first, y, second) }
        if x.literal == .none, x.closure == nil {
            bind(x, y.type)
            if x.isContextual { changeBinding(y) { $0.isContextual = true } }
            return true
        }
        if y.literal == .none, y.closure == nil {
            bind(y, x.type)
            return true
        }
        switch (x.literal, y.literal) {
        case (.integer, .float) where !x.isIntegerOnly: bind(x, y.type)
        case (.float, .integer) where !y.isIntegerOnly: bind(y, x.type)
        case (.integer, .integer) where x.isIntegerOnly: bind(y, x.type)
        case (.string, .character), (.character, .string): bind(x, y.type)
        case (.integer, .integer):
            if x.isOperationResult, !y.isOperationResult { markOperationResult(y) }
            bind(x, y.type)
        case (.nilLiteral, .nilLiteral), (.float, .float), (.string, .string), (.boolean, .boolean):
            bind(x, y.type)
        case (.array, .array), (.dictionary, .dictionary):
            bind(x, y.type)
            if let a = x.elementType, let b = y.elementType, !convert(a, b) { return false }
            if let a = x.keyType, let b = y.keyType, !convert(a, b) { return false }
        default: return false
        }
        return true
    }

    /// Merges two closures that must have one type. If one has written parameter types, these decide; otherwise the
    /// context does.
    private func mergeClosures(
        _ x: TypeVariable, _ first: ClosureExpr, _ y: TypeVariable, _ second: ClosureExpr
    ) -> Bool {
        let count = first.parameters?.count ?? first.dollarCount
        guard count == second.parameters?.count ?? second.dollarCount else { return false }
        let written = [first, second].compactMap(\.parameters).first { $0.contains { $0.type != nil } }
        guard let written else {
            bind(x, y.type)
            return true
        }
        let parameters = (0..<count).map { index in
            FunctionType.Parameter(type: freshVariable(), isInout: written[index].isInout)
        }
        let type = Type.function(FunctionType(parameters: parameters, result: freshVariable(), effects: []))
        bind(x, type)
        bind(y, type)
        return true
    }

    private func bindChecked(_ variable: TypeVariable, _ type: Type, following soft: TypeVariable? = nil) -> Bool {
        if type.isOpen, replaceKnownVariables(type).contains({ $0.asVariable === variable }) { return false }
        if variable.closure != nil {
            return bindClosure(variable, type)
        }
        if variable.literal != .none, !literal(variable, fits: type) { return false }
        bind(variable, soft?.type ?? type)
        return true
    }

    private func bindClosure(_ variable: TypeVariable, _ type: Type) -> Bool {
        guard let function = type.asFunction, let closure = variable.closure else { return false }
        let count = function.parameters.count
        if let parameters = closure.parameters {
            let tuple = count == 1 ? resolve(function.parameters[0].type).asTuple?.count : nil
            let unknown = count == 1 && isUnknown(function.parameters[0].type)
            if parameters.count != count, tuple != parameters.count, !(unknown && parameters.count != 1) {
                return false
            }
        } else if closure.dollarCount != count {
            let tuple = count == 1 ? resolve(function.parameters[0].type).asTuple?.count : nil
            let unknown = count == 1 && isUnknown(function.parameters[0].type)
            // A closure without parameters is valid if its only argument is, or becomes, `()`.
            let isVoid =
                count == 1 && closure.dollarCount == 0 && (unknown || resolve(function.parameters[0].type).isVoid)
            let splat = isVoid || closure.dollarCount > 1 && (tuple == closure.dollarCount || unknown)
            if !splat { return false }
        }
        bind(variable, type)
        return true
    }

    /// Returns true if a literal can have the type.
    private func literal(_ variable: TypeVariable, fits type: Type) -> Bool {
        if let known = literal(variable, fitsPlainly: type) { return known }
        switch type.kind {
        case .nominal, .parameter, .dependent, .opaque: return literal(variable, fitsByConformance: type)
        default: return false
        }
    }

    /// Returns true if the type is one of the literal's default types; nil if a conformance must decide. A type other
    /// than the default adds to the score.
    private func literal(_ variable: TypeVariable, fitsPlainly type: Type) -> Bool? {
        switch variable.literal {
        case .none: return true
        case .nilLiteral:
            if checker.wrapped(type) != nil { return true }
        case .array:
            guard case .nominal(let symbol, let arguments) = type.kind else { break }
            if symbol === checker.arraySymbol || symbol === checker.setSymbol {
                if symbol !== checker.arraySymbol { score.add(.unusualLiteral) }
                guard unifyElements(variable.elementType!, arguments[0]) else { return false }
                let held = resolve(arguments[0])
                if !(checker.wrapped(held).map(resolve) ?? held).isExistential { scoreMixedNumbers(in: variable) }
                return true
            }
        case .dictionary:
            guard case .nominal(let symbol, let arguments) = type.kind else { break }
            if symbol === checker.dictionarySymbol {
                return unifyElements(variable.keyType!, arguments[0])
                    && unifyElements(variable.elementType!, arguments[1])
            }
        case .integer:
            if type === checker.intType { return true }
            score.add(.unusualLiteral)
            if variable.isIntegerOnly { return isInteger(type) }
            if LiteralTypes.isFloating(type) || LiteralTypes.integerRange(type) != nil { return true }
        case .float:
            if type === checker.doubleType { return true }
            score.add(.unusualLiteral)
            if LiteralTypes.isFloating(type) { return true }
        case .string:
            if type === checker.stringType { return true }
            score.add(.unusualLiteral)
        case .boolean:
            if type === checker.boolType { return true }
            score.add(.unusualLiteral)
        case .character: break
        }
        return nil
    }

    /// Returns true if the type conforms to the literal's protocol, such as `ExpressibleByArrayLiteral`.
    private func literal(_ variable: TypeVariable, fitsByConformance type: Type) -> Bool {
        guard let wanted = KnownType(of: variable), let symbol = checker.knownNominal(wanted),
            checker.conforms(type, to: symbol)
        else { return false }
        if variable.literal == .array {
            score.add(.unusualLiteral)
            guard let element = checker.associatedType(named: Names.arrayLiteralElement, in: symbol) else {
                return false
            }
            return unifyElements(variable.elementType!, projectedType(type, element))
        }
        if variable.literal == .dictionary {
            score.add(.unusualLiteral)
            guard let key = checker.associatedType(named: Names.key, in: symbol),
                let value = checker.associatedType(named: Names.value, in: symbol)
            else { return false }
            return unifyElements(variable.keyType!, projectedType(type, key))
                && unifyElements(variable.elementType!, projectedType(type, value))
        }
        return true
    }

    /// Adds to the score for an integer in a list of floating-point numbers, because the integer does not have its
    /// default type.
    func scoreMixedNumbers(in list: TypeVariable) {
        for part in list.elementLiterals where part.literal == .integer && part.binding?.asVariable?.literal == .float {
            score.add(.unusualLiteral)
        }
    }

    func isInteger(_ type: Type) -> Bool {
        checker.knownNominal(.binaryInteger).map { checker.conforms(type, to: $0) } ?? false
    }

    /// Unifies the element type of a literal with the element type of the expected collection.
    private func unifyElements(_ element: Type, _ wanted: Type) -> Bool {
        if isUnknown(element) { return unify(element, wanted) }
        if let soft = softVariable(element), speculate({ convert(element, wanted) }) {
            let known = resolve(wanted)
            if known.asVariable == nil { bind(soft, known) }
            return true
        }
        return convert(element, wanted)
    }

    /// Makes `Any` the element type of a list whose elements do not fit each other, and of the lists in it.
    func widenElementsToAny(_ list: TypeVariable, _ element: Type, for other: Type, to any: Type) -> Bool {
        if let (outer, inner) = mismatchedLists(in: element, other), let x = outer.elementType,
            let y = inner.elementType
        {
            if let key = inner.keyType, let wanted = outer.keyType, !convert(key, wanted) { return false }
            return widenElementsToAny(outer, x, for: y, to: any) && convert(other, element)
        }
        guard let soft = softVariable(element) else { return false }
        for part in list.elementLiterals where part.literal == .integer && part.binding?.asVariable?.literal == .float {
            bind(part, checker.intType)
        }
        let hasNil = any.isAny && list.elementLiterals.contains { $0.literal == .nilLiteral }
        bind(soft, hasNil ? checker.optional(any) : any, soft: true)
        score.add(.hole)
        return convert(other, element)
    }

    /// If a list's element type and an element that does not fit are both list literals, returns these two literals.
    func mismatchedLists(in element: Type, _ other: Type) -> (TypeVariable, TypeVariable)? {
        let known = resolve(element)
        guard let inner = resolve(other).asVariable, inner.elementType != nil,
            let outer = (checker.wrapped(known).map(resolve) ?? known).asVariable, outer.literal == inner.literal
        else { return nil }
        return (outer, inner)
    }

    /// Returns the type that a literal has without a context; nil if it needs a context.
    func defaultType(_ variable: TypeVariable) -> Type? {
        switch variable.literal {
        case .none, .nilLiteral: return nil
        case .integer: return checker.intType
        case .float: return checker.doubleType
        case .string: return checker.stringType
        case .character: return checker.stringType
        case .boolean: return checker.boolType
        case .array: return variable.elementType.map { checker.array($0) }
        case .dictionary:
            guard let key = variable.keyType, let value = variable.elementType else { return nil }
            return checker.dictionary(key, value)
        }
    }

    /// Returns the type with default types for its literals; nil if other parts are unknown.
    func withDefaultTypes(_ type: Type) -> Type? {
        let known = replaceKnownVariables(type).mapped { part in
            part.asVariable.flatMap { defaultType($0) }.map { withDefaultTypes($0) ?? $0 }
        }
        return known.isOpen || known.isError ? nil : known
    }

    @discardableResult
    func applyDefault(_ variable: TypeVariable) -> Bool {
        guard variable.binding == nil, let type = conformingDefaultType(variable) else { return false }
        if variable.elementType != nil { runMisfits(of: variable) }
        bind(variable, type)
        return true
    }
}
