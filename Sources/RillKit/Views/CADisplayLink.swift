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
    private var isRunning = false

    public init(target: Any, selector: Selector) {
        self.target = target as? SelectorTarget
        action = selector
    }
    public func add(to loop: RunLoop, forMode mode: RunLoop.Mode) {
        if isRunning { return }
        isRunning = true
        next()
    }
    private func next() {
        duration = 1 / Double(preferredFramesPerSecond > 0 ? preferredFramesPerSecond : 60)
        Timing.after(duration) { [weak self] in
            guard let self, self.isRunning else { return }
            self.timestamp += self.duration
            if !self.isPaused { self.target?.perform(self.action, from: self) }
            if self.isRunning { self.next() }
        }
    }
    public func remove(from loop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }
    public func invalidate() {
        isRunning = false
        target = nil
    }
}

/// Groups changes of layers.
public enum CATransaction {
    private static var open: [Level] = []
    private final class Level {
        var duration: TimeInterval = 0.25
        var end: (() -> Void)?
    }
    public static func begin() { open.append(Level()) }
    public static func commit() {
        guard let level = open.popLast(), let end = level.end else { return }
        Timing.after(level.duration) { end() }
    }
    public static func flush() {}
    public static func setCompletionBlock(_ block: (() -> Void)?) { open.last?.end = block }
    public static func setAnimationDuration(_ duration: TimeInterval) { open.last?.duration = duration }
    public static func animationDuration() -> TimeInterval { open.last?.duration ?? 0.25 }
    public static func setDisableActions(_ flag: Bool) { if flag { open.last?.duration = 0 } }
    public static func disableActions() -> Bool { open.last?.duration == 0 }
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    /// Records the duration of an added animation, which delays the completion block.
    static func noteDuration(_ seconds: TimeInterval) {
        if let level = open.last { level.duration = max(level.duration, seconds) }
    }
}
