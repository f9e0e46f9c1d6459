// async let read without await

func load() async -> Int { 1 }
func show() async {
    async let value = load()
    print(value)
}
await show()
