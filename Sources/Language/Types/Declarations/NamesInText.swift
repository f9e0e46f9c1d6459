import Syntax
import TypeModel

/// Finds common aliases of types: `Driver<String>` for `SharedSequence<DriverSharingStrategy, String>`.
struct TypeAliases {
    let checker: Checker
    init(_ checker: Checker) { self.checker = checker }

    /// Returns the name of the first alias whose declaration matches the type with these arguments.
    func name(_ symbol: NominalSymbol, _ arguments: [Type]) -> String? {
        guard symbol.isLibrary, let names = symbol.declaration?.decl.modifiers.aliasUses else { return nil }
        for name in names {
            guard let alias = checker.lookupLibrary(name).first as? TypealiasSymbol else { continue }
            checker.resolve(alias)
            guard let pattern = alias.type?.arguments, pattern.count == arguments.count,
                let own = Self.aliasArguments(of: alias, in: pattern, as: arguments.map(bindingOrSelf))
            else { continue }
            return name.text + (own.isEmpty ? "" : "<" + own.map(checker.describe).joined(separator: ", ") + ">")
        }
        return nil
    }

    /// Returns the alias of another library type that has the same arguments but for one: `Driver<Int>` for
    /// `Signal<Int>`.
    func sibling(of type: Type, with wanted: Type, for found: Type) -> Type? {
        guard let symbol = type.nominal, let place = type.arguments.firstIndex(where: { $0 === found })
        else { return nil }
        var arguments = type.arguments
        arguments[place] = wanted
        return name(symbol, arguments) == nil ? nil : .nominal(symbol, arguments)
    }

    /// Returns the binding of a type variable.
    private func bindingOrSelf(_ type: Type) -> Type { type.asVariable?.binding.map(bindingOrSelf) ?? type }

    /// Returns the arguments with which the alias means the type with the given arguments; nil if there are none.
    private static func aliasArguments(of alias: TypealiasSymbol, in pattern: [Type], as arguments: [Type]) -> [Type]? {
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
