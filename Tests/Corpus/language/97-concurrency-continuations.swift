// Continuations over queues, checked and unsafe
import Dispatch
final class Box: @unchecked Sendable { var c: CheckedContinuation<Int, any Error>? }
func callback(_ n: Int, _ done: @escaping @Sendable (Result<Int, any Error>) -> Void) {
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { done(n < 0 ? .failure(CancellationError()) : .success(n)) }
}
func wrapped(_ n: Int) async throws -> Int {
    try await withCheckedThrowingContinuation { c in callback(n) { c.resume(with: $0) } }
}
print(try await wrapped(4))
do { _ = try await wrapped(-1) } catch { print("error", error is CancellationError) }
await withUnsafeContinuation { (c: UnsafeContinuation<Void, Never>) in c.resume() }
let s: String = await withCheckedContinuation { c in DispatchQueue.main.async { c.resume(returning: "main") } }
print(s)
let box = Box()
let t = Task { try await withCheckedThrowingContinuation { (c: CheckedContinuation<Int, any Error>) in box.c = c } }
try await Task.sleep(for: .milliseconds(10))
box.c?.resume(throwing: CancellationError())
do { _ = try await t.value } catch { print("thrown") }
