import Foundation

/// Gives a table its rows out of snapshots: the table shows each new one by the difference to the last.
///
/// See also: NSDiffableDataSourceSnapshot.
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UITableViewDataSource
{
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
    open var defaultRowAnimation = UITableView.RowAnimation.automatic
    private weak var table: UITableView?
    private let cellProvider: CellProvider
    private let shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        table = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown.snapshot }
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        if let table { table.rearrange { shown.show(snapshot) } } else { _ = shown.show(snapshot) }
        if let completion { Timing.soon { completion() } }
    }
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        _ = shown.show(snapshot)
        table?.reloadData()
        if let completion { Timing.soon { completion() } }
    }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.snapshot.item(at: indexPath) }
    open func indexPath(for item: ItemIdentifierType) -> IndexPath? { shown.place(of: item) }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        let all = shown.snapshot.sectionIdentifiers
        return all.indices.contains(index) ? all[index] : nil
    }
    open func index(for section: SectionIdentifierType) -> Int? { shown.snapshot.indexOfSection(section) }

    open func numberOfSections(in tableView: UITableView) -> Int { shown.snapshot.numberOfSections }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.snapshot.counts[section]
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            Rules.stop(
                "invalid-update", "the cell provider of the data source returned nil for the row at \(indexPath)")
        }
        return cell
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {}
}
