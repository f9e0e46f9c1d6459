// A search controller in the navigation item.
import UIKit

class CountriesViewController: UITableViewController, UISearchResultsUpdating, UISearchBarDelegate {
    let searchController = UISearchController(searchResultsController: nil)
    let countries = ["Austria", "Belgium", "Croatia", "Denmark", "Estonia"]
    var filtered: [String] = []
    var isFiltering: Bool { return searchController.isActive && !(searchController.searchBar.text?.isEmpty ?? true) }
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Countries"
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.placeholder = "Search countries"
        searchController.searchBar.scopeButtonTitles = ["All", "Short"]
        searchController.searchBar.delegate = self
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        filtered = countries.filter { $0.localizedCaseInsensitiveContains(text) }
        tableView.reloadData()
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return isFiltering ? filtered.count : countries.count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        let name = isFiltering ? filtered[indexPath.row] : countries[indexPath.row]
        cell.textLabel?.text = name
        return cell
    }
}

show(UINavigationController(rootViewController: CountriesViewController()))
visit(
    ("start", { print(screen) }),
    ("type", { screen.find("Search countries", as: UISearchBar.self).type("ar") }),
    ("found", { print(screen) }),
    ("cancel", { screen.find("Search countries", as: UISearchBar.self).cancel() }),
    ("all", { print(screen) }))
