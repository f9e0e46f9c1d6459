import Foundation
import Rill

/// A data source of a table view with sections, whose cells and titles closures create.
///
/// See also: RxTableViewSectionedReloadDataSource, RxTableViewSectionedAnimatedDataSource.
open class TableViewSectionedDataSource<Section: SectionModelType>: NSObject, UITableViewDataSource,
    SectionedViewDataSourceType
{
    public typealias Item = Section.Item
    public typealias ConfigureCell = (
        TableViewSectionedDataSource<Section>, UITableView, IndexPath, Section.Item
    ) -> UITableViewCell
    public typealias TitleForSection = (TableViewSectionedDataSource<Section>, Int) -> String?
    public typealias TitleForHeaderInSection = TitleForSection
    public typealias TitleForFooterInSection = TitleForSection
    public typealias CanEditRowAtIndexPath = AllowsRow
    public typealias CanMoveRowAtIndexPath = AllowsRow
    public typealias AllowsRow = (TableViewSectionedDataSource<Section>, IndexPath) -> Bool
    public typealias SectionIndexTitles = (TableViewSectionedDataSource<Section>) -> [String]?
    public typealias SectionForSectionIndexTitle = (TableViewSectionedDataSource<Section>, String, Int) -> Int

    open var configureCell: ConfigureCell
    open var titleForHeaderInSection: TitleForSection
    open var titleForFooterInSection: TitleForSection
    open var canEditRowAtIndexPath: AllowsRow
    open var canMoveRowAtIndexPath: AllowsRow
    open var sectionIndexTitles: SectionIndexTitles
    open var sectionForSectionIndexTitle: SectionForSectionIndexTitle
    public private(set) var sectionModels: [Section] = []

    public init(
        configureCell: @escaping ConfigureCell, titleForHeaderInSection: @escaping TitleForSection = { _, _ in nil },
        titleForFooterInSection: @escaping TitleForSection = { _, _ in nil },
        canEditRowAtIndexPath: @escaping AllowsRow = { _, _ in false },
        canMoveRowAtIndexPath: @escaping AllowsRow = { _, _ in false },
        sectionIndexTitles: @escaping SectionIndexTitles = { _ in nil },
        sectionForSectionIndexTitle: @escaping SectionForSectionIndexTitle = { _, _, index in index }
    ) {
        self.configureCell = configureCell
        self.titleForHeaderInSection = titleForHeaderInSection
        self.titleForFooterInSection = titleForFooterInSection
        self.canEditRowAtIndexPath = canEditRowAtIndexPath
        self.canMoveRowAtIndexPath = canMoveRowAtIndexPath
        self.sectionIndexTitles = sectionIndexTitles
        self.sectionForSectionIndexTitle = sectionForSectionIndexTitle
    }
    /// Creates a data source whose closures are set later, as in earlier versions.
    override public convenience init() {
        self.init(configureCell: { _, _, _, _ in fatalError("configure the cell: dataSource.configureCell = { … }") })
    }

    open func setSections(_ sections: [Section]) { sectionModels = sections }
    open subscript(section: Int) -> Section { sectionModels[section] }
    open subscript(indexPath: IndexPath) -> Section.Item { sectionModels[indexPath.section].items[indexPath.row] }
    open func model(at indexPath: IndexPath) throws -> Any {
        guard sectionModels.indices.contains(indexPath.section),
            sectionModels[indexPath.section].items.indices.contains(indexPath.row)
        else { throw RxCocoaError.itemsNotYetBound(object: self) }
        return self[indexPath]
    }

    open func numberOfSections(in tableView: UITableView) -> Int { sectionModels.count }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sectionModels[section].items.count
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        configureCell(self, tableView, indexPath, self[indexPath])
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titleForHeaderInSection(self, section)
    }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        titleForFooterInSection(self, section)
    }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        canEditRowAtIndexPath(self, indexPath)
    }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        canMoveRowAtIndexPath(self, indexPath)
    }
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        sectionIndexTitles(self)
    }
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        sectionForSectionIndexTitle(self, title, index)
    }
    open func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        var lists = sectionModels.map { $0.items }
        let item = lists[source.section].remove(at: source.row)
        lists[destination.section].insert(item, at: destination.row)
        sectionModels = sectionModels.indices.map { Section(original: sectionModels[$0], items: lists[$0]) }
    }
}

/// Reloads all sections at each change.
open class RxTableViewSectionedReloadDataSource<Section: SectionModelType>: TableViewSectionedDataSource<Section>,
    RxTableViewDataSourceType
{
    public typealias Element = [Section]

    open func tableView(_ tableView: UITableView, observedEvent: Event<[Section]>) {
        guard case .next(let sections) = observedEvent else { return }
        setSections(sections)
        tableView.reloadData()
    }
}

/// The way in which a data source shows changes.
public enum ViewTransition { case animated, reload }

/// The animations of row changes.
public struct AnimationConfiguration {
    public let insertAnimation: UITableView.RowAnimation
    public let reloadAnimation: UITableView.RowAnimation
    public let deleteAnimation: UITableView.RowAnimation

    public init(
        insertAnimation: UITableView.RowAnimation = .automatic, reloadAnimation: UITableView.RowAnimation = .automatic,
        deleteAnimation: UITableView.RowAnimation = .automatic
    ) {
        self.insertAnimation = insertAnimation
        self.reloadAnimation = reloadAnimation
        self.deleteAnimation = deleteAnimation
    }
}

/// A data source that animates changes: it inserts, deletes, moves or updates only the affected rows.
open class RxTableViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>:
    TableViewSectionedDataSource<Section>, RxTableViewDataSourceType
{
    public typealias Element = [Section]
    public typealias DecideViewTransition = (
        TableViewSectionedDataSource<Section>, UITableView, [Changeset<Section>]
    ) -> ViewTransition
    open var animationConfiguration = AnimationConfiguration()
    open var decideViewTransition: DecideViewTransition

    public init(
        animationConfiguration: AnimationConfiguration = AnimationConfiguration(),
        decideViewTransition: @escaping DecideViewTransition = { _, _, _ in .animated },
        configureCell: @escaping ConfigureCell, titleForHeaderInSection: @escaping TitleForSection = { _, _ in nil },
        titleForFooterInSection: @escaping TitleForSection = { _, _ in nil },
        canEditRowAtIndexPath: @escaping AllowsRow = { _, _ in false },
        canMoveRowAtIndexPath: @escaping AllowsRow = { _, _ in false },
        sectionIndexTitles: @escaping SectionIndexTitles = { _ in nil },
        sectionForSectionIndexTitle: @escaping SectionForSectionIndexTitle = { _, _, index in index }
    ) {
        self.animationConfiguration = animationConfiguration
        self.decideViewTransition = decideViewTransition
        super.init(
            configureCell: configureCell, titleForHeaderInSection: titleForHeaderInSection,
            titleForFooterInSection: titleForFooterInSection, canEditRowAtIndexPath: canEditRowAtIndexPath,
            canMoveRowAtIndexPath: canMoveRowAtIndexPath, sectionIndexTitles: sectionIndexTitles,
            sectionForSectionIndexTitle: sectionForSectionIndexTitle)
    }
    public convenience init() {
        self.init(configureCell: { _, _, _, _ in fatalError("configure the cell: dataSource.configureCell = { … }") })
    }
    /// The changes that were made to the table, for observers.
    public let changes = PublishSubject<Changeset<Section>>()
    private var isShown = false

    open func tableView(_ tableView: UITableView, observedEvent: Event<[Section]>) {
        guard case .next(let sections) = observedEvent else { return }
        guard isShown else {
            isShown = true
            setSections(sections)
            tableView.reloadData()
            return
        }
        do {
            let steps = try Diff.differencesForSectionedView(
                initialSections: sectionModels, finalSections: sections)
            if decideViewTransition(self, tableView, steps) == .animated {
                for step in steps { showChangeset(step, in: tableView) }
            } else {
                setSections(sections)
                tableView.reloadData()
            }
        } catch {
            Warnings.say("\(error): reloaded all rows")
            setSections(sections)
            tableView.reloadData()
        }
    }

    private func showChangeset(_ step: Changeset<Section>, in table: UITableView) {
        let how = animationConfiguration
        table.performBatchUpdates {
            self.setSections(step.finalSections)
            table.deleteSections(
                IndexSet(step.deletedSections + step.movedSections.map { $0.from }), with: how.deleteAnimation)
            table.insertSections(
                IndexSet(step.insertedSections + step.movedSections.map { $0.to }), with: how.insertAnimation)
            table.deleteRows(at: step.deletedItems.map { $0.indexPath }, with: how.deleteAnimation)
            table.insertRows(at: step.insertedItems.map { $0.indexPath }, with: how.insertAnimation)
            for move in step.movedItems { table.moveRow(at: move.from.indexPath, to: move.to.indexPath) }
        }
        // The paths refer to the new list.
        table.reloadRows(at: step.updatedItems.map { $0.indexPath }, with: how.reloadAnimation)
        changes.onNext(step)
    }
}
