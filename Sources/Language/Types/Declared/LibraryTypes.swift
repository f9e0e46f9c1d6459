import Syntax

// The types of the library that the checker relies on, found once.

extension Checker {
    func knownNominal(_ known: KnownType) -> NominalSymbol? {
        if let found = self.known.nominals[known.rawValue] { return found }
        let found = libraryNominal(known.name)
        self.known.nominals[known.rawValue] = found
        return found
    }

    func knownNominal(named name: Name) -> NominalSymbol? {
        if let found = known.others[name] { return found }
        let found = libraryNominal(name)
        known.others[name] = found
        return found
    }

    func knownType(_ known: KnownType) -> Type {
        if let found = self.known.types[known.rawValue] { return found }
        guard let nominal = knownNominal(known) else { return .error }
        let type = nominal.kind == .protocol ? Type.existential([nominal], superclass: nil) : .nominal(nominal)
        self.known.types[known.rawValue] = type
        return type
    }

    var intType: Type { knownType(.int) }
    var doubleType: Type { knownType(.double) }
    var boolType: Type { knownType(.bool) }
    var stringType: Type { knownType(.string) }
    var neverType: Type { knownType(.never) }
    var errorType: Type { knownType(.error) }
    var optionalSymbol: NominalSymbol? { knownNominal(.optional) }
    var arraySymbol: NominalSymbol? { knownNominal(.array) }
    var dictionarySymbol: NominalSymbol? { knownNominal(.dictionary) }
    var setSymbol: NominalSymbol? { knownNominal(.set) }
    var anyObjectSymbol: NominalSymbol? { builtinAnyObject }

    func optional(_ wrapped: Type) -> Type { optionalSymbol.map { .nominal($0, of: wrapped) } ?? .error }
    func array(_ element: Type) -> Type { arraySymbol.map { .nominal($0, of: element) } ?? .error }
    func dictionary(_ key: Type, _ value: Type) -> Type {
        dictionarySymbol.map { .nominal($0, [key, value]) } ?? .error
    }

    /// Returns the wrapped type of an optional; nil for other types.
    func wrapped(_ type: Type) -> Type? {
        guard let symbol = type.nominal, symbol === optionalSymbol else { return nil }
        return type.arguments[0]
    }

    /// Returns true if an earlier error hides the type's members, so that further errors are redundant.
    func isUncertain(_ type: Type) -> Bool {
        switch type.kind {
        case .error: return true
        case .metatype(let instance): return isUncertain(instance)
        case .nominal(let nominal, let arguments):
            return nominal.hasUnknownParent || arguments.contains { $0.isError }
                || nominal.superclass != nil && superclassChain(type).contains { $0.nominal?.hasUnknownParent ?? false }
        default: return false
        }
    }
}
