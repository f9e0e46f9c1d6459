// A value of another type in a stream
let stream = AsyncStream<Int> { continuation in
    continuation.yield("one")
    continuation.finish()
}
for await n in stream { print(n) }
