import Foundation

/// A running animation. Values are set at once, and the drawing follows after the delay.
final class ViewAnimation {
    /// The animation whose closure is running; nil if there is none.
    static var current: ViewAnimation?
    static var isDisabled = false
    private let delay: TimeInterval
    private var animatedViews: [UIView] = []
    private var undoSteps: [() -> Void] = []

    init(delay: TimeInterval) { self.delay = delay }

    /// Runs the changes, and calls the completion after the duration. Returns a function that restores the previous
    /// values.
    @discardableResult
    static func runAnimation(
        _ duration: TimeInterval, _ delay: TimeInterval, _ changes: () -> Void, _ completion: ((Bool) -> Void)?
    ) -> [() -> Void] {
        let animation = ViewAnimation(delay: delay)
        let outer = current
        current = isDisabled ? nil : animation
        changes()
        current = outer
        if delay > 0 { Timing.performAfter(delay) { animation.beginAnimation() } }
        let time = isDisabled ? 0 : duration + delay
        if animation.animatedViews.isEmpty && completion == nil { return animation.undoSteps }
        Timing.performAfter(time) {
            animation.endAnimation()
            completion?(true)
        }
        return animation.undoSteps
    }
    /// Stores a step that restores a property.
    func addUndo(_ step: @escaping () -> Void) { undoSteps.append(step) }

    /// Stores the previous alpha of a view. The previous alpha is drawn until the animation begins, and the larger of
    /// both afterwards.
    func addUndo(_ view: UIView, alpha: CGFloat) {
        guard alpha != view.alpha else { return }
        addUndo { view.alpha = alpha }
        view.animatedAlpha = delay > 0 ? alpha : max(alpha, view.alpha)
        animatedViews.append(view)
    }
    private func beginAnimation() {
        for view in animatedViews { view.animatedAlpha = view.animatedAlpha.map { max($0, view.alpha) } }
    }
    private func endAnimation() {
        for view in animatedViews { view.animatedAlpha = nil }
        animatedViews = []
    }
}

extension UIView {
    public struct AnimationOptions: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        public static let `repeat` = AnimationOptions(rawValue: 8)
        public static let autoreverse = AnimationOptions(rawValue: 16)
        public static let curveEaseInOut = AnimationOptions(rawValue: 0x80000)
        public static let curveEaseIn = AnimationOptions(rawValue: 0x10000)
        public static let curveEaseOut = AnimationOptions(rawValue: 0x20000)
        public static let curveLinear = AnimationOptions(rawValue: 0x30000)
        public static let showHideTransitionViews = AnimationOptions(rawValue: 0x100)
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 0x100000)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 0x200000)
        public static let transitionCurlUp = AnimationOptions(rawValue: 0x300000)
        public static let transitionCurlDown = AnimationOptions(rawValue: 0x400000)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 0x500000)
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 0x600000)
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 0x700000)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
        public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 0x3000000)
    }
    public struct KeyframeAnimationOptions: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1024)
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2048)
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3072)
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4096)
    }
    public enum AnimationCurve: Int { case easeInOut, easeIn, easeOut, linear }

    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { ViewAnimation.runAnimation(duration, 0, animations, completion) }
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { ViewAnimation.runAnimation(duration, delay, animations, completion) }
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping damping: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) { ViewAnimation.runAnimation(duration, delay, animations, completion) }
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { ViewAnimation.runAnimation(duration, delay, animations, completion) }
    public static func addKeyframe(
        withRelativeStartTime start: Double, relativeDuration: Double, animations: @escaping () -> Void
    ) { animations() }
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) { ViewAnimation.runAnimation(duration, 0, { animations?() }, completion) }
    public static func transition(
        from: UIView, to: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let changes = {
            if options.contains(.showHideTransitionViews) {
                from.isHidden = true
                to.isHidden = false
            } else {
                from.superview?.addSubview(to)
                from.removeFromSuperview()
            }
        }
        ViewAnimation.runAnimation(duration, 0, changes, completion)
    }
    /// Repeats the animations of the closure. Each value is set only once.
    public static func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) { animations() }
    public static func performWithoutAnimation(_ actions: () -> Void) {
        let before = ViewAnimation.isDisabled
        ViewAnimation.isDisabled = true
        actions()
        ViewAnimation.isDisabled = before
    }
    public static var areAnimationsEnabled: Bool { !ViewAnimation.isDisabled }
    public static func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.isDisabled = !enabled }
}
