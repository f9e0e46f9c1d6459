import Syntax
import TypeModel

// Gives access to the library types that the checker relies on; each is looked up once.

extension Checker {
    public func knownNominal(_ known: KnownType) -> NominalSymbol? {
        if let found = self.knownTypes.nominals[known.rawValue] { return found }
        let found = libraryNominal(known.name)
        self.knownTypes.nominals[known.rawValue] = found
        return found
    }

    public func knownNominal(named name: Name) -> NominalSymbol? {
        if let found = knownTypes.otherNominals[name] { return found }
        let found = libraryNominal(name)
        knownTypes.otherNominals[name] = found
        return found
    }

    func knownType(_ known: KnownType) -> Type {
        if let found = self.knownTypes.types[known.rawValue] { return found }
        guard let nominal = knownNominal(known) else { return .error }
        let type = nominal.kind == .protocol ? Type.existential([nominal], superclass: nil) : .nominal(nominal)
        self.knownTypes.types[known.rawValue] = type
        return type
    }

    public var intType: Type { knownType(.int) }
    public var doubleType: Type { knownType(.double) }
    public var boolType: Type { knownType(.bool) }
    public var stringType: Type { knownType(.string) }
    public var neverType: Type { knownType(.never) }
    public var errorType: Type { knownType(.error) }
    public var optionalSymbol: NominalSymbol? { knownNominal(.optional) }
    public var arraySymbol: NominalSymbol? { knownNominal(.array) }
    public var dictionarySymbol: NominalSymbol? { knownNominal(.dictionary) }
    public var setSymbol: NominalSymbol? { knownNominal(.set) }
    var anyObjectSymbol: NominalSymbol? { builtinAnyObject }

    public func optional(_ wrapped: Type) -> Type { optionalSymbol.map { .nominal($0, of: wrapped) } ?? .error }
    public func array(_ element: Type) -> Type { arraySymbol.map { .nominal($0, of: element) } ?? .error }
    public func dictionary(_ key: Type, _ value: Type) -> Type {
        dictionarySymbol.map { .nominal($0, [key, value]) } ?? .error
    }

    /// Returns the wrapped type of an optional; nil for other types.
    public func wrapped(_ type: Type) -> Type? {
        guard let symbol = type.nominal, symbol === optionalSymbol else { return nil }
        return type.arguments[0]
    }

    /// Returns true if the type's members are unknown because of an earlier error, so that further errors are
    /// redundant.
    public func hasUnknownMembers(_ type: Type) -> Bool {
        switch type.kind {
        case .error: return true
        case .metatype(let instance): return hasUnknownMembers(instance)
        case .nominal(let nominal, let arguments):
            return nominal.hasUnknownParent || arguments.contains { $0.isError }
                || nominal.superclass != nil && superclassChain(type).contains { $0.nominal?.hasUnknownParent ?? false }
        default: return false
        }
    }
}
