import Diagnostics
import Runtime
import Syntax
import TypeModel

// Keeps the evaluation order of writes: the parts of a place (indices, objects, optional checks) are evaluated before
// the new value, and the access comes last.

extension FunctionContext {
    /// Lowers a write with the place's parts evaluated first, if the value's evaluation could affect them.
    func evaluatingPartsFirst(_ place: Place, before value: TExpr, _ body: (Place) throws -> Node) throws -> Node {
        if isPure(value) { return try body(place) }
        var parts = EvaluatedParts()
        let fixed = try evaluatedFirst(place, &parts)
        return parts.evaluatedBefore(try body(fixed))
    }

    /// Lowers a call with places (its receiver, `inout` arguments) so that their parts are evaluated in order. Returns
    /// nil if no part must be evaluated first.
    func callEvaluatingPartsFirst(
        _ receiver: Receiver, _ arguments: [TArgument], _ body: (Receiver, [TArgument]) throws -> Node
    ) throws -> Node? {
        var places = 0
        var hasPlaceFirst = false
        if case .place = receiver { (places, hasPlaceFirst) = (1, true) }
        for (index, argument) in arguments.enumerated() {
            guard case .inout_ = argument else { continue }
            places += 1
            if index == 0 { hasPlaceFirst = true }
        }
        // With a single place, no code between the evaluation of its parts and the access can change them.
        if places == 0 || places == 1 && (!hasPlaceFirst || arguments.allSatisfy(isPureOrPlace)) { return nil }
        var parts = EvaluatedParts()
        let target = try receiverEvaluatedFirst(receiver, &parts)
        let fixed = try arguments.map { argument -> TArgument in
            guard case .inout_(let place) = argument else { return argument }
            return .inout_(try evaluatedFirst(place, &parts))
        }
        return parts.isEmpty ? nil : parts.evaluatedBefore(try body(target, fixed))
    }

    /// Lowers a call so that explicit arguments are evaluated before default arguments. Returns nil if the order makes
    /// no difference.
    func delayingDefaults(
        of function: FunctionSymbol, _ receiver: Receiver, _ arguments: [TArgument],
        _ body: (Receiver, [TArgument]) throws -> Node
    ) throws -> Node? {
        guard let last = arguments.lastIndex(where: { isExplicit($0) && !isPureOrPlace($0) }),
            let first = arguments[..<last].firstIndex(where: { if case .defaultValue = $0 { true } else { false } }),
            (first..<last).contains(where: { isImpureDefault(arguments[$0], of: function, $0) }),
            !arguments.contains(where: { if case .inout_ = $0 { true } else { false } })
        else { return nil }
        var parts = EvaluatedParts()
        let target = try evaluatedFirst(receiver, &parts)
        let fixed = try arguments.map { argument -> TArgument in
            guard isExplicit(argument), case .value(let e) = argument else { return argument }
            return .value(try evaluatedFirst(e, &parts))
        }
        return parts.isEmpty ? nil : parts.evaluatedBefore(try body(target, fixed))
    }

    private func isExplicit(_ argument: TArgument) -> Bool {
        if case .value = argument { return true }
        return false
    }

    private func isImpureDefault(_ argument: TArgument, of function: FunctionSymbol, _ index: Int) -> Bool {
        guard case .defaultValue = argument, function.parameters.indices.contains(index),
            let value = function.parameters[index].defaultValue ?? linker.semantics.defaultValue(of: function, index)
        else { return false }
        return !isPure(value)
    }

    private func isPureOrPlace(_ argument: TArgument) -> Bool {
        switch argument {
        case .value(let e): return isPure(e)
        case .inout_: return true
        case .defaultValue: return false
        }
    }

    private func receiverEvaluatedFirst(_ receiver: Receiver, _ parts: inout EvaluatedParts) throws -> Receiver {
        guard case .place(let place) = receiver else { return receiver }
        return .place(try evaluatedFirst(place, &parts))
    }

    private func evaluatedFirst(_ place: Place, _ parts: inout EvaluatedParts) throws -> Place {
        switch place {
        case .variable, .staticField, .value: return place
        case .field(let base, let variable):
            let owner = typeOf(base)
            guard owner.isClassType else { return .field(try evaluatedFirst(base, &parts), variable) }
            if case .variable(let object) = base, object.isLet { return place }
            let span = variable.span ?? .unknown
            return .instanceField(try evaluatedFirst(TExpr(.load(base), owner, span), &parts), variable)
        case .instanceField(let object, let variable):
            return .instanceField(try evaluatedFirst(object, &parts), variable)
        case .tupleField(let base, let index): return .tupleField(try evaluatedFirst(base, &parts), index)
        case .computed(let receiver, let getter, let setter, let arguments, let type):
            let target = try evaluatedFirst(receiver, &parts)
            let fixed = try arguments.map { argument -> TArgument in
                guard case .value(let e) = argument else { return argument }
                return .value(try evaluatedFirst(e, &parts))
            }
            return .computed(receiver: target, getter: getter, setter: setter, arguments: fixed, type: type)
        case .chainPayload(let base):
            let fixed = try evaluatedFirst(base, &parts)
            // If the optional chain is nil, the assigned value is not evaluated.
            let span = Span.unknown
            let present = try lowerPlace(fixed, typeOf(fixed), span)
            parts.nodes.append(ClosureEffectNode { f in if try present.value(f).isNil { throw ChainExit.shared } })
            return .chainPayload(fixed)
        case .forcedPayload(let base, let mark): return .forcedPayload(try evaluatedFirst(base, &parts), mark)
        case .keyPath(let base, let path, let type):
            let fixed = try evaluatedFirst(base, &parts)
            return .keyPath(fixed, try evaluatedFirst(path, &parts), type: type)
        case .referenceKeyPath(let object, let path, let type):
            let fixed = try evaluatedFirst(object, &parts)
            return .referenceKeyPath(fixed, try evaluatedFirst(path, &parts), type: type)
        }
    }

    private func evaluatedFirst(_ receiver: Receiver, _ parts: inout EvaluatedParts) throws -> Receiver {
        switch receiver {
        case .none, .metatype: return receiver
        case .value(let e): return .value(try evaluatedFirst(e, &parts))
        case .place(let place): return .place(try evaluatedFirst(place, &parts))
        }
    }

    private func evaluatedFirst(_ e: TExpr, _ parts: inout EvaluatedParts) throws -> TExpr {
        isConstant(e) ? e : try evaluatedIntoSlot(e, &parts)
    }

    /// Returns true if the value of an expression never changes and its evaluation has no effect.
    private func isConstant(_ e: TExpr) -> Bool {
        switch e.kind {
        case .integer, .wideInteger, .double, .bool, .string, .nilLiteral, .metatype, .closure: return true
        case .load(.variable(let variable)): return variable.isLet && variable.ownership == .strong
        case .convert(let inner, .upcast): return isConstant(inner)
        default: return false
        }
    }

    // MARK: - Expressions without visible evaluation

    private func isPure(_ argument: TArgument) -> Bool {
        if case .value(let e) = argument { return isPure(e) }
        return false
    }

    /// Returns true if the evaluation runs no code that could read or change a variable.
    private func isPure(_ e: TExpr) -> Bool {
        switch e.kind {
        case .integer, .wideInteger, .double, .bool, .string, .nilLiteral, .magic, .metatype, .closure: return true
        case .load(let place): return isPure(place)
        case .field(let base, let variable): return !variable.isLazy && isPure(base)
        case .tupleField(let base, _): return isPure(base)
        case .convert(let inner, _), .forceUnwrap(let inner): return isPure(inner)
        case .tuple(let parts), .array(let parts): return parts.allSatisfy(isPure)
        case .enumCase(_, let parts): return parts.allSatisfy(isPure)
        case .ternary(let a, let b, let c): return isPure(a) && isPure(b) && isPure(c)
        case .and(let a, let b), .or(let a, let b), .coalesce(let a, let b): return isPure(a) && isPure(b)
        case .call(let callee, .none, let arguments):
            // Operators of the library on scalars and strings are pure.
            return callee.function.isLibrary && callee.dispatch == .direct
                && arguments.allSatisfy { argument in
                    guard case .value(let operand) = argument, isPure(operand) else { return false }
                    return pureOperands.contains(concrete(operand.type).libraryName ?? "")
                }
        default: return false
        }
    }

    private func isPure(_ place: Place) -> Bool {
        switch place {
        case .variable(let variable): return !variable.isLazy
        case .staticField: return false
        case .field(let base, let variable): return !variable.isLazy && isPure(base)
        case .instanceField(let object, let variable): return !variable.isLazy && isPure(object)
        case .tupleField(let base, _), .chainPayload(let base), .forcedPayload(let base, _): return isPure(base)
        case .computed(let receiver, let getter, _, let arguments, _):
            guard getter.function.isLibrary else { return false }
            switch receiver {
            case .value(let e):
                return concrete(e.type).libraryName == "Array" && isPure(e) && arguments.allSatisfy(isPure)
            case .place(let base):
                return typeOf(base).libraryName == "Array" && isPure(base) && arguments.allSatisfy(isPure)
            default: return false
            }
        case .keyPath, .referenceKeyPath: return false
        case .value(let e): return isPure(e)
        }
    }
}

private let pureOperands: Set<String> = ["Int", "Double", "Bool", "String", "Float", "CGFloat"]
