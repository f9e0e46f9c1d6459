import Foundation
import Rill

/// The delays of the kit, which use the main scheduler and its clock.
enum Timing {
    /// The duration of a transition between screens.
    static let transitionDuration: TimeInterval = 0.35

    /// Runs a body that simulates a response from outside of the app. `source` is the name of the response in a search
    /// for orders.
    static func simulateResponse(from source: String, _ body: @escaping () -> Void) {
        let wait = Lateness.seconds(of: source)
        if wait > 0 { performAfter(wait, body) } else { performInNextTurn(body) }
    }

    static func performAfter(_ seconds: TimeInterval, _ body: @escaping () -> Void) {
        _ = MainScheduler.instance.scheduleRelative((), dueTime: .milliseconds(Int.nearest(seconds * 1000))) {
            body()
            return Disposables.create()
        }
    }

    /// Runs a body in the next turn of the main executor.
    static func performInNextTurn(_ body: @escaping () -> Void) {
        _ = MainScheduler.asyncInstance.schedule(()) {
            body()
            return Disposables.create()
        }
    }

    /// The queue on which frameworks call handlers.
    static let backgroundScheduler = SerialDispatchQueueScheduler(qos: .userInitiated)

    /// Runs a body on the background queue of the frameworks after a delay.
    static func performOnFrameworkQueue(_ seconds: TimeInterval = 0.1, _ body: @escaping () -> Void) {
        _ = backgroundScheduler.scheduleRelative((), dueTime: .milliseconds(Int.nearest(seconds * 1000))) {
            body()
            return Disposables.create()
        }
    }
}
