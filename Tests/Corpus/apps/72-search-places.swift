// UIKit: a search bar can be seen and typed into wherever it stands: in the header of a table, in the place of the title, and
// below the bar as that of a search controller, which tells its updater when it begins, at each change and when it is cancelled.
import UIKit
import RxSwift
import RxCocoa

final class CitiesController: UITableViewController, UISearchResultsUpdating {
    let search = UISearchController(searchResultsController: nil)
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Cities"
        search.searchResultsUpdater = self
        search.searchBar.placeholder = "find"
        navigationItem.searchController = search
    }
    func updateSearchResults(for searchController: UISearchController) {
        print("update '\(searchController.searchBar.text ?? "")' active \(searchController.isActive)")
    }
}
final class HeaderController: UIViewController {
    let bar = UISearchBar()
    let table = UITableView()
    override func viewDidLoad() {
        super.viewDidLoad()
        bar.placeholder = "in the header"
        table.tableHeaderView = bar
        view.addSubview(table)
    }
}
final class TitleController: UIViewController {
    let bar = UISearchBar()
    override func viewDidLoad() {
        super.viewDidLoad()
        bar.placeholder = "in the title"
        navigationItem.titleView = bar
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
    }
}

show(UINavigationController(rootViewController: CitiesController()))
print(screen)
let found = screen.find("find", as: UISearchBar.self)
found.type("Ro")
found.cancel()
show(UINavigationController(rootViewController: HeaderController()))
screen.find("in the header", as: UISearchBar.self).type("a")
show(UINavigationController(rootViewController: TitleController()))
screen.find("in the title", as: UISearchBar.self).type("b")
print(screen)
