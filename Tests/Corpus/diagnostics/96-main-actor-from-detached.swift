// State of the main actor in a detached task
@MainActor final class Model {
    var count = 0
}
@MainActor func press(_ model: Model) {
    Task.detached {
        model.count += 1
    }
}
await press(Model())
