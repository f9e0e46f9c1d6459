import Diagnostics

/// The modules that programs can import. The library's table `Imports.words` is read at the first import or
/// `canImport`.
public struct ImportTable: Sendable {
    public static let library = ImportTable(wordTable("Imports"))

    private var moduleGroups: [Name: [Name]] = [:]
    private var namesByModule: [Name: ArraySlice<Name>] = [:]
    private var membersByModule: [Name: ArraySlice<Name>] = [:]
    private var textsReadWith: [Name: ArraySlice<Name>] = [:]

    /// Parses the table. A row has a group, a module, and the modules whose names the import also makes visible; after
    /// bars, it has the modules whose members become visible, and those that are read with it. Another form of row has
    /// `group`, a name and the modules of the group. Rows that begin with `text` are for `Indexer`.
    init(_ table: UnsafeBufferPointer<UInt8>) {
        let group: Name = "group"
        let bar: Name = "|"
        let text: Name = "text"
        for line in table.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
            let words = line.split(separator: UInt8(ascii: " ")).map { Name(utf8: UnsafeBufferPointer(rebasing: $0)) }
            guard words.count > 1, words[0] != text else { continue }
            let rest = words[2...]
            if words[0] == group {
                moduleGroups[words[1]] = Array(rest)
            } else {
                moduleGroups[words[0], default: []].append(words[1])
                let parts = rest.split(separator: bar, omittingEmptySubsequences: false)
                namesByModule[words[1]] = parts.first ?? []
                if parts.count > 1 { membersByModule[words[1]] = parts[1] }
                if parts.count > 2 { textsReadWith[words[1]] = parts[2] }
            }
        }
    }

    /// Every module that can be imported.
    public var modules: Set<Name> { Set(namesByModule.keys) }

    public func contains(_ module: Name) -> Bool { namesByModule[module] != nil }

    /// The modules of a group.
    public subscript(group: Name) -> [Name] { moduleGroups[group] ?? [] }

    /// Returns the modules whose names an import makes visible, including itself.
    public func names(with module: Name) -> [Name] { [module] + expandingGroups(namesByModule[module]) }

    /// Returns the modules of which an import makes only the members visible.
    public func members(with module: Name) -> [Name] { expandingGroups(membersByModule[module]) }

    /// Returns the modules that are read together with this one; others are read on demand. Two modules may need each
    /// other.
    public func read(with module: Name) -> [Name] {
        guard textsReadWith[module] != nil else { return names(with: module) + members(with: module) }
        var found = [module]
        var next = 0
        while next < found.count {
            for name in expandingGroups(textsReadWith[found[next]]) where !found.contains(name) { found.append(name) }
            next += 1
        }
        return found
    }

    private func expandingGroups(_ words: ArraySlice<Name>?) -> [Name] {
        (words ?? []).flatMap { moduleGroups[$0] ?? [$0] }
    }
}
