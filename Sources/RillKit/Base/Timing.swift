import Foundation
import Rill

/// Delays of the kit, on the main scheduler and its clock.
enum Timing {
    /// The duration of a transition between screens.
    static let transition: TimeInterval = 0.35

    /// Runs a body that simulates a response from outside; `source` is its name in a search for orders.
    static func simulateResponse(from source: String, _ body: @escaping () -> Void) {
        let wait = Lateness.seconds(of: source)
        if wait > 0 { after(wait, body) } else { inNextTurn(body) }
    }

    static func after(_ seconds: TimeInterval, _ body: @escaping () -> Void) {
        _ = MainScheduler.instance.scheduleRelative((), dueTime: .milliseconds(Int.nearest(seconds * 1000))) {
            body()
            return Disposables.create()
        }
    }

    /// Runs a body in the next turn of the main executor.
    static func inNextTurn(_ body: @escaping () -> Void) {
        _ = MainScheduler.asyncInstance.schedule(()) {
            body()
            return Disposables.create()
        }
    }

    /// The queue on which frameworks answer.
    static let background = SerialDispatchQueueScheduler(qos: .userInitiated)

    /// Runs a body on the background queue of frameworks, after a delay.
    static func onFrameworkQueue(_ seconds: TimeInterval = 0.1, _ body: @escaping () -> Void) {
        _ = background.scheduleRelative((), dueTime: .milliseconds(Int.nearest(seconds * 1000))) {
            body()
            return Disposables.create()
        }
    }
}
