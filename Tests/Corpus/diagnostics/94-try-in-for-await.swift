// A sequence that can throw, walked without try

let stream = AsyncThrowingStream<Int, Error> { $0.finish() }
func read() async {
    for await n in stream { print(n) }
}
await read()
