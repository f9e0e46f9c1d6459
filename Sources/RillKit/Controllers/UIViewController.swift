import Foundation
import Rill

/// The contents of the navigation bar while a controller is visible.
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
    public var prompt: String?
    /// The button in the next screen that returns to this screen.
    public var backBarButtonItem: UIBarButtonItem?
    public var backButtonTitle: String?
    public var backButtonDisplayMode = BackButtonDisplayMode.default
    public enum BackButtonDisplayMode: Int { case `default`, generic, minimal }
    public var leftItemsSupplementBackButton = false
    public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    public var hidesSearchBarWhenScrolling = true
    public var standardAppearance: UINavigationBarAppearance?
    public var scrollEdgeAppearance: UINavigationBarAppearance?
    public var compactAppearance: UINavigationBarAppearance?
    public enum LargeTitleDisplayMode: Int { case automatic, always, never }

    override public init() {}
    public convenience init(title: String) {
        self.init()
        self.title = title
    }
    public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    public func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }
}

public enum UIStatusBarStyle: Int { case `default`, lightContent, darkContent }

public enum UIModalPresentationStyle: Int {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}
public enum UIModalTransitionStyle: Int { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
public enum UIInterfaceOrientation: Int {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
public enum UIStatusBarAnimation: Int { case none, fade, slide }
public struct UIInterfaceOrientationMask: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
}

/// A named transition between screens in a storyboard.
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

/// One screen: its view, its life cycle, and its transitions to other screens.
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
    private var loadedViewOrNil: UIView?
    private var appearanceSubject: PublishSubject<Appearance>?
    /// True if a storyboard would load the view of the controller; false if `loadView` creates it.
    var isFromStoryboard = false
    public let navigationItem = UINavigationItem()
    public private(set) weak var parent: UIViewController?
    public private(set) var children: [UIViewController] = []
    private var presented: UIViewController?
    private weak var presenting: UIViewController?
    open var modalPresentationStyle = UIModalPresentationStyle.pageSheet {
        // Reading it returns the style that the system has chosen.
        didSet { if modalPresentationStyle == .automatic { modalPresentationStyle = .pageSheet } }
    }
    open var definesPresentationContext = false
    public internal(set) var isBeingPresented = false
    public internal(set) var isBeingDismissed = false
    public internal(set) var isMovingToParent = false
    public internal(set) var isMovingFromParent = false
    open lazy var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    open lazy var modalPresentationCapturesStatusBarAppearance = false
    open lazy var isModalInPresentation = false
    open weak var transitioningDelegate: UIViewControllerTransitioningDelegate?
    open lazy var edgesForExtendedLayout: UIRectEdge = .all
    open lazy var extendedLayoutIncludesOpaqueBars = false
    open lazy var automaticallyAdjustsScrollViewInsets = true
    open lazy var hidesBottomBarWhenPushed = false
    open lazy var preferredContentSize = CGSize.zero
    open lazy var additionalSafeAreaInsets: UIEdgeInsets = .zero
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { Traits.notifyStyleChange(self, from: oldValue) }
    }
    open lazy var toolbarItems: [UIBarButtonItem]? = nil
    open lazy var restorationIdentifier: String? = nil
    public var traitCollection: UITraitCollection { Traits.of(self) }
    public private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
        UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    public private(set) lazy var sheetPresentationController: UISheetPresentationController? =
        UISheetPresentationController(presentedViewController: self, presenting: nil)
    /// The presentation controller that the program has created for this controller.
    private(set) var storedPresentation: UIPresentationController?
    public var presentationController: UIPresentationController? {
        storedPresentation
            ?? (modalPresentationStyle == .popover ? popoverPresentationController : sheetPresentationController)
    }
    /// The Edit button, which has the title Done while editing.
    public private(set) lazy var editButtonItem: UIBarButtonItem = EditBarButtonItem(self)
    open var isEditing = false
    open var tabBarItem: UITabBarItem! = UITabBarItem()
    /// The controller that this controller or its parent presents; nil if there is none.
    public var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }
    /// The controller that presents this controller or its parent; nil if there is none.
    public var presentingViewController: UIViewController? { presenting ?? parent?.presentingViewController }
    /// True from `viewDidAppear` to `viewDidDisappear`.
    var isOnScreen = false
    /// The state of the controller's transition.
    var appearance = AppearanceState.gone
    /// True during a transition of this controller.
    var isInTransition = false
    private weak var transitionSource: UIViewController?
    private weak var transitionTarget: UIViewController?
    /// The function is called at the start and the end of a transition.
    func isInTransition(_ isUnderWay: Bool, from: UIViewController?, to: UIViewController?) {
        isInTransition = isUnderWay
        (transitionSource, transitionTarget) = (from, to)
    }

    open var title: String? {
        didSet {
            KitRules.checkChange(self, "title", title ?? "")
            navigationItem.title = title
        }
    }
    /// The status bar style; stored, but not visible on a text screen.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var shouldAutorotate: Bool { true }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    public let nibName: String?
    public var nibBundle: Bundle? { nil }
    open func setNeedsStatusBarAppearanceUpdate() {}

    public init(nibName: String?, bundle: Bundle?) { self.nibName = nibName }
    override public convenience init() { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { nibName = nil }

    // MARK: View

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedViewOrNil
        }
        set {
            loadedViewOrNil = newValue
            newValue?.owningController = self
        }
    }
    public var viewIfLoaded: UIView? { loadedViewOrNil }
    public var isViewLoaded: Bool { loadedViewOrNil != nil }
    open func loadView() {
        isFromStoryboard = true
        view = UIView(frame: UIScreen.main.bounds)
    }
    public func loadViewIfNeeded() {
        if loadedViewOrNil != nil { return }
        loadView()
        if isFromStoryboard { SimulatedStoryboard.fillController(self) }
        performStep(.loadedView, false) { viewDidLoad() }
        (self as? BoundWhenLoaded)?.bindWhenLoaded()
        if isFromStoryboard { SimulatedStoryboard.connectActions(to: self) }
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewSafeAreaInsetsDidChange() {}
    open func updateViewConstraints() {}
    open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
    open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
    }
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }
    public var interfaceOrientation: UIInterfaceOrientation {
        UITraitCollection.isLandscape ? .landscapeRight : .portrait
    }
    /// The running transition.
    public var transitionCoordinator: UIViewControllerTransitionCoordinator? {
        isInTransition || parent?.isInTransition ?? false
            ? UIViewControllerTransitionCoordinator(
                from: transitionSource ?? parent?.transitionSource, to: transitionTarget ?? parent?.transitionTarget)
            : nil
    }
    open func didReceiveMemoryWarning() {}
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
        (editButtonItem as? EditBarButtonItem)?.setEditing(editing)
    }
    override open var next: UIResponder? { viewIfLoaded?.superview ?? parent }

    // MARK: Parents

    public var navigationController: UINavigationController? {
        (parent as? UINavigationController) ?? parent?.navigationController
    }
    public var tabBarController: UITabBarController? { (parent as? UITabBarController) ?? parent?.tabBarController }
    open var storyboard: UIStoryboard? { UIStoryboard.main }

    open func addChild(_ child: UIViewController) {
        child.parent?.removeChild(child)
        ObservedCalls.observeCall(child, "willMove", [self]) { child.willMove(toParent: self) }
        children.append(child)
        child.parent = self
    }
    open func removeFromParent() {
        guard let above = parent else { return }
        above.removeChild(self)
        ObservedCalls.observeCall(self, "didMove", [NSNull()]) { didMove(toParent: nil) }
    }
    private func removeChild(_ child: UIViewController) {
        children.removeAll { $0 === child }
        child.parent = nil
    }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Presenting

    open func present(_ other: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        if let parent { return parent.present(other, animated: animated, completion: completion) }
        KitRules.checkChange(self, "present")
        if let shown = presented {
            return Warnings.warn(
                "presents-already",
                "\(type(of: self)) already presents \(type(of: shown)): it cannot present another controller",
                help: "dismiss the presented controller first, or let it present the next one")
        }
        presented = other
        other.presenting = self
        other.isBeingPresented = true
        let covers = other.modalPresentationStyle == .fullScreen && !(other is UIAlertController)
        let below = visibleOrSelf
        other.loadViewIfNeeded()
        let isAnimated = animated && (isOnScreen || UIApplication.shared.isPresentingController(self))
        Transition.prepare(isAnimated, of: [other], from: self, to: other)
        if covers { below.notifyWillDisappear(animated) }
        if other.modalPresentationStyle == .custom {
            other.storedPresentation = other.transitioningDelegate?.presentationController(
                forPresented: other, presenting: self, source: self)
            other.storedPresentation?.transitionBegins()
        }
        other.notifyWillAppear(animated)
        let animator = other.transitioningDelegate?.animationController(
            forPresented: other, presenting: self, source: self)
        Transition.runTransition(isAnimated, of: [other], from: self, to: other, by: animator) {
            other.isBeingPresented = false
            other.storedPresentation?.presentationTransitionDidEnd(true)
            other.notifyDidAppear(animated)
            if covers { below.notifyDidDisappear(animated) }
            completion?()
        }
    }

    /// Dismisses the presented controller, or this controller if it presents none.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        ObservedCalls.observeCall(self, "dismiss", [animated]) { dismissShown(animated, completion) }
    }
    private func dismissShown(_ animated: Bool, _ completion: (() -> Void)?) {
        KitRules.checkChange(self, "dismiss")
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
        let isAnimated = animated && UIApplication.shared.isPresentingController(self)
        Transition.prepare(isAnimated, of: [shown], from: shown, to: self)
        shown.storedPresentation?.dismissalTransitionWillBegin()
        presented = nil
        shown.notifyWillDisappear(animated)
        let below = visibleOrSelf
        if covered { below.notifyWillAppear(animated) }
        let animator = shown.transitioningDelegate?.animationController(forDismissed: shown)
        Transition.runTransition(isAnimated, of: [shown], from: shown, to: self, by: animator) {
            shown.presenting = nil
            if covered { below.notifyDidAppear(animated) }
            shown.notifyDidDisappear(animated)
            shown.isBeingDismissed = false
            shown.storedPresentation?.transitionEnded()
            shown.storedPresentation = nil
            completion?()
            KitRules.checkReleased(shown)
        }
    }

    open func show(_ other: UIViewController, sender: Any?) {
        if let navigation = (self as? UINavigationController) ?? navigationController {
            return navigation.pushViewController(other, animated: true)
        }
        present(other, animated: true)
    }
    open func showDetailViewController(_ other: UIViewController, sender: Any?) { show(other, sender: sender) }
    open func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    public var splitViewController: UISplitViewController? {
        (parent as? UISplitViewController) ?? parent?.splitViewController
    }
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard let type = KnownClasses.bestClass(for: identifier, where: { $0 is UIViewController.Type }),
            let made = (type as! UIViewController.Type).init(coder: NSCoder())
        else {
            KitRules.stop("unknown-identifier", "\(Swift.type(of: self)) has no segue with identifier '\(identifier)'")
        }
        let scene = KnownClasses.sceneController(made, "")
        prepare(for: UIStoryboardSegue(identifier: identifier, source: self, destination: scene), sender: sender)
        // A navigation controller is presented with a stack of its own.
        if scene is UINavigationController { return present(scene, animated: true) }
        show(scene, sender: sender)
    }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// The title of the controller's tab. The tab of a navigation controller has the title of its first screen.
    var tabTitle: String? {
        tabBarItem.title ?? title ?? (self as? UINavigationController)?.viewControllers.first?.tabTitle
    }
    /// The visible controller, which is the visible child of a container.
    var visibleOrSelf: UIViewController { self }

    // MARK: Appearing

    /// The children whose views are inside the view of this controller; they appear and disappear with it.
    var appearingChildren: [UIViewController] {
        guard let view = viewIfLoaded, shouldAutomaticallyForwardAppearanceMethods else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
    }
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    func notifyWillAppear(_ animated: Bool) {
        loadViewIfNeeded()
        ScreenTrace.recordScreen(self)
        appearance = .appearing
        performStep(.willAppear, animated) { viewWillAppear(animated) }
        layOutView()
        for child in appearingChildren where child.appearance == .gone { child.notifyWillAppear(animated) }
    }
    func notifyDidAppear(_ animated: Bool) {
        isOnScreen = true
        viewIfLoaded?.displayAll()
        appearance = .shown
        performStep(.didAppear, animated) { viewDidAppear(animated) }
        for child in appearingChildren where child.appearance != .shown {
            if child.appearance == .gone { child.notifyWillAppear(animated) }
            child.notifyDidAppear(animated)
        }
    }
    func notifyWillDisappear(_ animated: Bool) {
        appearance = .leaving
        performStep(.willDisappear, animated) { viewWillDisappear(animated) }
        for child in appearingChildren { child.notifyWillDisappear(animated) }
    }
    func notifyDidDisappear(_ animated: Bool) {
        isOnScreen = false
        appearance = .gone
        performStep(.didDisappear, animated) { viewDidDisappear(animated) }
        for child in appearingChildren { child.notifyDidDisappear(animated) }
    }
    /// The function is called after the view was added to a visible view. The controller appears now, and has appeared
    /// in the next turn.
    func cameOnScreen() {
        guard appearance == .gone else { return }
        notifyWillAppear(false)
        Timing.performInNextTurn { [weak self] in
            guard let self, self.appearance == .appearing else { return }
            self.notifyDidAppear(false)
        }
    }
    /// Tells the controller that its view was removed from the screen.
    func wentOffScreen() {
        guard appearance == .shown || appearance == .appearing else { return }
        notifyWillDisappear(false)
        notifyDidDisappear(false)
    }
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { notifyWillAppear(animated) } else { notifyWillDisappear(animated) }
    }
    open func endAppearanceTransition() {
        if appearance == .appearing { notifyDidAppear(false) } else { notifyDidDisappear(false) }
    }
    /// Sets the size of the view to that of the screen, unless the controller is a child, and lays out the view.
    private func layOutView() {
        guard let view = viewIfLoaded, !(self is UIAlertController) else { return }
        if view.superview == nil || view.superview is UIWindow {
            Layout.whileSettingFrames { view.frame = UIScreen.main.bounds }
        }
        Layout.layOut(in: view)
    }
    private func performStep(_ step: Appearance.Step, _ isAnimated: Bool, _ method: () -> Void) {
        appearanceSubject?.onNext(Appearance(step: step, isAnimated: isAnimated, hasEnded: false))
        method()
        appearanceSubject?.onNext(Appearance(step: step, isAnimated: isAnimated, hasEnded: true))
    }
    /// The steps of the controller's life cycle.
    var appearanceEvents: PublishSubject<Appearance> {
        let known = appearanceSubject ?? PublishSubject<Appearance>()
        appearanceSubject = known
        return known
    }
}

/// The state of a controller's transition.
enum AppearanceState { case gone, appearing, shown, leaving }

/// A step of the life cycle of a controller.
struct Appearance {
    enum Step: String {
        case loadedView = "viewDidLoad"
        case willAppear = "viewWillAppear"
        case didAppear = "viewDidAppear"
        case willDisappear = "viewWillDisappear"
        case didDisappear = "viewDidDisappear"
    }
    let step: Step
    let isAnimated: Bool
    /// True after the method of the controller has run.
    let hasEnded: Bool
}

/// A controller whose bindings are created when its view is loaded.
public protocol BoundWhenLoaded: AnyObject {
    func bindWhenLoaded()
}
