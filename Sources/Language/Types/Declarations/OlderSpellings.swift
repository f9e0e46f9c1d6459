import Diagnostics
import Syntax
import TypeModel

extension Checker {
    /// Called once for each call in the program that was checked.
    public func noteOlderSpelling(_ function: FunctionSymbol, at span: Span) {
        guard function.isLibrary else { return }
        if let deprecation = function.deprecation {
            let labels = function.parameters.map { ($0.label?.text ?? "_") + ":" }.joined()
            text.olderSpellings.append(
                OlderSpelling(name: "\(function.name)(\(labels))", deprecation: deprecation, span: span))
        } else if let type = function.parent, function.kind == .initializer {
            noteOlderSpelling(type: type, at: span)
        }
    }

    /// Returns the type that a library name had in earlier releases, if the text uses it so.
    func olderMeaning(of alias: TypealiasSymbol, _ span: Span, in context: Context) -> Type? {
        guard alias.isLibrary, !context.isLibrary, let older = alias.declaration?.decl.modifiers.older,
            text.numberNames.contains(alias.name), let nominal = knownNominal(named: older.type)
        else { return nil }
        if !text.olderSpellings.contains(where: { $0.span == span }) {
            text.olderSpellings.append(
                OlderSpelling(name: "\(alias.name) as a number", deprecation: older.deprecation, span: span))
        }
        return nominal.declaredType
    }

    /// Called wherever the program names a type.
    func noteOlderSpelling(type: Symbol, at span: Span) {
        guard type.isLibrary, let deprecation = type.deprecation,
            !text.olderSpellings.contains(where: { $0.span == span })
        else { return }
        text.olderSpellings.append(OlderSpelling(name: "\(type.name)", deprecation: deprecation, span: span))
    }
}
