import Diagnostics

/// The modules that programs can import. Only the library knows them: its table `Imports.words` is read when a text imports one, or
/// asks for one with `canImport`, for the first time.
public struct ImportTable: Sendable {
    public static let library = ImportTable(wordTable("Imports"))

    private var groups: [Name: [Name]] = [:]
    private var names: [Name: ArraySlice<Name>] = [:]
    private var members: [Name: ArraySlice<Name>] = [:]
    private var texts: [Name: ArraySlice<Name>] = [:]

    /// A line has a group, a module, what its names are and, behind bars, its members and what is read with it; or `group`, a name
    /// and what is in it.
    init(_ text: UnsafeBufferPointer<UInt8>) {
        let group: Name = "group"
        let bar: Name = "|"
        for line in text.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
            let words = line.split(separator: UInt8(ascii: " ")).map { Name(utf8: UnsafeBufferPointer(rebasing: $0)) }
            guard words.count > 1 else { continue }
            let rest = words[2...]
            if words[0] == group {
                groups[words[1]] = Array(rest)
            } else {
                groups[words[0], default: []].append(words[1])
                let parts = rest.split(separator: bar, omittingEmptySubsequences: false)
                names[words[1]] = parts.first ?? []
                if parts.count > 1 { members[words[1]] = parts[1] }
                if parts.count > 2 { texts[words[1]] = parts[2] }
            }
        }
    }

    /// Every module that can be imported.
    public var modules: Set<Name> { Set(names.keys) }

    public func contains(_ module: Name) -> Bool { names[module] != nil }

    /// The modules of a group.
    public subscript(group: Name) -> [Name] { groups[group] ?? [] }

    /// Modules whose names come with one that is imported, itself among them.
    public func names(with module: Name) -> [Name] { [module] + expanded(names[module]) }

    /// Modules whose members alone come with it.
    public func members(with module: Name) -> [Name] { expanded(members[module]) }

    /// Modules that are read at once with it; the others that come with it are read where they are needed.
    public func read(with module: Name) -> [Name] {
        guard let named = texts[module] else { return names(with: module) + members(with: module) }
        return [module] + expanded(named).flatMap { texts[$0] == nil ? [$0] : read(with: $0) }
    }

    private func expanded(_ words: ArraySlice<Name>?) -> [Name] { (words ?? []).flatMap { groups[$0] ?? [$0] } }
}
