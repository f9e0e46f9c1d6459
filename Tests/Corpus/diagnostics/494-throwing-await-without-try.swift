func load() async throws -> String { "x" }
func show() async { print(await load()) }
await show()
