import Foundation

/// Receives a split view's events; a phone shows one column.
public protocol UISplitViewControllerDelegate: AnyObject {
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
}
extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    public func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposed }
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }
}

/// A container of view controllers, which are side by side on a large device. A phone shows them in one navigation
/// stack: the last one is visible, unless the delegate selects the first one.
open class UISplitViewController: UIViewController {
    public enum DisplayMode: Int {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary,
            twoDisplaceSecondary
        /// The deprecated names of display modes.
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }
    public enum Style: Int { case unspecified, doubleColumn, tripleColumn }
    public enum Column: Int { case primary, supplementary, secondary, compact }
    public enum SplitBehavior: Int { case automatic, tile, overlay, displace }
    public let style: Style
    open weak var delegate: UISplitViewControllerDelegate?
    open lazy var preferredDisplayMode: DisplayMode = .automatic
    open lazy var preferredSplitBehavior: SplitBehavior = .automatic
    open lazy var preferredPrimaryColumnWidthFraction: CGFloat = -1
    open lazy var preferredPrimaryColumnWidth: CGFloat = -1
    open lazy var minimumPrimaryColumnWidth: CGFloat = -1
    open lazy var maximumPrimaryColumnWidth: CGFloat = -1
    open lazy var presentsWithGesture = true
    open lazy var showsSecondaryOnlyButton = false
    private var columnControllers: [Int: UIViewController] = [:]

    override public init(nibName: String?, bundle: Bundle?) {
        style = .unspecified
        super.init(nibName: nibName, bundle: bundle)
    }
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }
    /// True on a phone, which shows one column.
    public var isCollapsed: Bool { true }
    public var displayMode: DisplayMode { .automatic }
    public var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem() }
    open var viewControllers: [UIViewController] = [] {
        didSet {
            for controller in oldValue { controller.removeFromParent() }
            for controller in viewControllers { addChild(controller) }
        }
    }
    open func viewController(for column: Column) -> UIViewController? { columnControllers[column.rawValue] }
    /// Sets the controller of a column. A controller other than a navigation controller is placed into one.
    open func setViewController(_ controller: UIViewController?, for column: Column) {
        columnControllers[column.rawValue] =
            controller.map { ($0 as? UINavigationController) ?? UINavigationController(rootViewController: $0) }
        let isCompact = columnControllers[Column.compact.rawValue] != nil
        let order: [Column] = isCompact ? [.compact] : [.primary, .supplementary, .secondary]
        viewControllers = order.compactMap { columnControllers[$0.rawValue] }
    }
    open func show(_ column: Column) {
        guard let controller = columnControllers[column.rawValue], column != .primary, column != .compact else {
            return
        }
        showDetailViewController(controller, sender: self)
    }
    open func hide(_ column: Column) {}
    override var visibleOrSelf: UIViewController { viewControllers.first?.visibleOrSelf ?? self }
    override var appearingChildren: [UIViewController] { viewControllers.first.map { [$0] } ?? [] }
    override open func showDetailViewController(_ other: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: other, sender: sender) ?? false { return }
        guard let navigation = viewControllers.first as? UINavigationController else {
            return present(other, animated: true)
        }
        // The stack shows the first screen of a navigation controller instead of the controller itself.
        let shown = (other as? UINavigationController)?.viewControllers.first ?? other
        if navigation.viewControllers.contains(where: { $0 === shown }) { return }
        navigation.pushViewController(shown, animated: true)
    }
}
