import Foundation
import Rill

/// Receives a navigation controller's events.
public protocol UINavigationControllerDelegate: AnyObject {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning?
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        DelegateCalls.callDelegate(
            self, "navigationController(_:willShow:animated:)", [navigationController, viewController, animated]
        ) { (delegate: UINavigationControllerDelegate) in
            delegate.navigationController(navigationController, willShow: viewController, animated: animated)
        }
    }
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        DelegateCalls.callDelegate(
            self, "navigationController(_:didShow:animated:)", [navigationController, viewController, animated]
        ) { (delegate: UINavigationControllerDelegate) in
            delegate.navigationController(navigationController, didShow: viewController, animated: animated)
        }
    }
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { nil }
}

/// A stack of view controllers, of which the top one is visible.
///
///     let root = UIViewController()
///     let navigation = UINavigationController(rootViewController: root)
///     navigation.pushViewController(UIViewController(), animated: false)
///     print(navigation.viewControllers.count)
///     // 2
///
/// Pitfall: `viewWillDisappear` is called for a push too, not only when a screen is popped.
/// See also: UIViewController.
open class UINavigationController: UIViewController {
    public enum Operation: Int { case none, push, pop }
    open weak var delegate: UINavigationControllerDelegate?
    open var isNavigationBarHidden = false
    open lazy var isToolbarHidden = true
    open lazy var hidesBarsOnSwipe = false
    private var controllerStack: [UIViewController] = []
    open var viewControllers: [UIViewController] {
        get { controllerStack }
        set { setViewControllers(newValue, animated: false) }
    }
    public private(set) lazy var navigationBar: UINavigationBar = {
        let bar = barClass?.init(coder: NSCoder()) ?? UINavigationBar()
        bar.navigationController = self
        return bar
    }()
    public private(set) lazy var toolbar: UIToolbar! = UIToolbar()
    public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
        UIScreenEdgePanGestureRecognizer()
    private var barClass: UINavigationBar.Type?
    let screenChanges = PublishSubject<ScreenChangeEvent>()

    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        addToStack(rootViewController)
    }
    public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        self.init(nibName: nil, bundle: nil)
        barClass = navigationBarClass as? UINavigationBar.Type
    }
    public var topViewController: UIViewController? { viewControllers.last }
    public var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
    override var visibleOrSelf: UIViewController { topViewController ?? self }

    private func addToStack(_ controller: UIViewController) {
        addChild(controller)
        controllerStack.append(controller)
    }

    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        KitRules.checkChange(self, "pushViewController")
        let before = topViewController
        addToStack(controller)
        guard isOnScreen || UIApplication.shared.isPresentingController(self) else { return }
        controller.isMovingToParent = true
        controller.loadViewIfNeeded()
        Transition.prepare(animated, of: [controller, self], from: before, to: controller)
        before?.notifyWillDisappear(animated)
        controller.notifyWillAppear(animated)
        callDelegate(controller, animated, isOver: false)
        Transition.runTransition(
            animated, of: [controller, self], from: before, to: controller,
            by: animated ? animator(.push, before, controller) : nil
        ) {
            before?.notifyDidDisappear(animated)
            controller.notifyDidAppear(animated)
            controller.isMovingToParent = false
            self.installTopView()
            ObservedCalls.observeCall(controller, "didMove", [self]) { controller.didMove(toParent: self) }
            self.callDelegate(controller, animated, isOver: true)
        }
    }

    override open func namedActions() -> [NamedAction] {
        super.namedActions() + [
            NamedAction("popViewController", isWired: false) { [weak self] _ in
                _ = self?.popViewController(animated: true)
            },
            NamedAction("popToRootViewController", isWired: false) { [weak self] _ in
                _ = self?.popToRootViewController(animated: true)
            },
        ]
    }
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1 else { return nil }
        return popToViewController(viewControllers[viewControllers.count - 2], animated: animated)?.last
    }
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = viewControllers.first else { return nil }
        return popToViewController(root, animated: animated)
    }
    @discardableResult
    open func popToViewController(_ target: UIViewController, animated: Bool) -> [UIViewController]? {
        KitRules.checkChange(self, "popViewController")
        guard let place = viewControllers.firstIndex(where: { $0 === target }) else { return nil }
        let gone = Array(viewControllers[(place + 1)...])
        guard let last = gone.last else { return [] }
        controllerStack = Array(viewControllers[...place])
        last.isMovingFromParent = true
        let isSeen = isOnScreen || UIApplication.shared.isPresentingController(self)
        if isSeen {
            Transition.prepare(animated, of: [target, self], from: last, to: target)
            last.notifyWillDisappear(animated)
            target.notifyWillAppear(animated)
            callDelegate(target, animated, isOver: false)
        }
        let animator = animated && isSeen ? animator(.pop, last, target) : nil
        Transition.runTransition(animated && isSeen, of: [target, self], from: last, to: target, by: animator) {
            if isSeen {
                last.notifyDidDisappear(animated)
                target.notifyDidAppear(animated)
            }
            for controller in gone {
                controller.removeFromParent()
                KitRules.checkReleased(controller)
            }
            last.isMovingFromParent = false
            if isSeen { self.installTopView() }
            if isSeen { self.callDelegate(target, animated, isOver: true) }
        }
        return gone
    }
    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        let before = topViewController
        let isSeen = isOnScreen && before !== controllers.last
        if isSeen, let last = controllers.last {
            Transition.prepare(animated, of: [last, self], from: before, to: last)
            before?.notifyWillDisappear(animated)
            last.notifyWillAppear(animated)
            callDelegate(last, animated, isOver: false)
        }
        for controller in controllerStack where !controllers.contains(where: { $0 === controller }) {
            controller.removeFromParent()
        }
        let known = controllerStack
        controllerStack = []
        for controller in controllers {
            if known.contains(where: { $0 === controller }) {
                controllerStack.append(controller)
            } else {
                addToStack(controller)
            }
        }
        guard isSeen else { return }
        Transition.runTransition(animated, of: controllers + [self], from: before, to: controllers.last) {
            before?.notifyDidDisappear(animated)
            controllers.last?.notifyDidAppear(animated)
            if let last = controllers.last { self.callDelegate(last, animated, isOver: true) }
        }
    }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    private func animator(
        _ operation: Operation, _ from: UIViewController?, _ to: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        guard let from else { return nil }
        return delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to)
    }
    private func callDelegate(_ controller: UIViewController, _ animated: Bool, isOver: Bool) {
        if isOver {
            delegate?.navigationController(self, didShow: controller, animated: animated)
        } else {
            delegate?.navigationController(self, willShow: controller, animated: animated)
        }
        screenChanges.onNext(ScreenChangeEvent(controller: controller, isAnimated: animated, hasEnded: isOver))
    }

    override var appearingChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }
    /// If the controller is part of another screen, its view contains its bar and the view of its topmost screen.
    private func installTopView() {
        guard let parent, !(parent is UITabBarController || parent is UISplitViewController), let view = viewIfLoaded
        else { return }
        guard let top = topViewController, let shown = top.view, shown.superview !== view else { return }
        for inner in view.subviews { inner.removeFromSuperview() }
        Layout.whileSettingFrames {
            shown.frame = view.bounds
            navigationBar.frame = CGRect(x: 0, y: 47, width: view.bounds.width, height: isNavigationBarHidden ? 0 : 44)
        }
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(shown)
        view.addSubview(navigationBar)
    }
    /// True after the delegate was called for the first screen, when the navigation controller appears.
    private var hasReportedFirstScreen = false
    override func notifyWillAppear(_ animated: Bool) {
        super.notifyWillAppear(animated)
        installTopView()
        if !hasReportedFirstScreen, let top = topViewController { callDelegate(top, animated, isOver: false) }
    }
    override func notifyDidAppear(_ animated: Bool) {
        super.notifyDidAppear(animated)
        guard !hasReportedFirstScreen, let top = topViewController else { return }
        hasReportedFirstScreen = true
        callDelegate(top, animated, isOver: true)
    }
}

struct ScreenChangeEvent {
    let controller: UIViewController
    let isAnimated: Bool
    let hasEnded: Bool
}

/// The title and image of a tab.
public final class UITabBarItem: NSObject {
    public var title: String?
    public var image: UIImage?
    public var badgeValue: String?
    public var tag = 0
    public var selectedImage: UIImage?
    public var isEnabled = true
    public var badgeColor: UIColor?
    public var imageInsets = UIEdgeInsets.zero
    public var titlePositionAdjustment = UIOffset.zero
    public enum SystemItem: Int {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent,
            mostViewed
    }

    override public init() {}
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }
    public convenience init(tabBarSystemItem item: SystemItem, tag: Int) {
        self.init(title: NameWords.titleFromName(of: "\(item)"), image: nil, tag: tag)
    }
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    public init(title: String?, image: UIImage?, tag: Int) {
        self.title = title
        self.image = image
        self.tag = tag
    }
}

public protocol UITabBarControllerDelegate: AnyObject {
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        DelegateCalls.askDelegate(self) { (delegate: UITabBarControllerDelegate) in
            delegate.tabBarController(tabBarController, shouldSelect: viewController)
        } ?? true
    }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        DelegateCalls.callDelegate(self, "tabBarController(_:didSelect:)", [tabBarController, viewController]) {
            (delegate: UITabBarControllerDelegate) in
            delegate.tabBarController(tabBarController, didSelect: viewController)
        }
    }
}

/// A container of view controllers with tabs, of which one is visible.
open class UITabBarController: UIViewController, UITabBarDelegate {
    open weak var delegate: UITabBarControllerDelegate?
    private var shownIndex = 0
    open var viewControllers: [UIViewController]? {
        didSet {
            for controller in oldValue ?? [] { controller.removeFromParent() }
            for controller in viewControllers ?? [] { addChild(controller) }
            shownIndex = 0
        }
    }
    open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) { viewControllers = controllers }
    public private(set) lazy var tabBar: UITabBar = {
        let bar = UITabBar()
        bar.tabBarController = self
        return bar
    }()
    open var selectedIndex: Int {
        get { shownIndex }
        set { selectTab(newValue) }
    }
    open var selectedViewController: UIViewController? {
        get {
            guard let viewControllers, viewControllers.indices.contains(shownIndex) else { return nil }
            return viewControllers[shownIndex]
        }
        set {
            if let place = viewControllers?.firstIndex(where: { $0 === newValue }) { selectTab(place) }
        }
    }
    override var visibleOrSelf: UIViewController { selectedViewController?.visibleOrSelf ?? self }

    private func selectTab(_ new: Int) {
        guard let viewControllers, viewControllers.indices.contains(new), new != shownIndex else { return }
        let before = selectedViewController
        shownIndex = new
        guard isOnScreen else { return }
        let now = viewControllers[new]
        now.notifyWillAppear(false)
        before?.notifyWillDisappear(false)
        before?.notifyDidDisappear(false)
        now.notifyDidAppear(false)
    }
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    /// Handles a tap on a tab.
    func userTappedTab(_ new: Int) {
        guard let viewControllers, viewControllers.indices.contains(new),
            delegate?.tabBarController(self, shouldSelect: viewControllers[new]) ?? true
        else { return }
        if let item = viewControllers[new].tabBarItem { tabBar(tabBar, didSelect: item) }
        selectTab(new)
        if let selectedViewController { delegate?.tabBarController(self, didSelect: selectedViewController) }
    }

    override var appearingChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }
}
