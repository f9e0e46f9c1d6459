// An active search shows its scopes, which a tap changes; a storyboard creates a controller with a closure.
import UIKit
import RxSwift
import RxCocoa

final class FruitViewController: UIViewController {
    @IBOutlet private weak var nameLabel: UILabel!
    private let name: String
    init?(coder: NSCoder, name: String) {
        self.name = name
        super.init(coder: coder)
    }
    required init?(coder: NSCoder) { fatalError("use init(coder:name:)") }
    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.text = "A \(name)"
    }
}
final class FruitsViewController: UITableViewController, UISearchResultsUpdating {
    private let search = UISearchController(searchResultsController: nil)
    private let fruits = ["Apple", "Plum", "Pear"]
    private let bag = DisposeBag()
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = nil
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
        search.searchBar.scopeButtonTitles = ["All", "With P"]
        search.searchResultsUpdater = self
        navigationItem.searchController = search
        let scope = search.searchBar.rx.selectedScopeButtonIndex
        Observable.combineLatest(Observable.just(fruits), search.searchBar.rx.text.orEmpty, scope)
            .map { all, text, scope in all.filter { (scope == 0 || $0.hasPrefix("P")) && (text.isEmpty || $0.contains(text)) } }
            .bind(to: tableView.rx.items(cellIdentifier: "fruit")) { _, fruit, cell in cell.textLabel?.text = fruit }
            .disposed(by: bag)
        tableView.rx.modelSelected(String.self).subscribe(onNext: { [unowned self] fruit in
            let next = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Fruit") { coder in
                FruitViewController(coder: coder, name: fruit)
            }
            self.navigationController?.pushViewController(next, animated: true)
        }).disposed(by: bag)
    }
    func updateSearchResults(for controller: UISearchController) {
        print("update", controller.searchBar.text ?? "", controller.searchBar.selectedScopeButtonIndex)
    }
    var bar: UISearchBar { search.searchBar }
    var rows: Int { tableView.numberOfRows(inSection: 0) }
}
let fruits = FruitsViewController()
show(UINavigationController(rootViewController: fruits))
visit(
    ("type", { print(fruits.bar.showsScopeBar, fruits.rows); fruits.bar.type("l") }),
    ("scope", { print(fruits.bar.showsScopeBar, fruits.rows); tap("With P") }),
    ("cancel", { print(fruits.rows); tap("Cancel") }),
    ("choose", { print(fruits.bar.showsScopeBar, fruits.rows); fruits.tableView.select(row: 1) }),
    ("look", { print(screen.sentences.contains("A Pear")) })
)
