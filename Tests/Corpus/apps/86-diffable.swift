// UITableViewDiffableDataSource: a snapshot shows sections and items in its order; applying another one asks the cell provider
// only for items that are new or were to be reloaded; an item keeps its cell when it moves; the selection goes with its item.
import UIKit

struct Fruit: Hashable {
    let name: String
}
final class FruitsController: UIViewController {
    private typealias Source = UITableViewDiffableDataSource<Int, Fruit>
    let tableView = UITableView()
    private lazy var source = Source(tableView: tableView) { tableView, indexPath, fruit in
        print("cell for \(fruit.name) at \(indexPath.section), \(indexPath.row)")
        let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = fruit.name
        cell.contentConfiguration = content
        return cell
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
        tableView.frame = view.bounds
        view.addSubview(tableView)
        apply(["apple", "pear"], ["fig"])
    }
    func apply(_ first: [String], _ second: [String], reload: [String] = []) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Fruit>()
        snapshot.appendSections([1, 2])
        snapshot.appendItems(first.map { Fruit(name: $0) }, toSection: 1)
        snapshot.appendItems(second.map { Fruit(name: $0) })
        snapshot.reloadItems(reload.map { Fruit(name: $0) })
        source.apply(snapshot)
    }
    func place(_ name: String) -> IndexPath? { source.indexPath(for: Fruit(name: name)) }
    func name(_ path: IndexPath) -> String? { source.itemIdentifier(for: path)?.name }
}

let fruits = show(FruitsController())
fruits.tableView.select(row: 1)
visit(
    ("a new one in front, one moves", { fruits.apply(["plum", "pear"], ["apple", "fig"]) }),
    ("selection", { print(fruits.tableView.indexPathForSelectedRow ?? [], fruits.tableView.cellForRow(at: [1, 0])?.textLabel?.text ?? "") }),
    ("one is reloaded", { fruits.apply(["plum", "pear"], ["apple", "fig"], reload: ["fig"]) }),
    ("one goes", { fruits.apply(["pear"], ["apple", "fig"]) }),
    ("places", { print(fruits.place("fig") ?? [], fruits.place("plum") as Any, fruits.name([0, 0]) ?? "") }),
    ("look", { print(screen) })
)
