import Synchronization

/// Runs steps one at a time; a step that is requested during another one runs after it, on the same thread. Sources
/// that end during their subscription therefore do not nest.
struct StepLoop: ~Copyable {
    private let wanted = Atomic<Int>(0)

    /// Requests a step. A program that is being stopped takes no further one.
    borrowing func request(_ step: () -> Void) {
        if wanted.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue != 0 { return }
        repeat {
            World.noteEmission()
            if !Brake.isOn { step() }
        } while wanted.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue > 0
    }
}
