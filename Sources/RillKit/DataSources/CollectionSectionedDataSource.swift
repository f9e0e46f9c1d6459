import Foundation
import Rill

/// A data source of a collection view with sections, whose cells and headers closures create.
///
/// See also: RxCollectionViewSectionedReloadDataSource, TableViewSectionedDataSource.
open class CollectionViewSectionedDataSource<Section: SectionModelType>: NSObject, UICollectionViewDataSource,
    SectionedViewDataSourceType
{
    public typealias Item = Section.Item
    public typealias ConfigureCell = (
        CollectionViewSectionedDataSource<Section>, UICollectionView, IndexPath, Section.Item
    ) -> UICollectionViewCell
    public typealias ConfigureSupplementaryView = (
        CollectionViewSectionedDataSource<Section>, UICollectionView, String, IndexPath
    ) -> UICollectionReusableView

    open var configureCell: ConfigureCell
    open var configureSupplementaryView: ConfigureSupplementaryView?
    public private(set) var sectionModels: [Section] = []

    public init(configureCell: @escaping ConfigureCell, configureSupplementaryView: ConfigureSupplementaryView? = nil) {
        self.configureCell = configureCell
        self.configureSupplementaryView = configureSupplementaryView
    }
    open func setSections(_ sections: [Section]) { sectionModels = sections }
    open subscript(section: Int) -> Section { sectionModels[section] }
    open subscript(indexPath: IndexPath) -> Section.Item { sectionModels[indexPath.section].items[indexPath.item] }
    open func model(at indexPath: IndexPath) throws -> Any {
        guard sectionModels.indices.contains(indexPath.section),
            sectionModels[indexPath.section].items.indices.contains(indexPath.item)
        else { throw RxCocoaError.itemsNotYetBound(object: self) }
        return self[indexPath]
    }
    open func numberOfSections(in collectionView: UICollectionView) -> Int { sectionModels.count }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sectionModels[section].items.count
    }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { configureCell(self, collectionView, indexPath, self[indexPath]) }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let configureSupplementaryView else {
            fatalError("the data source has no header view: set configureSupplementaryView: { … }")
        }
        return configureSupplementaryView(self, collectionView, kind, indexPath)
    }
}

/// Reloads all sections at each change.
open class RxCollectionViewSectionedReloadDataSource<Section: SectionModelType>:
    CollectionViewSectionedDataSource<Section>, RxCollectionViewDataSourceType
{
    public typealias Element = [Section]

    open func collectionView(_ collectionView: UICollectionView, observedEvent: Event<[Section]>) {
        guard case .next(let sections) = observedEvent else { return }
        setSections(sections)
        collectionView.reloadData()
    }
}

/// A data source with sections of identifiable items. A text screen reloads all of them at each change.
open class RxCollectionViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>:
    CollectionViewSectionedDataSource<Section>, RxCollectionViewDataSourceType
{
    public typealias Element = [Section]
    open var animationConfiguration: AnimationConfiguration

    public init(
        animationConfiguration: AnimationConfiguration = AnimationConfiguration(),
        configureCell: @escaping ConfigureCell, configureSupplementaryView: ConfigureSupplementaryView? = nil
    ) {
        self.animationConfiguration = animationConfiguration
        super.init(configureCell: configureCell, configureSupplementaryView: configureSupplementaryView)
    }
    open func collectionView(_ collectionView: UICollectionView, observedEvent: Event<[Section]>) {
        guard case .next(let sections) = observedEvent else { return }
        setSections(sections)
        collectionView.reloadData()
    }
}
