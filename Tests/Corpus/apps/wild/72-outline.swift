// Outline sidebar: section snapshots, expand and collapse, list configuration, tracked selection.
import UIKit

final class OutlineController: UIViewController, UICollectionViewDelegate {
    enum Section { case main }
    final class Item: Hashable {
        let title: String
        let children: [Item]
        init(_ title: String, _ children: [Item] = []) { self.title = title; self.children = children }
        static func == (lhs: Item, rhs: Item) -> Bool { lhs === rhs }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    private(set) var collectionView: UICollectionView!
    private(set) var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
    private lazy var menu: [Item] = [Item("Layouts", [Item("Grid"), Item("List", [Item("Plain")])]), Item("Colours")]
    override func viewDidLoad() {
        super.viewDidLoad()
        let listLayout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .sidebar))
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: listLayout)
        collectionView.delegate = self
        view.addSubview(collectionView)
        let container = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item.title
            content.textProperties.font = .preferredFont(forTextStyle: .headline)
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
            cell.backgroundConfiguration = UIBackgroundConfiguration.clear()
        }
        let leaf = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, indexPath, item in
            var content = cell.defaultContentConfiguration()
            content.text = item.title
            cell.contentConfiguration = content
            cell.backgroundConfiguration = .clear()
        }
        dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) { collectionView, indexPath, item in
            if item.children.isEmpty {
                return collectionView.dequeueConfiguredReusableCell(using: leaf, for: indexPath, item: item)
            } else {
                return collectionView.dequeueConfiguredReusableCell(using: container, for: indexPath, item: item)
            }
        }
        dataSource.apply(initialSnapshot(), to: .main, animatingDifferences: false)
    }
    private func initialSnapshot() -> NSDiffableDataSourceSectionSnapshot<Item> {
        var snapshot = NSDiffableDataSourceSectionSnapshot<Item>()
        func add(_ items: [Item], to parent: Item?) {
            snapshot.append(items, to: parent)
            for item in items where !item.children.isEmpty { add(item.children, to: item) }
        }
        add(menu, to: nil)
        return snapshot
    }
    func toggle(_ item: Item) {
        var snapshot = dataSource.snapshot(for: .main)
        if snapshot.isExpanded(item) { snapshot.collapse([item]) } else { snapshot.expand([item]) }
        dataSource.apply(snapshot, to: .main)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
        collectionView.deselectItem(at: indexPath, animated: true)
        if item.children.isEmpty { print("open", item.title) } else { toggle(item) }
    }
    var titles: [String] { dataSource.snapshot().itemIdentifiers.map(\.title) }
}
let outline = OutlineController()
show(outline)
visit(
    (at: 0, {
        print(outline.titles)
        outline.collectionView.select(item: 0)
        print(outline.titles, outline.collectionView.numberOfItems(inSection: 0))
        outline.collectionView.select(item: 2)
        print(outline.titles)
        outline.collectionView.select(item: 1)
        print(outline.dataSource.snapshot(for: .main).items.count, outline.dataSource.snapshot(for: .main).rootItems.map(\.title))
        print(screen)
    }))
