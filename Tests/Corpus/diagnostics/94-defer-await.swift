// await in defer

func close() async {}
func work() async {
    defer { await close() }
    print("work")
}
await work()
