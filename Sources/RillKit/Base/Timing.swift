import Foundation
import Rill

/// Delays of the kit, on the main scheduler and its clock.
enum Timing {
    /// The duration of a transition between screens.
    static let transition: TimeInterval = 0.35

    static func after(_ seconds: TimeInterval, _ body: @escaping () -> Void) {
        _ = MainScheduler.instance.scheduleRelative((), dueTime: .milliseconds(Int.nearest(seconds * 1000))) {
            body()
            return Disposables.create()
        }
    }

    /// Runs a body in the next turn of the main executor.
    static func soon(_ body: @escaping () -> Void) {
        _ = MainScheduler.asyncInstance.schedule(()) {
            body()
            return Disposables.create()
        }
    }
}
