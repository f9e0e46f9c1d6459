import Foundation

/// The extra delay of anything that arrives from outside the app. `rill run --orders` varies it
/// (`Lateness.swiftinterface`); in compiled programs it is zero.
enum Lateness {
    static func seconds(of source: String) -> TimeInterval { 0 }
}

/// Starts timers that call a method by name. Foundation's run loop knows real time only, so compiled programs use the kit's
/// clock; the interpreter's run loop is on that clock (`Lateness.swiftinterface`).
enum NamedTimers {
    static func start(_ timer: Timer, _ interval: TimeInterval, _ repeats: Bool) {
        Timing.after(interval) {
            guard timer.isValid else { return }
            timer.fire()
            if repeats { start(timer, interval, repeats) }
        }
    }
}
