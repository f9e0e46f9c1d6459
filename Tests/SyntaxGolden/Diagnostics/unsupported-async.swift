func load() async -> Int { await fetch() }
async let a = load()
