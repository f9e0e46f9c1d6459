@MainActor final class Model { var title = "" }
func rename(_ model: Model) { model.title = "new" }
