import Foundation
import Rill

/// A data source with one section, whose cells a closure creates.
final class ItemsDataSource<Model>: NSObject, UICollectionViewDataSource, SectionedViewDataSourceType {
    private let makeCell: (UICollectionView, Int, Model) -> UICollectionViewCell
    var models: [Model]?

    init(_ makeCell: @escaping (UICollectionView, Int, Model) -> UICollectionViewCell) { self.makeCell = makeCell }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        models?.count ?? 0
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        makeCell(collectionView, indexPath.item, models![indexPath.item])
    }
    func model(at indexPath: IndexPath) throws -> Any {
        guard let models, models.indices.contains(indexPath.item) else {
            throw RxCocoaError.itemsNotYetBound(object: self)
        }
        return models[indexPath.item]
    }
}

/// A data source of a collection view that receives elements from a sequence.
public protocol RxCollectionViewDataSourceType {
    associatedtype Element
    func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>)
}

extension Reactive where Base: UICollectionView {
    /// Shows an item for each element. The closure returns the cell for a collection view, an index and an element.
    public func items<Items: Sequence, Source: ObservableType>(
        _ source: Source
    ) -> (_ cellFactory: @escaping (UICollectionView, Int, Items.Element) -> UICollectionViewCell) -> Disposable
    where Source.Element == Items {
        { cellFactory in self.bindItems(to: source, ItemsDataSource<Items.Element>(cellFactory)) }
    }
    /// Shows an item for each element. The closure configures a dequeued cell.
    public func items<Items: Sequence, Cell: UICollectionViewCell, Source: ObservableType>(
        cellIdentifier: String, cellType: Cell.Type = Cell.self
    ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Items.Element, Cell) -> Void) -> Disposable
    where Source.Element == Items {
        { source in
            { configureCell in
                let factory: (UICollectionView, Int, Items.Element) -> UICollectionViewCell = { grid, item, model in
                    let path = IndexPath(item: item, section: 0)
                    let cell = grid.dequeueReusableCell(withReuseIdentifier: cellIdentifier, for: path) as! Cell
                    configureCell(item, model, cell)
                    return cell
                }
                return self.bindItems(to: source, ItemsDataSource<Items.Element>(factory))
            }
        }
    }
    private func bindItems<Source: ObservableType, Items: Sequence>(
        to source: Source, _ items: ItemsDataSource<Items.Element>
    ) -> Disposable where Source.Element == Items {
        bindItems(to: source, items) { grid, sequence in
            items.models = Array(sequence)
            grid.reloadData()
        }
    }
    private func bindItems<Source: ObservableType>(
        to source: Source, _ items: UICollectionViewDataSource,
        _ show: @escaping (UICollectionView, Source.Element) -> Void
    ) -> Disposable {
        let grid: UICollectionView = base
        guard grid.dataSource == nil else {
            KitRules.stop(
                "bound-twice",
                "this collection view already has a data source: bind it only once; remove 'dataSource = self' or the other binding"
            )
        }
        grid.dataSource = items
        grid.attachments["dataSource"] = items
        let subscription = source.asObservable().observe(on: MainScheduler()).subscribe(
            onNext: { [weak grid] element in
                if let grid { show(grid, element) }
            },
            onError: { error in fatalError("Binding error: \(error)") })
        return Disposables.create { [weak grid] in
            subscription.dispose()
            if let grid, grid.dataSource === items {
                grid.dataSource = nil
                grid.attachments["dataSource"] = nil
            }
        }
    }

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
    public var willDisplayCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> {
        let source = base.actionSubject.asObservable().compactMap {
            action -> (cell: UICollectionViewCell, at: IndexPath)? in
            if case .shows(let cell, let path) = action { return (cell: cell, at: path) }
            return nil
        }
        return ControlEvent(events: source.take(until: base.deallocationSignal))
    }
    /// The items that the view will show soon.
    public var prefetchItems: ControlEvent<[IndexPath]> {
        base.reportsPrefetching = true
        let source = base.actionSubject.asObservable().compactMap { action -> [IndexPath]? in
            if case .prefetches(let paths) = action { return paths }
            return nil
        }
        return ControlEvent(events: source.take(until: base.deallocationSignal))
    }
    public var didEndDisplayingCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> {
        let source = base.actionSubject.asObservable().compactMap {
            action -> (cell: UICollectionViewCell, at: IndexPath)? in
            if case .hides(let cell, let path) = action { return (cell: cell, at: path) }
            return nil
        }
        return ControlEvent(events: source.take(until: base.deallocationSignal))
    }
    /// Shows items with a data source that receives the elements.
    public func items<DataSource: RxCollectionViewDataSourceType & UICollectionViewDataSource, Source: ObservableType>(
        dataSource: DataSource
    ) -> (_ source: Source) -> Disposable where DataSource.Element == Source.Element {
        { source in
            self.bindItems(to: source, dataSource) { grid, element in
                dataSource.collectionView(grid, observedEvent: .next(element))
            }
        }
    }
    public func modelDeselected<Model>(_ type: Model.Type) -> ControlEvent<Model> {
        let source = itemDeselected.asObservable().flatMap { [weak grid = self.base] path -> Observable<Model> in
            guard let grid else { return Observable.empty() }
            let model: Model = try grid.rx.model(at: path)
            return Observable.just(model)
        }
        return ControlEvent(events: source)
    }
    public func modelSelected<Model>(_ type: Model.Type) -> ControlEvent<Model> {
        let source = itemSelected.asObservable().flatMap { [weak grid = self.base] path -> Observable<Model> in
            guard let grid else { return Observable.empty() }
            let model: Model = try grid.rx.model(at: path)
            return Observable.just(model)
        }
        return ControlEvent(events: source)
    }
    public func model<Model>(at path: IndexPath) throws -> Model {
        guard let models = base.dataSource as? SectionedViewDataSourceType else {
            throw RxCocoaError.itemsNotYetBound(object: base)
        }
        let model = try models.model(at: path)
        guard let fit = model as? Model else { throw RxCocoaError.castingError(object: model, targetType: Model.self) }
        return fit
    }
    private func indexPathEvents(_ pick: @escaping (CollectionAction) -> IndexPath?) -> ControlEvent<IndexPath> {
        ControlEvent(
            events: base.actionSubject.asObservable().compactMap { pick($0) }.take(until: base.deallocationSignal))
    }
}
