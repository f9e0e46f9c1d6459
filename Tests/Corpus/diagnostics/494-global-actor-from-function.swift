@globalActor actor DB { static let shared = DB() }
@DB func save(_ s: String) {}
func run() { save("x") }
@DB func both() { save("y") }
