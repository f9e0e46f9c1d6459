import Declarations
import Diagnostics
import Syntax
import TypeModel

/// The generic parameters of one use of a declaration, with their type variables.
final class Instance {
    let substitution: Substitution
    fileprivate var projections: [(base: TypeVariable, associated: AssociatedTypeSymbol, type: Type)] = []
    init(_ substitution: Substitution) { self.substitution = substitution }
    static let empty = Instance(Substitution())
}

extension Solver {
    /// Returns a declaration's type with type variables for its parameters.
    func openType(_ type: Type, _ instance: Instance) -> Type {
        if !type.isGeneric || instance.substitution.isEmpty { return type }
        return type.mapped(by: OpenedTypes(solver: self, instance: instance))
    }

    private struct OpenedTypes: TypeReplacing {
        let solver: Solver
        let instance: Instance

        func replaced(_ type: Type) -> Type? {
            if let parameter = type.asParameter { return instance.substitution[parameter] ?? type }
            guard type.nominal == nil, case .dependent(let base, let associated) = type.kind else { return nil }
            let opened = solver.openType(base, instance)
            return opened === base
                ? solver.checker.canonicalType(type) : solver.projectedType(opened, associated, instance)
        }
    }

    /// Returns an associated type of a base type that may not be known yet.
    func projectedType(_ base: Type, _ associated: AssociatedTypeSymbol, _ instance: Instance? = nil) -> Type {
        let known = resolve(base)
        if let variable = known.asVariable {
            if let found = instance?.projections.first(where: {
                resolve($0.base.type) === known && $0.associated === associated
            }) {
                return found.type
            }
            let place = variable.origin?.span ?? checker.textState.lastSpan
            let result = freshVariable(associated.name, at: place)
            instance?.projections.append((variable, associated, result))
            add(
                SolverTask(
                    .other,
                    isReady: { [self] in
                        resolve(base).asVariable == nil || literalProjection(base, associated, result) != nil
                    }, couldHold: { [self] in literalDefaultProjects(base, associated, to: result) }, waitsOn: base,
                    source: result
                ) { [self] forced in
                    if resolve(base).asVariable != nil {
                        if let known = literalProjection(base, associated, result), !unify(result, known) {
                            fail(
                                CheckDiagnostic.sameTypeMismatch(
                                    found: replaceKnownVariables(known), wanted: replaceKnownVariables(result), place,
                                    checker))
                        }
                        return
                    }
                    let found = projectedType(base, associated)
                    if !unify(result, found) {
                        let span = variable.bindingSpan ?? place
                        fail(
                            CheckDiagnostic.differingRelatedTypes(
                                associated.name, of: replaceKnownVariables(base), found: replaceKnownVariables(found),
                                wanted: replaceKnownVariables(result), span, checker
                            ))
                    }
                })
            return result
        }
        return openDependents(checker.reducedType(known, associated))
    }

    /// Returns true if the default type of a literal has the expected associated type: for example, the elements of
    /// `","` are characters.
    private func literalDefaultProjects(_ base: Type, _ associated: AssociatedTypeSymbol, to result: Type) -> Bool {
        guard let variable = resolve(base).asVariable, variable.elementType == nil, let usual = defaultType(variable),
            usual.nominal != nil
        else { return true }
        let found = checker.reducedType(usual, associated)
        if case .dependent = found.kind { return true }
        return wouldSucceed { unify(result, found) }
    }

    /// Returns the associated type of a literal whose type is not decided yet: the elements of a list, the stride of a
    /// number.
    private func literalProjection(_ base: Type, _ associated: AssociatedTypeSymbol, _ result: Type) -> Type? {
        guard let variable = resolve(base).asVariable else { return nil }
        // The element type is needed now, so elements that do not fit are decided first.
        if variable.elementType != nil, associated.name == Names.element { runMisfits(of: variable) }
        switch variable.literal {
        case .array where associated.name == Names.element: return variable.elementType
        case .dictionary where associated.name == Names.element:
            guard let key = variable.keyType, let value = variable.elementType else { return nil }
            return .tuple([TupleField(label: "key", type: key), TupleField(label: "value", type: value)])
        case .integer, .float:
            guard associated.name == Names.stride, let other = resolve(result).asVariable, other.literal != .none else {
                return nil
            }
            return variable.type
        default: return nil
        }
    }

    /// Replaces associated types of type variables by new type variables.
    private func openDependents(_ type: Type) -> Type {
        if !type.isOpen { return type }
        return type.mapped { part in
            if !part.isOpen { return part }
            if case .dependent(let base, let associated) = part.kind {
                return projectedType(openDependents(base), associated)
            }
            return nil
        }
    }

    /// Adds the conditions of a declaration. Same-type conditions come first, because they bind type variables.
    func require(
        _ requirements: [Requirement], _ instance: Instance, at span: Span, isFatal: Bool = true
    ) -> Bool {
        for requirement in requirements {
            guard case .same(let right) = requirement.kind else { continue }
            let a = openType(requirement.subject, instance)
            let b = openType(right, instance)
            if !unify(a, b) {
                if isFatal {
                    fail(
                        CheckDiagnostic.unmetCondition(
                            requirement.subject, found: replaceKnownVariables(a), wanted: replaceKnownVariables(b),
                            span, checker))
                }
                return false
            }
        }
        for requirement in requirements {
            let subject = openType(requirement.subject, instance)
            switch requirement.kind {
            case .same: continue
            case .conforms(let symbol):
                if !require(subject, conformsTo: symbol, at: span) {
                    if isFatal {
                        fail(CheckDiagnostic.doesNotConform(replaceKnownVariables(subject), symbol, span, checker))
                    }
                    return false
                }
            case .inherits(let type):
                let superclass = openType(type, instance)
                if !whenKnown(subject, { [self] in convert(subject, superclass) }, span: span, wanted: superclass) {
                    if isFatal {
                        fail(
                            CheckDiagnostic.mismatch(
                                found: replaceKnownVariables(subject), wanted: replaceKnownVariables(superclass), span,
                                checker))
                    }
                    return false
                }
            case .isClass:
                let test = { [self] in checker.isClassBound(replaceKnownVariables(subject)) }
                if !whenKnown(subject, test, span: span, wanted: nil) {
                    if isFatal { fail(CheckDiagnostic.notAClass(replaceKnownVariables(subject), span, checker)) }
                    return false
                }
            }
        }
        return true
    }

    private func whenKnown(_ type: Type, _ test: @escaping () -> Bool, span: Span, wanted: Type?) -> Bool {
        if resolve(type).asVariable == nil { return test() }
        add(
            SolverTask(
                wanted == nil ? .conformance : .superclass, isReady: { [self] in resolve(type).asVariable == nil },
                couldHold: { [self] in resolve(type).asVariable.map { $0.closure == nil && $0.literal == .none } ?? true
                }
            ) { [self] forced in
                // If a type variable has only a class bound, such as `Cell: UITableViewCell`, it gets that class.
                if forced, let wanted, let unknown = resolve(type).asVariable, unknown.closure == nil,
                    unknown.literal == .none
                {
                    _ = unify(type, wanted)
                }
                guard resolve(type).asVariable == nil, !test() else { return }
                if let wanted {
                    fail(
                        CheckDiagnostic.mismatch(
                            found: replaceKnownVariables(type), wanted: replaceKnownVariables(wanted), span, checker))
                } else {
                    fail(CheckDiagnostic.notAClass(replaceKnownVariables(type), span, checker))
                }
            })
        return true
    }

    /// Requires that a type conforms to a protocol; waits if the type is unknown.
    func require(_ type: Type, conformsTo symbol: NominalSymbol, at span: Span? = nil) -> Bool {
        let known = resolve(type)
        if known.asVariable != nil {
            let origin = known.asVariable?.origin
            let place = span ?? origin?.span ?? checker.textState.lastSpan
            add(
                SolverTask(
                    .conformance, isReady: { [self] in resolve(type).asVariable == nil },
                    couldHold: { [self] in literalCouldConform(type, to: symbol) }, source: type, asked: symbol
                ) { [self] _ in
                    guard resolve(type).asVariable == nil, !require(type, conformsTo: symbol, at: span) else { return }
                    let source = known.asVariable?.bindingSpan
                    if let origin, origin.name != nil, resolve(type).isAny {
                        // An expected `Any` alone has bound the parameter, so it counts as unknown.
                        return fail(CheckDiagnostic.cannotInfer(origin.name, of: origin.owner, origin.span))
                    }
                    var problem = CheckDiagnostic.doesNotConform(replaceKnownVariables(type), symbol, place, checker)
                    if let source, source.source == place.source, source.end > source.start, source != place {
                        problem.secondary = [
                            Diagnostic.Note("this is '\(checker.describe(replaceKnownVariables(type)))'", at: source)
                        ]
                    }
                    fail(problem)
                })
            return true
        }
        if let (origin, arguments) = symbol.primaryArguments, known.isOpen || arguments.contains(where: \.isOpen) {
            // In `1...4` as `any Sequence<Int>`, the argument determines the literals' type.
            return require(known, origin, arguments, at: span)
        }
        guard known.isOpen, case .nominal(let nominal, _) = known.kind else {
            return checker.conforms(known, to: symbol)
        }
        guard let (conformance, declared) = checker.findConformance(nominal, symbol, type: known) else {
            return checker.conforms(known, to: symbol)
        }
        if conformance.requirements.isEmpty { return true }
        let instance = Instance(Substitution(nominal: declared))
        return require(conformance.requirements, instance, at: span ?? checker.textState.lastSpan, isFatal: false)
    }

    /// Returns true if a literal's default type can conform; a closure never conforms.
    private func literalCouldConform(_ type: Type, to symbol: NominalSymbol) -> Bool {
        guard let variable = resolve(type).asVariable else { return true }
        if variable.closure != nil { return false }
        guard let usual = defaultType(variable), let nominal = usual.nominal else { return true }
        guard let (conformance, declared) = checker.findConformance(nominal, symbol, type: usual) else {
            guard otherLiteralTypes(variable).contains(where: { checker.conforms($0, to: symbol) }) else {
                return false
            }
            score.add(.unusualLiteral)
            return true
        }
        if conformance.requirements.isEmpty { return true }
        return wouldSucceed {
            let mark = mark()
            let instance = Instance(Substitution(nominal: declared))
            return require(conformance.requirements, instance, at: checker.textState.lastSpan, isFatal: false)
                && conditionsCouldHold(since: mark)
        }
    }

    /// Creates type variables for parameters, except for those that are already known.
    func instantiate(_ environment: GenericEnvironment, known: Substitution, at span: Span) -> Instance {
        if environment.parameters.isEmpty { return .empty }
        if environment.parameters.elementsEqual(known.parameters, by: { $0 === $1 }) { return Instance(known) }
        var arguments: [Type] = []
        arguments.reserveCapacity(environment.parameters.count)
        for parameter in environment.parameters {
            arguments.append(known[parameter] ?? freshVariable(parameter.name, at: span))
        }
        return Instance(Substitution(environment.parameters, arguments))
    }
}
