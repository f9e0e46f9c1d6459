import Foundation
import Rill

/// Time for the kit: what happens later happens on the main scheduler, on whatever clock that runs.
enum Timing {
    /// How long a transition between screens takes.
    static let transition: TimeInterval = 0.35

    /// Runs a body for an event from outside: `source` names it in a search for orders.
    static func arrive(from source: String, _ body: @escaping () -> Void) {
        let wait = Lateness.seconds(of: source)
        if wait > 0 { after(wait, body) } else { soon(body) }
    }

    static func after(_ seconds: TimeInterval, _ body: @escaping () -> Void) {
        _ = MainScheduler.instance.scheduleRelative((), dueTime: .milliseconds(Int.nearest(seconds * 1000))) {
            body()
            return Disposables.create()
        }
    }

    /// In the next turn of the main lane.
    static func soon(_ body: @escaping () -> Void) {
        _ = MainScheduler.asyncInstance.schedule(()) {
            body()
            return Disposables.create()
        }
    }
}
