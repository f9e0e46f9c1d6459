import Synchronization

/// Runs steps one at a time. A step that is requested during another one runs after it on the same thread, so that
/// sources which end during their subscription do not nest.
struct StepLoop: ~Copyable {
    private let requestedSteps = Atomic<Int>(0)

    /// Requests a step. If the program is being stopped, no further step runs.
    borrowing func request(_ step: () -> Void) {
        if requestedSteps.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue != 0 { return }
        repeat {
            World.countEmission()
            if !Brake.isOn { step() }
        } while requestedSteps.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue > 0
    }
}
