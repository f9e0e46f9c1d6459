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
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    public init() {}
    public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }
    public var visibleItems: [ItemIdentifierType] { items.filter { isVisible($0) } }
    public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
    public func level(of item: ItemIdentifierType) -> Int { parents[item].map { level(of: $0) + 1 } ?? 0 }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard let above = parents[item] else { return true }
        return expanded.contains(above) && isVisible(above)
    }

    public mutating func append(_ new: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        insert(new, at: parent.map { end(of: $0) } ?? items.count, under: parent)
    }
    public mutating func insert(_ new: [ItemIdentifierType], before item: ItemIdentifierType) {
        insert(new, at: place(of: item), under: parents[item])
    }
    public mutating func insert(_ new: [ItemIdentifierType], after item: ItemIdentifierType) {
        insert(new, at: end(of: item), under: parents[item])
    }
    public mutating func delete(_ gone: [ItemIdentifierType]) {
        for item in gone {
            guard let start = items.firstIndex(of: item) else { continue }
            for old in items[start..<end(of: item)] {
                parents[old] = nil
                expanded.remove(old)
            }
            items.removeSubrange(start..<end(of: item))
        }
    }
    public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }
    public mutating func expand(_ opened: [ItemIdentifierType]) { expanded.formUnion(opened) }
    public mutating func collapse(_ closed: [ItemIdentifierType]) { expanded.subtract(closed) }
    /// Returns the items below an item, with or without that item.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot {
        var part = NSDiffableDataSourceSectionSnapshot()
        let start = place(of: parent)
        for item in items[(includingParent ? start : start + 1)..<end(of: parent)] {
            let above = parents[item].flatMap { part.contains($0) ? $0 : nil }
            part.append([item], to: above)
        }
        part.expanded = expanded
        return part
    }

    private mutating func insert(_ new: [ItemIdentifierType], at index: Int, under parent: ItemIdentifierType?) {
        for item in new where items.contains(item) {
            Rules.stop("invalid-update", "the snapshot has the item '\(item)' twice: identifiers must differ")
        }
        items.insert(contentsOf: new, at: index)
        if let parent { for item in new { parents[item] = parent } }
    }
    private func place(of item: ItemIdentifierType) -> Int {
        guard let index = items.firstIndex(of: item) else {
            Rules.stop("invalid-update", "the snapshot has no item '\(item)'")
        }
        return index
    }
    /// Returns the index after an item and all items below it.
    private func end(of item: ItemIdentifierType) -> Int {
        var index = place(of: item) + 1
        while index < items.count, isBelow(items[index], below: item) { index += 1 }
        return index
    }
    private func isBelow(_ item: ItemIdentifierType, below other: ItemIdentifierType) -> Bool {
        guard let above = parents[item] else { return false }
        return above == other || isBelow(above, below: other)
    }
}

extension DiffableDataSource {
    /// Shows the visible items of a tree in a section. A section that does not exist is added.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        trees[section] = snapshot
        var whole = self.snapshot()
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.deleteItems(whole.itemIdentifiers(inSection: section))
        whole.appendItems(snapshot.visibleItems, toSection: section)
        apply(whole, animatingDifferences: animatingDifferences, completion: completion)
    }
    public func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let tree = trees[section] { return tree }
        var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if snapshot().indexOfSection(section) != nil {
            tree.append(snapshot().itemIdentifiers(inSection: section))
        }
        return tree
    }
}
