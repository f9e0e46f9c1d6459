import Diagnostics

/// The modules that programs can import. Only the library knows them: its table `Imports.words` is read when a text imports one, or
/// asks for one with `canImport`, for the first time.
public struct ImportTable: Sendable {
    public static let library = ImportTable(wordTable("Imports"))

    private var groups: [Name: [Name]] = [:]
    private var names: [Name: ArraySlice<Name>] = [:]
    private var members: [Name: ArraySlice<Name>] = [:]

    /// A line has a group, a module, what its names are and, behind a bar, its members; or `group`, a name and what is in it.
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
                names[words[1]] = rest.prefix { $0 != bar }
                members[words[1]] = rest.drop { $0 != bar }.dropFirst()
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

    private func expanded(_ words: ArraySlice<Name>?) -> [Name] { (words ?? []).flatMap { groups[$0] ?? [$0] } }
}
