import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Compares how specialised two declarations are. A declaration is at least as specialised as another if the other
/// accepts all its arguments. In the comparison its own generic parameters are fixed, and those of the other are
/// inferred.
struct Specialisation {
    private let checker: Checker

    init(_ checker: Checker) { self.checker = checker }

    /// Returns true if `left` is at least as specialised as `right`. With `isOwnerOpen`, the generic parameters of the
    /// owner are inferred too.
    func isAsSpecialised(_ left: Symbol, as right: Symbol, isOwnerOpen: Bool = false) -> Bool {
        let key = SpecialisationKey(
            left: ObjectIdentifier(left), right: ObjectIdentifier(right), isOwnerOpen: isOwnerOpen)
        let isOfLibrary = left.isLibrary && right.isLibrary
        if let known = isOfLibrary ? checker.specialisedInLibrary[key] : checker.textState.specialisations[key] {
            return known
        }
        let found = compareShapes(ComparedShape(left, checker), ComparedShape(right, checker), isOwnerOpen: isOwnerOpen)
        if isOfLibrary {
            checker.specialisedInLibrary[key] = found
        } else {
            checker.textState.specialisations[key] = found
        }
        return found
    }

    /// Returns true if the generic parameters of `left` have more protocols. This is the last criterion.
    func hasMoreRequirements(_ left: Symbol, than right: Symbol) -> Bool {
        let (left, right) = (ComparedShape(left, checker), ComparedShape(right, checker))
        let (own, other) = (left.protocolsAsked, right.protocolsAsked)
        guard own.count == other.count, let index = own.indices.first(where: { own[$0] != other[$0] }) else {
            return false
        }
        return own[index] > other[index]
    }

    /// The parts of a declaration that specialisation compares.
    private struct ComparedShape {
        struct Parameter {
            var type: Type
            var isVariadic: Bool
            var isInout: Bool
            var hasDefault: Bool
        }
        let symbol: Symbol
        let parameters: [Parameter]
        let environment: GenericEnvironment
        let requirements: [Requirement]
        /// True if the declaration has generic parameters of its own.
        let isGeneric: Bool
        let owner: NominalSymbol?

        init(_ symbol: Symbol, _ checker: Checker) {
            checker.resolve(symbol)
            self.symbol = symbol
            owner = symbol.parent as? NominalSymbol
            switch symbol {
            case let function as FunctionSymbol:
                environment = function.environment
                requirements = environment.requirements
                parameters = function.parameters.map {
                    Parameter(
                        type: $0.type, isVariadic: $0.isVariadic, isInout: $0.isInout, hasDefault: $0.hasDefault)
                }
            case let member as SubscriptSymbol:
                environment = member.environment
                requirements = (member.declaration?.requirements ?? []) + environment.requirements
                parameters = member.parameters.map {
                    Parameter(type: $0.type, isVariadic: $0.isVariadic, isInout: false, hasDefault: $0.hasDefault)
                }
            case let element as EnumCaseSymbol:
                environment = element.owner.environment
                requirements = environment.requirements
                parameters = element.payload.enumerated().map { index, payload in
                    Parameter(
                        type: payload.type, isVariadic: false, isInout: false, hasDefault: element.hasDefault(at: index)
                    )
                }
            default:
                environment = owner?.environment ?? GenericEnvironment(parameters: [], requirements: [])
                requirements = environment.requirements + (symbol.declaration?.requirements ?? [])
                parameters = []
            }
            isGeneric = environment.parameters.contains { $0.parent === symbol }
        }

        /// For each generic parameter of the declaration, the number of its protocols.
        var protocolsAsked: [Int] {
            environment.parameters.filter { $0.parent === symbol }.map { own in
                requirements.count { requirement in
                    guard case .conforms = requirement.kind, case .parameter(let subject) = requirement.subject.kind
                    else { return false }
                    return subject === own
                }
            }
        }
    }

    private func compareShapes(_ left: ComparedShape, _ right: ComparedShape, isOwnerOpen: Bool) -> Bool {
        if left.isGeneric != right.isGeneric { return right.isGeneric }
        if left.owner?.kind == .protocol, right.owner?.kind == .protocol {
            let isBetter = meetsConditions(left, right)
            if isBetter != meetsConditions(right, left) { return isBetter }
        }
        if left.parameters.count > right.parameters.count { return false }
        guard let takesFewer = acceptsFewerArguments(left, right) else { return false }
        return takesFewer || converts(left, for: right, isOwnerOpen: isOwnerOpen)
    }

    /// Returns true if `left` accepts fewer arguments than `right`, false for the same number; nil if it accepts more.
    private func acceptsFewerArguments(_ left: ComparedShape, _ right: ComparedShape) -> Bool? {
        var isFewer = false
        for (index, parameter) in right.parameters.enumerated() {
            guard index < left.parameters.count else {
                guard parameter.hasDefault || parameter.isVariadic else { return nil }
                isFewer = true
                continue
            }
            if left.parameters[index].isVariadic == parameter.isVariadic { continue }
            if left.parameters[index].isVariadic { return nil }
            isFewer = true
        }
        return isFewer
    }

    private func converts(_ left: ComparedShape, for right: ComparedShape, isOwnerOpen: Bool) -> Bool {
        let solver = Solver(checker)
        let rigid = GenericEnvironment(parameters: left.environment.parameters, requirements: left.requirements)
        return checker.withEnvironment(rigid) {
            solver.speculate {
                let instance =
                    isOwnerOpen
                    ? solver.instantiate(right.environment, known: Substitution(), at: checker.textState.lastSpan)
                    : openedInstance(right, as: left, solver)
                guard solver.require(right.requirements, instance, at: checker.textState.lastSpan, isFatal: false)
                else {
                    return false
                }
                for (own, parameter) in zip(left.parameters, right.parameters) {
                    let wanted = solver.openType(parameter.type, instance)
                    guard own.isInout == parameter.isInout,
                        own.isInout ? solver.unify(own.type, wanted) : converts(own.type, for: wanted, solver)
                    else { return false }
                }
                solver.decidePendingTasks(since: Solver.Mark.start)
                return true
            }
        }
    }

    /// For members of protocols: returns true if every type with the left member meets the conditions of the right one.
    private func meetsConditions(_ left: ComparedShape, _ right: ComparedShape) -> Bool {
        guard let own = left.owner, let owner = right.owner, let itself = own.environment.parameters.first else {
            return false
        }
        let rigid = GenericEnvironment(parameters: left.environment.parameters, requirements: left.requirements)
        return checker.withEnvironment(rigid) {
            guard checker.conforms(.parameter(itself), to: owner) else { return false }
            let solver = Solver(checker)
            let known = Substitution(owner.environment.parameters, [.parameter(itself)])
            let asked = right.symbol.declaration?.requirements ?? []
            return solver.speculate {
                solver.require(asked, Instance(known), at: checker.textState.lastSpan, isFatal: false)
            }
        }
    }

    /// Returns true if `type` converts to `wanted`. A generic `T` does not match `U?`: so `U?` is more specialised than `T`.
    private func converts(_ type: Type, for wanted: Type, _ solver: Solver) -> Bool {
        if case .parameter = type.kind, checker.wrapped(wanted) != nil { return false }
        return solver.convert(type, wanted)
    }

    /// Replaces the generic parameters of `right` by type variables. Parameters of an owner that both share, or that
    /// `left` inherits from, are known.
    private func openedInstance(_ right: ComparedShape, as left: ComparedShape, _ solver: Solver) -> Instance {
        var known = Substitution()
        if let owner = right.owner, let own = left.owner {
            if owner === own {
                let parameters = owner.environment.parameters
                known = Substitution(parameters, parameters.map { checker.canonicalType(.parameter($0)) })
            } else if owner.kind == .protocol, own.kind != .protocol {
                known = Substitution(owner.environment.parameters, [own.declaredType])
            } else if own.kind == .class, owner.kind == .class,
                let base = checker.superclassChain(own.declaredType).first(where: { $0.nominal === owner })
            {
                known = Substitution(nominal: base)
            }
        }
        return solver.instantiate(right.environment, known: known, at: checker.textState.lastSpan)
    }
}
