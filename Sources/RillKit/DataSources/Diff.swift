import Foundation

/// Where an item stands: in which section, at which place.
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

/// How one list of sections becomes another: what goes is counted in the old list, what comes in the new one.
public struct Changeset<Section: SectionModelType> {
    public var finalSections: [Section]
    public var deletedSections: [Int] = []
    public var insertedSections: [Int] = []
    public var movedSections: [(from: Int, to: Int)] = []
    public var deletedItems: [ItemPath] = []
    public var insertedItems: [ItemPath] = []
    public var movedItems: [(from: ItemPath, to: ItemPath)] = []
    /// Items that are the same thing with other values, in the new list.
    public var updatedItems: [ItemPath] = []

    public var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && deletedItems.isEmpty
            && insertedItems.isEmpty && movedItems.isEmpty && updatedItems.isEmpty
    }
}

/// The fewest changes between two lists of sections. What stays in order among itself is left alone: the longest such part of a
/// section; only the rest moves.
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
        let oldPlaces = try places(of: old)
        let newPlaces = try places(of: new)
        // Of each new section the old one, if it stays where it is among the others.
        var sources: [Int?] = new.map { oldPlaces[$0.identity] }
        for index in old.indices where newPlaces[old[index].identity] == nil { changes.deletedSections.append(index) }
        let resting = Set(longestRise(sources.compactMap { $0 }))
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

    private static func items<Section: AnimatableSectionModelType>(
        _ old: [Section], _ new: [Section], _ sources: [Int?], _ changes: inout Changeset<Section>
    ) throws {
        let origins = try paths(of: old)
        let targets = try paths(of: new)
        // Sections that rest, by the old place.
        var targetOf: [Int: Int] = [:]
        for (index, source) in sources.enumerated() {
            if let source { targetOf[source] = index }
        }
        for section in targetOf.keys.sorted() {
            for (index, item) in old[section].items.enumerated() where targets[item.identity] == nil {
                changes.deletedItems.append(ItemPath(sectionIndex: section, itemIndex: index))
            }
        }
        for (section, source) in sources.enumerated() {
            guard let source else { continue }
            let kept = new[section].items.compactMap { item -> Int? in
                guard let origin = origins[item.identity], origin.sectionIndex == source else { return nil }
                return origin.itemIndex
            }
            let resting = Set(longestRise(kept))
            for (index, item) in new[section].items.enumerated() {
                let path = ItemPath(sectionIndex: section, itemIndex: index)
                guard let origin = origins[item.identity] else {
                    changes.insertedItems.append(path)
                    continue
                }
                let isHome = origin.sectionIndex == source
                if !isHome || !resting.contains(origin.itemIndex) {
                    // What comes out of a section that goes as a whole comes anew.
                    if targetOf[origin.sectionIndex] != nil {
                        changes.movedItems.append((from: origin, to: path))
                    } else {
                        changes.insertedItems.append(path)
                    }
                }
                if old[origin.sectionIndex].items[origin.itemIndex] != item { changes.updatedItems.append(path) }
            }
        }
    }

    private static func places<Section: AnimatableSectionModelType>(
        of sections: [Section]
    ) throws -> [Section.Identity: Int] {
        var places: [Section.Identity: Int] = [:]
        for (index, section) in sections.enumerated() {
            if places[section.identity] != nil { throw Error.duplicateSection(section: section) }
            places[section.identity] = index
        }
        return places
    }

    private static func paths<Section: AnimatableSectionModelType>(
        of sections: [Section]
    ) throws -> [Section.Item.Identity: ItemPath] {
        var paths: [Section.Item.Identity: ItemPath] = [:]
        for (number, section) in sections.enumerated() {
            for (index, item) in section.items.enumerated() {
                if paths[item.identity] != nil { throw Error.duplicateItem(item: item) }
                paths[item.identity] = ItemPath(sectionIndex: number, itemIndex: index)
            }
        }
        return paths
    }

    /// The longest part of different numbers that rises, as it stands in them.
    static func longestRise(_ numbers: [Int]) -> [Int] {
        // The least last number of a rise of each length, and before whom each number came.
        var ends: [Int] = []
        var before: [Int: Int] = [:]
        for number in numbers {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if ends[middle] < number { low = middle + 1 } else { high = middle }
            }
            if low > 0 { before[number] = ends[low - 1] }
            if low == ends.count { ends.append(number) } else { ends[low] = number }
        }
        var rise: [Int] = []
        var here = ends.last
        while let number = here {
            rise.append(number)
            here = before[number]
        }
        return rise.reversed()
    }
}
