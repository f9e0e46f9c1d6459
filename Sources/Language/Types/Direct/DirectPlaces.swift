import Diagnostics
import Syntax

// Where a value that was read directly lies, and whether it can be changed there.

extension BodyChecker {
    /// The place that an expression reads; nil for a value that has none.
    func directPlace(of expr: TExpr) -> Place? {
        switch expr.kind {
        case .load(let place): return place
        case .field(let object, let variable):
            return isObjectField(variable) ? .instanceField(object, variable) : nil
        case .tupleField(let base, let index): return directPlace(of: base).map { .tupleField($0, index) }
        case .chainLink(let inner): return directPlace(of: inner).map { .chainPayload($0) }
        case .forceUnwrap(let inner): return directPlace(of: inner).map { .forcedPayload($0, expr.span) }
        default: return nil
        }
    }

    private func isObjectField(_ variable: VariableSymbol) -> Bool {
        (variable.parent as? NominalSymbol)?.kind == .class
    }

    /// The same where it may be assigned; nil where it may not, or where that takes a closer look.
    func changeablePlace(of expr: TExpr) -> Place? {
        switch expr.kind {
        case .load(let place): return isChangeable(place) ? place : nil
        case .field(let object, let variable):
            guard isObjectField(variable), canSet(variable, of: object) else { return nil }
            return .instanceField(object, variable)
        case .tupleField(let base, let index): return changeablePlace(of: base).map { .tupleField($0, index) }
        case .chainLink(let inner): return changeablePlace(of: inner).map { .chainPayload($0) }
        case .forceUnwrap(let inner): return changeablePlace(of: inner).map { .forcedPayload($0, expr.span) }
        case .call(let getter, let receiver, let arguments):
            guard getter.function.kind == .getter else { return nil }
            return computedPlace(getter, receiver, arguments, expr.type)
        default: return nil
        }
    }

    /// A property or subscript with a setter, as its getter was called.
    private func computedPlace(
        _ getter: Callee, _ receiver: Receiver, _ arguments: [TArgument], _ type: Type
    ) -> Place? {
        let setter: FunctionSymbol?
        switch getter.function.accessorOf {
        case let variable as VariableSymbol:
            guard !hidesSetter(variable) else { return nil }
            setter = variable.setter
        case let member as SubscriptSymbol: setter = member.setter
        default: return nil
        }
        guard let setter else { return nil }
        checker.resolve(setter)
        var target = receiver
        if setter.isMutating, case .value(let value) = receiver, isValueType(value.type) {
            guard let place = changeablePlace(of: value) else { return nil }
            target = .place(place)
        }
        return .computed(
            receiver: target, getter: getter, setter: Callee(setter, getter.substitution, getter.dispatch),
            arguments: arguments, type: type)
    }

    private func isChangeable(_ place: Place) -> Bool {
        switch place {
        case .variable(let variable): return !variable.isLet || variable.isDeferred
        case .field(let base, let variable):
            if case .variable(let root) = base {
                return (!root.isLet || root.isDeferred) && canSet(variable, of: root)
            }
            return isChangeable(base) && canSet(variable, of: nil as VariableSymbol?)
        case .instanceField(let object, let variable): return canSet(variable, of: object)
        case .staticField(let variable, _): return !variable.isLet && !hidesSetter(variable)
        case .tupleField(let base, _), .chainPayload(let base), .forcedPayload(let base, _): return isChangeable(base)
        default: return false
        }
    }

    private func canSet(_ variable: VariableSymbol, of object: TExpr) -> Bool {
        if case .load(.variable(let root)) = object.kind { return canSet(variable, of: root) }
        return canSet(variable, of: nil as VariableSymbol?)
    }

    private func canSet(_ variable: VariableSymbol, of root: VariableSymbol?) -> Bool {
        if hidesSetter(variable) { return false }
        if !variable.isLet { return true }
        return root.map { isInitializing($0, variable) } ?? false
    }

    func directAssign(_ target: Expr, _ value: Expr, _ span: Span) -> TExpr? {
        switch target.kind {
        case .discard:
            guard let made = direct(value, hint: nil) else { return nil }
            return TExpr(.assignTuple([nil], made), .void, span)
        case .name, .member, .subscript: break
        case .optionalChain(let inner):
            guard let made = directAssign(inner, value, span) else { return nil }
            let type = checker.optional(.void)
            return TExpr(.optionalChain(converted(made, to: type)), type, span)
        default: return nil
        }
        guard let old = direct(target, hint: nil), let place = changeablePlace(of: old),
            let made = direct(value, as: old.type)
        else { return nil }
        return TExpr(.assign(mutated(place), made), .void, span)
    }
}
