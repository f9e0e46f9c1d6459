import Foundation

// Presentation styles; stored, but not visible on a text screen.

public protocol UIViewControllerTransitioningDelegate: AnyObject {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning?
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning?
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}
extension UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { nil }
    public func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning?
    {
        nil
    }
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// A transition of a program's own, which moves the views itself and says when it is over.
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning)
    func animationEnded(_ transitionCompleted: Bool)
}
extension UIViewControllerAnimatedTransitioning {
    public func animationEnded(_ transitionCompleted: Bool) {}
}
/// The views and controllers of a transition.
public protocol UIViewControllerContextTransitioning: AnyObject {
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    func initialFrame(for viewController: UIViewController) -> CGRect
    func finalFrame(for viewController: UIViewController) -> CGRect
    func completeTransition(_ didComplete: Bool)
}
final class TransitionContext: UIViewControllerContextTransitioning {
    let containerView = UIView(frame: UIScreen.main.bounds)
    private let from: UIViewController?
    private let to: UIViewController?
    private var end: (() -> Void)?
    private let animator: UIViewControllerAnimatedTransitioning
    init(
        _ animator: UIViewControllerAnimatedTransitioning, from: UIViewController?, to: UIViewController?,
        _ end: @escaping () -> Void
    ) {
        self.animator = animator
        self.from = from
        self.to = to
        self.end = end
    }
    var isAnimated: Bool { true }
    var isInteractive: Bool { false }
    var transitionWasCancelled: Bool { false }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : to
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .from ? from?.view : to?.view }
    func initialFrame(for viewController: UIViewController) -> CGRect { viewController.view.frame }
    func finalFrame(for viewController: UIViewController) -> CGRect { UIScreen.main.bounds }
    func completeTransition(_ didComplete: Bool) {
        for view in containerView.subviews { view.removeFromSuperview() }
        end?()
        end = nil
        animator.animationEnded(didComplete)
    }
}

/// The two controllers of a transition.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}
public struct UITransitionContextViewKey: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// A transition under way: what is to happen beside it happens at once, the completion when it is over.
public final class UIViewControllerTransitionCoordinator: NSObject {
    private weak var from: UIViewController?
    private weak var to: UIViewController?
    /// True if animations wait until the new size is set, as those of a rotation do.
    private var waits = false
    private var alongside: [(UIViewControllerTransitionCoordinator) -> Void] = []
    private var completions: [(UIViewControllerTransitionCoordinator) -> Void] = []
    init(from: UIViewController?, to: UIViewController?) {
        self.from = from
        self.to = to
    }
    init(waits: Bool) { self.waits = waits }
    /// Runs the animations, and the completions at the end of the transition.
    func run() {
        waits = false
        for animation in alongside { animation(self) }
        alongside = []
        if completions.isEmpty { return }
        let all = completions
        completions = []
        Timing.after(Timing.transition) { for completion in all { completion(self) } }
    }
    public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : to
    }
    public func notifyWhenInteractionChanges(_ handler: @escaping (UIViewControllerTransitionCoordinator) -> Void) {}
    public var isInteractive: Bool { false }
    public var isCancelled: Bool { false }
    @discardableResult
    public func animate(
        alongsideTransition animation: ((UIViewControllerTransitionCoordinator) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinator) -> Void)? = nil
    ) -> Bool {
        if let animation { alongside.append(animation) }
        if let completion { completions.append(completion) }
        if !waits { run() }
        return true
    }
    public var isAnimated: Bool { true }
    public var transitionDuration: TimeInterval { Timing.transition }
}

/// The bar button that toggles editing.
final class EditItem: UIBarButtonItem {
    private weak var controller: UIViewController?

    init(_ controller: UIViewController) {
        super.init()
        self.controller = controller
        shows(false)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    func shows(_ isEditing: Bool) { title = isEditing ? "Done" : "Edit" }
    override func touched() {
        guard let controller else { return }
        controller.setEditing(!controller.isEditing, animated: true)
    }
}

/// Two view controllers side by side on a large device; on a phone the second one covers the first.
open class UISplitViewController: UIViewController {
    public enum DisplayMode: Int { case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary }
    open lazy var preferredDisplayMode: DisplayMode = .automatic
    open lazy var preferredPrimaryColumnWidthFraction: CGFloat = -1
    /// A phone shows one column.
    public var isCollapsed: Bool { true }
    public var displayMode: DisplayMode { .automatic }
    public var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem() }
    open var viewControllers: [UIViewController] = [] {
        didSet {
            for controller in oldValue { controller.removeFromParent() }
            for controller in viewControllers { addChild(controller) }
        }
    }
    override var visible: UIViewController { viewControllers.first?.visible ?? self }
    override var appearingChildren: [UIViewController] { viewControllers.first.map { [$0] } ?? [] }
    override open func showDetailViewController(_ other: UIViewController, sender: Any?) {
        if let navigation = viewControllers.first as? UINavigationController {
            return navigation.pushViewController(other, animated: true)
        }
        present(other, animated: true)
    }
}

/// A list of share targets; Cancel closes it.
open class UIActivityViewController: UIAlertController {
    public let activityItems: [Any]
    open var excludedActivityTypes: [String]?
    open var completionWithItemsHandler: ((String?, Bool, [Any]?, Error?) -> Void)?

    public init(activityItems: [Any], applicationActivities: [Any]?) {
        self.activityItems = activityItems
        super.init(nibName: nil, bundle: nil)
        title = "Share"
        message = activityItems.map { "\($0)" }.joined(separator: ", ")
        addAction(
            UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in
                self?.completionWithItemsHandler?(nil, false, nil, nil)
            })
    }
    public required init?(coder: NSCoder) {
        activityItems = []
        super.init(coder: coder)
    }
}
