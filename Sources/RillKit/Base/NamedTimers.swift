import Foundation

/// Starts timers that call a method by name. Foundation's run loop uses real time, so compiled programs use the clock
/// of the kit. The interpreter's run loop uses the same clock (`NamedTimers.swiftinterface`).
enum NamedTimers {
    static func start(_ timer: Timer, _ interval: TimeInterval, _ repeats: Bool) {
        Timing.performAfter(interval) {
            guard timer.isValid else { return }
            timer.fire()
            if repeats { start(timer, interval, repeats) }
        }
    }
}
