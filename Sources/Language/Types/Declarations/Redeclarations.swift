import Diagnostics
import Syntax
import TypeModel

/// Reports conflicting declarations of one name: among members of a type, at the top level and in a block.
public struct Redeclarations {
    let checker: Checker
    public init(_ checker: Checker) { self.checker = checker }

    /// Checks the members of a program's type, or those that the program adds to a library type.
    public func check(in nominal: NominalSymbol) {
        for (_, symbols) in nominal.members.knownMembers where symbols.count > 1 {
            check(among: symbols.filter { !$0.isLibrary && $0.isWritten })
        }
        checkConformancesTwice(nominal)
    }

    public func check(among symbols: [Symbol]) {
        guard symbols.count > 1 else { return }
        let ordered = symbols.sorted { ($0.span?.start ?? 0) < ($1.span?.start ?? 0) }
        for (index, symbol) in ordered.enumerated() {
            // A later entry may replace the declarations of earlier ones.
            guard let span = symbol.span,
                let earlier = ordered[..<index].first(where: {
                    $0.span?.source == span.source && areConflicting($0, symbol)
                })
            else { continue }
            checker.report(CheckDiagnostic.redeclared(symbol.name, earlier.span, span), in: symbol.declaration?.context)
        }
    }

    /// Returns true if the two declarations of one name conflict.
    private func areConflicting(_ left: Symbol, _ right: Symbol) -> Bool {
        guard isStaticMember(left) == isStaticMember(right), sameConditions(left, right) else { return false }
        switch (left, right) {
        case (let left as FunctionSymbol, let right as FunctionSymbol):
            guard left.kind != .deinitializer, right.kind != .deinitializer else { return true }
            checker.resolve(left)
            checker.resolve(right)
            return left.parameters.map(\.label) == right.parameters.map(\.label)
                && left.parameters.map(\.isVariadic) == right.parameters.map(\.isVariadic)
                && left.parameters.map(\.isAutoclosure) == right.parameters.map(\.isAutoclosure)
                && Set(left.environment.requirements.map(checker.describe))
                    == Set(right.environment.requirements.map(checker.describe))
                && checker.describe(left) == checker.describe(right)
                && isPostfixOperator(left) == isPostfixOperator(right)
        case (let function as FunctionSymbol, let other), (let other, let function as FunctionSymbol):
            // A property conflicts with another property, but not with a method that has parameters.
            checker.resolve(function)
            if let element = other as? EnumCaseSymbol { return constructs(element, function) }
            guard other is VariableSymbol else { return true }
            return function.kind != .initializer && function.parameters.isEmpty
        case (let left as SubscriptSymbol, let right as SubscriptSymbol):
            return checker.signature(of: left) === checker.signature(of: right)
                && left.parameters.map(\.label) == right.parameters.map(\.label)
        case (let left as EnumCaseSymbol, let right as EnumCaseSymbol):
            return left.payload.map(\.label) == right.payload.map(\.label)
        case (let element as EnumCaseSymbol, is VariableSymbol), (is VariableSymbol, let element as EnumCaseSymbol):
            // A case with associated values is a function beside the property.
            checker.resolve(element)
            return element.payload.isEmpty
        case (is AssociatedTypeSymbol, _), (_, is AssociatedTypeSymbol): return false
        default: return true
        }
    }

    /// Returns true if a static method takes the associated values of a case and returns the enum.
    private func constructs(_ element: EnumCaseSymbol, _ function: FunctionSymbol) -> Bool {
        checker.resolve(element)
        return function.kind == .method && !element.payload.isEmpty && function.result === element.owner.declaredType
            && function.environment.parameters.count == element.owner.environment.parameters.count
            && function.parameters.map(\.label) == element.payload.map(\.label)
            && zip(function.parameters, element.payload).allSatisfy { $0.type === $1.type }
    }

    private func isPostfixOperator(_ function: FunctionSymbol) -> Bool {
        function.declaration?.decl.modifiers.has(Names.postfix) ?? false
    }

    private func isStaticMember(_ symbol: Symbol) -> Bool {
        switch symbol {
        case let function as FunctionSymbol: return function.isStatic
        case let variable as VariableSymbol: return variable.isStatic
        case let member as SubscriptSymbol: return member.isStatic
        case is EnumCaseSymbol: return true
        default: return symbol.parent is NominalSymbol
        }
    }

    /// Returns true if the conditions of both are equal. Extensions with different conditions may declare the same
    /// member, and a protocol extension may implement a requirement.
    private func sameConditions(_ left: Symbol, _ right: Symbol) -> Bool {
        let a = left.declaration
        let b = right.declaration
        return (a?.requirements.count ?? 0) == 0 && (b?.requirements.count ?? 0) == 0
            && a?.isProtocolExtension == b?.isProtocolExtension
    }

    /// Reports a protocol that the declarations of a type name more than once.
    private func checkConformancesTwice(_ nominal: NominalSymbol) {
        guard !nominal.isLibrary, nominal.kind != .protocol, let decl = nominal.collection.decl,
            let context = nominal.collection.context
        else { return }
        var seen: Set<ObjectIdentifier> = []
        let parts = [(decl, context)] + nominal.collection.extensions.map { ($0.decl, $0.context) }
        for (part, home) in parts {
            for ref in part.inherited {
                guard
                    case .existential(let protocols, _) = checker.discardingDiagnostics({
                        checker.resolve(ref, in: home)
                    }).kind
                else { continue }
                for symbol in protocols where symbol !== checker.anyObjectSymbol && symbol.name != Names.copyable {
                    if !seen.insert(ObjectIdentifier(symbol)).inserted {
                        checker.report(CheckDiagnostic.conformsTwice(nominal.name, symbol.name, ref.span), in: home)
                    }
                }
            }
        }
        checkImpliedConformances(nominal, written: seen)
    }

    /// A conditional conformance does not imply conformances to inherited protocols, because their conditions may
    /// differ.
    private func checkImpliedConformances(_ nominal: NominalSymbol, written: Set<ObjectIdentifier>) {
        guard nominal.superclass == nil else { return }
        let always = nominal.conformances.filter { $0.requirements.isEmpty }.map(\.protocolSymbol)
        for conformance in nominal.conformances {
            guard !conformance.requirements.isEmpty, written.contains(ObjectIdentifier(conformance.protocolSymbol)),
                let span = conformance.span
            else { continue }
            checker.resolveHeader(conformance.protocolSymbol)
            for inherited in conformance.protocolSymbol.refinedProtocols
            where !checker.isMarker(inherited) && inherited !== checker.anyObjectSymbol
                && !written.contains(ObjectIdentifier(inherited))
                && !always.contains(where: { checker.refines($0, inherited) })
            {
                checker.report(
                    CheckDiagnostic.unimpliedInheritedConformance(
                        nominal.name, conformance.protocolSymbol.name, inherited.name, span), in: conformance.context)
            }
        }
    }

    /// Returns true if two functions have the same labels and parameter types.
    public func sameParameters(_ left: Symbol, _ right: Symbol) -> Bool {
        guard let left = left as? FunctionSymbol, let right = right as? FunctionSymbol else { return false }
        checker.resolve(left)
        checker.resolve(right)
        // A generic function and a non-generic one are overloads, not redeclarations.
        func ownParameters(_ function: FunctionSymbol) -> Int {
            function.environment.parameters.reduce(0) { $1.parent === function ? $0 + 1 : $0 }
        }
        return left.parameters.map(\.label) == right.parameters.map(\.label)
            && ownParameters(left) == ownParameters(right)
            && zip(left.parameters, right.parameters).allSatisfy { $0.type === $1.type || $0.type.isGeneric }
    }
}
