// Continuations of every kind
struct Oops: Error {}
func later(_ body: @escaping () -> Void) { Task { body() } }
print(await withCheckedContinuation { c in later { c.resume(returning: 1) } })
await withCheckedContinuation { (c: CheckedContinuation<Void, Never>) in later { c.resume() } }
print(try await withCheckedThrowingContinuation { (c: CheckedContinuation<String, any Error>) in
    later { c.resume(with: .success("ok")) }
})
do {
    try await withUnsafeThrowingContinuation { (c: UnsafeContinuation<Void, Error>) in c.resume(throwing: Oops()) }
} catch { print(error) }
let number: Int = await withUnsafeContinuation { $0.resume(returning: 5) }
print(number)
actor Box<Value> {
    private var value: Value?
    private var waiting: [CheckedContinuation<Value, Never>] = []
    func get() async -> Value {
        if let value { return value }
        return await withCheckedContinuation { waiting.append($0) }
    }
    func set(_ new: Value) {
        guard value == nil else { return }
        value = new
        waiting.forEach { $0.resume(returning: new) }
        waiting.removeAll()
    }
}
let box = Box<String>()
async let first = box.get()
async let second = box.get()
await Task.yield()
await box.set("value")
await box.set("other")
print(await first, await second, await box.get())
func cancellable() async throws -> Int {
    final class Holder: @unchecked Sendable { var continuation: CheckedContinuation<Int, Error>? }
    let holder = Holder()
    return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
            if Task.isCancelled { continuation.resume(throwing: CancellationError()) } else { holder.continuation = continuation }
        }
    } onCancel: {
        holder.continuation?.resume(throwing: CancellationError())
    }
}
let task = Task { () -> String in
    do { return "\(try await cancellable())" } catch { return "\(type(of: error))" }
}
task.cancel()
print(await task.value)
