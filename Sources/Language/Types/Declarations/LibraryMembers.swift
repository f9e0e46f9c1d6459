import Diagnostics
import Syntax
import TypeModel

/// The members of a library type that have no symbols yet.
final class LibraryMembers: UnreadMembers {
    /// The declaration of the type or one of its extensions.
    private struct Part {
        let entry: LibraryIndex.Entry
        let split: SplitDeclaration
        /// The context of the declaration; nil for an extension whose header was not resolved yet.
        var context: Context?
        var isBeingOpened = false
    }

    private unowned let checker: Checker
    private unowned let nominal: NominalSymbol
    private var parts: [Part] = []
    /// The position of each member, which consists of a part and an index.
    private var members: [(part: Int32, number: Int32)] = []
    /// True after the requirements of a protocol were read.
    private var hasRequirements = false
    private var unread = UnreadNames()

    init(_ checker: Checker, _ nominal: NominalSymbol) {
        self.checker = checker
        self.nominal = nominal
    }

    var names: [Name] { unread.names }

    /// Adds a part and returns its number. For the type's own declaration, `context` is known; the context of an
    /// extension is created later.
    func add(_ entry: LibraryIndex.Entry, _ split: SplitDeclaration, context: Context? = nil) -> Int {
        parts.append(Part(entry: entry, split: split, context: context))
        let part = Int32(parts.count - 1)
        members.reserveCapacity(members.count + split.members.count)
        for number in split.members.indices { members.append((part, Int32(number))) }
        return parts.count - 1
    }

    /// Links the unread members by name. The function is called when all parts are known, or all parts of a module that
    /// was imported later.
    func link() {
        let linked = unread.reserve(members.count)
        for index in members.indices.dropFirst(linked).reversed() { unread.insertInChain(index, member(index).name) }
    }

    func read(_ name: Name) {
        var wanted = unread.removeNumbers(name)
        if wanted.isEmpty { return }
        if hasRequirements { wanted.removeAll(where: isRequirement) }
        LibraryReader(checker).withoutCaching(name) {
            // While an extension's header is being resolved, its own members must wait for the next lookup of their
            // name.
            let late = wanted.filter { parts[partIndex(of: $0)].isBeingOpened }
            for index in late.reversed() { unread.insertInChain(index, name) }
            declare(wanted.filter { !late.contains($0) })
            return late.isEmpty
        }
    }

    private func partIndex(of index: Int) -> Int { Int(members[index].part) }

    private func member(_ index: Int) -> SplitDeclaration.Member {
        parts[partIndex(of: index)].split.members[Int(members[index].number)]
    }

    private func isRequirement(_ member: Int) -> Bool {
        parts[partIndex(of: member)].entry.keyword == Keywords.protocol_
    }

    /// Reads the remaining requirements of a protocol.
    func readRequirements() {
        guard !hasRequirements else { return }
        hasRequirements = true
        // Other members with the requested names are not created yet.
        let waiting = unread
        unread = UnreadNames()
        declare(members.indices.filter { isRequirement($0) && waiting.contains(member($0).name) })
        unread = waiting
    }

    func readAll() {
        while let name = unread.names.first { read(name) }
    }

    /// Returns the conditions of each extension that declares a value with one of the names.
    func conditions(fulfilling names: Set<Name>) -> [[Requirement]] {
        parts.indices.compactMap { index -> [Requirement]? in
            guard parts[index].entry.keyword == Keywords.extension_,
                parts[index].split.members.contains(where: { $0.isValue && names.contains($0.name) }),
                let context = openExtension(index), context.environment.parameters.first?.isSelf ?? false
            else { return nil }
            return context.environment.requirements
        }
    }

    /// Resolves the header of an extension; returns nil while that is in progress.
    @discardableResult
    func openExtension(_ index: Int) -> Context? {
        if let context = parts[index].context { return context }
        guard !parts[index].isBeingOpened else { return nil }
        parts[index].isBeingOpened = true
        let part = parts[index]
        let outer = checker.libraryContexts[part.entry.page]
        parts[index].context = checker.library.header(of: part.entry).flatMap(LibraryReader(checker).libraryType).map {
            type in
            checker.extensionContext(
                type, of: nominal, arguments: LibraryReader(checker).extendedArguments(type, in: outer), in: outer)
        }
        parts[index].isBeingOpened = false
        return parts[index].context
    }

    /// Declares members in source order, grouped by part.
    private func declare(_ wanted: [Int]) {
        var rest = wanted[...]
        while let index = rest.first {
            let number = partIndex(of: index)
            let same = rest.prefix { partIndex(of: $0) == number }
            rest = rest.dropFirst(same.count)
            guard let context = openExtension(number) else { continue }
            let entry = parts[number].entry
            var text = Array("extension Any {\n".utf8)
            for index in same { text += checker.library.bytes(member(index).range, of: entry.page) }
            text.append(UInt8(ascii: "}"))
            let source = checker.library.source(page: entry.page, utf8: text)
            let declared = LibraryReader(checker).libraryType(source)?.members ?? []
            for (index, read) in zip(same, declared) {
                checker.addMember(
                    read, to: nominal, context, inExtension: entry.keyword == Keywords.extension_,
                    place: member(index).range.lowerBound)
            }
        }
    }
}

/// Maps names to unread members, with a chain of numbers per name. Most names are never looked up, so insertion must be
/// cheap.
private struct UnreadNames {
    private struct Slot {
        var name: Name
        /// The first number of the chain; `unusedSlot` or `endOfChain` if there is none.
        var first: Int32
    }
    /// No name has the slot.
    private static let unusedSlot: Int32 = -2
    /// Marks the end of a chain, also of a chain whose numbers were removed.
    private static let endOfChain: Int32 = -1

    // The slots of a hash table with open addressing; a name keeps its slot. The count is a power of two.
    private var slots: [Slot] = []
    // The next number in the chain of each number.
    private var next: [Int32] = []

    var names: [Name] { slots.compactMap { $0.first >= 0 ? $0.name : nil } }

    /// Reserves space for `count` numbers; returns the previous capacity.
    mutating func reserve(_ count: Int) -> Int {
        let before = next.count
        next += repeatElement(Self.endOfChain, count: count - before)
        var size = max(slots.count, 4)
        while size < 2 * count { size *= 2 }
        if size > slots.count {
            let old = slots
            slots = Array(repeating: Slot(name: Names.underscore, first: Self.unusedSlot), count: size)
            for slot in old where slot.first != Self.unusedSlot { slots[slotIndex(of: slot.name)] = slot }
        }
        return before
    }

    /// Inserts a number at the front of the name's chain.
    mutating func insertInChain(_ number: Int, _ name: Name) {
        let place = slotIndex(of: name)
        next[number] = max(slots[place].first, Self.endOfChain)
        slots[place] = Slot(name: name, first: Int32(number))
    }

    /// Removes and returns the numbers of a name.
    mutating func removeNumbers(_ name: Name) -> [Int] {
        if slots.isEmpty { return [] }
        let place = slotIndex(of: name)
        var number = slots[place].first
        guard number >= 0 else { return [] }
        slots[place].first = Self.endOfChain
        var numbers: [Int] = []
        while number >= 0 {
            numbers.append(Int(number))
            number = next[Int(number)]
        }
        return numbers
    }

    func contains(_ name: Name) -> Bool { !slots.isEmpty && slots[slotIndex(of: name)].first >= 0 }

    private func slotIndex(of name: Name) -> Int {
        var place = Int((name.id &* 0x9E37_79B1) >> 16) & (slots.count - 1)
        while slots[place].first != Self.unusedSlot, slots[place].name != name {
            place = (place + 1) & (slots.count - 1)
        }
        return place
    }
}

/// Reads members of library types on demand.
struct LibraryReader {
    let checker: Checker
    init(_ checker: Checker) { self.checker = checker }

    /// Runs `body`, which returns true if it has read all members of the name. Until then, results for the name may be
    /// incomplete and are not cached.
    func withoutCaching(_ name: Name, _ body: () -> Bool) {
        checker.namesBeingRead.append(name)
        let isWhole = checker.withEnvironment(nil, body)
        checker.namesBeingRead.removeLast()
        if !isWhole { checker.unreadableNames.append(name) }
        if checker.namesBeingRead.isEmpty { checker.unreadableNames = [] }
    }

    /// Returns true if results for a name are complete.
    func isComplete(_ name: Name) -> Bool {
        checker.namesBeingRead.isEmpty
            || !(checker.namesBeingRead.contains(name) || checker.unreadableNames.contains(name))
    }

    /// Returns the arguments of `extension Array<Int>`, if there are any.
    func extendedArguments(_ type: TypeDecl, in context: Context) -> [Type] {
        guard let extended = type.extended else { return [] }
        if case .named(let components) = extended.kind, components.allSatisfy({ $0.arguments.isEmpty }) { return [] }
        return checker.extendedNominal(extended, in: context)?.1 ?? []
    }

    /// Returns the positions of a library type's unread members.
    func split(of nominal: NominalSymbol) -> SplitDeclaration? {
        if let known = nominal.collection.split { return known }
        nominal.collection.split = nominal.collection.entry.flatMap(checker.library.split)
        return nominal.collection.split
    }

    /// Reads the stored properties, cases and overriding properties of a type.
    func readRequiredMembers(_ nominal: NominalSymbol) {
        guard let decl = nominal.collection.decl, decl.members.isEmpty, let entry = nominal.collection.entry,
            let split = split(of: nominal), !split.earlyMembers.isEmpty,
            let type = libraryType(checker.library.requiredMembers(of: entry, split))
        else { return }
        decl.members = type.members
    }

    /// Returns the only type or extension in a text.
    func libraryType(_ source: Source) -> TypeDecl? {
        for statement in checker.parseLibrary(source) {
            if case .decl(let decl) = statement.kind, case .type(let type) = decl.kind { return type }
        }
        return nil
    }
}
