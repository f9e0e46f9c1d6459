// The results controller covers the screen once there is a text; Cancel empties the search and ends it.
import UIKit

class ResultsViewController: UITableViewController {
    var results: [String] = [] { didSet { tableView.reloadData() } }
    var onSelect: ((String) -> Void)?
    override func viewDidLoad() { super.viewDidLoad(); tableView.register(UITableViewCell.self, forCellReuseIdentifier: "r") }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { results.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "r", for: indexPath)
        cell.textLabel?.text = results[indexPath.row]
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { onSelect?(results[indexPath.row]) }
}
class CountriesViewController: UIViewController, UISearchResultsUpdating, UISearchBarDelegate, UISearchControllerDelegate {
    private let all = ["Austria", "Belgium", "Chile", "China", "Denmark"]
    private let results = ResultsViewController()
    private lazy var search = UISearchController(searchResultsController: results)
    private let table = UITableView()
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Countries"
        definesPresentationContext = true
        search.searchResultsUpdater = self
        search.delegate = self
        search.searchBar.delegate = self
        search.searchBar.placeholder = "Search countries"
        search.searchBar.autocapitalizationType = .none
        search.hidesNavigationBarDuringPresentation = false
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        table.dataSource = self
        table.delegate = self
        table.sectionIndexColor = .gray
        view.addSubview(table)
        table.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([table.topAnchor.constraint(equalTo: view.topAnchor), table.bottomAnchor.constraint(equalTo: view.bottomAnchor), table.leftAnchor.constraint(equalTo: view.leftAnchor), table.rightAnchor.constraint(equalTo: view.rightAnchor)])
        results.onSelect = { [weak self] in self?.open($0) }
    }
    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text?.lowercased() ?? ""
        results.results = all.filter { $0.lowercased().hasPrefix(text) }
    }
    func willPresentSearchController(_ searchController: UISearchController) { print("will present") }
    func didDismissSearchController(_ searchController: UISearchController) { print("did dismiss") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { print("cancel") }
    private func open(_ country: String) {
        let vc = UIViewController()
        vc.title = country
        navigationController?.pushViewController(vc, animated: true)
    }
    var bar: UISearchBar { search.searchBar }
    var list: UITableView { results.tableView }
}
extension CountriesViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { all.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "c"); cell.textLabel?.text = all[indexPath.row]; return cell
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C", "D"] }
}
let c = CountriesViewController()
show(UINavigationController(rootViewController: c))
visit(("", { print(screen); c.bar.type("ch") }), ("", { print(screen); c.list.select(row: 0) }), ("", {}), ("", { print(screen); goBack() }), ("", { tap("Cancel") }), ("", { print(screen) }))
