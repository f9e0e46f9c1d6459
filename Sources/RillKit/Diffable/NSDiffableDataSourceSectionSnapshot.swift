import Foundation

/// The items of one section as a tree: the children of an item are seen while it is expanded.
///
///     var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
///     snapshot.append(["fruit", "trees"])
///     snapshot.append(["apple", "pear"], to: "fruit")
///     print(snapshot.visibleItems, snapshot.level(of: "pear"))
///     // ["fruit", "trees"] 1
///     snapshot.expand(["fruit"])
///     print(snapshot.visibleItems)
///     // ["fruit", "apple", "pear", "trees"]
///
/// See also: NSDiffableDataSourceSnapshot.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    public private(set) var items: [ItemIdentifierType] = []
    private var parentsByItem: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var expandedItems: Set<ItemIdentifierType> = []

    public init() {}
    public var rootItems: [ItemIdentifierType] { items.filter { parentsByItem[$0] == nil } }
    public var visibleItems: [ItemIdentifierType] { items.filter { isVisible($0) } }
    public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parentsByItem[child] }
    public func level(of item: ItemIdentifierType) -> Int { parentsByItem[item].map { level(of: $0) + 1 } ?? 0 }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expandedItems.contains(item) }
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard let above = parentsByItem[item] else { return true }
        return expandedItems.contains(above) && isVisible(above)
    }

    public mutating func append(_ new: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        insertItems(new, at: parent.map { endIndexOfSubtree(of: $0) } ?? items.count, under: parent)
    }
    public mutating func insert(_ new: [ItemIdentifierType], before item: ItemIdentifierType) {
        insertItems(new, at: indexOfItem(of: item), under: parentsByItem[item])
    }
    public mutating func insert(_ new: [ItemIdentifierType], after item: ItemIdentifierType) {
        insertItems(new, at: endIndexOfSubtree(of: item), under: parentsByItem[item])
    }
    public mutating func delete(_ gone: [ItemIdentifierType]) {
        for item in gone {
            guard let start = items.firstIndex(of: item) else { continue }
            for old in items[start..<endIndexOfSubtree(of: item)] {
                parentsByItem[old] = nil
                expandedItems.remove(old)
            }
            items.removeSubrange(start..<endIndexOfSubtree(of: item))
        }
    }
    public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }
    public mutating func expand(_ opened: [ItemIdentifierType]) { expandedItems.formUnion(opened) }
    public mutating func collapse(_ closed: [ItemIdentifierType]) { expandedItems.subtract(closed) }
    /// Returns the items below an item, with or without that item.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot {
        var part = NSDiffableDataSourceSectionSnapshot()
        let start = indexOfItem(of: parent)
        for item in items[(includingParent ? start : start + 1)..<endIndexOfSubtree(of: parent)] {
            let above = parentsByItem[item].flatMap { part.contains($0) ? $0 : nil }
            part.append([item], to: above)
        }
        part.expandedItems = expandedItems
        return part
    }

    private mutating func insertItems(_ new: [ItemIdentifierType], at index: Int, under parent: ItemIdentifierType?) {
        for item in new where items.contains(item) {
            KitRules.stop("invalid-update", "the snapshot has the item '\(item)' twice: identifiers must differ")
        }
        items.insert(contentsOf: new, at: index)
        if let parent { for item in new { parentsByItem[item] = parent } }
    }
    private func indexOfItem(of item: ItemIdentifierType) -> Int {
        guard let index = items.firstIndex(of: item) else {
            KitRules.stop("invalid-update", "the snapshot has no item '\(item)'")
        }
        return index
    }
    /// Returns the index after an item and all items below it.
    private func endIndexOfSubtree(of item: ItemIdentifierType) -> Int {
        var index = indexOfItem(of: item) + 1
        while index < items.count, isDescendant(items[index], below: item) { index += 1 }
        return index
    }
    private func isDescendant(_ item: ItemIdentifierType, below other: ItemIdentifierType) -> Bool {
        guard let above = parentsByItem[item] else { return false }
        return above == other || isDescendant(above, below: other)
    }
}

extension DiffableDataSource {
    /// Shows the visible items of a tree in a section. A section that does not exist is added.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        sectionTrees[section] = snapshot
        var whole = self.snapshot()
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.deleteItems(whole.itemIdentifiers(inSection: section))
        whole.appendItems(snapshot.visibleItems, toSection: section)
        apply(whole, animatingDifferences: animatingDifferences, completion: completion)
    }
    public func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let tree = sectionTrees[section] { return tree }
        var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if snapshot().indexOfSection(section) != nil {
            tree.append(snapshot().itemIdentifiers(inSection: section))
        }
        return tree
    }
}
