import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Finds, links and checks overriding members of classes.
public struct Overrides {
    let checker: Checker
    public init(_ checker: Checker) { self.checker = checker }

    public func linkAllOverrides(of nominal: NominalSymbol) {
        for members in nominal.members.knownMembers.values { members.forEach(linkIfOverride) }
    }

    public func linkIfOverride(_ member: Symbol) {
        guard member.declaration?.decl.modifiers.has(Names.overrideName) ?? false else { return }
        checker.resolve(member)
        linkOverride(member)
    }

    public func linkOverride(_ symbol: Symbol) {
        if symbol.declaration?.isLinked ?? true { return }
        symbol.declaration?.isLinked = true
        guard let declaration = symbol.declaration, let owner = symbol.parent as? NominalSymbol, owner.kind == .class,
            let span = symbol.span
        else { return }
        guard declaration.decl.modifiers.has(Names.overrideName) else {
            let function = symbol as? FunctionSymbol
            if function.map({ ($0.kind == .method || $0.kind == .initializer) && $0.synthesis == nil }) ?? true {
                checkMissingOverride(symbol, owner, span, declaration.context)
            }
            return
        }
        if let base = checker.overriddenSymbol(symbol) {
            checker.resolve(base)
            // Overriding methods of library classes are linked when they are first needed.
            if base.isLibrary { linkIfOverride(base) }
            checkOverride(symbol, of: base, span, declaration.context)
            linkOverride(symbol, to: base)
        } else if !mayBeInheritedSilently(symbol, owner), !checker.hasUnknownMembers(owner.declaredType) {
            let near = checker.superclassChain(owner.declaredType).dropFirst().lazy.compactMap { type in
                type.nominal?.members[symbol.name]?.first
            }.first
            let nearest = near == nil ? nearestInherited(symbol.name, owner) : []
            checker.report(
                CheckDiagnostic.nothingToOverride(
                    symbol.name, span, found: near.map { checker.describe($0) }, nearest: nearest),
                in: declaration.context)
        }
    }

    private func nearestInherited(_ name: Name, _ owner: NominalSymbol) -> [String] {
        guard checker.canSuggest, let superclass = owner.superclass else { return [] }
        return nearestNames(to: name.text, among: Array(Set(checker.members(of: superclass).map(\.symbol.name.text))))
    }

    /// Returns true for initialisers that no program wrote, such as `init()` of a class with initial values; a subclass
    /// may repeat these without `override`.
    private func mayBeInheritedSilently(_ symbol: Symbol, _ owner: NominalSymbol) -> Bool {
        guard let initializer = symbol as? FunctionSymbol, initializer.kind == .initializer else { return false }
        return initializer.parameters.isEmpty
            || checker.superclassChain(owner.declaredType).contains { $0.nominal?.isLibrary ?? true }
    }

    private func linkOverride(_ symbol: Symbol, to base: Symbol) {
        switch (symbol, base) {
        case (let function as FunctionSymbol, _): function.overridden = base as? FunctionSymbol
        case (let member as SubscriptSymbol, let base as SubscriptSymbol):
            member.getter?.overridden = base.getter
            member.setter?.overridden = base.setter
        case (let variable as VariableSymbol, let base as VariableSymbol) where base.storage == .field:
            base.isOverridden = true
            let (getter, setter) = (
                Witnesses(checker).storedAccessor(base, .getter), Witnesses(checker).storedAccessor(base, .setter)
            )
            getter?.isFinal = false
            setter?.isFinal = false
            variable.getter?.overridden = getter
            variable.setter?.overridden = setter
        case (let variable as VariableSymbol, let base as VariableSymbol):
            variable.getter?.overridden = base.getter
            variable.setter?.overridden = base.setter
        default: break
        }
    }

    /// Reports an override that the overridden member does not allow.
    func checkOverride(_ symbol: Symbol, of base: Symbol, _ span: Span, _ context: Context) {
        if isFinal(base) {
            checker.report(CheckDiagnostic.overridesFinal(symbol.name, span, base.span), in: context)
            return
        }
        // A class may make an inherited initialiser private, as in `private override init()` of a singleton.
        let isInitializer = (symbol as? FunctionSymbol)?.kind == .initializer
        if !isInitializer, symbol.declaration?.isPrivate ?? false, !(base.declaration?.isPrivate ?? false) {
            checker.report(CheckDiagnostic.overridesInaccessible(symbol.name, span), in: context)
            return
        }
        switch (symbol, base) {
        case (let function as FunctionSymbol, let base as FunctionSymbol):
            guard function.kind != .initializer else { return }
            if function.isStatic, base.declaration?.decl.modifiers.has(Names.staticName) ?? false {
                checker.report(CheckDiagnostic.overridesStatic(symbol.name, span), in: context)
            } else if !canOverride(function, base) || base.effects.isAsync && !function.effects.isAsync {
                checker.report(
                    CheckDiagnostic.nothingToOverride(symbol.name, span, found: checker.describe(base)), in: context)
            } else if function.effects.isAsync, !base.effects.isAsync {
                checker.report(CheckDiagnostic.asyncOverride(symbol.name, span), in: context)
            } else if !ThrownTypes(checker).effectsFit(function, base) {
                checker.report(
                    CheckDiagnostic.throwingOverride(symbol.name, span, base.thrown.map(checker.describe)), in: context)
            }
        case (let variable as VariableSymbol, let base as VariableSymbol):
            guard case .variable(let decl)? = variable.declaration?.decl.kind else { return }
            let binding = decl.bindings[variable.declaration!.bindingIndex]
            if binding.accessors.isEmpty {
                checker.report(CheckDiagnostic.overridesStored(symbol.name, span), in: context)
            } else if base.isLet {
                checker.report(CheckDiagnostic.overridesLet(symbol.name, span), in: context)
            } else if let own = variable.type, let theirs = base.type, !own.isError, !theirs.isError, own !== theirs,
                !own.isGeneric, !theirs.isGeneric, Conversions(checker).conversion(from: own, to: theirs) == nil
            {
                checker.report(CheckDiagnostic.overridesOtherType(symbol.name, own, theirs, span, checker), in: context)
            } else if binding.accessors.contains(where: { $0.kind == .get }), variable.setter == nil,
                base.setter != nil || base.storage == .field,
                !(base.declaration?.decl.modifiers.has(Names.privateSet) ?? false)
            {
                checker.report(CheckDiagnostic.overridesWritable(symbol.name, span), in: context)
            }
        default: break
        }
    }

    private func isFinal(_ symbol: Symbol) -> Bool {
        symbol.declaration?.decl.modifiers.has(Names.finalName) ?? false
    }

    private func canOverride(_ function: FunctionSymbol, _ base: FunctionSymbol) -> Bool {
        guard (base.parent as? NominalSymbol)?.environment.parameters.isEmpty ?? false,
            function.environment.parameters.isEmpty, base.environment.parameters.isEmpty
        else { return true }
        let pairs = zip(function.parameters, base.parameters)
        return pairs.allSatisfy { own, theirs in
            own.type === theirs.type || own.type.isError || theirs.type.isError
                || Conversions(checker).conversion(from: theirs.type, to: own.type) != nil
        }
            && (function.result === base.result || function.result.isError || base.result.isError
                || Conversions(checker).conversion(from: function.result, to: base.result) != nil)
    }

    /// Reports a member with the signature of an inherited one but without `override`.
    func checkMissingOverride(_ symbol: Symbol, _ owner: NominalSymbol, _ span: Span, _ context: Context) {
        checker.resolveHeader(owner)
        // A program cannot override the members that an actor inherits from the library.
        guard !owner.isActor, let superclass = owner.superclass,
            context === owner.collection.context || !owner.isLibrary
        else { return }
        for type in checker.superclassChain(superclass) {
            for member in type.nominal?.members[symbol.name] ?? []
            where checker.haveSameShape(member, symbol) && member.declaration?.isPrivate != true
                && (member.isWritten || !member.isLibrary)
                && (owner.isLibrary || !Imports(checker).isHiddenFromPrograms(member))
            {
                if symbol is FunctionSymbol, !Redeclarations(checker).sameParameters(member, symbol) { continue }
                if let function = symbol as? FunctionSymbol, function.kind == .initializer {
                    // A subclass hides a convenience initialiser instead of overriding it, and `required` implies
                    // `override`.
                    guard let base = member as? FunctionSymbol, !base.isConvenience, !function.isRequired else {
                        return
                    }
                }
                checker.report(
                    CheckDiagnostic.missingOverride(symbol.name, symbol.declaration?.decl.span, span), in: context)
                return
            }
        }
    }
}
