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
    /// Where each member stands: a part and a number there.
    private var members: [(part: Int32, number: Int32)] = []
    /// Whether the requirements of a protocol have been read.
    private var hasRequirements = false
    private var unread = UnreadNames()

    init(_ checker: Checker, _ nominal: NominalSymbol) {
        self.checker = checker
        self.nominal = nominal
    }

    var names: [Name] { unread.names }

    /// `context` is that of the type itself; an extension makes its own. Answers the part's number.
    func add(_ entry: LibraryIndex.Entry, _ split: SplitDeclaration, context: Context? = nil) -> Int {
        parts.append(Part(entry: entry, split: split, context: context))
        let part = Int32(parts.count - 1)
        members.reserveCapacity(members.count + split.members.count)
        for number in split.members.indices { members.append((part, Int32(number))) }
        return parts.count - 1
    }

    /// All parts are known, or those of a module that was imported later.
    func link() {
        let linked = unread.reserve(members.count)
        for index in members.indices.dropFirst(linked).reversed() { unread.put(index, member(index).name) }
    }

    func read(_ name: Name) {
        var wanted = unread.take(name)
        if wanted.isEmpty { return }
        if hasRequirements { wanted.removeAll(where: isRequirement) }
        checker.reading(name) {
            // While an extension's head is being read, its own members wait for the next lookup of their name.
            let late = wanted.filter { parts[part(of: $0)].isBeingOpened }
            for index in late.reversed() { unread.put(index, name) }
            declare(wanted.filter { !late.contains($0) })
            return late.isEmpty
        }
    }

    private func part(of index: Int) -> Int { Int(members[index].part) }

    private func member(_ index: Int) -> SplitDeclaration.Member {
        parts[part(of: index)].split.members[Int(members[index].number)]
    }

    private func isRequirement(_ member: Int) -> Bool {
        parts[part(of: member)].entry.keyword == Keywords.protocol_
    }

    /// Those requirements of a protocol that nobody has asked for by name.
    func readRequirements() {
        guard !hasRequirements else { return }
        hasRequirements = true
        // Other members of their names wait until somebody asks for these.
        let waiting = unread
        unread = UnreadNames()
        declare(members.indices.filter { isRequirement($0) && waiting.contains(member($0).name) })
        unread = waiting
    }

    func readAll() {
        while let name = unread.names.first { read(name) }
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
            let number = part(of: index)
            let same = rest.prefix { part(of: $0) == number }
            rest = rest.dropFirst(same.count)
            guard let context = open(number) else { continue }
            let entry = parts[number].entry
            var text = Array("extension Any {\n".utf8)
            for index in same { text += checker.library.bytes(member(index).range, of: entry.page) }
            text.append(UInt8(ascii: "}"))
            let source = checker.library.source(page: entry.page, utf8: text)
            let declared = checker.libraryType(source)?.members ?? []
            for (index, read) in zip(same, declared) {
                checker.addMember(
                    read, to: nominal, context, inExtension: entry.keyword == Keywords.extension_,
                    place: member(index).range.lowerBound)
            }
        }
    }
}

/// Which members of a name are unread: for each name a chain of their numbers. Most names are never asked for, so filling the
/// table must cost next to nothing.
private struct UnreadNames {
    private struct Slot {
        var name: Name
        /// The first number, or one of those below.
        var first: Int32
    }
    /// No name has the slot.
    private static let free: Int32 = -2
    /// The end of a chain, also of one that was taken out.
    private static let end: Int32 = -1

    // Open addressing; a name keeps its slot. The count is a power of two.
    private var slots: [Slot] = []
    // By number.
    private var next: [Int32] = []

    var names: [Name] { slots.compactMap { $0.first >= 0 ? $0.name : nil } }

    /// Makes room for so many numbers. Answers for how many there was room before.
    mutating func reserve(_ count: Int) -> Int {
        let before = next.count
        next += repeatElement(Self.end, count: count - before)
        var size = max(slots.count, 4)
        while size < 2 * count { size *= 2 }
        if size > slots.count {
            let old = slots
            slots = Array(repeating: Slot(name: Names.underscore, first: Self.free), count: size)
            for slot in old where slot.first != Self.free { slots[place(of: slot.name)] = slot }
        }
        return before
    }

    /// Puts a number in front of the others of the name.
    mutating func put(_ number: Int, _ name: Name) {
        let place = place(of: name)
        next[number] = max(slots[place].first, Self.end)
        slots[place] = Slot(name: name, first: Int32(number))
    }

    /// The numbers of a name, which are not unread any more.
    mutating func take(_ name: Name) -> [Int] {
        if slots.isEmpty { return [] }
        let place = place(of: name)
        var number = slots[place].first
        guard number >= 0 else { return [] }
        slots[place].first = Self.end
        var numbers: [Int] = []
        while number >= 0 {
            numbers.append(Int(number))
            number = next[Int(number)]
        }
        return numbers
    }

    func contains(_ name: Name) -> Bool { !slots.isEmpty && slots[place(of: name)].first >= 0 }

    private func place(of name: Name) -> Int {
        var place = Int((name.id &* 0x9E37_79B1) >> 16) & (slots.count - 1)
        while slots[place].first != Self.free, slots[place].name != name { place = (place + 1) & (slots.count - 1) }
        return place
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

    /// Stored properties, cases and overriding properties of a type of which only the head has been read.
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
