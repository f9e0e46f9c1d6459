import Foundation
import Rill

/// A data source that receives elements from a sequence.
public protocol RxTableViewDataSourceType {
    associatedtype Element
    func tableView(_ tableView: UITableView, observedEvent: Event<Element>)
}

/// A data source that returns the model of each row of a table.
public protocol SectionedViewDataSourceType {
    func model(at indexPath: IndexPath) throws -> Any
}

/// A data source with one section, whose cells a closure creates.
final class RowsDataSource<Model>: NSObject, UITableViewDataSource, SectionedViewDataSourceType {
    private let makeCell: (UITableView, Int, Model) -> UITableViewCell
    var models: [Model]?

    init(_ makeCell: @escaping (UITableView, Int, Model) -> UITableViewCell) { self.makeCell = makeCell }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { models?.count ?? 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        makeCell(tableView, indexPath.row, models![indexPath.row])
    }
    func model(at indexPath: IndexPath) throws -> Any {
        guard let models, models.indices.contains(indexPath.row) else {
            throw RxCocoaError.itemsNotYetBound(object: self)
        }
        return models[indexPath.row]
    }
}

extension Reactive where Base: UITableView {
    /// Shows a row for each element. The closure returns the cell for a table, a row and an element.
    public func items<Rows: Sequence, Source: ObservableType>(
        _ source: Source
    ) -> (_ cellFactory: @escaping (UITableView, Int, Rows.Element) -> UITableViewCell) -> Disposable
    where Source.Element == Rows {
        { cellFactory in
            let rows = RowsDataSource<Rows.Element>(cellFactory)
            return self.boundRows(to: source, rows) { table, sequence in
                rows.models = Array(sequence)
                table.reloadData()
            }
        }
    }

    /// Shows a row for each element. The closure configures a dequeued cell.
    public func items<Rows: Sequence, Cell: UITableViewCell, Source: ObservableType>(
        cellIdentifier: String, cellType: Cell.Type = Cell.self
    ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Rows.Element, Cell) -> Void) -> Disposable
    where Source.Element == Rows {
        { source in
            { configureCell in
                let factory: (UITableView, Int, Rows.Element) -> UITableViewCell = { table, row, model in
                    let path = IndexPath(row: row, section: 0)
                    let cell = table.dequeuedCell(cellIdentifier, Cell.self, path)
                    configureCell(row, model, cell)
                    return cell
                }
                let rows = RowsDataSource<Rows.Element>(factory)
                return self.boundRows(to: source, rows) { table, sequence in
                    rows.models = Array(sequence)
                    table.reloadData()
                }
            }
        }
    }

    /// Shows rows with a data source that receives the elements.
    public func items<DataSource: RxTableViewDataSourceType & UITableViewDataSource, Source: ObservableType>(
        dataSource: DataSource
    ) -> (_ source: Source) -> Disposable where DataSource.Element == Source.Element {
        { source in
            self.boundRows(to: source, dataSource) { table, element in
                dataSource.tableView(table, observedEvent: .next(element))
            }
        }
    }

    /// Sets the data source as long as its elements are subscribed to.
    private func boundRows<Source: ObservableType>(
        to source: Source, _ rows: UITableViewDataSource, _ show: @escaping (UITableView, Source.Element) -> Void
    ) -> Disposable {
        let table: UITableView = base
        guard table.dataSource == nil else {
            KitRules.stop(
                "bound-twice",
                "this table already has a data source: bind it only once; remove 'dataSource = self' or the other binding"
            )
        }
        table.dataSource = rows
        table.attachments["dataSource"] = rows
        let subscription = source.asObservable().observe(on: MainScheduler.instance).subscribe(
            onNext: { [weak table] element in
                if let table { show(table, element) }
            },
            onError: { error in fatalError("Binding error: \(error)") })
        return Disposables.create { [weak table] in
            subscription.dispose()
            if let table, table.dataSource === rows {
                table.dataSource = nil
                table.attachments["dataSource"] = nil
            }
        }
    }

    // MARK: User actions

    public var itemSelected: ControlEvent<IndexPath> {
        indexPathEvents { action in
            if case .selected(let path) = action { return path }
            return nil
        }
    }
    public var itemDeselected: ControlEvent<IndexPath> {
        indexPathEvents { action in
            if case .deselected(let path) = action { return path }
            return nil
        }
    }
    public var itemDeleted: ControlEvent<IndexPath> {
        indexPathEvents { action in
            if case .deleted(let path) = action { return path }
            return nil
        }
    }
    public var itemInserted: ControlEvent<IndexPath> {
        indexPathEvents { action in
            if case .inserted(let path) = action { return path }
            return nil
        }
    }
    public var itemAccessoryButtonTapped: ControlEvent<IndexPath> {
        indexPathEvents { action in
            if case .accessory(let path) = action { return path }
            return nil
        }
    }
    public var itemMoved: ControlEvent<(sourceIndex: IndexPath, destinationIndex: IndexPath)> {
        ControlEvent(
            events: actionEvents { action -> (sourceIndex: IndexPath, destinationIndex: IndexPath)? in
                if case .moved(let source, let destination) = action {
                    return (sourceIndex: source, destinationIndex: destination)
                }
                return nil
            })
    }
    public var willDisplayCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> {
        ControlEvent(
            events: actionEvents { action -> (cell: UITableViewCell, indexPath: IndexPath)? in
                if case .shows(let cell, let path) = action { return (cell: cell, indexPath: path) }
                return nil
            })
    }
    /// The rows that the table will show soon.
    public var prefetchRows: ControlEvent<[IndexPath]> {
        base.reportsPrefetching = true
        return ControlEvent(
            events: actionEvents { action -> [IndexPath]? in
                if case .willNeed(let paths) = action { return paths }
                return nil
            })
    }
    public var didEndDisplayingCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> {
        ControlEvent(
            events: actionEvents { action -> (cell: UITableViewCell, indexPath: IndexPath)? in
                if case .hides(let cell, let path) = action { return (cell: cell, indexPath: path) }
                return nil
            })
    }
    public func modelSelected<Model>(_ type: Model.Type) -> ControlEvent<Model> {
        modelEvents(itemSelected)
    }
    public func modelDeselected<Model>(_ type: Model.Type) -> ControlEvent<Model> {
        modelEvents(itemDeselected)
    }
    public func modelDeleted<Model>(_ type: Model.Type) -> ControlEvent<Model> {
        modelEvents(itemDeleted)
    }
    public func model<Model>(at path: IndexPath) throws -> Model {
        guard let models = base.dataSource as? SectionedViewDataSourceType else {
            throw RxCocoaError.itemsNotYetBound(object: base)
        }
        let model = try models.model(at: path)
        guard let fit = model as? Model else { throw RxCocoaError.castingError(object: model, targetType: Model.self) }
        return fit
    }
    private func modelEvents<Model>(_ paths: ControlEvent<IndexPath>) -> ControlEvent<Model> {
        let source = paths.asObservable().flatMap { [weak table = self.base] path -> Observable<Model> in
            guard let table else { return Observable.empty() }
            let model: Model = try table.rx.model(at: path)
            return Observable.just(model)
        }
        return ControlEvent(events: source)
    }
    private func indexPathEvents(_ pick: @escaping (TableAction) -> IndexPath?) -> ControlEvent<IndexPath> {
        ControlEvent(events: actionEvents(pick))
    }
    private func actionEvents<Result>(_ pick: @escaping (TableAction) -> Result?) -> Observable<Result> {
        base.actionSubject.asObservable().compactMap { pick($0) }.take(until: base.deallocationSignal)
    }
}

extension UITableView {
    /// Returns a cell by its identifier. The class need not be registered, because the binding names it.
    func dequeuedCell<Cell: UITableViewCell>(_ identifier: String, _ type: Cell.Type, _ path: IndexPath) -> Cell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) as? Cell { return cell }
        register(type, forCellReuseIdentifier: identifier)
        return dequeueReusableCell(withIdentifier: identifier, for: path) as! Cell
    }
}
