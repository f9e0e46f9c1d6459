// An item that moves into a new section leaves its old one; index titles belong to the data source.
import UIKit
import RxSwift
import RxCocoa
import RxDataSources

struct Contact: IdentifiableType, Equatable {
    let id: Int
    var name: String
    var isFavorite = false
    var identity: Int { id }
}
typealias ContactSection = AnimatableSectionModel<String, Contact>
final class ContactsViewModel {
    private let contacts: BehaviorRelay<[Contact]>
    let sections: Observable<[ContactSection]>
    init() {
        let relay = BehaviorRelay<[Contact]>(value: ["Bob", "Alice", "Carl", "Anna", "Bea"].enumerated().map { Contact(id: $0, name: $1) })
        contacts = relay
        sections = relay.map { list in
            let groups = Dictionary(grouping: list.sorted { $0.name < $1.name }, by: { String($0.name.prefix(1)) })
            return groups.keys.sorted().map { ContactSection(model: $0, items: groups[$0]!) }
        }
    }
    func delete(_ contact: Contact) { contacts.accept(contacts.value.filter { $0.id != contact.id }) }
    func move(from: IndexPath, to: IndexPath) { print("move", from.row, to.row) }
    func rename(_ id: Int, _ name: String) {
        contacts.accept(contacts.value.map { c in
            var c = c
            if c.id == id { c.name = name }
            return c
        })
    }
}
final class ContactsViewController: UIViewController {
    @IBOutlet private weak var tableView: UITableView!
    let viewModel = ContactsViewModel()
    private let bag = DisposeBag()
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contacts"
        navigationItem.rightBarButtonItem = editButtonItem
        let dataSource = RxTableViewSectionedAnimatedDataSource<ContactSection>(
            animationConfiguration: AnimationConfiguration(insertAnimation: .top, reloadAnimation: .fade, deleteAnimation: .left),
            configureCell: { _, tableView, indexPath, contact in
                let cell = tableView.dequeueReusableCell(withIdentifier: "ContactCell") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "ContactCell")
                cell.textLabel?.text = contact.name
                cell.detailTextLabel?.text = "id \(contact.id)"
                return cell
            },
            titleForHeaderInSection: { $0.sectionModels[$1].model },
            canEditRowAtIndexPath: { _, _ in true },
            canMoveRowAtIndexPath: { _, _ in true },
            sectionIndexTitles: { $0.sectionModels.map { $0.model } },
            sectionForSectionIndexTitle: { _, _, index in index })
        viewModel.sections.bind(to: tableView.rx.items(dataSource: dataSource)).disposed(by: bag)
        tableView.rx.modelDeleted(Contact.self).subscribe(onNext: { [viewModel] in viewModel.delete($0) }).disposed(by: bag)
        tableView.rx.itemMoved.subscribe(onNext: { [viewModel] in viewModel.move(from: $0.sourceIndex, to: $0.destinationIndex) }).disposed(by: bag)
        tableView.rx.itemSelected.map { dataSource[$0] }.subscribe(onNext: { print("picked", $0.name) }).disposed(by: bag)
        tableView.rx.itemAccessoryButtonTapped.subscribe(onNext: { print("accessory", $0) }).disposed(by: bag)
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.isEditing = editing
    }
}
let c = ContactsViewController()
show(UINavigationController(rootViewController: c))
let table = c.view.subviews.compactMap { $0 as? UITableView }[0]
visit(
    ("", { print(screen); tap("Carl") }),
    ("", { table.delete(row: 0, section: 1) }),
    ("", { print(screen); c.viewModel.rename(3, "Zoe") }),
    ("", { print(screen) })
)
