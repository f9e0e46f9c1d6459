// A throwing call in an async function that does not throw
enum E: Error { case bad }
func load() async throws -> Int { throw E.bad }
func show() async {
    print(try await load())
}
await show()
