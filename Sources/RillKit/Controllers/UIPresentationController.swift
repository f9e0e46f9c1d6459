import Foundation

/// The views around a presented controller, and its frame on the screen. The transitioning delegate creates this object
/// for a controller whose style is `.custom`.
open class UIPresentationController: NSObject {
    private weak var presented: UIViewController?
    private weak var presenter: UIViewController?
    open weak var delegate: UIAdaptivePresentationControllerDelegate?
    /// The view that contains the presented view and the views around it while they are on the screen.
    public private(set) var containerView: UIView?

    public init(presentedViewController: UIViewController, presenting: UIViewController?) {
        presented = presentedViewController
        presenter = presenting
    }
    public var presentedViewController: UIViewController { presented! }
    public var presentingViewController: UIViewController { presenter ?? presentedViewController }
    open var presentedView: UIView? { presented?.view }
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    open var shouldPresentInFullscreen: Bool { true }
    open var shouldRemovePresentersView: Bool { false }
    public var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    /// Begins the transition to the screen, at which the views receive their frames.
    func transitionBegins() {
        let container = UIView(frame: UIScreen.main.bounds)
        containerView = container
        presentationTransitionWillBegin()
        guard let view = presentedView else { return }
        view.frame = frameOfPresentedViewInContainerView
        container.addSubview(view)
        containerViewWillLayoutSubviews()
        containerViewDidLayoutSubviews()
    }
    /// The views around the presented view.
    var siblingViews: [UIView] { (containerView?.subviews ?? []).filter { $0 !== presentedView } }
    /// Ends the transition from the screen.
    func transitionEnded() {
        dismissalTransitionDidEnd(true)
        presentedView?.removeFromSuperview()
        containerView = nil
    }
}

public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
}
extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}

public struct UIPopoverArrowDirection: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any = UIPopoverArrowDirection(rawValue: 15)
}
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}
extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}
extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
public final class UIPopoverPresentationController: UIPresentationController {
    public weak var sourceView: UIView?
    public var sourceRect = CGRect.zero
    public var barButtonItem: UIBarButtonItem?
    public var permittedArrowDirections: UIPopoverArrowDirection = .any
    public var passthroughViews: [UIView]?
    public var backgroundColor: UIColor?
    public var canOverlapSourceViewRect = false
}

/// The presentation of a sheet, whose heights are stored but not visible on a text screen.
public final class UISheetPresentationController: UIPresentationController {
    public struct Detent: Equatable {
        public struct Identifier: Hashable, RawRepresentable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }
        public let identifier: Identifier
        public static func medium() -> Detent { Detent(identifier: .medium) }
        public static func large() -> Detent { Detent(identifier: .large) }
        public static func custom(
            identifier: Identifier? = nil, resolver: @escaping (SheetContext) -> CGFloat?
        ) -> Detent { Detent(identifier: identifier ?? Identifier("custom")) }
    }
    /// The available space, from which a custom sheet height is computed.
    public struct SheetContext {
        public let maximumDetentValue: CGFloat
        public let containerTraitCollection: UITraitCollection
    }
    public var detents: [Detent] = [.large()]
    public var selectedDetentIdentifier: Detent.Identifier?
    public var largestUndimmedDetentIdentifier: Detent.Identifier?
    public var prefersGrabberVisible = false
    public var prefersScrollingExpandsWhenScrolledToEdge = true
    public var prefersEdgeAttachedInCompactHeight = false
    public var preferredCornerRadius: CGFloat?
    public var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    public func animateChanges(_ changes: () -> Void) { changes() }
    public func invalidateDetents() {}
}

/// A swipe down on a presented sheet, which dismisses the sheet if its delegate allows it.
enum SheetDismissal {
    static func swipeDown(_ view: UIView) {
        guard let front = UIApplication.shared.topController, front.presentingViewController != nil, isSheet(front),
            let shown = front.visibleOrSelf.viewIfLoaded, view.isDescendant(of: shown) || view === front.viewIfLoaded,
            let sheet = front.sheetPresentationController
        else { return }
        let isHeld = front.isModalInPresentation || front.visibleOrSelf.isModalInPresentation
        if isHeld || !(sheet.delegate?.presentationControllerShouldDismiss(sheet) ?? true) {
            sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
            return
        }
        sheet.delegate?.presentationControllerWillDismiss(sheet)
        front.dismiss(animated: true) { sheet.delegate?.presentationControllerDidDismiss(sheet) }
    }
    private static func isSheet(_ controller: UIViewController) -> Bool {
        let style = controller.modalPresentationStyle
        return style == .pageSheet || style == .formSheet || style == .automatic
    }
}
