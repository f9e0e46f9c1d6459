import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Checks inheritance of classes, and that no value contains itself.
public struct InheritanceRules {
    let checker: Checker
    public init(_ checker: Checker) { self.checker = checker }

    public func check(_ nominal: NominalSymbol) {
        guard let decl = nominal.collection.decl, let context = nominal.collection.context else { return }
        checkRecursion(nominal)
        guard nominal.kind == .class else { return }
        var seen: [Type] = []
        for (index, ref) in decl.inherited.enumerated() {
            let type = checker.discardingDiagnostics { checker.resolve(ref, in: context) }
            guard type.nominal?.kind == .class else { continue }
            if let first = seen.first {
                checker.report(
                    CheckDiagnostic.twoSuperclasses(checker.describe(first), checker.describe(type), ref.span),
                    in: context)
            } else if index > 0 {
                checker.report(CheckDiagnostic.superclassFirst(checker.describe(type), ref.span), in: context)
            }
            seen.append(type)
        }
        guard let parent = nominal.superclass?.nominal else { return }
        if parent.collection.isFinal, let span = nominal.span {
            checker.report(CheckDiagnostic.finalSuperclass(parent.name, span), in: context)
        }
    }

    // MARK: - Values that contain themselves

    private func checkRecursion(_ nominal: NominalSymbol) {
        guard !nominal.isLibrary else { return }
        switch nominal.kind {
        case .struct:
            for stored in nominal.storedProperties {
                checker.resolve(stored)
                guard let type = stored.type, containsInline(type, nominal, []), let span = stored.span else {
                    continue
                }
                checker.report(CheckDiagnostic.recursiveStruct(nominal.name, span), in: nominal.declaration?.context)
                return
            }
        case .enum where !nominal.isIndirect:
            for element in nominal.cases {
                checker.resolve(element)
                guard element.payload.contains(where: { containsInline($0.type, nominal, []) }), let span = nominal.span
                else { continue }
                checker.report(
                    CheckDiagnostic.recursiveEnum(nominal.name, element.name, span), in: nominal.declaration?.context)
                return
            }
        default: break
        }
    }

    /// Returns true if values of the type contain a value of the struct or enum inline.
    private func containsInline(_ type: Type, _ nominal: NominalSymbol, _ seen: Set<ObjectIdentifier>) -> Bool {
        switch type.kind {
        case .tuple(let fields): return fields.contains { containsInline($0.type, nominal, seen) }
        case .nominal(let symbol, let arguments):
            if symbol === nominal { return true }
            if symbol === checker.optionalSymbol { return containsInline(arguments[0], nominal, seen) }
            guard !symbol.isLibrary, seen.count < 32, !seen.contains(ObjectIdentifier(symbol)) else { return false }
            let inner = seen.union([ObjectIdentifier(symbol)])
            checker.collectMembers(symbol)
            if symbol.kind == .struct {
                return symbol.storedProperties.contains {
                    checker.resolve($0)
                    return $0.type.map { containsInline($0, nominal, inner) } ?? false
                }
            }
            guard symbol.kind == .enum, !symbol.isIndirect else { return false }
            return symbol.cases.contains {
                checker.resolve($0)
                return $0.payload.contains { containsInline($0.type, nominal, inner) }
            }
        default: return false
        }
    }
}
