// Collection list with registrations, compositional list layout, section snapshots, cell configurations.
import UIKit

struct Setting: Hashable { let title: String; var on: Bool }
final class SettingsViewController: UIViewController {
    enum Section: String, CaseIterable { case general = "General", privacy = "Privacy" }
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, Setting>!
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        configureHierarchy()
        configureDataSource()
        applyInitialSnapshots()
    }
    private func configureHierarchy() {
        var config = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        config.headerMode = .supplementary
        config.showsSeparators = true
        config.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            let action = UIContextualAction(style: .destructive, title: "Remove") { _, _, done in
                self?.remove(at: indexPath)
                done(true)
            }
            return UISwipeActionsConfiguration(actions: [action])
        }
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: config))
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
    }
    private func configureDataSource() {
        let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Setting> { cell, indexPath, item in
            var content = UIListContentConfiguration.valueCell()
            content.text = item.title
            content.secondaryText = item.on ? "On" : "Off"
            content.prefersSideBySideTextAndSecondaryText = true
            cell.contentConfiguration = content
            cell.accessories = item.on ? [.checkmark()] : [.disclosureIndicator(displayed: .always)]
            var background = UIBackgroundConfiguration.listGroupedCell()
            background.cornerRadius = 8
            background.backgroundColor = .secondarySystemGroupedBackground
            cell.backgroundConfiguration = background
        }
        let headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: UICollectionView.elementKindSectionHeader) { [unowned self] header, _, indexPath in
            var content = header.defaultContentConfiguration()
            content.text = self.dataSource.snapshot().sectionIdentifiers[indexPath.section].rawValue
            header.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource<Section, Setting>(collectionView: collectionView) { collectionView, indexPath, item in
            collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: item)
        }
        dataSource.supplementaryViewProvider = { view, kind, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
        }
    }
    private func applyInitialSnapshots() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Setting>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems([Setting(title: "Sound", on: true), Setting(title: "Haptics", on: false)], toSection: .general)
        dataSource.apply(snapshot, animatingDifferences: false)
        var section = NSDiffableDataSourceSectionSnapshot<Setting>()
        section.append([Setting(title: "Location", on: false)])
        dataSource.apply(section, to: .privacy, animatingDifferences: false)
    }
    private func remove(at path: IndexPath) {
        guard let item = dataSource.itemIdentifier(for: path) else { return }
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems([item])
        dataSource.apply(snapshot, animatingDifferences: true)
    }
}
extension SettingsViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard var item = dataSource.itemIdentifier(for: indexPath) else { return }
        var snapshot = dataSource.snapshot()
        let old = item
        item.on.toggle()
        snapshot.insertItems([item], afterItem: old)
        snapshot.deleteItems([old])
        dataSource.apply(snapshot)
        print(snapshot.numberOfItems(inSection: .general), snapshot.indexOfItem(item) ?? -1, snapshot.itemIdentifiers(inSection: .privacy).map(\.title))
    }
}
let settings1 = SettingsViewController()
show(UINavigationController(rootViewController: settings1))
visit(
    (at: 0, {
        print(screen)
        tap("Haptics")
    }),
    (at: 1, { print(screen) }))
