import Syntax
import TypeModel

/// Library modules that are loaded when a program imports them, so that other sessions do not pay for them.
public struct LaterModules {
    let checker: Checker
    public init(_ checker: Checker) { self.checker = checker }

    /// Loads the modules that a text imports or uses. This happens before the text is declared, so that they stay if
    /// the text is reverted.
    public func readModules(for statements: [Stmt], mode: Checker.Mode) {
        let waiting = checker.library.unreadModules
        let reach = Imports.modules(importedBy: statements)
        checker.importedModules.formUnion(reach.names)
        if waiting.isEmpty { return }
        read(reach.read.union(checker.library.interfacesInText).intersection(waiting))
    }

    /// Loads modules that may declare an unknown name or member: at the prompt all modules are visible without an
    /// import, and in a script the import may be missing. Returns true if a module was loaded.
    public func readModules() -> Bool {
        let waiting = checker.library.unreadModules
        read(waiting)
        return !waiting.isEmpty
    }

    /// Reads the names of all modules first, because declarations may refer to each other; extensions come last.
    private func read(_ modules: Set<Name>) {
        let before = checker.librarySymbols
        let entries = modules.sorted { $0.text < $1.text }.flatMap { checker.library.read($0) }
        var extensions: [Name: [LibraryIndex.Entry]] = [:]
        for entry in entries {
            let name = entry.name
            switch entry.keyword {
            case Keywords.operator_, Keywords.precedenceGroup:
                let file = parse(checker.library.source(of: entry))
                checker.moduleOperators.append(file)
                checker.operatorTable = checker.operatorTable.adding(file)
            case Keywords.extension_: extensions[name, default: []].append(entry)
            default:
                // An overload of a declaration that was known before. Other names are found in the index; a lookup
                // meanwhile may have found this one already.
                if before[name] != nil, let known = checker.librarySymbols[name] {
                    checker.librarySymbols[name] = known + checker.librarySymbols(name, [entry])
                }
            }
        }
        for (name, entries) in extensions.sorted(by: { $0.key.text < $1.key.text }) { addMembers(name, entries) }
        checker.witnessCache = [:]
    }

    /// Adds members to a library type that was already loaded.
    private func addMembers(_ path: Name, _ entries: [LibraryIndex.Entry]) {
        guard let nominal = checker.nominalsByPath[path], let members = nominal.members.unreadMembers as? LibraryMembers
        else {
            return
        }
        let known = nominal.collection.extensions.count
        for step in checker.addExtensions(entries, of: nominal, to: members) { step() }
        if nominal.collection.conformances == .done {
            for part in nominal.collection.extensions.dropFirst(known) { checker.addConformances(nominal, of: part) }
        }
        checker.clearCaches(nominal)
    }
}
