// An async function where a synchronous one is wanted

func load() async -> Int { 1 }
func take(_ body: () -> Int) { print(body()) }
take(load)
