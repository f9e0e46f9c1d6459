import Diagnostics
import Syntax

// What a class inherits and overrides, and that no value contains itself.

extension Checker {
    func checkInheritance(_ nominal: NominalSymbol) {
        guard let decl = nominal.collection.decl, let context = nominal.collection.context else { return }
        checkRecursion(nominal)
        guard nominal.kind == .class else { return }
        var seen: [Type] = []
        for (index, ref) in decl.inherited.enumerated() {
            let type = quietly { resolve(ref, in: context) }
            guard type.nominal?.kind == .class else { continue }
            if let first = seen.first {
                report(CheckDiagnostic.twoSuperclasses(describe(first), describe(type), ref.span), in: context)
            } else if index > 0 {
                report(CheckDiagnostic.superclassFirst(describe(type), ref.span), in: context)
            }
            seen.append(type)
        }
        guard let parent = nominal.superclass?.nominal else { return }
        if parent.collection.isFinal, let span = nominal.span {
            report(CheckDiagnostic.finalSuperclass(parent.name, span), in: context)
        }
    }

    // MARK: - Overrides

    /// Whether an override fits what it overrides.
    func checkOverride(_ symbol: Symbol, of base: Symbol, _ span: Span, _ context: Context) {
        if isFinal(base) {
            report(CheckDiagnostic.overridesFinal(symbol.name, span, base.span), in: context)
            return
        }
        if symbol.declaration?.isPrivate ?? false, !(base.declaration?.isPrivate ?? false) {
            report(CheckDiagnostic.overridesHidden(symbol.name, span), in: context)
            return
        }
        switch (symbol, base) {
        case (let function as FunctionSymbol, let base as FunctionSymbol):
            guard function.kind != .initializer else { return }
            if function.isStatic, base.declaration?.decl.modifiers.has(Names.staticName) ?? false {
                report(CheckDiagnostic.overridesStatic(symbol.name, span), in: context)
            } else if !fits(function, base) {
                report(CheckDiagnostic.nothingToOverride(symbol.name, span, found: describe(base)), in: context)
            } else if function.isThrowing, !base.isThrowing, !base.isRethrowing {
                report(CheckDiagnostic.throwingOverride(symbol.name, span), in: context)
            }
        case (let variable as VariableSymbol, let base as VariableSymbol):
            guard case .variable(let decl)? = variable.declaration?.decl.kind else { return }
            let binding = decl.bindings[variable.declaration!.index]
            if binding.accessors.isEmpty {
                report(CheckDiagnostic.overridesStored(symbol.name, span), in: context)
            } else if base.isLet {
                report(CheckDiagnostic.overridesLet(symbol.name, span), in: context)
            } else if let own = variable.type, let theirs = base.type, !own.isError, !theirs.isError, own !== theirs,
                !own.isGeneric, !theirs.isGeneric, conversion(from: own, to: theirs) == nil
            {
                report(CheckDiagnostic.overridesOtherType(symbol.name, own, theirs, span, self), in: context)
            } else if binding.accessors.contains(where: { $0.kind == .get }), variable.setter == nil,
                base.setter != nil || base.storage == .field,
                !(base.declaration?.decl.modifiers.has(Names.privateSet) ?? false)
            {
                report(CheckDiagnostic.overridesWritable(symbol.name, span), in: context)
            }
        default: break
        }
    }

    private func isFinal(_ symbol: Symbol) -> Bool {
        symbol.declaration?.decl.modifiers.has(Names.finalName) ?? false
    }

    private func fits(_ function: FunctionSymbol, _ base: FunctionSymbol) -> Bool {
        guard (base.parent as? NominalSymbol)?.environment.parameters.isEmpty ?? false,
            function.environment.parameters.isEmpty, base.environment.parameters.isEmpty
        else { return true }
        let pairs = zip(function.parameters, base.parameters)
        return pairs.allSatisfy { own, theirs in
            own.type === theirs.type || own.type.isError || theirs.type.isError
                || conversion(from: theirs.type, to: own.type) != nil
        }
            && (function.result === base.result || function.result.isError || base.result.isError
                || conversion(from: function.result, to: base.result) != nil)
    }

    /// A member with the shape of an inherited one must say `override`.
    func checkMissingOverride(_ symbol: Symbol, _ owner: NominalSymbol, _ span: Span, _ context: Context) {
        resolveHeader(owner)
        guard let superclass = owner.superclass, context === owner.collection.context || !owner.isLibrary else {
            return
        }
        for type in superclassChain(superclass) {
            for member in type.nominal?.members[symbol.name] ?? []
            where sameShape(member, symbol) && member.declaration?.isPrivate != true && member.isWritten {
                if symbol is FunctionSymbol, !sameParameters(member, symbol) { continue }
                if let function = symbol as? FunctionSymbol, function.kind == .initializer {
                    // A convenience initialiser is hidden, not overridden; `required` says it already.
                    guard let base = member as? FunctionSymbol, !base.isConvenience, !function.isRequired else {
                        continue
                    }
                }
                report(CheckDiagnostic.missingOverride(symbol.name, symbol.declaration?.decl.span, span), in: context)
                return
            }
        }
    }

    func sameParameters(_ left: Symbol, _ right: Symbol) -> Bool {
        guard let left = left as? FunctionSymbol, let right = right as? FunctionSymbol else { return false }
        resolve(left)
        resolve(right)
        return left.parameters.map(\.label) == right.parameters.map(\.label)
            && zip(left.parameters, right.parameters).allSatisfy { $0.type === $1.type || $0.type.isGeneric }
    }

    // MARK: - Values that contain themselves

    private func checkRecursion(_ nominal: NominalSymbol) {
        guard !nominal.isLibrary else { return }
        switch nominal.kind {
        case .struct:
            for stored in nominal.storedProperties {
                resolve(stored)
                guard let type = stored.type, contains(type, nominal, []), let span = stored.span else { continue }
                report(CheckDiagnostic.recursiveStruct(nominal.name, span), in: nominal.declaration?.context)
                return
            }
        case .enum where !nominal.isIndirect:
            for element in nominal.cases {
                resolve(element)
                guard element.payload.contains(where: { contains($0.type, nominal, []) }), let span = nominal.span
                else { continue }
                report(
                    CheckDiagnostic.recursiveEnum(nominal.name, element.name, span), in: nominal.declaration?.context)
                return
            }
        default: break
        }
    }

    /// Whether a value of the type holds one of the other inline.
    private func contains(_ type: Type, _ nominal: NominalSymbol, _ seen: Set<ObjectIdentifier>) -> Bool {
        switch type.kind {
        case .tuple(let fields): return fields.contains { contains($0.type, nominal, seen) }
        case .nominal(let symbol, let arguments):
            if symbol === nominal { return true }
            if symbol === optionalSymbol { return contains(arguments[0], nominal, seen) }
            guard !symbol.isLibrary, seen.count < 32, !seen.contains(ObjectIdentifier(symbol)) else { return false }
            let inner = seen.union([ObjectIdentifier(symbol)])
            collectMembers(symbol)
            if symbol.kind == .struct {
                return symbol.storedProperties.contains {
                    resolve($0)
                    return $0.type.map { contains($0, nominal, inner) } ?? false
                }
            }
            guard symbol.kind == .enum, !symbol.isIndirect else { return false }
            return symbol.cases.contains {
                resolve($0)
                return $0.payload.contains { contains($0.type, nominal, inner) }
            }
        default: return false
        }
    }
}
