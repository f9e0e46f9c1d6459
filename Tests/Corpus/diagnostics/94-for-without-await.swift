// for without await over an asynchronous sequence

let numbers = AsyncStream<Int> { $0.finish() }
func walk() async {
    for n in numbers { print(n) }
}
await walk()
