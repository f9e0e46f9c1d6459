// async let in a synchronous function

func load() async -> Int { 1 }
func show() {
    async let value = load()
    print("shown")
}
show()
