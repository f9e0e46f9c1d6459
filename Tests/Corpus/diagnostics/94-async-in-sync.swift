// An asynchronous call in a function that is not async

func load() async -> Int { 1 }
func show() {
    print(await load())
}
show()
