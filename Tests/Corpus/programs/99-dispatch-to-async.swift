// Queues, groups and locks beside tasks
import Foundation
func onQueue<T>(_ queue: DispatchQueue, _ work: @escaping () throws -> T) async throws -> T {
    try await withCheckedThrowingContinuation { continuation in
        queue.async { continuation.resume(with: Result { try work() }) }
    }
}
let queue = DispatchQueue(label: "work")
print(try await onQueue(queue) { 6 * 7 })
struct E: Error {}
do { _ = try await onQueue(queue) { throw E() } as Int } catch { print(error) }
let group = DispatchGroup()
for n in 1...3 { group.enter(); DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(n)) { group.leave() } }
await withCheckedContinuation { continuation in group.notify(queue: queue) { continuation.resume() } }
print("group done")
final class Download: NSObject {
    let progress: AsyncStream<Double>
    private let continuation: AsyncStream<Double>.Continuation
    override init() { (progress, continuation) = AsyncStream.makeStream() }
    func start() {
        for n in 1...4 { queue.asyncAfter(deadline: .now() + .milliseconds(n * 2)) { [continuation] in
            continuation.yield(Double(n) / 4)
            if n == 4 { continuation.finish() }
        } }
    }
}
let download = Download()
download.start()
for await p in download.progress { print("\(Int(p * 100))%") }
let deadline = Date().addingTimeInterval(0.01)
try await Task.sleep(nanoseconds: 12_000_000)
print(Date() >= deadline)
let lock = NSLock()
var shared = 0
await withTaskGroup(of: Void.self) { g in for _ in 0..<20 { g.addTask { lock.withLock { shared += 1 } } } }
print(shared)
