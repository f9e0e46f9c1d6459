// await on the right side of ??
func load() async -> Int { 1 }
func show(_ n: Int?) async {
    print(n ?? await load())
}
await show(nil)
