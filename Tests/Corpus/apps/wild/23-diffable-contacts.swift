// Diffable data source of a table: sections, a tap, an item deleted from the snapshot.
import UIKit

struct Contact: Hashable {
    let id = UUID()
    var name: String
    var phone: String
}
enum ContactSection: Int, CaseIterable { case favourites, others
    var title: String { switch self { case .favourites: return "Favourites"; case .others: return "Others" } }
}
class ContactsViewController: UIViewController {
    private typealias DataSource = UITableViewDiffableDataSource<ContactSection, Contact>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<ContactSection, Contact>
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private lazy var dataSource = makeDataSource()
    private var contacts = [Contact(name: "Ada", phone: "111"), Contact(name: "Alan", phone: "222"), Contact(name: "Grace", phone: "333")]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contacts"
        view.addSubview(tableView)
        tableView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        ])
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
        tableView.delegate = self
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() })
        applySnapshot(animatingDifferences: false)
    }
    private func makeDataSource() -> DataSource {
        let dataSource = DataSource(tableView: tableView) { tableView, indexPath, contact -> UITableViewCell? in
            let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = contact.name
            content.secondaryText = contact.phone
            cell.contentConfiguration = content
            return cell
        }
        return dataSource
    }
    private func applySnapshot(animatingDifferences: Bool = true) {
        var snapshot = Snapshot()
        snapshot.appendSections(ContactSection.allCases)
        snapshot.appendItems(contacts.filter { $0.name.hasPrefix("A") }, toSection: .favourites)
        snapshot.appendItems(contacts.filter { !$0.name.hasPrefix("A") }, toSection: .others)
        dataSource.apply(snapshot, animatingDifferences: animatingDifferences)
    }
    private func add() {
        contacts.append(Contact(name: "Barbara", phone: "444"))
        applySnapshot()
    }
}
extension ContactsViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let contact = dataSource.itemIdentifier(for: indexPath) else { return }
        print("calling \(contact.name)")
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems([contact])
        dataSource.apply(snapshot)
        print(snapshot.numberOfItems, snapshot.numberOfSections)
    }
}

let c = ContactsViewController()
show(UINavigationController(rootViewController: c))
print(screen)
tap("Add")
visit(("", { print(screen) }), ("pick", { tap("Alan") }), ("after", { print(screen) }))
