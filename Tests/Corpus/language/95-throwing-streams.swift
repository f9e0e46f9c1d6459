// AsyncThrowingStream: errors end it; cancelling the task that reads ends it too

struct Cut: Error {}
let cut = AsyncThrowingStream<Int, Error> { continuation in
    continuation.onTermination = { reason in
        switch reason {
        case .finished(let error): print("finished", error.map { "\($0)" } ?? "plainly")
        case .cancelled: print("cancelled")
        @unknown default: break
        }
    }
    continuation.yield(1)
    continuation.yield(2)
    continuation.finish(throwing: Cut())
}
do {
    for try await n in cut { print(n) }
} catch {
    print("error", error)
}
let endless = Task { () -> Int in
    var last = 0
    let stream = AsyncThrowingStream<Int, Error> { continuation in
        continuation.onTermination = { reason in
            if case .cancelled = reason { print("reader cancelled") }
        }
        continuation.yield(7)
    }
    for try await n in stream { last = n }
    return last
}
try await Task.sleep(for: .milliseconds(10))
endless.cancel()
print(try await endless.value)
var left = 3
let unfolded = AsyncThrowingStream<Int, Error>(unfolding: {
    left -= 1
    if left == 0 { throw Cut() }
    return left
})
do { for try await n in unfolded { print("unfolded", n) } } catch { print("then", error) }
