// A search controller with scopes, a footer, an outlet of a constraint.
import UIKit

struct Candy { let name: String; let category: Category
    enum Category: Decodable, CaseIterable { case all, chocolate, hard, other }
}
extension Candy.Category: RawRepresentable {
    typealias RawValue = String
    init?(rawValue: RawValue) {
        switch rawValue {
        case "All": self = .all
        case "Chocolate": self = .chocolate
        case "Hard": self = .hard
        case "Other": self = .other
        default: return nil
        }
    }
    var rawValue: RawValue {
        switch self {
        case .all: return "All"
        case .chocolate: return "Chocolate"
        case .hard: return "Hard"
        case .other: return "Other"
        }
    }
}
class SearchFooter: UIView {
    let label = UILabel()
    override init(frame: CGRect) { super.init(frame: frame); configureView() }
    required init?(coder: NSCoder) { super.init(coder: coder); configureView() }
    override func draw(_ rect: CGRect) { label.frame = bounds }
    func setNotFiltering() { label.text = ""; hideFooter() }
    func setIsFilteringToShow(filteredItemCount: Int, of totalItemCount: Int) {
        if filteredItemCount == totalItemCount { setNotFiltering() }
        else if filteredItemCount == 0 { label.text = "No items match your query"; showFooter() }
        else { label.text = "Filtering \(filteredItemCount) of \(totalItemCount)"; showFooter() }
    }
    func hideFooter() { UIView.animate(withDuration: 0.7) { self.alpha = 0.0 } }
    func showFooter() { UIView.animate(withDuration: 0.7) { self.alpha = 1.0 } }
    func configureView() { backgroundColor = UIColor.green; alpha = 0.0; label.textAlignment = .center; label.textColor = UIColor.white; addSubview(label) }
}
class MasterViewController: UIViewController {
    @IBOutlet var tableView: UITableView!
    @IBOutlet var searchFooter: SearchFooter!
    @IBOutlet var searchFooterBottomConstraint: NSLayoutConstraint!
    var candies: [Candy] = [Candy(name: "Lollipop", category: .hard), Candy(name: "Dark", category: .chocolate), Candy(name: "Milk", category: .chocolate), Candy(name: "Gum", category: .other)]
    let searchController = UISearchController(searchResultsController: nil)
    var filteredCandies: [Candy] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.placeholder = "Search Candies"
        navigationItem.searchController = searchController
        definesPresentationContext = true
        searchController.searchBar.scopeButtonTitles = Candy.Category.allCases.map { $0.rawValue }
        searchController.searchBar.delegate = self
        let notificationCenter = NotificationCenter.default
        notificationCenter.addObserver(forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: .main) { (notification) in
            self.handleKeyboard(notification: notification)
        }
        notificationCenter.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: .main) { (notification) in
            self.handleKeyboard(notification: notification)
        }
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let indexPath = tableView.indexPathForSelectedRow { tableView.deselectRow(at: indexPath, animated: true) }
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "ShowDetailSegue", let indexPath = tableView.indexPathForSelectedRow, let detailViewController = segue.destination as? DetailViewController else { return }
        detailViewController.candy = isFiltering ? filteredCandies[indexPath.row] : candies[indexPath.row]
    }
    var isSearchBarEmpty: Bool { return searchController.searchBar.text?.isEmpty ?? true }
    var isFiltering: Bool {
        let searchBarScopeIsFiltering = searchController.searchBar.selectedScopeButtonIndex != 0
        return searchController.isActive && (!isSearchBarEmpty || searchBarScopeIsFiltering)
    }
    func filterContentForSearchText(_ searchText: String, category: Candy.Category? = nil) {
        filteredCandies = candies.filter { (candy: Candy) -> Bool in
            let doesCategoryMatch = category == .all || candy.category == category
            if isSearchBarEmpty { return doesCategoryMatch } else { return doesCategoryMatch && candy.name.lowercased().contains(searchText.lowercased()) }
        }
        tableView.reloadData()
    }
    func handleKeyboard(notification: Notification) {
        guard notification.name == UIResponder.keyboardWillChangeFrameNotification else {
            searchFooterBottomConstraint.constant = 0
            view.layoutIfNeeded()
            return
        }
        guard let info = notification.userInfo, let keyboardFrame = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
        let keyboardHeight = keyboardFrame.cgRectValue.size.height
        UIView.animate(withDuration: 0.1, animations: { () -> Void in
            self.searchFooterBottomConstraint.constant = keyboardHeight
            self.view.layoutIfNeeded()
        })
    }
}
extension MasterViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        if isFiltering { searchFooter.setIsFilteringToShow(filteredItemCount: filteredCandies.count, of: candies.count); return filteredCandies.count }
        searchFooter.setNotFiltering()
        return candies.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        let candy = isFiltering ? filteredCandies[indexPath.row] : candies[indexPath.row]
        cell.textLabel?.text = candy.name
        cell.detailTextLabel?.text = candy.category.rawValue
        return cell
    }
}
extension MasterViewController: UISearchBarDelegate {
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        let category = Candy.Category(rawValue: searchBar.scopeButtonTitles![selectedScope])
        filterContentForSearchText(searchBar.text!, category: category)
    }
}
extension MasterViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        let searchBar = searchController.searchBar
        let category = Candy.Category(rawValue: searchBar.scopeButtonTitles![searchBar.selectedScopeButtonIndex])
        filterContentForSearchText(searchBar.text!, category: category)
    }
}
class DetailViewController: UIViewController {
    @IBOutlet weak var candyImageView: UIImageView!
    @IBOutlet weak var detailDescriptionLabel: UILabel!
    var candy: Candy? { didSet { configureView() } }
    func configureView() {
        if let candy = candy, let detailDescriptionLabel = detailDescriptionLabel, let candyImageView = candyImageView {
            detailDescriptionLabel.text = candy.name
            candyImageView.image = UIImage(named: candy.name)
            title = candy.category.rawValue
        }
    }
    override func viewDidLoad() { super.viewDidLoad(); configureView() }
}

let m = MasterViewController()
show(UINavigationController(rootViewController: m))
visit(("", { print(screen); m.searchController.searchBar.type("l") }), ("", { print(screen) }))
