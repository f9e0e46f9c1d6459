// async var
func load() async -> Int { 1 }
func show() async {
    async var n = load()
    print(await n)
}
await show()
