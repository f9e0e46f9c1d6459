// Cancellation: handlers, sleeping, checks, results
func work() async -> String {
    await withTaskCancellationHandler {
        do { try await Task.sleep(for: .seconds(10)); return "slept" } catch { return "cancelled \(Task.isCancelled)" }
    } onCancel: { print("handler") }
}
let t = Task { await work() }
try await Task.sleep(for: .milliseconds(20))
t.cancel()
print(await t.value, t.isCancelled)
let u = Task { () -> Int in
    while true { try Task.checkCancellation(); try await Task.sleep(for: .milliseconds(5)) }
}
try await Task.sleep(for: .milliseconds(20))
u.cancel()
switch await u.result { case .success(let n): print(n); case .failure(let e): print("failed", e) }
let v = Task { withUnsafeCurrentTask { $0?.isCancelled ?? true } }
print(await v.value)
let w = Task { try? await Task.sleep(nanoseconds: 5_000_000_000); return Task.isCancelled }
w.cancel()
print(await w.value)
