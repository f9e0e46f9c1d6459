func load() async -> Int { 1 }
func show() {
    async let value = load()
    print("shown")
}
show()
