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
    private var animationBlocks: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var undoSteps: [() -> Void] = []
    private var completedFraction: CGFloat = 0
    private var startDate = Date()
    /// The seconds that the whole animation takes at the speed of the running part.
    private var progressPerSecond: TimeInterval
    /// The number of starts, pauses and stops. The end of an earlier run has no effect.
    private var runNumber = 0

    public init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider) {
        self.duration = duration
        progressPerSecond = duration
        timingParameters = parameters
    }
    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        progressPerSecond = duration
        timingParameters = UICubicTimingParameters(animationCurve: curve)
        if let animations { animationBlocks.append(animations) }
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
        animationBlocks.append(animation)
        if state == .active { applyAnimations() }
    }
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }
    /// The completed part of the animation, from 0 to 1. The program sets it while the animation is paused.
    open var fractionComplete: CGFloat {
        get {
            guard isRunning, progressPerSecond > 0 else { return completedFraction }
            let gone = CGFloat(max(0, Date().timeIntervalSince(startDate)) / progressPerSecond)
            return min(1, max(0, completedFraction + (isReversed ? -gone : gone)))
        }
        set {
            if isRunning { pauseAnimation() } else { startAnimating() }
            completedFraction = min(1, max(0, newValue))
        }
    }

    open func startAnimation() { startAnimation(afterDelay: 0) }
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard !isRunning, state != .stopped else { return }
        self.delay = delay
        startAnimating(delay)
        continueAnimating(after: delay)
    }
    open func pauseAnimation() {
        completedFraction = fractionComplete
        isRunning = false
        runNumber += 1
        startAnimating()
    }
    open func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat) {
        guard state == .active, !isRunning else { return }
        let rest = isReversed ? completedFraction : 1 - completedFraction
        // The factor determines the duration of the rest; the speed stays unchanged if the factor is 0.
        if durationFactor > 0, rest > 0 { progressPerSecond = duration * Double(durationFactor) / Double(rest) }
        continueAnimating(after: 0)
    }
    /// Ends the animation at the current values. Its completions are called by `finishAnimation(at:)`, or not at all if
    /// `withoutFinishing` is true.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        completedFraction = fractionComplete
        isRunning = false
        runNumber += 1
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { clearBlocks() }
    }
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        endAnimation(at: finalPosition)
    }

    private func startAnimating(_ delay: TimeInterval = 0) {
        guard state == .inactive else { return }
        state = .active
        applyAnimations(delay)
    }
    /// Runs the changes, and stores the steps that restore the previous values.
    private func applyAnimations(_ delay: TimeInterval = 0) {
        let new = animationBlocks
        animationBlocks = []
        undoSteps += ViewAnimation.runAnimation(duration, delay, { for change in new { change() } }, { _ in })
    }
    private func continueAnimating(after delay: TimeInterval) {
        isRunning = true
        runNumber += 1
        let number = runNumber
        startDate = Date().addingTimeInterval(delay)
        let rest = Double(isReversed ? completedFraction : 1 - completedFraction) * progressPerSecond
        Timing.performAfter(delay + rest) {
            guard self.runNumber == number else { return }
            self.completedFraction = self.isReversed ? 0 : 1
            self.isRunning = false
            if !self.pausesOnCompletion { self.endAnimation(at: self.isReversed ? .start : .end) }
        }
    }
    private func endAnimation(at position: UIViewAnimatingPosition) {
        state = .inactive
        if position == .start { for step in undoSteps.reversed() { step() } }
        let all = completions
        clearBlocks()
        for completion in all { completion(position) }
    }
    private func clearBlocks() {
        (completions, undoSteps, completedFraction, progressPerSecond) = ([], [], 0, duration)
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
