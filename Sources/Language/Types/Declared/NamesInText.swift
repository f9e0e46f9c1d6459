import Syntax

// Types by the names that people give them: `Driver<String>`, where the type is `SharedSequence<DriverSharingStrategy, String>`.

extension Checker {
    /// The first alias listed by the type's declaration that stands for the type with these arguments.
    func spokenName(_ symbol: NominalSymbol, _ arguments: [Type]) -> String? {
        guard symbol.isLibrary, let names = symbol.declaration?.decl.modifiers.spoken else { return nil }
        for name in names {
            guard let alias = lookupLibrary(name).first as? TypealiasSymbol else { continue }
            resolve(alias)
            guard let pattern = alias.type?.arguments, pattern.count == arguments.count,
                let own = Self.meanings(of: alias, in: pattern, as: arguments.map(known))
            else { continue }
            return name.text + (own.isEmpty ? "" : "<" + own.map(describe).joined(separator: ", ") + ">")
        }
        return nil
    }

    /// The type of another such name that a library's type becomes with another argument: `Driver<Int>` for `Signal<Int>`.
    func spokenSibling(of type: Type, with wanted: Type, for found: Type) -> Type? {
        guard let symbol = type.nominal, let place = type.arguments.firstIndex(where: { $0 === found })
        else { return nil }
        var arguments = type.arguments
        arguments[place] = wanted
        return spokenName(symbol, arguments) == nil ? nil : .nominal(symbol, arguments)
    }

    /// What an unknown turned out to be.
    private func known(_ type: Type) -> Type { type.asVariable?.binding.map(known) ?? type }

    /// What the alias's own parameters stand for where its type is the one with these arguments; nil where it never is.
    private static func meanings(of alias: TypealiasSymbol, in pattern: [Type], as arguments: [Type]) -> [Type]? {
        var found: [Type?] = alias.environment.parameters.map { _ in nil }
        for (wanted, argument) in zip(pattern, arguments) {
            if let place = alias.environment.parameters.firstIndex(where: { $0 === wanted.asParameter }) {
                found[place] = argument
            } else if wanted != argument {
                return nil
            }
        }
        return found.compactMap { $0 }
    }
}
