func load() async -> Int { 1 }
func show() {
    print(await load())
}
show()
