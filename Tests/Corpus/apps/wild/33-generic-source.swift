// A generic data source: associated types, visual formats in cells, deletion.
import UIKit

protocol ReusableView: AnyObject {}
extension ReusableView where Self: UIView { static var reuseIdentifier: String { return String(describing: self) } }
extension UITableViewCell: ReusableView {}
extension UITableView {
    func register<T: UITableViewCell>(_: T.Type) { register(T.self, forCellReuseIdentifier: T.reuseIdentifier) }
    func dequeueReusableCell<T: UITableViewCell>(for indexPath: IndexPath) -> T {
        guard let cell = dequeueReusableCell(withIdentifier: T.reuseIdentifier, for: indexPath) as? T else { fatalError("Could not dequeue cell with identifier: \(T.reuseIdentifier)") }
        return cell
    }
}
protocol Configurable { associatedtype Model; func configure(with model: Model) }
final class GenericDataSource<Cell: UITableViewCell & Configurable>: NSObject, UITableViewDataSource {
    var models: [Cell.Model]
    var onDelete: ((Int) -> Void)?
    init(models: [Cell.Model]) { self.models = models }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { models.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: Cell = tableView.dequeueReusableCell(for: indexPath)
        cell.configure(with: models[indexPath.row])
        return cell
    }
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        guard editingStyle == .delete else { return }
        models.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .left)
        onDelete?(models.count)
    }
}
struct User { let first: String, last: String; var full: String { "\(first) \(last)" } }
final class UserCell: UITableViewCell, Configurable {
    private let nameLabel = UILabel()
    private let initials: UILabel = { let l = UILabel(); l.textAlignment = .center; l.layer.cornerRadius = 18; l.clipsToBounds = true; return l }()
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        [initials, nameLabel].forEach { $0.translatesAutoresizingMaskIntoConstraints = false; contentView.addSubview($0) }
        let views = ["initials": initials, "name": nameLabel]
        var constraints: [NSLayoutConstraint] = []
        constraints += NSLayoutConstraint.constraints(withVisualFormat: "H:|-16-[initials(36)]-12-[name]-(>=16)-|", options: [.alignAllCenterY], metrics: nil, views: views)
        constraints += NSLayoutConstraint.constraints(withVisualFormat: "V:|-8-[initials(36)]-8-|", options: [], metrics: nil, views: views)
        NSLayoutConstraint.activate(constraints)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    func configure(with model: User) { nameLabel.text = model.full; initials.text = [model.first, model.last].compactMap { $0.first }.map(String.init).joined() }
}
final class UsersViewController: UITableViewController {
    private lazy var source = GenericDataSource<UserCell>(models: [User(first: "Ada", last: "Lovelace"), User(first: "Alan", last: "Turing")])
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Users"
        navigationItem.rightBarButtonItem = editButtonItem
        tableView.register(UserCell.self)
        tableView.dataSource = source
        source.onDelete = { print("left", $0) }
    }
}

let u = UsersViewController()
show(UINavigationController(rootViewController: u))
print(screen)
u.tableView.delete(row: 0)
print(screen)
