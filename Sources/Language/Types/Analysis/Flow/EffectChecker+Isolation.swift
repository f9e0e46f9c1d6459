import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Checks that state and functions of an actor are used on that actor, or with `await`.
extension EffectChecker {
    /// Checks a call of a function that belongs to an actor.
    func checkIsolation(_ callee: Callee, _ receiver: Receiver, _ arguments: [TArgument] = [], _ span: Span) {
        guard isolation != nil, !callee.function.isLibrary, !callee.function.effects.isAsync else { return }
        let wanted = Isolations(checker).isolation(of: callee.function)
        guard leavesActor(wanted, receiver, callee, arguments), !isUsableFromAnyActor(callee.function) else { return }
        checkIsolationCrossing(wanted, callee.function.name, span, isCall: true)
    }

    /// Checks a reference to a method of an actor: the resulting function may be called outside the actor.
    func checkReference(_ callee: Callee, _ bound: TExpr?, _ span: Span) {
        guard isolation != nil, !callee.function.isLibrary, !callee.function.effects.isAsync else { return }
        let wanted = Isolations(checker).isolation(of: callee.function)
        guard wanted == .instance, leavesActor(wanted, bound.map { .value($0) } ?? .none, callee) else { return }
        checker.report(CheckDiagnostic.referencesIsolated(callee.function.name, wanted, span))
    }

    /// Checks a call of a parameter or property whose type begins with `@MainActor`.
    func checkIsolation(ofCalled callee: TExpr, _ span: Span) {
        guard isolation != nil else { return }
        let variable: VariableSymbol
        switch callee.kind {
        case .load(.variable(let read)), .load(.instanceField(_, let read)), .field(_, let read): variable = read
        default: return
        }
        // This test is last because finding the main actor parses library modules.
        guard variable.runsOnMainActor, !(callee.type.asFunction?.effects.isAsync ?? true),
            let actor = Isolations(checker).mainActor, isolation != .global(actor)
        else { return }
        let wanted = Isolation.global(actor)
        checkIsolationCrossing(wanted, variable.name, span, isCall: true)
    }

    /// Checks an access to a stored property or a global variable that belongs to an actor.
    func checkIsolation(_ variable: VariableSymbol, _ base: TExpr?, _ span: Span, writes: Bool) {
        guard isolation != nil, !variable.isLibrary, variable.storage != .local else { return }
        let wanted = Isolations(checker).isolation(of: variable)
        guard leavesActor(wanted, base.map { .value($0) } ?? .none), !isUsableFromAnyActor(variable) else { return }
        if writes {
            checker.report(CheckDiagnostic.mutatesIsolated(variable.name, wanted, span))
        } else {
            checkIsolationCrossing(wanted, variable.name, span, isCall: false, from: base?.span)
        }
    }

    /// Checks a key path to state of an actor.
    func checkIsolation(of path: TKeyPath, _ span: Span) {
        for component in path.components {
            let symbol: Symbol
            switch component {
            case .field(let variable): symbol = variable
            case .computed(let getter, _, _): symbol = getter.function
            default: continue
            }
            guard !symbol.isLibrary, Isolations(checker).isolation(of: symbol) == .instance else { continue }
            let name = ((symbol as? FunctionSymbol)?.accessorOf ?? symbol).name
            return checker.report(CheckDiagnostic.keyPathToIsolated(name, span))
        }
    }

    /// Checks actor state that is passed `inout` to an asynchronous function: other code may run on the actor
    /// meanwhile.
    func checkInoutActorState(_ arguments: [TArgument], _ span: Span) {
        for case .inout_(let place) in arguments {
            var place = place
            while true {
                switch place {
                case .field(let base, _), .tupleField(let base, _): place = base
                case .instanceField(_, let variable):
                    if Isolations(checker).isolation(of: variable) != .none {
                        checker.report(CheckDiagnostic.passesIsolatedInout(variable.name, span))
                    }
                    return
                default: return
                }
            }
        }
    }

    /// Returns true for members that code on any actor may use, as Swift 5 allows for UIKit.
    private func isUsableFromAnyActor(_ symbol: Symbol) -> Bool {
        guard let owner = symbol.parent as? NominalSymbol, owner.kind == .class else { return false }
        return Isolations(checker).isOfUserInterface(owner)
    }

    /// Returns true if calling the member would leave the current actor.
    private func leavesActor(
        _ wanted: Isolation, _ receiver: Receiver, _ callee: Callee? = nil, _ arguments: [TArgument] = []
    ) -> Bool {
        switch wanted {
        case .none: return false
        case .global: return isolation != wanted
        case .parameter(let parameter):
            let place = callee?.function.parameters.firstIndex { $0.variable === parameter }
            guard let place, arguments.indices.contains(place) else { return isolation == Isolation.none }
            // `#isolation`, written or as a default value, means the caller's actor; nil means no actor.
            guard case .value(let actor) = arguments[place], !actor.isCallersActor else { return false }
            if let variable = Receiver.value(actor).variable { return runsOutsideActor(of: variable) }
            if case .global(let own) = isolation { return actor.withoutConversions.type.nominal !== own }
            return true
        case .instance:
            // A function inside of an actor's function has no receiver.
            if case .none = receiver, callee?.function.kind == .function { return isolation != .instance }
            return receiver.variable.map { runsOutsideActor(of: $0) } ?? true
        }
    }

    /// Returns true if the current code does not run on the actor in a variable.
    private func runsOutsideActor(of variable: VariableSymbol) -> Bool {
        if variable.name == Names.selfValue { return isolation != .instance }
        if case .parameter(let actor) = isolation { return variable !== actor }
        return true
    }

    private func checkIsolationCrossing(
        _ wanted: Isolation, _ name: Name, _ span: Span, isCall: Bool, from start: Span? = nil
    ) {
        if !mayAwait {
            checker.report(CheckDiagnostic.isolatedInSync(name, wanted, span, isCall: isCall, in: errorHome))
        } else if isInAutoclosure {
            checker.report(CheckDiagnostic.asyncInAutoclosure(name, span))
        } else if !isAwaited {
            checker.report(
                CheckDiagnostic.missingAwaitForActor(name, wanted, span, isCall: isCall, from: start ?? span))
        }
    }
}

extension TExpr {
    /// True for `nil` and `#isolation` as the value of an `isolated` parameter.
    fileprivate var isCallersActor: Bool {
        switch withoutConversions.kind {
        case .nilLiteral, .magic(.isolation): return true
        default: return false
        }
    }

    fileprivate var withoutConversions: TExpr {
        var inner = self
        while case .convert(let next, _) = inner.kind { inner = next }
        return inner
    }
}

extension Receiver {
    /// The variable that the expression reads.
    fileprivate var variable: VariableSymbol? {
        switch self {
        case .value(let expr):
            guard case .load(.variable(let variable)) = expr.withoutConversions.kind else { return nil }
            return variable
        case .place(.variable(let variable)): return variable
        default: return nil
        }
    }
}

extension EffectChecker {
    /// Returns the actor on which a function runs. Initialisers and deinitialisers may access the state of their own
    /// object.
    func bodyIsolation(of function: FunctionSymbol) -> Isolation {
        if function.kind == .initializer || function.kind == .deinitializer, let owner = function.owner {
            return owner.isActor ? .instance : Isolations(checker).isolation(of: owner)
        }
        return Isolations(checker).isolation(of: function)
    }
}
