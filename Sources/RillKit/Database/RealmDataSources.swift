import Foundation
import Rill

/// A table data source from a database collection, which applies change sets to rows.
///
/// See also: Results.
public final class RxTableViewRealmDataSource<Model: Object>: NSObject, UITableViewDataSource,
    SectionedViewDataSourceType
{
    private let makeCell: (UITableView, IndexPath, Model) -> UITableViewCell
    private var items: AnyRealmCollection<Model>?
    /// The displayed objects. They are stored because a commit changes the collection before the table is notified.
    private var shownModels: [Model] = []
    public var animated = true
    public var titleForHeaderInSection: ((RxTableViewRealmDataSource<Model>, Int) -> String?)?

    public init<Cell: UITableViewCell>(
        cellIdentifier: String, cellType: Cell.Type = Cell.self,
        cellConfig: @escaping (Cell, IndexPath, Model) -> Void
    ) {
        makeCell = { table, path, model in
            let cell = table.dequeuedCell(cellIdentifier, Cell.self, path)
            cellConfig(cell, path, model)
            return cell
        }
    }

    public func model(at indexPath: IndexPath) throws -> Any {
        guard shownModels.indices.contains(indexPath.row) else { throw RxCocoaError.itemsNotYetBound(object: self) }
        return shownModels[indexPath.row]
    }
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shownModels.count }
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        makeCell(tableView, indexPath, shownModels[indexPath.row])
    }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titleForHeaderInSection?(self, section)
    }

    func showCollection(_ collection: AnyRealmCollection<Model>, _ changes: RealmChangeset?, in table: UITableView) {
        items = collection
        guard animated, let changes else {
            shownModels = Array(collection)
            table.reloadData()
            return
        }
        table.performBatchUpdates({ [self] in
            shownModels = Array(collection)
            table.deleteRows(at: changes.deleted.map { IndexPath(row: $0, section: 0) }, with: .automatic)
            table.insertRows(at: changes.inserted.map { IndexPath(row: $0, section: 0) }, with: .automatic)
            table.reloadRows(at: changes.updated.map { IndexPath(row: $0, section: 0) }, with: .automatic)
        })
    }
}

extension Reactive where Base: UITableView {
    /// Shows a collection and applies the changes of each commit.
    public func realmChanges<Model: Object>(
        _ dataSource: RxTableViewRealmDataSource<Model>
    ) -> Binder<(AnyRealmCollection<Model>, RealmChangeset?)> {
        base.dataSource = dataSource
        return Binder(base) { table, change in
            // The binding retains the data source, because the table's reference is weak.
            dataSource.showCollection(change.0, change.1, in: table)
        }
    }
    /// Sends the object of a selected row.
    public func realmModelSelected<Model: Object>(_ type: Model.Type) -> ControlEvent<Model> { modelSelected(type) }
}
