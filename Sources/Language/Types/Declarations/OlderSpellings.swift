import Diagnostics
import Syntax
import TypeModel

/// Warns of older spellings of library declarations, and refuses what is unavailable.
public struct OlderSpellings {
    let checker: Checker
    public init(_ checker: Checker) { self.checker = checker }

    /// Records a function. The function is called once for each call in a checked program.
    public func record(_ function: FunctionSymbol, at span: Span) {
        if let unavailable = function.declaration?.decl.modifiers.unavailable {
            checker.report(CheckDiagnostic.unavailable(function.name, unavailable, span))
        }
        guard function.isLibrary else { return }
        if let deprecation = function.deprecation {
            let labels = function.parameters.map { ($0.label?.text ?? "_") + ":" }.joined()
            checker.textState.olderSpellings.append(
                OlderSpelling(name: "\(function.name)(\(labels))", deprecation: deprecation, span: span))
        } else if let type = function.parent, function.kind == .initializer {
            record(type: type, at: span)
        }
    }

    /// Returns the type that a library alias had in earlier releases, if the text uses it with that type.
    func olderType(of alias: TypealiasSymbol, _ span: Span, in context: Context) -> Type? {
        guard alias.isLibrary, !context.isLibrary, let older = alias.declaration?.decl.modifiers.olderType,
            checker.textState.numberNames.contains(alias.name), let nominal = checker.knownNominal(named: older.type)
        else { return nil }
        if !checker.textState.olderSpellings.contains(where: { $0.span == span }) {
            checker.textState.olderSpellings.append(
                OlderSpelling(name: "a number as \(alias.name)", deprecation: older.deprecation, span: span))
        }
        return nominal.declaredType
    }

    /// Records a type. The function is called wherever the program names a type.
    func record(type: Symbol, at span: Span) {
        guard type.isLibrary, let deprecation = type.deprecation,
            !checker.textState.olderSpellings.contains(where: { $0.span == span })
        else { return }
        checker.textState.olderSpellings.append(
            OlderSpelling(name: "\(type.name)", deprecation: deprecation, span: span))
    }
}
