import Diagnostics
import Syntax

/// A deprecated name of the library where a program uses it. No warning: tutorials are full of them.
public struct OlderSpelling {
    /// As it is declared: `catchErrorJustReturn(_:)`.
    public var name: String
    public var deprecation: Deprecation
    public var span: Span

    /// What to write instead.
    public var advice: String {
        if let renamed = deprecation.renamed { return "now '\(renamed)'" }
        return deprecation.message ?? "an older spelling"
    }
}

extension Checker {
    /// Called once for each call in the program that was checked.
    func noteOlderSpelling(_ function: FunctionSymbol, at span: Span) {
        guard function.isLibrary else { return }
        if let deprecation = function.deprecation {
            let labels = function.parameters.map { ($0.label?.text ?? "_") + ":" }.joined()
            olderSpellings.append(
                OlderSpelling(name: "\(function.name)(\(labels))", deprecation: deprecation, span: span))
        } else if let type = function.parent, function.kind == .initializer {
            noteOlderSpelling(type: type, at: span)
        }
    }

    /// What a name of the library stood for in earlier releases, where the text uses it so.
    func olderMeaning(of alias: TypealiasSymbol, _ span: Span, in context: Context) -> Type? {
        guard alias.isLibrary, !context.isLibrary, let older = alias.declaration?.decl.modifiers.older,
            numberNames.contains(alias.name), let nominal = knownNominal(named: older.type)
        else { return nil }
        if !olderSpellings.contains(where: { $0.span == span }) {
            olderSpellings.append(
                OlderSpelling(name: "\(alias.name) as a number", deprecation: older.deprecation, span: span))
        }
        return nominal.declaredType
    }

    /// Called wherever the program names a type.
    func noteOlderSpelling(type: Symbol, at span: Span) {
        guard type.isLibrary, let deprecation = type.deprecation, !olderSpellings.contains(where: { $0.span == span })
        else { return }
        olderSpellings.append(OlderSpelling(name: "\(type.name)", deprecation: deprecation, span: span))
    }
}
