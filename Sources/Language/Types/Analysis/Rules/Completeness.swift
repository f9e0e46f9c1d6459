import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Checks that types meet the requirements of their protocols.
public struct Completeness {
    let checker: Checker
    public init(_ checker: Checker) { self.checker = checker }

    /// Reports requirements without a witness.
    public func check(of nominal: NominalSymbol) {
        checker.collectConformances(nominal)
        guard !nominal.isLibrary || nominal.conformances.contains(where: { !($0.context?.isLibrary ?? true) }) else {
            return
        }
        for conformance in nominal.conformances where !conformance.hasWitnesses {
            guard let span = conformance.span, !(conformance.context?.isLibrary ?? true) else { continue }
            conformance.hasWitnesses = true
            checkComplete(conformance, nominal, span)
        }
    }

    /// Returns true if a sequence is its own iterator: then only the missing requirement of the iterator is reported.
    private func isReportedByIterator(_ symbol: NominalSymbol, _ nominal: NominalSymbol) -> Bool {
        symbol.isLibrary && symbol.name == "Sequence"
            && nominal.conformances.contains {
                $0.protocolSymbol.isLibrary && $0.protocolSymbol.name == "IteratorProtocol"
            }
    }

    /// The missing parts of a conformance.
    private struct MissingParts {
        /// The missing requirements, as written in the protocol.
        var missing: [String] = []
        /// A requirement without a witness, with a member of the same name that is nearly a witness.
        var near: (asked: Symbol, found: Symbol)?
    }

    private func checkComplete(_ conformance: Conformance, _ nominal: NominalSymbol, _ span: Span) {
        let environment = GenericEnvironment(
            parameters: nominal.environment.parameters,
            requirements: nominal.environment.requirements + conformance.requirements)
        checker.withEnvironment(environment) {
            let wanted = withAllRefined(conformance.protocolSymbol)
            if checker.isClassBound(conformance.protocolSymbol), nominal.kind != .class {
                checker.report(CheckDiagnostic.classProtocol(conformance.protocolSymbol.name, nominal.name, span))
                return
            }
            var lacks = MissingParts()
            for symbol in wanted {
                guard findWitnesses(for: symbol, of: conformance, nominal, span, &lacks) else { return }
            }
            report(lacks, of: conformance, nominal, span)
        }
    }

    /// Returns a protocol and all protocols that it refines, without repetitions.
    private func withAllRefined(_ symbol: NominalSymbol) -> [NominalSymbol] {
        var all: [NominalSymbol] = []
        func add(_ symbol: NominalSymbol) {
            if all.contains(where: { $0 === symbol }) { return }
            all.append(symbol)
            checker.resolveHeader(symbol)
            symbol.refinedProtocols.forEach(add)
        }
        add(symbol)
        return all
    }

    /// Stores the witnesses of one protocol's requirements. Returns false if associated types violate their conditions,
    /// which has been reported and makes further errors redundant.
    private func findWitnesses(
        for symbol: NominalSymbol, of conformance: Conformance, _ nominal: NominalSymbol, _ span: Span,
        _ lacks: inout MissingParts
    ) -> Bool {
        checker.collectMembers(symbol)
        for associated in symbol.associatedTypes where (associated.parent as? NominalSymbol) === symbol {
            if let (found, _) = checker.findConformance(nominal, symbol, type: nominal.declaredType),
                checker.resolveAssociated(associated, found) == nil
            {
                lacks.missing.append("associatedtype \(associated.name.text)")
            }
        }
        if !lacks.missing.isEmpty {
            // A missing member describes the problem better than a missing associated type, so it is reported first.
            let absent = symbol.requirements.filter { nominal.members[$0.name]?.isEmpty ?? true }
                .filter { Witnesses(checker).witnessSymbol(for: $0, symbol, in: nominal.declaredType) == nil }
            if !absent.isEmpty { lacks.missing = absent.map { requirementText($0) } }
            return true
        }
        if let unmet = unmetCondition(of: symbol, by: nominal) {
            checker.report(CheckDiagnostic.unmetCondition(nominal, symbol.name, unmet, span, checker))
            return false
        }
        for requirement in symbol.requirements {
            if let found = Witnesses(checker).witnessSymbol(for: requirement, symbol, in: nominal.declaredType) {
                conformance.witnesses[requirement] = found.symbol
                if let setterless = missingSetterText(requirement, found.symbol) { lacks.missing.append(setterless) }
                checkVisibility(found.symbol, symbol, nominal)
                checkIsolation(found.symbol, of: nominal, for: requirement, in: symbol, span)
            } else {
                lacks.missing.append(requirementText(requirement))
                lacks.near = lacks.near ?? nearMiss(of: requirement, in: nominal)
            }
        }
        if let unmet = synthesisProblem(symbol, nominal) {
            checker.report(CheckDiagnostic.cannotSynthesize(symbol.name, nominal.name, unmet, span))
        }
        return true
    }

    private func report(_ lacks: MissingParts, of conformance: Conformance, _ nominal: NominalSymbol, _ span: Span) {
        let name = conformance.protocolSymbol.name
        if lacks.missing.count == 1, let near = lacks.near {
            checker.report(
                CheckDiagnostic.nearRequirement(
                    nominal.name, name, asked: requirementText(near.asked), found: requirementText(near.found),
                    mismatchHelp(near.found, near.asked), near.found.span, span))
        } else if !lacks.missing.isEmpty, !isReportedByIterator(conformance.protocolSymbol, nominal) {
            let isOptional = conformance.protocolSymbol.requirements.contains {
                $0.declaration?.decl.modifiers.has("optional") ?? false
            }
            checker.report(CheckDiagnostic.incompleteConformance(nominal.name, name, lacks.missing, span, isOptional))
        }
    }

    /// Returns the first constraint on a protocol's associated types that the conforming type violates.
    private func unmetCondition(of symbol: NominalSymbol, by nominal: NominalSymbol) -> (Requirement, found: Type)? {
        let substitution = Substitution(symbol.environment.parameters, [nominal.declaredType])
        let conditions = symbol.environment.requirements + symbol.associatedTypes.flatMap(\.requirements)
        for condition in conditions {
            guard case .dependent = condition.subject.kind else { continue }
            let found = checker.substitute(condition.subject, substitution)
            if found.contains(\.isError) || checker.isSatisfied(condition, substitution) { continue }
            if case .same(let other) = condition.kind, checker.substitute(other, substitution).contains(\.isError) {
                continue
            }
            return (condition, found)
        }
        return nil
    }

    /// Reports an actor's member that callers of the protocol could use without `await`.
    private func checkIsolation(
        _ witness: Symbol, of nominal: NominalSymbol, for requirement: Symbol, in symbol: NominalSymbol, _ span: Span
    ) {
        guard nominal.isActor, witness.parent === nominal, Isolations(checker).isolation(of: witness) == .instance
        else { return }
        let asked: FunctionSymbol? =
            switch requirement {
            case let function as FunctionSymbol: function
            case let variable as VariableSymbol: variable.getter
            case let member as SubscriptSymbol: member.getter
            default: nil
            }
        guard let asked, !asked.effects.isAsync, Isolations(checker).isolation(of: requirement) == .none,
            !withAllRefined(symbol).contains(where: { $0.isLibrary && $0.name == ImpliedNames.actor })
        else { return }
        checker.report(CheckDiagnostic.isolatedWitness(witness.name, of: nominal.name, for: symbol.name, span))
    }

    /// Reports a witness that is less visible than its protocol.
    private func checkVisibility(_ witness: Symbol, _ symbol: NominalSymbol, _ nominal: NominalSymbol) {
        guard witness.parent === nominal, let declaration = witness.declaration, declaration.isPrivate,
            !declaration.decl.modifiers.has(Names.privateSet), !(symbol.declaration?.isPrivate ?? false),
            !(nominal.declaration?.isPrivate ?? false), let span = witness.span
        else { return }
        checker.report(CheckDiagnostic.privateWitness(witness.name, symbol.name, span), in: declaration.context)
    }

    /// Returns a requirement that has no witness, with a member of the type that has the same name.
    private func nearMiss(of requirement: Symbol, in nominal: NominalSymbol) -> (asked: Symbol, found: Symbol)? {
        let own = nominal.members[requirement.name]?.filter { $0.isWritten && !$0.isLibrary } ?? []
        guard own.count == 1 else { return nil }
        checker.resolve(own[0])
        return (requirement, own[0])
    }

    /// Returns a requirement or a member as a protocol would declare it.
    func requirementText(_ symbol: Symbol) -> String {
        switch symbol {
        case let function as FunctionSymbol where function.kind == .initializer: return checker.describe(function)
        case let function as FunctionSymbol:
            let words = (function.isStatic ? "static " : "") + (function.isMutating ? "mutating " : "")
            return words + "func " + checker.describe(function)
        case let variable as VariableSymbol:
            let isWritable = variable.setter != nil || variable.storage == .field && !variable.isLet
            let access = variable.isLet ? "" : isWritable ? " { get set }" : " { get }"
            return (variable.isStatic ? "static " : "") + (variable.isLet ? "let " : "var ")
                + checker.describe(variable)
                + access
        default: return checker.describe(symbol)
        }
    }

    private func mismatchHelp(_ found: Symbol, _ asked: Symbol) -> String? {
        if let own = found as? FunctionSymbol, let wanted = asked as? FunctionSymbol {
            if own.isMutating, !wanted.isMutating { return "mark it 'mutating' in the protocol as well" }
            if own.effects.isThrowing, !wanted.effects.isThrowing {
                return "it cannot throw, because the requirement of the protocol does not throw"
            }
            if own.effects.isAsync, !wanted.effects.isAsync {
                return "it cannot be 'async', because the requirement of the protocol is not 'async'"
            }
            if own.isStatic != wanted.isStatic {
                return wanted.isStatic ? "write 'static' before it" : "leave 'static' out"
            }
        }
        return "give it the type that the protocol requires"
    }

    private func missingSetterText(_ requirement: Symbol, _ witness: Symbol) -> String? {
        guard let wanted = requirement as? VariableSymbol, wanted.setter != nil, let found = witness as? VariableSymbol,
            found.isLet || (found.storage == .computed && found.setter == nil)
        else { return nil }
        return checker.describe(requirement) + " { get set }"
    }

    /// Returns the reason why Equatable or a similar protocol cannot be synthesised: a stored value that does not
    /// conform.
    private func synthesisProblem(_ symbol: NominalSymbol, _ nominal: NominalSymbol) -> String? {
        let made: [String: Name] = [
            "Equatable": Names.equals, "Hashable": "hash", "Encodable": "encode", "Decodable": Names.initName,
        ]
        guard symbol.isLibrary, let name = made[symbol.name.text],
            let requirement = symbol.requirements.first(where: { $0.name == name }),
            let found = Witnesses(checker).witnessSymbol(for: requirement, symbol, in: nominal.declaredType),
            (found.symbol as? FunctionSymbol)?.synthesis != nil
        else { return nil }
        let isCoding = name == "encode" || name == Names.initName
        if nominal.kind == .class, !isCoding { return "rill and Swift synthesise it only for structs and enums" }
        return Synthesis(checker).partLackingConformance(symbol, nominal, isCoding: isCoding)
    }
}
