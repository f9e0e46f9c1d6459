import Synchronization

/// Runs steps one at a time; a step that is requested during another one runs after it, on the same thread. Sources
/// that end during their subscription therefore do not nest.
struct StepLoop: ~Copyable {
    private let requestedSteps = Atomic<Int>(0)

    /// Requests a step. A program that is being stopped takes no further one.
    borrowing func request(_ step: () -> Void) {
        if requestedSteps.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue != 0 { return }
        repeat {
            World.noteEmission()
            if !Brake.isOn { step() }
        } while requestedSteps.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue > 0
    }
}
