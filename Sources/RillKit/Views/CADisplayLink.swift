import Foundation
import Rill

/// Calls a method for each frame of the screen, 60 times a second or at the preferred rate.
///
/// Pitfall: the link retains its target until `invalidate()`.
public final class CADisplayLink: NSObject {
    private var target: SelectorTarget?
    private let action: Selector
    public private(set) var timestamp: TimeInterval = 0
    public private(set) var duration: TimeInterval = 0
    public var targetTimestamp: TimeInterval { timestamp + duration }
    public var preferredFramesPerSecond = 0
    public var isPaused = false
    private var isTicking = false

    public init(target: Any, selector: Selector) {
        self.target = target as? SelectorTarget
        action = selector
    }
    public func add(to loop: RunLoop, forMode mode: RunLoop.Mode) {
        if isTicking { return }
        isTicking = true
        tick()
    }
    private func tick() {
        duration = 1 / Double(preferredFramesPerSecond > 0 ? preferredFramesPerSecond : 60)
        Timing.performAfter(duration) { [weak self] in
            guard let self, self.isTicking else { return }
            self.timestamp += self.duration
            if !self.isPaused { self.target?.perform(self.action, from: self) }
            if self.isTicking { self.tick() }
        }
    }
    public func remove(from loop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }
    public func invalidate() {
        isTicking = false
        target = nil
    }
}

/// Groups changes of layers.
public enum CATransaction {
    private static var openLevels: [TransactionLevel] = []
    private final class TransactionLevel {
        var duration: TimeInterval = 0.25
        var end: (() -> Void)?
    }
    public static func begin() { openLevels.append(TransactionLevel()) }
    public static func commit() {
        guard let level = openLevels.popLast(), let end = level.end else { return }
        Timing.performAfter(level.duration) { end() }
    }
    public static func flush() {}
    public static func setCompletionBlock(_ block: (() -> Void)?) { openLevels.last?.end = block }
    public static func setAnimationDuration(_ duration: TimeInterval) { openLevels.last?.duration = duration }
    public static func animationDuration() -> TimeInterval { openLevels.last?.duration ?? 0.25 }
    public static func setDisableActions(_ flag: Bool) { if flag { openLevels.last?.duration = 0 } }
    public static func disableActions() -> Bool { openLevels.last?.duration == 0 }
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    /// Records the duration of an added animation, which delays the completion block.
    static func recordDuration(_ seconds: TimeInterval) {
        if let level = openLevels.last { level.duration = max(level.duration, seconds) }
    }
}
