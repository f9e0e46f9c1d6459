import Foundation

public protocol UIPageViewControllerDataSource: AnyObject {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

public protocol UIPageViewControllerDelegate: AnyObject {
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController])
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}
extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}

/// Screens side by side; a swipe shows the next one.
///
/// Pitfall: `setViewControllers` does not call the delegate; a swipe does.
/// See also: UIPageControl.
open class UIPageViewController: UIViewController {
    public enum TransitionStyle: Int { case pageCurl, scroll }
    public enum NavigationOrientation: Int { case horizontal, vertical }
    public enum NavigationDirection: Int { case forward, reverse }
    public enum SpineLocation: Int { case none, min, mid, max }
    public struct OptionsKey: Hashable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }
    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation
    open weak var dataSource: UIPageViewControllerDataSource? {
        didSet { updatePageControl() }
    }
    open weak var delegate: UIPageViewControllerDelegate?
    open var isDoubleSided = false
    public private(set) var viewControllers: [UIViewController]? = []
    private let pageControl = UIPageControl()

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        transitionStyle = .scroll
        navigationOrientation = .horizontal
        super.init(coder: coder)
    }
    public var gestureRecognizers: [UIGestureRecognizer] { view.gestureRecognizers ?? [] }
    override open func loadView() {
        super.loadView()
        for step in [1, -1] {
            let swipe = UISwipeGestureRecognizer()
            let isAcross = navigationOrientation == .horizontal
            swipe.direction = step > 0 ? (isAcross ? .left : .up) : (isAcross ? .right : .down)
            _ = swipe.addListener { [weak self] _ in self?.turnPages(step) }
            view.addGestureRecognizer(swipe)
        }
    }

    open func setViewControllers(
        _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let next = controllers?.first else { return }
        showPage(next)
        guard animated, isOnScreen else {
            completion?(true)
            return
        }
        Timing.performAfter(Timing.transitionDuration) { completion?(true) }
    }
    private func showPage(_ next: UIViewController) {
        let before = viewControllers?.first
        if before === next { return }
        viewControllers = [next]
        addChild(next)
        next.view.frame = view.bounds
        next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        before?.willMove(toParent: nil)
        view.insertSubview(next.view, at: 0)
        before?.view.removeFromSuperview()
        before?.removeFromParent()
        next.didMove(toParent: self)
        updatePageControl()
    }
    /// Shows the dots at the bottom if the data source provides a number of pages.
    private func updatePageControl() {
        let count = dataSource?.presentationCount(for: self) ?? 0
        guard count > 0, isViewLoaded, let dataSource else { return pageControl.removeFromSuperview() }
        pageControl.numberOfPages = count
        if pageControl.superview == nil {
            view.addSubview(pageControl)
            pageControl.currentPage = dataSource.presentationIndex(for: self)
        }
    }

    /// Swipes to the next or the previous page.
    private func turnPages(_ step: Int) {
        guard let current = viewControllers?.first, let dataSource else { return }
        let next =
            step > 0
            ? dataSource.pageViewController(self, viewControllerAfter: current)
            : dataSource.pageViewController(self, viewControllerBefore: current)
        guard let next else { return }
        delegate?.pageViewController(self, willTransitionTo: [next])
        showPage(next)
        if pageControl.superview != nil { pageControl.currentPage += step }
        Timing.performAfter(Timing.transitionDuration) { [weak self] in
            guard let self else { return }
            self.delegate?.pageViewController(
                self, didFinishAnimating: true, previousViewControllers: [current], transitionCompleted: true)
        }
    }
}
