import Diagnostics
import Syntax

/// Where the members of one of the library's types stand in the pages that nobody has asked for yet.
final class LibraryMembers: UnreadMembers {
    /// The declaration of the type or one of its extensions.
    private struct Part {
        let entry: LibraryIndex.Entry
        let split: SplitDeclaration
        /// Where its members are declared; an extension has none before its head is read.
        var context: Context?
        var isBeingOpened = false
    }

    private unowned let checker: Checker
    private unowned let nominal: NominalSymbol
    private var parts: [Part] = []
    private var members: [(member: SplitDeclaration.Member, part: Int)] = []
    /// Whether the requirements of a protocol have been read.
    private var hasRequirements = false
    // Unread members by name: the first, and for each the next one.
    private var first: [Name: Int] = [:]
    private var next: [Int] = []

    init(_ checker: Checker, _ nominal: NominalSymbol) {
        self.checker = checker
        self.nominal = nominal
    }

    var names: [Name] { Array(first.keys) }

    /// `context` is that of the type itself; an extension makes its own. Answers the part's number.
    func add(_ entry: LibraryIndex.Entry, _ split: SplitDeclaration, context: Context? = nil) -> Int {
        parts.append(Part(entry: entry, split: split, context: context))
        for member in split.members { members.append((member, parts.count - 1)) }
        return parts.count - 1
    }

    /// All parts are known, or those of a module that was imported later.
    func link() {
        let linked = next.count
        next += Array(repeating: -1, count: members.count - linked)
        first.reserveCapacity(members.count)
        for index in members.indices.dropFirst(linked).reversed() {
            let name = members[index].member.name
            next[index] = first.updateValue(index, forKey: name) ?? -1
        }
    }

    func read(_ name: Name) {
        guard let start = first.removeValue(forKey: name) else { return }
        var wanted: [Int] = []
        var index = start
        while index >= 0 {
            wanted.append(index)
            index = next[index]
        }
        if wanted.contains(where: isRequirement) {
            readRequirements()
            wanted.removeAll(where: isRequirement)
        }
        checker.reading(name) {
            // While an extension's head is being read, its own members wait for the next lookup of their name.
            let late = wanted.filter { parts[members[$0].part].isBeingOpened }
            for index in late.reversed() { next[index] = first.updateValue(index, forKey: name) ?? -1 }
            declare(wanted.filter { !late.contains($0) })
            return late.isEmpty
        }
    }

    private func isRequirement(_ member: Int) -> Bool {
        parts[members[member].part].entry.keyword == Keywords.protocol_
    }

    /// The requirements of a protocol belong together and keep their order: with one of them all are read.
    func readRequirements() {
        guard !hasRequirements else { return }
        hasRequirements = true
        // Other members of their names wait until somebody asks for these.
        let unread = first
        first = [:]
        declare(members.indices.filter(isRequirement))
        first = unread
    }

    func readAll() {
        while let name = first.keys.first { read(name) }
    }

    /// Conditions of each extension that declares one of the names as a value.
    func conditions(fulfilling names: Set<Name>) -> [[Requirement]] {
        parts.indices.compactMap { index -> [Requirement]? in
            guard parts[index].entry.keyword == Keywords.extension_,
                parts[index].split.members.contains(where: { $0.isValue && names.contains($0.name) }),
                let context = open(index), context.environment.parameters.first?.isSelf ?? false
            else { return nil }
            return context.environment.requirements
        }
    }

    /// Reads the head of an extension; nil while that is going on.
    @discardableResult
    func open(_ index: Int) -> Context? {
        if let context = parts[index].context { return context }
        guard !parts[index].isBeingOpened else { return nil }
        parts[index].isBeingOpened = true
        let part = parts[index]
        let outer = checker.libraryContexts[part.entry.page]
        parts[index].context = checker.library.head(of: part.entry).flatMap(checker.libraryType).map { type in
            checker.open(
                type, of: nominal, arguments: checker.extendedArguments(type, in: outer), in: outer)
        }
        parts[index].isBeingOpened = false
        return parts[index].context
    }

    /// Members in the order in which they stand, those of one part together.
    private func declare(_ wanted: [Int]) {
        var rest = wanted[...]
        while let index = rest.first {
            let number = members[index].part
            let same = rest.prefix { members[$0].part == number }
            rest = rest.dropFirst(same.count)
            guard let context = open(number) else { continue }
            let entry = parts[number].entry
            var text = Array("extension Any {\n".utf8)
            for index in same { text += checker.library.bytes(members[index].member.range, of: entry.page) }
            text.append(UInt8(ascii: "}"))
            let source = checker.library.source(page: entry.page, utf8: text)
            let declared = checker.libraryType(source)?.members ?? []
            for (index, member) in zip(same, declared) {
                checker.addMember(
                    member, to: nominal, context, inExtension: entry.keyword == Keywords.extension_,
                    place: members[index].member.range.lowerBound)
            }
        }
    }
}

extension Checker {
    /// What is found of a name while its members are being read may not be all: it is not kept. `body` says whether all
    /// of them were read.
    func reading(_ name: Name, _ body: () -> Bool) {
        unsettledNames.append(name)
        let isWhole = withEnvironment(nil, body)
        unsettledNames.removeLast()
        if !isWhole { lateNames.append(name) }
        if unsettledNames.isEmpty { lateNames = [] }
    }

    /// Whether what is found of a name now stays so.
    func isSettled(_ name: Name) -> Bool {
        unsettledNames.isEmpty || !(unsettledNames.contains(name) || lateNames.contains(name))
    }

    /// `extension Array<Int>`: the arguments, where there are any.
    func extendedArguments(_ type: TypeDecl, in context: Context) -> [Type] {
        guard let extended = type.extended else { return [] }
        if case .named(let components) = extended.kind, components.allSatisfy({ $0.arguments.isEmpty }) { return [] }
        return extendedNominal(extended, in: context)?.1 ?? []
    }

    /// Where the members of a library's type stand that are not read with its head.
    func split(of nominal: NominalSymbol) -> SplitDeclaration? {
        if let known = nominal.collection.split { return known }
        nominal.collection.split = nominal.collection.entry.flatMap(library.split)
        return nominal.collection.split
    }

    /// Stored properties, cases and overrides of a type of which only the head has been read.
    func readKept(_ nominal: NominalSymbol) {
        guard let decl = nominal.collection.decl, decl.members.isEmpty, let entry = nominal.collection.entry,
            let split = split(of: nominal), !split.kept.isEmpty,
            let type = libraryType(library.kept(of: entry, split))
        else { return }
        decl.members = type.members
    }

    /// The one type or extension that a text declares.
    func libraryType(_ source: Source) -> TypeDecl? {
        for statement in parseLibrary(source) {
            if case .decl(let decl) = statement.kind, case .type(let type) = decl.kind { return type }
        }
        return nil
    }
}
