func load() async -> Int { 1 }
func show() { print(load()) }
show()
