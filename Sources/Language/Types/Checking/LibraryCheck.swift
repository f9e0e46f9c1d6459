import Declarations
import Diagnostics
import Inference
import Syntax
import TypeModel

/// Checks the whole library at once, for tests and tools; programs load only parts of it.
public struct LibraryCheck {
    let checker: Checker
    public init(_ checker: Checker) { self.checker = checker }

    /// Returns every symbol that the library declares, including members; with a module, only the symbols of that
    /// module.
    public func allLibrarySymbols(of module: String? = nil) -> [Symbol] {
        var result: [Symbol] = []
        var seen: Set<ObjectIdentifier> = []
        func add(_ symbol: Symbol) {
            guard seen.insert(ObjectIdentifier(symbol)).inserted else { return }
            result.append(symbol)
            guard let nominal = symbol as? NominalSymbol else { return }
            checker.collectMembers(nominal)
            checker.collectConformances(nominal)
            for (_, members) in nominal.members.allMembers.sorted(by: { $0.key.text < $1.key.text }) {
                members.forEach(add)
            }
        }
        for name in checker.library.names.sorted(by: { $0.text < $1.text }) {
            for symbol in checker.lookupLibrary(name)
            where module == nil || Imports(checker).module(of: symbol) == module { add(symbol) }
        }
        return result
    }

    /// Checks all bodies, defaults and conformances of the library; returns the errors.
    public func checkWholeLibrary(of module: String? = nil) -> [Diagnostic] {
        let symbols = allLibrarySymbols(of: module)
        for symbol in symbols {
            checker.resolve(symbol)
            switch symbol {
            case let function as FunctionSymbol: checkLibraryFunction(function)
            case let variable as VariableSymbol:
                for accessor in [variable.getter, variable.setter].compactMap({ $0 }) { checkLibraryFunction(accessor) }
            case let member as SubscriptSymbol:
                for accessor in [member.getter, member.setter].compactMap({ $0 }) { checkLibraryFunction(accessor) }
            default: break
            }
        }
        return checker.libraryProblems
    }

    private func checkLibraryFunction(_ function: FunctionSymbol) {
        checker.resolve(function)
        if WrittenBodies(checker).statements(of: function) != nil { _ = CodeAccess(checker).body(of: function) }
        let saved = checker.textState.diagnostics
        checker.textState.diagnostics = []
        InitialValues(checker).markDefaultsNeeded(function)
        checker.libraryProblems += checker.textState.diagnostics
        checker.textState.diagnostics = saved
    }
}
