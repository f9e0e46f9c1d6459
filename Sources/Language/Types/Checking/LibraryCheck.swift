import Declarations
import Diagnostics
import Inference
import Syntax
import TypeModel

// For tests and tools: the whole library at once, as a program would only ever see it in parts.

extension Checker {
    /// Every symbol that the library declares, members included; with a module those that its pages declare.
    public func librarySymbolsOfAllPages(of module: String? = nil) -> [Symbol] {
        var result: [Symbol] = []
        var seen: Set<ObjectIdentifier> = []
        func add(_ symbol: Symbol) {
            guard seen.insert(ObjectIdentifier(symbol)).inserted else { return }
            result.append(symbol)
            guard let nominal = symbol as? NominalSymbol else { return }
            collectMembers(nominal)
            collectConformances(nominal)
            for (_, members) in nominal.members.all.sorted(by: { $0.key.text < $1.key.text }) { members.forEach(add) }
        }
        for name in library.names.sorted(by: { $0.text < $1.text }) {
            for symbol in lookupLibrary(name) where module == nil || self.module(of: symbol) == module { add(symbol) }
        }
        return result
    }

    /// Checks all bodies, defaults and conformances of the library; returns the errors.
    public func checkWholeLibrary(of module: String? = nil) -> [Diagnostic] {
        let symbols = librarySymbolsOfAllPages(of: module)
        for symbol in symbols {
            resolve(symbol)
            switch symbol {
            case let function as FunctionSymbol: checkLibraryFunction(function)
            case let variable as VariableSymbol:
                for accessor in [variable.getter, variable.setter].compactMap({ $0 }) { checkLibraryFunction(accessor) }
            case let member as SubscriptSymbol:
                for accessor in [member.getter, member.setter].compactMap({ $0 }) { checkLibraryFunction(accessor) }
            default: break
            }
        }
        return libraryProblems
    }

    private func checkLibraryFunction(_ function: FunctionSymbol) {
        resolve(function)
        if statements(of: function) != nil { _ = body(of: function) }
        let saved = text.diagnostics
        text.diagnostics = []
        wantDefaults(function)
        libraryProblems += text.diagnostics
        text.diagnostics = saved
    }
}
