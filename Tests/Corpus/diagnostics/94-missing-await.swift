// An asynchronous call without await

func load() async -> Int { 1 }
func show() async {
    let value = load()
    print(value)
}
await show()
