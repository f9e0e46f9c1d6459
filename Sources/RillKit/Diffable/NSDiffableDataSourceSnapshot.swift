import Foundation

/// Sections and items by their identifiers, in the order in which a list shows them.
///
///     var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
///     snapshot.appendSections(["odd", "even"])
///     snapshot.appendItems([1, 3], toSection: "odd")
///     snapshot.appendItems([2])
///     print(snapshot.itemIdentifiers, snapshot.numberOfItems(inSection: "odd"))
///     // [1, 3, 2] 2
///
/// Pitfall: a snapshot may contain an identifier only once.
/// See also: UITableViewDiffableDataSource, UICollectionViewDiffableDataSource.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    private var itemsBySection: [[ItemIdentifierType]] = []
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    public init() {}
    public var itemIdentifiers: [ItemIdentifierType] { itemsBySection.flatMap { $0 } }
    public var numberOfSections: Int { sectionIdentifiers.count }
    public var numberOfItems: Int { itemsBySection.reduce(0) { $0 + $1.count } }
    public func numberOfItems(inSection section: SectionIdentifierType) -> Int {
        itemsBySection[sectionIndex(section)].count
    }
    public func itemIdentifiers(inSection section: SectionIdentifierType) -> [ItemIdentifierType] {
        itemsBySection[sectionIndex(section)]
    }
    public func indexOfSection(_ section: SectionIdentifierType) -> Int? { sectionIdentifiers.firstIndex(of: section) }
    public func indexOfItem(_ item: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: item) }
    public func sectionIdentifier(containingItem item: ItemIdentifierType) -> SectionIdentifierType? {
        itemsBySection.firstIndex { $0.contains(item) }.map { sectionIdentifiers[$0] }
    }

    // MARK: Sections

    public mutating func appendSections(_ sections: [SectionIdentifierType]) {
        insert(sections, at: sectionIdentifiers.count)
    }
    public mutating func insertSections(
        _ sections: [SectionIdentifierType], beforeSection other: SectionIdentifierType
    ) { insert(sections, at: sectionIndex(other)) }
    public mutating func insertSections(
        _ sections: [SectionIdentifierType], afterSection other: SectionIdentifierType
    ) { insert(sections, at: sectionIndex(other) + 1) }
    private mutating func insert(_ sections: [SectionIdentifierType], at index: Int) {
        for section in sections where sectionIdentifiers.contains(section) { stopForDuplicate("section", section) }
        sectionIdentifiers.insert(contentsOf: sections, at: index)
        itemsBySection.insert(contentsOf: sections.map { _ in [ItemIdentifierType]() }, at: index)
    }
    public mutating func deleteSections(_ sections: [SectionIdentifierType]) {
        for section in sections {
            guard let index = sectionIdentifiers.firstIndex(of: section) else { continue }
            sectionIdentifiers.remove(at: index)
            itemsBySection.remove(at: index)
        }
    }
    public mutating func moveSection(_ section: SectionIdentifierType, beforeSection other: SectionIdentifierType) {
        moveItemTo(section) { $0.sectionIndex(other) }
    }
    public mutating func moveSection(_ section: SectionIdentifierType, afterSection other: SectionIdentifierType) {
        moveItemTo(section) { $0.sectionIndex(other) + 1 }
    }
    private mutating func moveItemTo(
        _ section: SectionIdentifierType, to target: (NSDiffableDataSourceSnapshot) -> Int
    ) {
        let source = sectionIndex(section)
        sectionIdentifiers.remove(at: source)
        let content = itemsBySection.remove(at: source)
        let index = target(self)
        sectionIdentifiers.insert(section, at: index)
        itemsBySection.insert(content, at: index)
    }
    public mutating func reloadSections(_ sections: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += sections
        for section in sections { reloadedItemIdentifiers += itemsBySection[sectionIndex(section)] }
    }

    // MARK: Items

    public mutating func appendItems(_ new: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil) {
        guard let last = section ?? sectionIdentifiers.last else {
            KitRules.stop(
                "invalid-update", "a snapshot needs a section before it gets items: call appendSections first")
        }
        itemsBySection[sectionIndex(last)] += new
    }
    public mutating func insertItems(_ new: [ItemIdentifierType], beforeItem other: ItemIdentifierType) {
        let (section, index) = itemPosition(of: other)
        itemsBySection[section].insert(contentsOf: new, at: index)
    }
    public mutating func insertItems(_ new: [ItemIdentifierType], afterItem other: ItemIdentifierType) {
        let (section, index) = itemPosition(of: other)
        itemsBySection[section].insert(contentsOf: new, at: index + 1)
    }
    public mutating func deleteItems(_ gone: [ItemIdentifierType]) {
        let all = Set(gone)
        for section in itemsBySection.indices { itemsBySection[section].removeAll { all.contains($0) } }
    }
    public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }
    public mutating func moveItem(_ item: ItemIdentifierType, beforeItem other: ItemIdentifierType) {
        deleteItems([item])
        insertItems([item], beforeItem: other)
    }
    public mutating func moveItem(_ item: ItemIdentifierType, afterItem other: ItemIdentifierType) {
        deleteItems([item])
        insertItems([item], afterItem: other)
    }
    public mutating func reloadItems(_ items: [ItemIdentifierType]) { reloadedItemIdentifiers += items }
    public mutating func reconfigureItems(_ items: [ItemIdentifierType]) { reconfiguredItemIdentifiers += items }

    // MARK: Places

    private func sectionIndex(_ section: SectionIdentifierType) -> Int {
        guard let index = sectionIdentifiers.firstIndex(of: section) else {
            KitRules.stop("invalid-update", "the snapshot has no section '\(section)'")
        }
        return index
    }
    private func itemPosition(of item: ItemIdentifierType) -> (Int, Int) {
        for section in itemsBySection.indices {
            if let index = itemsBySection[section].firstIndex(of: item) { return (section, index) }
        }
        KitRules.stop("invalid-update", "the snapshot has no item '\(item)'")
    }
    private func stopForDuplicate(_ kind: String, _ identifier: Any) -> Never {
        KitRules.stop("invalid-update", "the snapshot has the \(kind) '\(identifier)' twice: identifiers must differ")
    }

    // MARK: Requests of a data source

    var itemCounts: [Int] { itemsBySection.map { $0.count } }
    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard itemsBySection.indices.contains(path.section), itemsBySection[path.section].indices.contains(path.item)
        else { return nil }
        return itemsBySection[path.section][path.item]
    }
    /// Returns the positions of all items. A repeated identifier ends the program.
    func pathsByItem() -> [ItemIdentifierType: IndexPath] {
        var places: [ItemIdentifierType: IndexPath] = [:]
        for section in itemsBySection.indices {
            for (index, item) in itemsBySection[section].enumerated() {
                if places.updateValue(IndexPath(item: index, section: section), forKey: item) != nil {
                    stopForDuplicate("item", item)
                }
            }
        }
        return places
    }
    /// The same snapshot without its requests to reload items.
    var withoutReloads: NSDiffableDataSourceSnapshot {
        var copy = self
        copy.reloadedItemIdentifiers = []
        copy.reconfiguredItemIdentifiers = []
        copy.reloadedSectionIdentifiers = []
        return copy
    }
}

/// The snapshot that a list shows, and its differences from the next one.
final class ShownSnapshot<Section: Hashable, Item: Hashable> {
    private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    private var pathsByItem: [Item: IndexPath] = [:]

    func pathOfItem(of item: Item) -> IndexPath? { pathsByItem[item] }

    /// Shows another snapshot. Returns a function from old positions to new ones, which returns nil for an item that
    /// was removed or must be recreated.
    func replaceSnapshot(_ new: NSDiffableDataSourceSnapshot<Section, Item>) -> (IndexPath) -> IndexPath? {
        let old = snapshot
        let now = new.pathsByItem()
        let reloaded = Set(new.reloadedItemIdentifiers + new.reconfiguredItemIdentifiers)
        snapshot = new.withoutReloads
        pathsByItem = now
        return { path in old.item(at: path).flatMap { reloaded.contains($0) ? nil : now[$0] } }
    }
}

/// A table or collection view that shows snapshots.
protocol SnapshotList: AnyObject {
    /// Performs a change and moves the cells. The closure returns a function from old positions to new ones.
    func rearrange(_ change: () -> ((IndexPath) -> IndexPath?))
    func reloadData()
}
extension UITableView: SnapshotList {}
extension UICollectionView: SnapshotList {}

/// The common superclass of the data sources for tables and collection views, which show each snapshot by its
/// difference from the previous one.
open class DiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject {
    private weak var list: SnapshotList?
    let shownSnapshot = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()
    /// The trees of the sections to which a tree was applied.
    var sectionTrees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    init(_ list: SnapshotList) {
        self.list = list
        super.init()
    }

    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        shownSnapshot.snapshot
    }
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        if let list {
            list.rearrange { shownSnapshot.replaceSnapshot(snapshot) }
        } else {
            _ = shownSnapshot.replaceSnapshot(snapshot)
        }
        if let completion { Timing.performInNextTurn { completion() } }
    }
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        _ = shownSnapshot.replaceSnapshot(snapshot)
        list?.reloadData()
        if let completion { Timing.performInNextTurn { completion() } }
    }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        shownSnapshot.snapshot.item(at: indexPath)
    }
    open func indexPath(for item: ItemIdentifierType) -> IndexPath? { shownSnapshot.pathOfItem(of: item) }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        let all = shownSnapshot.snapshot.sectionIdentifiers
        return all.indices.contains(index) ? all[index] : nil
    }
    open func index(for section: SectionIdentifierType) -> Int? { shownSnapshot.snapshot.indexOfSection(section) }
}
