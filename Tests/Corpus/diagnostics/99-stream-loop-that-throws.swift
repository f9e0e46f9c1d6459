// flatMap of sequences that can throw
let failing = AsyncThrowingStream<Int, Error> { $0.finish() }
let plain = AsyncStream<Int> { $0.finish() }
func run() async throws {
    for await n in plain.flatMap({ _ in failing }) { print(n) }
}
