// A property of a main actor type changed from async code of no actor

@MainActor final class Model {
    var name = ""
}
func rename(_ model: Model) async {
    model.name = "new"
}
await rename(await Model())
