import Foundation

extension UIViewController {
    /// Replaces the view of one child by that of another, in the same superview.
    public func transition(
        from: UIViewController, to: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        from.notifyWillDisappear(true)
        to.notifyWillAppear(true)
        from.viewIfLoaded?.superview?.addSubview(to.view)
        animations?()
        Timing.performAfter(duration) {
            from.viewIfLoaded?.removeFromSuperview()
            from.notifyDidDisappear(true)
            to.notifyDidAppear(true)
            completion?(true)
        }
    }
}

/// A transition between screens, which takes a third of a second if it is animated.
enum Transition {
    /// Makes the coordinator of an animated transition available, before the controllers are told of it.
    static func prepare(
        _ isAnimated: Bool, of controllers: [UIViewController], from: UIViewController?, to: UIViewController?
    ) {
        if isAnimated { for controller in controllers { controller.isInTransition(true, from: from, to: to) } }
    }
    static func runTransition(
        _ isAnimated: Bool, of controllers: [UIViewController], from: UIViewController? = nil,
        to: UIViewController? = nil, by animator: UIViewControllerAnimatedTransitioning? = nil,
        _ end: @escaping () -> Void
    ) {
        guard isAnimated else { return end() }
        for controller in controllers { controller.isInTransition(true, from: from, to: to) }
        if let animator {
            let context = TransitionContext(animator, from: from, to: to) {
                end()
                for controller in controllers { controller.isInTransition(false, from: nil, to: nil) }
            }
            return animator.animateTransition(using: context)
        }
        Timing.performAfter(Timing.transitionDuration) {
            // At its end, a transition still has its two controllers.
            end()
            for controller in controllers { controller.isInTransition(false, from: nil, to: nil) }
        }
    }
}
