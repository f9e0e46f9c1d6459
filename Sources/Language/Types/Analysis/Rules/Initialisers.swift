import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Checks the initialisers of classes: whether one exists, which are required, and which others each may call.
public struct InitialiserRules {
    let checker: Checker
    public init(_ checker: Checker) { self.checker = checker }

    public func check(_ nominal: NominalSymbol) {
        guard nominal.kind == .class, !nominal.isLibrary, let span = nominal.span else { return }
        let context = nominal.declaration?.context
        let own = (nominal.members[Names.initName] ?? []).compactMap { $0 as? FunctionSymbol }
        if !nominal.collection.hasDesignatedInitializer {
            let bare = nominal.storedProperties.filter { !$0.hasInitialValue }
            if !bare.isEmpty, !isDecodable(nominal) {
                checker.report(CheckDiagnostic.noInitialisers(nominal.name, bare.map(\.name), span), in: context)
                return
            }
        }
        for function in own where function.synthesis == nil { checkRequired(function, nominal) }
        guard nominal.collection.hasDesignatedInitializer, let superclass = nominal.superclass,
            let parent = superclass.nominal
        else { return }
        checker.collectMembers(parent)
        for required in (parent.members[Names.initName] ?? []).compactMap({ $0 as? FunctionSymbol })
        where required.isRequired {
            // An unavailable initialiser cannot be called, so subclasses need none.
            if required.declaration?.decl.modifiers.unavailable != nil { continue }
            if own.contains(where: { hasSameParameters($0, asIn: required, of: superclass) }) { continue }
            checker.report(
                CheckDiagnostic.missingRequired(checker.describe(required), parent.name, closingBrace(nominal) ?? span),
                in: context)
        }
    }

    /// Returns true if an initialiser has the parameters of a superclass initialiser, with its arguments substituted.
    private func hasSameParameters(_ own: FunctionSymbol, asIn required: FunctionSymbol, of superclass: Type) -> Bool {
        if Redeclarations(checker).sameParameters(own, required) { return true }
        let arguments = Substitution(nominal: superclass)
        return own.parameters.map(\.label) == required.parameters.map(\.label)
            && zip(own.parameters, required.parameters).allSatisfy {
                $0.type === checker.substitute($1.type, arguments)
            }
    }

    /// A Decodable class has the initialiser `init(from:)`.
    private func isDecodable(_ nominal: NominalSymbol) -> Bool {
        guard let decodable = checker.knownNominal(named: "Decodable"), let type = nominal.declaredType else {
            return false
        }
        return checker.conforms(type, to: decodable)
    }

    /// Checks that subclasses implement a required initialiser of a protocol.
    private func checkRequired(_ function: FunctionSymbol, _ nominal: NominalSymbol) {
        guard !nominal.collection.isFinal, !nominal.isActor, !function.isRequired, let span = function.span else {
            return
        }
        for (symbol, conformance) in checker.allConformances(nominal) where conformance.conforming === nominal {
            for requirement in symbol.requirements.compactMap({ $0 as? FunctionSymbol })
            where requirement.kind == .initializer && Redeclarations(checker).sameParameters(requirement, function) {
                checker.report(CheckDiagnostic.mustBeRequired(symbol.name, span), in: function.declaration?.context)
                return
            }
        }
    }

    /// The closing brace of a type's declaration.
    private func closingBrace(_ nominal: NominalSymbol) -> Span? {
        guard let span = nominal.declaration?.decl.span, span.end > span.start else { return nil }
        return Span(source: span.source, start: span.end - 1, end: span.end)
    }

    /// Checks delegation: designated initialisers call the superclass, convenience ones call the same class.
    func checkDelegation(_ body: TBody, of function: FunctionSymbol) {
        guard function.kind == .initializer, function.synthesis == nil, !function.isLibrary,
            let owner = function.parent as? NominalSymbol, owner.kind == .class
        else { return }
        for (span, target) in Delegations.calls(in: body.statements) {
            let isAcross = target.parent === owner
            if isAcross, !function.isConvenience {
                checker.report(CheckDiagnostic.designatedDelegates(owner.name, function.span ?? span))
            } else if !isAcross, function.isConvenience {
                checker.report(CheckDiagnostic.convenienceCallsSuper(owner.name, span))
            }
        }
    }
}

/// Finds calls of other initialisers in typed code; `DelegationScan` searches untyped code.
final class Delegations: TypedWalker {
    private var foundCalls: [(span: Span, target: FunctionSymbol)] = []

    static func calls(in body: [TStmt]) -> [(span: Span, target: FunctionSymbol)] {
        let finder = Delegations()
        finder.visit(body)
        return finder.foundCalls
    }

    override func visit(_ expr: TExpr) {
        if case .delegateInit(let callee, _) = expr.kind { foundCalls.append((expr.span, callee.function)) }
        walk(expr)
    }
}
