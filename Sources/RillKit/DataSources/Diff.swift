import Foundation

/// The position of an item, which consists of its section and its index.
public struct ItemPath: Hashable, CustomStringConvertible {
    public let sectionIndex: Int
    public let itemIndex: Int

    public init(sectionIndex: Int, itemIndex: Int) {
        self.sectionIndex = sectionIndex
        self.itemIndex = itemIndex
    }
    public var description: String { "(\(sectionIndex), \(itemIndex))" }
    var indexPath: IndexPath { IndexPath(row: itemIndex, section: sectionIndex) }
}

/// The changes from one list of sections to another. Deletions use the old positions, and insertions use the new ones.
public struct Changeset<Section: SectionModelType> {
    public var finalSections: [Section]
    public var deletedSections: [Int] = []
    public var insertedSections: [Int] = []
    public var movedSections: [(from: Int, to: Int)] = []
    public var deletedItems: [ItemPath] = []
    public var insertedItems: [ItemPath] = []
    public var movedItems: [(from: ItemPath, to: ItemPath)] = []
    /// The new positions of the items with an equal identity and a different value.
    public var updatedItems: [ItemPath] = []

    public var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && deletedItems.isEmpty
            && insertedItems.isEmpty && movedItems.isEmpty && updatedItems.isEmpty
    }
}

/// Computes the fewest changes between two lists of sections. The longest subsequence in the same order stays, and the
/// other items move.
public enum Diff {
    public enum Error: Swift.Error {
        case duplicateSection(section: Any)
        case duplicateItem(item: Any)
    }

    public static func differencesForSectionedView<Section: AnimatableSectionModelType>(
        initialSections: [Section], finalSections: [Section]
    ) throws -> [Changeset<Section>] {
        let changes = try changeset(initialSections, finalSections)
        return changes.isEmpty ? [] : [changes]
    }

    private static func changeset<Section: AnimatableSectionModelType>(
        _ old: [Section], _ new: [Section]
    ) throws -> Changeset<Section> {
        var changes = Changeset(finalSections: new)
        let oldPlaces = try itemPositions(of: old)
        let newPlaces = try itemPositions(of: new)
        // The old position of each new section, if the relative order of the section is kept; nil otherwise.
        var sources: [Int?] = new.map { oldPlaces[$0.identity] }
        for index in old.indices where newPlaces[old[index].identity] == nil { changes.deletedSections.append(index) }
        let resting = Set(longestIncreasingSubsequence(sources.compactMap { $0 }))
        for index in new.indices {
            guard let source = sources[index] else {
                changes.insertedSections.append(index)
                continue
            }
            if resting.contains(source) { continue }
            changes.movedSections.append((from: source, to: index))
            sources[index] = nil
        }
        try items(old, new, sources, &changes)
        return changes
    }

    /// Adds the deleted, inserted, moved and updated items to `changes`.
    private static func items<Section: AnimatableSectionModelType>(
        _ old: [Section], _ new: [Section], _ sources: [Int?], _ changes: inout Changeset<Section>
    ) throws {
        let before = try ItemPositions(of: old)
        let origins = try before.originalSections(of: new)
        var targetOf: [Int?] = old.map { _ in nil }
        for (index, source) in sources.enumerated() {
            if let source { targetOf[source] = index }
        }
        var isKept = Array(repeating: false, count: before.items.count)
        for origin in origins where origin >= 0 { isKept[origin] = true }
        for section in old.indices where targetOf[section] != nil {
            for place in before.sectionStarts[section]..<before.sectionStarts[section + 1] where !isKept[place] {
                changes.deletedItems.append(before.itemPath(place, in: section))
            }
        }
        var start = 0
        for (section, source) in sources.enumerated() {
            let items = new[section].items
            if let source {
                let own = Array(origins[start..<(start + items.count)])
                compare(items, own, section, source, before, targetOf, &changes)
            } else {
                // A new section brings all its items, so these items leave the other sections.
                for origin in origins[start..<(start + items.count)] where origin >= 0 {
                    let from = before.section(of: origin)
                    if targetOf[from] != nil { changes.deletedItems.append(before.itemPath(origin, in: from)) }
                }
            }
            start += items.count
        }
    }

    /// Compares a section that stays, and records its insertions and updates.
    private static func compare<Section: AnimatableSectionModelType>(
        _ items: [Section.Item], _ origins: [Int], _ section: Int, _ source: Int, _ before: ItemPositions<Section>,
        _ targetOf: [Int?], _ changes: inout Changeset<Section>
    ) {
        let home = before.sectionStarts[source]..<before.sectionStarts[source + 1]
        var rests = Array(repeating: false, count: home.count)
        for place in longestIncreasingSubsequence(origins.filter { home.contains($0) }) {
            rests[place - home.lowerBound] = true
        }
        for index in items.indices {
            let origin = origins[index]
            if origin < 0 {
                changes.insertedItems.append(ItemPath(sectionIndex: section, itemIndex: index))
                continue
            }
            if !home.contains(origin) || !rests[origin - home.lowerBound] {
                let path = ItemPath(sectionIndex: section, itemIndex: index)
                let from = before.section(of: origin)
                // The items of a deleted section are inserted again, so they do not move.
                if targetOf[from] != nil {
                    changes.movedItems.append((from: before.itemPath(origin, in: from), to: path))
                } else {
                    changes.insertedItems.append(path)
                }
            }
            if before.items[origin] != items[index] {
                changes.updatedItems.append(ItemPath(sectionIndex: section, itemIndex: index))
            }
        }
    }

    private static func itemPositions<Section: AnimatableSectionModelType>(
        of sections: [Section]
    ) throws -> [Section.Identity: Int] {
        var places: [Section.Identity: Int] = [:]
        for (index, section) in sections.enumerated() {
            if places[section.identity] != nil { throw Error.duplicateSection(section: section) }
            places[section.identity] = index
        }
        return places
    }

    /// Returns the indices of the longest increasing subsequence of distinct numbers.
    static func longestIncreasingSubsequence(_ numbers: [Int]) -> [Int] {
        // The smallest last element of a subsequence of each length, and the predecessor of each number.
        var ends: [Int] = []
        var before: [Int] = []
        before.reserveCapacity(numbers.count)
        var greatest = Int.min
        for (place, number) in numbers.enumerated() {
            if number > greatest {
                // A number above all others is appended at once, because most lists are nearly sorted.
                before.append(ends.last ?? -1)
                ends.append(place)
                greatest = number
                continue
            }
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            before.append(low > 0 ? ends[low - 1] : -1)
            ends[low] = place
            if low == ends.count - 1 { greatest = number }
        }
        var rise: [Int] = []
        var here = ends.last ?? -1
        while here >= 0 {
            rise.append(numbers[here])
            here = before[here]
        }
        return rise.reversed()
    }
}

/// The items of a list of sections, in order.
private struct ItemPositions<Section: AnimatableSectionModelType> {
    private(set) var items: [Section.Item] = []
    /// The index of the first item of each section, and the end of the last section.
    private(set) var sectionStarts = [0]
    private var positionsByIdentity: [Section.Item.Identity: Int] = [:]

    init(of sections: [Section]) throws {
        for section in sections {
            for item in section.items {
                if positionsByIdentity.updateValue(items.count, forKey: item.identity) != nil {
                    throw Diff.Error.duplicateItem(item: item)
                }
                items.append(item)
            }
            sectionStarts.append(items.count)
        }
    }

    /// Returns the position in this list of each item of other sections; -1 if the item is absent.
    func originalSections(of sections: [Section]) throws -> [Int] {
        var origins: [Int] = []
        var isFound = Array(repeating: false, count: items.count)
        var others: Set<Section.Item.Identity> = []
        for section in sections {
            for item in section.items {
                let origin = positionsByIdentity[item.identity] ?? -1
                let isFirst = origin < 0 ? others.insert(item.identity).inserted : !isFound[origin]
                if !isFirst { throw Diff.Error.duplicateItem(item: item) }
                if origin >= 0 { isFound[origin] = true }
                origins.append(origin)
            }
        }
        return origins
    }

    func section(of place: Int) -> Int {
        var (low, high) = (0, sectionStarts.count - 2)
        while low < high {
            let middle = (low + high) / 2
            if sectionStarts[middle + 1] <= place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func itemPath(_ place: Int, in section: Int) -> ItemPath {
        ItemPath(sectionIndex: section, itemIndex: place - sectionStarts[section])
    }
}
