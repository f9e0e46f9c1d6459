// Buffering policies and yield results of streams, termination
func fill(_ policy: AsyncStream<Int>.Continuation.BufferingPolicy) async -> [Int] {
    let (stream, c) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: policy)
    for n in 1...5 {
        switch c.yield(n) {
        case .enqueued(let left): print("enqueued", n, left == Int.max ? "many" : "\(left)")
        case .dropped(let old): print("dropped", old)
        case .terminated: print("terminated")
        @unknown default: print("?")
        }
    }
    c.finish()
    if case .terminated = c.yield(9) { print("late") }
    var out: [Int] = []
    for await n in stream { out.append(n) }
    return out
}
print(await fill(.unbounded))
print(await fill(.bufferingOldest(2)))
print(await fill(.bufferingNewest(2)))
let (s, c) = AsyncThrowingStream.makeStream(of: String.self)
c.onTermination = { print("termination", $0) }
struct E: Error {}
c.yield("a"); c.finish(throwing: E())
do { for try await x in s { print(x) } } catch { print("error", error) }
var n = 0
let pull = AsyncStream<Int>(unfolding: { n += 1; return n < 4 ? n : nil })
for await x in pull { print("pull", x) }
let t = Task {
    let inner = AsyncStream<Int> { c in c.onTermination = { print("end", $0) }; c.yield(1) }
    for await x in inner { print("inner", x) }
    print("loop over", Task.isCancelled)
}
try await Task.sleep(for: .milliseconds(30))
t.cancel()
await t.value
