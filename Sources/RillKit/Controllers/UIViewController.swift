import Foundation

/// What stands in the bar at the top while a controller is shown.
public final class UINavigationItem: NSObject {
    public var title: String?
    public var titleView: UIView?
    public var hidesBackButton = false
    public var leftBarButtonItems: [UIBarButtonItem]?
    public var rightBarButtonItems: [UIBarButtonItem]?
    public var searchController: UISearchController?
    public var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    public var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
}

public enum UIStatusBarStyle: Int { case `default`, lightContent, darkContent }

public enum UIModalPresentationStyle: Int { case fullScreen, pageSheet, formSheet, currentContext, popover, automatic }

/// A way from one screen to another that a storyboard knows by name.
public final class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
    }
}

/// One screen: its view, its life, and the way to others.
///
///     final class Hello: UIViewController {
///         override func viewDidLoad() {
///             super.viewDidLoad()
///             print("loaded")
///         }
///     }
///     show(Hello())
///     // loaded
///
/// Pitfall: outlets are nil until the view is loaded.
/// See also: UINavigationController, UIStoryboard.
open class UIViewController: UIResponder {
    private var loaded: UIView?
    /// Whether its view would come out of a storyboard; one that makes its own in `loadView` has none.
    var isDrawnByDesigner = false
    public let navigationItem = UINavigationItem()
    public private(set) weak var parent: UIViewController?
    public private(set) var children: [UIViewController] = []
    private var presented: UIViewController?
    private weak var presenting: UIViewController?
    open var modalPresentationStyle = UIModalPresentationStyle.fullScreen
    open var definesPresentationContext = false
    public internal(set) var isBeingPresented = false
    public internal(set) var isBeingDismissed = false
    public internal(set) var isMovingToParent = false
    public internal(set) var isMovingFromParent = false
    open var isEditing = false
    open var tabBarItem: UITabBarItem! = UITabBarItem()
    /// What it presents, or one of those it stands in.
    public var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }
    /// What has presented it, or one of those it stands in.
    public var presentingViewController: UIViewController? { presenting ?? parent?.presentingViewController }
    /// Whether it is on the screen, as far as its appearance methods say.
    var isShown = false
    /// Whether a transition of it is under way.
    var isOnTheWay = false

    open var title: String? {
        didSet {
            Rules.touch(self, "title", title ?? "")
            navigationItem.title = title
        }
    }
    /// How the line at the top would look; kept, and not seen on a text screen.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open func setNeedsStatusBarAppearanceUpdate() {}

    public init(nibName: String?, bundle: Bundle?) {}
    override public convenience init() { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) {}

    // MARK: Its view

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loaded
        }
        set {
            loaded = newValue
            newValue?.controller = self
        }
    }
    public var viewIfLoaded: UIView? { loaded }
    public var isViewLoaded: Bool { loaded != nil }
    open func loadView() {
        isDrawnByDesigner = true
        view = UIView(frame: UIScreen.main.bounds)
    }
    public func loadViewIfNeeded() {
        if loaded != nil { return }
        loadView()
        if isDrawnByDesigner { Implied.fill(self) }
        viewDidLoad()
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func didReceiveMemoryWarning() {}
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    override open var next: UIResponder? { viewIfLoaded?.superview ?? parent }

    // MARK: Among others

    public var navigationController: UINavigationController? {
        (parent as? UINavigationController) ?? parent?.navigationController
    }
    public var tabBarController: UITabBarController? { (parent as? UITabBarController) ?? parent?.tabBarController }
    open var storyboard: UIStoryboard? { UIStoryboard.main }

    open func addChild(_ child: UIViewController) {
        child.parent?.drop(child)
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
    }
    open func removeFromParent() {
        guard let above = parent else { return }
        above.drop(self)
        didMove(toParent: nil)
    }
    private func drop(_ child: UIViewController) {
        children.removeAll { $0 === child }
        child.parent = nil
    }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: To other screens

    open func present(_ other: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        if let parent { return parent.present(other, animated: animated, completion: completion) }
        Rules.touch(self, "present")
        if let shown = presented {
            return Warnings.warn(
                "presents-already",
                "\(type(of: self)) presents \(type(of: shown)) already: nothing more is presented on it",
                help: "dismiss that first, or present on it")
        }
        presented = other
        other.presenting = self
        other.isBeingPresented = true
        let covers = other.modalPresentationStyle == .fullScreen && !(other is UIAlertController)
        let below = visible
        other.loadViewIfNeeded()
        if covers { below.leaves(animated) }
        other.appears(animated)
        Transition.run(animated && (isShown || UIApplication.shared.isShowing(self)), of: [other]) {
            other.isBeingPresented = false
            other.appeared(animated)
            if covers { below.left(animated) }
            completion?()
        }
    }

    /// Takes away what it presents; if it presents nothing, itself.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        Rules.touch(self, "dismiss")
        guard let shown = presented else {
            if let above = presenting ?? parent {
                return above.dismiss(animated: animated, completion: completion)
            }
            completion?()
            return
        }
        if shown.presented != nil { shown.dismiss(animated: false) }
        let covered = shown.modalPresentationStyle == .fullScreen && !(shown is UIAlertController)
        shown.isBeingDismissed = true
        presented = nil
        shown.leaves(animated)
        let below = visible
        if covered { below.appears(animated) }
        Transition.run(animated && UIApplication.shared.isShowing(self), of: [shown]) {
            shown.presenting = nil
            if covered { below.appeared(animated) }
            shown.left(animated)
            shown.isBeingDismissed = false
            completion?()
            Rules.leaves(shown)
        }
    }

    open func show(_ other: UIViewController, sender: Any?) {
        if let navigation = (self as? UINavigationController) ?? navigationController {
            return navigation.pushViewController(other, animated: true)
        }
        present(other, animated: true)
    }
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard let type = KnownClasses.best(for: identifier, where: { $0 is UIViewController.Type }),
            let made = (type as! UIViewController.Type).init(coder: NSCoder())
        else {
            Rules.stop("unknown-identifier", "\(Swift.type(of: self)) has no segue with identifier '\(identifier)'")
        }
        prepare(for: UIStoryboardSegue(identifier: identifier, source: self, destination: made), sender: sender)
        show(made, sender: sender)
    }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Who of it is seen: of a container the child that it shows.
    var visible: UIViewController { self }

    // MARK: Appearing

    func appears(_ animated: Bool) {
        loadViewIfNeeded()
        ScreenTrace.screen(self)
        viewWillAppear(animated)
    }
    func appeared(_ animated: Bool) {
        isShown = true
        viewDidAppear(animated)
    }
    func leaves(_ animated: Bool) { viewWillDisappear(animated) }
    func left(_ animated: Bool) {
        isShown = false
        viewDidDisappear(animated)
    }
}

/// From one screen to another: takes a third of a second if it is animated.
enum Transition {
    static func run(_ isAnimated: Bool, of controllers: [UIViewController], _ end: @escaping () -> Void) {
        guard isAnimated else { return end() }
        for controller in controllers { controller.isOnTheWay = true }
        Timing.after(Timing.transition) {
            for controller in controllers { controller.isOnTheWay = false }
            end()
        }
    }
}
