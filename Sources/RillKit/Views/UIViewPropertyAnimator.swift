import Foundation
import Rill

public enum UIViewAnimatingState: Int { case inactive, active, stopped }
public enum UIViewAnimatingPosition: Int { case end, start, current }

/// An animation that can be started, paused, reversed and stopped.
public protocol UIViewAnimating: AnyObject {
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    var isReversed: Bool { get set }
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void)
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat)
}

/// The course of an animation, which is stored but not visible on a text screen.
public protocol UITimingCurveProvider: AnyObject {}
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint
    public init(animationCurve: UIView.AnimationCurve) {
        self.animationCurve = animationCurve
        (controlPoint1, controlPoint2) = (.zero, .zero)
    }
    public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
        animationCurve = .easeInOut
        (self.controlPoint1, self.controlPoint2) = (controlPoint1, controlPoint2)
    }
}
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    public let initialVelocity: CGVector
    public init(dampingRatio: CGFloat, initialVelocity: CGVector = .zero) { self.initialVelocity = initialVelocity }
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {
        self.initialVelocity = initialVelocity
    }
}

/// Animates changes that can be started later, paused, reversed and stopped. The values are set when the animation
/// starts. An animation that ends at its start restores the previous values.
///
///     let box = UIView()
///     let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
///     animator.addCompletion { print($0 == .end, box.alpha) }
///     animator.startAnimation()
///     // true 0.0
///
/// Pitfall: without a reference the animator goes on, but cannot be stopped.
/// See also: UIView.
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    public let duration: TimeInterval
    public let timingParameters: UITimingCurveProvider?
    public private(set) var state = UIViewAnimatingState.inactive
    public private(set) var isRunning = false
    public private(set) var delay: TimeInterval = 0
    open var isReversed = false
    open var isInterruptible = true
    open var isUserInteractionEnabled = true
    open var scrubsLinearly = true
    /// True if the animator stays active at its end, without calling its completions.
    open var pausesOnCompletion = false
    private var changes: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var undo: [() -> Void] = []
    private var fraction: CGFloat = 0
    private var began = Date()
    /// The seconds that the whole animation takes at the speed of the running part.
    private var speed: TimeInterval
    /// The number of starts, pauses and stops. The end of an earlier run has no effect.
    private var run = 0

    public init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider) {
        self.duration = duration
        speed = duration
        timingParameters = parameters
    }
    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        speed = duration
        timingParameters = UICubicTimingParameters(animationCurve: curve)
        if let animations { changes.append(animations) }
    }
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }
    public convenience init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: dampingRatio))
        if let animations { addAnimations(animations) }
    }
    @discardableResult
    public static func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    open func addAnimations(_ animation: @escaping () -> Void) {
        changes.append(animation)
        if state == .active { apply() }
    }
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }
    /// The completed part of the animation, from 0 to 1. The program sets it while the animation is paused.
    open var fractionComplete: CGFloat {
        get {
            guard isRunning, speed > 0 else { return fraction }
            let gone = CGFloat(max(0, Date().timeIntervalSince(began)) / speed)
            return min(1, max(0, fraction + (isReversed ? -gone : gone)))
        }
        set {
            if isRunning { pauseAnimation() } else { activate() }
            fraction = min(1, max(0, newValue))
        }
    }

    open func startAnimation() { startAnimation(afterDelay: 0) }
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard !isRunning, state != .stopped else { return }
        self.delay = delay
        activate(delay)
        continueAnimating(after: delay)
    }
    open func pauseAnimation() {
        fraction = fractionComplete
        isRunning = false
        run += 1
        activate()
    }
    open func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat) {
        guard state == .active, !isRunning else { return }
        let rest = isReversed ? fraction : 1 - fraction
        // The factor determines the duration of the rest; the speed stays unchanged if the factor is 0.
        if durationFactor > 0, rest > 0 { speed = duration * Double(durationFactor) / Double(rest) }
        continueAnimating(after: 0)
    }
    /// Ends the animation at the current values. Its completions are called by `finishAnimation(at:)`, or not at all if
    /// `withoutFinishing` is true.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        fraction = fractionComplete
        isRunning = false
        run += 1
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { forget() }
    }
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        end(at: finalPosition)
    }

    private func activate(_ delay: TimeInterval = 0) {
        guard state == .inactive else { return }
        state = .active
        apply(delay)
    }
    /// Runs the changes, and stores the steps that restore the previous values.
    private func apply(_ delay: TimeInterval = 0) {
        let new = changes
        changes = []
        undo += Animation.run(duration, delay, { for change in new { change() } }, { _ in })
    }
    private func continueAnimating(after delay: TimeInterval) {
        isRunning = true
        run += 1
        let number = run
        began = Date().addingTimeInterval(delay)
        let rest = Double(isReversed ? fraction : 1 - fraction) * speed
        Timing.after(delay + rest) {
            guard self.run == number else { return }
            self.fraction = self.isReversed ? 0 : 1
            self.isRunning = false
            if !self.pausesOnCompletion { self.end(at: self.isReversed ? .start : .end) }
        }
    }
    private func end(at position: UIViewAnimatingPosition) {
        state = .inactive
        if position == .start { for step in undo.reversed() { step() } }
        let all = completions
        forget()
        for completion in all { completion(position) }
    }
    private func forget() {
        (completions, undo, fraction, speed) = ([], [], 0, duration)
    }
}

/// A vector.
public struct CGVector: Equatable {
    public var dx: CGFloat
    public var dy: CGFloat
    public init() { (dx, dy) = (0, 0) }
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
    public static var zero: CGVector { CGVector() }
}
