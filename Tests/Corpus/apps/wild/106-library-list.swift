// An index path as an object identifies a context menu; a list of a grid with headers, swipes and menus.
import UIKit
import RxSwift
import RxCocoa

// Diffable with sections, list layout, swipe, context menus
class LibraryViewController: UIViewController {
    enum Section: Int, CaseIterable, CustomStringConvertible {
        case reading, finished
        var description: String {
            switch self {
            case .reading: return "Reading"
            case .finished: return "Finished"
            }
        }
    }
    struct Book: Hashable {
        let id = UUID()
        var title: String
        var author: String
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
        static func == (a: Book, b: Book) -> Bool { a.id == b.id }
    }
    typealias DataSource = UICollectionViewDiffableDataSource<Section, Book>
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Book>
    private var collectionView: UICollectionView!
    private var dataSource: DataSource!
    private var reading = [Book(title: "Dune", author: "Herbert"), Book(title: "Emma", author: "Austen")]
    private var finished = [Book(title: "Ulysses", author: "Joyce")]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Library"
        configureHierarchy()
        configureDataSource()
        apply(animated: false)
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: nil, image: UIImage(systemName: "ellipsis.circle"), primaryAction: nil, menu: makeMenu())
    }
    private func makeMenu() -> UIMenu {
        let sort = UIAction(title: "Sort", image: UIImage(systemName: "arrow.up.arrow.down"), identifier: nil, discoverabilityTitle: nil, attributes: [], state: .off) { [weak self] _ in
            self?.reading.sort { $0.title > $1.title }
            self?.apply()
        }
        let clear = UIAction(title: "Clear", attributes: .destructive) { [weak self] _ in
            self?.finished.removeAll()
            self?.apply()
        }
        return UIMenu(title: "Options", children: [sort, UIMenu(title: "", options: .displayInline, children: [clear])])
    }
    private func configureHierarchy() {
        var config = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        config.headerMode = .supplementary
        config.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            guard let self = self, let book = self.dataSource.itemIdentifier(for: indexPath) else { return nil }
            let action = UIContextualAction(style: .normal, title: "Finish") { _, _, completion in
                self.finish(book)
                completion(true)
            }
            return UISwipeActionsConfiguration(actions: [action])
        }
        let layout = UICollectionViewCompositionalLayout.list(using: config)
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
    }
    private func configureDataSource() {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Book> { cell, indexPath, book in
            var content = cell.defaultContentConfiguration()
            content.text = book.title
            content.secondaryText = book.author
            content.secondaryTextProperties.color = .secondaryLabel
            content.prefersSideBySideTextAndSecondaryText = true
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator(), .delete()]
            var background = UIBackgroundConfiguration.listGroupedCell()
            background.backgroundColor = .secondarySystemGroupedBackground
            cell.backgroundConfiguration = background
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: UICollectionView.elementKindSectionHeader) { [unowned self] view, _, indexPath in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = self.dataSource.snapshot().sectionIdentifiers[indexPath.section].description
            view.contentConfiguration = content
        }
        dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, book -> UICollectionViewCell? in
            return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: book)
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
    }
    private func apply(animated: Bool = true) {
        var snapshot = Snapshot()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(reading, toSection: .reading)
        snapshot.appendItems(finished, toSection: .finished)
        dataSource.apply(snapshot, animatingDifferences: animated) { print("applied", snapshot.numberOfItems) }
    }
    private func finish(_ book: Book) {
        reading.removeAll { $0 == book }
        finished.append(book)
        apply()
    }
}
extension LibraryViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let book = dataSource.itemIdentifier(for: indexPath) else { return }
        let sheet = UIAlertController(title: book.title, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Share", style: .default) { [unowned self] _ in
            let activity = UIActivityViewController(activityItems: [book.title], applicationActivities: nil)
            activity.popoverPresentationController?.sourceView = self.view
            self.present(activity, animated: true)
        })
        sheet.popoverPresentationController?.sourceView = collectionView
        present(sheet, animated: true)
    }
    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: indexPath as NSIndexPath, previewProvider: nil) { _ in
            UIMenu(title: "", children: [UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { [weak self] _ in
                self?.reading.remove(at: indexPath.item)
                self?.apply()
            }])
        }
    }
}
let library = LibraryViewController()
show(UINavigationController(rootViewController: library))
visit(
    ("", { print(screen); tap("Emma") }),
    ("", { choose("Share") }),
    ("", { print(screen) })
)
