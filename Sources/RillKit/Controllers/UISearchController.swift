import Foundation

public protocol UISearchResultsUpdating: AnyObject {
    func updateSearchResults(for searchController: UISearchController)
}

public protocol UISearchControllerDelegate: AnyObject {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
}
extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A search bar with its results.
open class UISearchController: UIViewController {
    public let searchBar = UISearchBar()
    open weak var searchResultsUpdater: UISearchResultsUpdating?
    open var obscuresBackgroundDuringPresentation = false
    /// The deprecated name of `obscuresBackgroundDuringPresentation`.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    open var hidesNavigationBarDuringPresentation = true
    open var isActive = false
    open lazy var automaticallyShowsCancelButton = true
    open lazy var automaticallyShowsScopeBar = true
    /// True if the results are shown before the user types a text.
    open lazy var showsSearchResultsController = false
    open weak var delegate: UISearchControllerDelegate?
    public private(set) var searchResultsController: UIViewController?

    override public init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        observeSearchBar()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        observeSearchBar()
    }
    public convenience init(searchResultsController: UIViewController?) {
        self.init(nibName: nil, bundle: nil)
        self.searchResultsController = searchResultsController
    }
    private func observeSearchBar() {
        _ = searchBar.addListener { [weak self] change in
            guard let self else { return }
            switch change {
            case .began: self.setActive(active: true)
            case .cancelled: self.setActive(active: false)
            case .changed: self.showResults()
            case .scopeTapped: break
            default: return
            }
            self.searchResultsUpdater?.updateSearchResults(for: self)
        }
    }
    private func setActive(active: Bool) {
        guard active != isActive else { return }
        if active { delegate?.willPresentSearchController(self) } else { delegate?.willDismissSearchController(self) }
        isActive = active
        if !active { searchBar.text = "" }
        if automaticallyShowsScopeBar { searchBar.showsScopeBar = active }
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(active, animated: true) }
        if !active { _ = searchBar.resignFirstResponder() }
        showResults()
        if active { delegate?.didPresentSearchController(self) } else { delegate?.didDismissSearchController(self) }
    }
    /// The controller of the results, which cover the screen if the search has a text; nil otherwise.
    var visibleResults: UIViewController? {
        guard isActive, showsSearchResultsController || !(searchBar.text ?? "").isEmpty else { return nil }
        return searchResultsController
    }
    private func showResults() {
        guard let results = searchResultsController, results.isOnScreen != (visibleResults != nil) else { return }
        if results.isOnScreen {
            results.notifyWillDisappear(true)
            results.notifyDidDisappear(true)
        } else {
            results.notifyWillAppear(true)
            results.notifyDidAppear(true)
        }
    }
}
