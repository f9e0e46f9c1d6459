// Cell registrations, a list section, headers of a compositional layout.
import UIKit

enum Emoji: Hashable { case recent(String), all(String)
    var text: String { switch self { case .recent(let t), .all(let t): return t } } }
final class EmojiListViewController: UIViewController {
    enum Section: Int, Hashable, CaseIterable, CustomStringConvertible {
        case recents, list
        var description: String { switch self { case .recents: return "Recents"; case .list: return "All" } }
    }
    private lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewCompositionalLayout { [weak self] sectionIndex, environment -> NSCollectionLayoutSection? in
            guard let kind = Section(rawValue: sectionIndex) else { return nil }
            let section: NSCollectionLayoutSection
            if kind == .recents {
                let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
                let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(0.28), heightDimension: .fractionalWidth(0.2)), subitems: [item])
                section = NSCollectionLayoutSection(group: group)
                section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
            } else {
                var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
                configuration.headerMode = .supplementary
                configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
                    guard let self = self, let item = self.dataSource.itemIdentifier(for: indexPath) else { return nil }
                    return UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Star") { _, _, done in print("star", item.text); done(true) }])
                }
                section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
            }
            return section
        }
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }()
    private var dataSource: UICollectionViewDiffableDataSource<Section, Emoji>!
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Emoji"
        navigationItem.largeTitleDisplayMode = .always
        view.addSubview(collectionView)
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor), collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor), collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor)])
        let gridRegistration = UICollectionView.CellRegistration<UICollectionViewCell, Emoji> { cell, indexPath, emoji in
            var content = UIListContentConfiguration.cell()
            content.text = emoji.text
            content.textProperties.alignment = .center
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.listPlainCell()
            background.cornerRadius = 8
            cell.backgroundConfiguration = background
        }
        let listRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Emoji> { cell, _, emoji in
            var content = cell.defaultContentConfiguration()
            content.text = emoji.text
            content.secondaryText = "emoji"
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        let headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: UICollectionView.elementKindSectionHeader) { header, _, indexPath in
            var content = header.defaultContentConfiguration()
            content.text = Section(rawValue: indexPath.section)?.description
            header.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource<Section, Emoji>(collectionView: collectionView) { collectionView, indexPath, item -> UICollectionViewCell? in
            switch item {
            case .recent: return collectionView.dequeueConfiguredReusableCell(using: gridRegistration, for: indexPath, item: item)
            case .all: return collectionView.dequeueConfiguredReusableCell(using: listRegistration, for: indexPath, item: item)
            }
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Emoji>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(["A", "B", "C"].map { .recent($0) }, toSection: .recents)
        snapshot.appendItems(["D", "E"].map(Emoji.all), toSection: .list)
        dataSource.apply(snapshot)
    }
}

show(UINavigationController(rootViewController: EmojiListViewController()))
visit(("", { print(screen) }))
