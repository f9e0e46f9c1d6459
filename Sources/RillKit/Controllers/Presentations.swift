import Foundation

// The presentation styles, which are stored but not visible on a text screen.

public protocol UIViewControllerTransitioningDelegate: AnyObject {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning?
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning?
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
    func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning?
    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning?
}
/// A transition that follows a finger. On a text screen, the transition completes at once.
public protocol UIViewControllerInteractiveTransitioning: AnyObject {}
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    public private(set) var percentComplete: CGFloat = 0
    open var completionSpeed: CGFloat = 1
    open var completionCurve = UIView.AnimationCurve.easeInOut
    open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
    open func cancel() {}
    open func finish() {}
}
extension UIViewControllerTransitioningDelegate {
    public func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { nil }
    public func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { nil }
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

/// A custom transition, which moves the views itself and reports the end of the movement.
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
    let containerView: UIView
    private let presentation: UIPresentationController?
    private let from: UIViewController?
    private let to: UIViewController?
    private var endTransition: (() -> Void)?
    private let animator: UIViewControllerAnimatedTransitioning
    init(
        _ animator: UIViewControllerAnimatedTransitioning, from: UIViewController?, to: UIViewController?,
        _ endTransition: @escaping () -> Void
    ) {
        self.animator = animator
        self.from = from
        self.to = to
        self.endTransition = endTransition
        presentation = (to?.isBeingPresented ?? false ? to : from)?.storedPresentation
        containerView = presentation?.containerView ?? UIView(frame: UIScreen.main.bounds)
    }
    var isAnimated: Bool { true }
    var isInteractive: Bool { false }
    var transitionWasCancelled: Bool { false }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : to
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .from ? from?.view : to?.view }
    func initialFrame(for viewController: UIViewController) -> CGRect { viewController.view.frame }
    func finalFrame(for viewController: UIViewController) -> CGRect {
        guard let presentation, presentation.presentedViewController === viewController else {
            return UIScreen.main.bounds
        }
        return presentation.frameOfPresentedViewInContainerView
    }
    func completeTransition(_ didComplete: Bool) {
        if presentation == nil { for view in containerView.subviews { view.removeFromSuperview() } }
        endTransition?()
        endTransition = nil
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

/// A running transition. The animations alongside it run at once, and the completions run at its end.
public final class UIViewControllerTransitionCoordinator: NSObject {
    private weak var from: UIViewController?
    private weak var to: UIViewController?
    /// True if the animations wait until the new size is set, as in a rotation.
    private var waitsForSize = false
    private var alongsideAnimations: [(UIViewControllerTransitionCoordinator) -> Void] = []
    private var completions: [(UIViewControllerTransitionCoordinator) -> Void] = []
    init(from: UIViewController?, to: UIViewController?) {
        self.from = from
        self.to = to
    }
    init(waitsForSize: Bool) { self.waitsForSize = waitsForSize }
    /// Runs the animations, and the completions at the end of the transition.
    func runAnimations() {
        waitsForSize = false
        for animation in alongsideAnimations { animation(self) }
        alongsideAnimations = []
        if completions.isEmpty { return }
        let all = completions
        completions = []
        Timing.performAfter(Timing.transitionDuration) { for completion in all { completion(self) } }
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
        if let animation { alongsideAnimations.append(animation) }
        if let completion { completions.append(completion) }
        if !waitsForSize { runAnimations() }
        return true
    }
    public var isAnimated: Bool { true }
    public var transitionDuration: TimeInterval { Timing.transitionDuration }
}

/// The bar button that begins and ends editing.
final class EditBarButtonItem: UIBarButtonItem {
    private weak var controller: UIViewController?

    init(_ controller: UIViewController) {
        super.init()
        self.controller = controller
        setEditing(false)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    func setEditing(_ isEditing: Bool) { title = isEditing ? "Done" : "Edit" }
    override func toggleEditing() {
        if isObserved { return super.toggleEditing() }
        guard let controller else { return }
        controller.setEditing(!controller.isEditing, animated: true)
    }
}

/// A list of share targets; Cancel closes it.
open class UIActivityViewController: UIAlertController {
    public let activityItems: [Any]
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, Error?) -> Void)?

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
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

/// A service that receives the shared items.
open class UIActivity: NSObject {
    public struct ActivityType: Hashable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    }
    override public init() {}
}
