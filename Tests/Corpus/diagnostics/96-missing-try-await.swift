// A throwing asynchronous call without try
enum E: Error { case bad }
func load() async throws -> Int { throw E.bad }
func show() async {
    let n = await load()
    print(n)
}
await show()
