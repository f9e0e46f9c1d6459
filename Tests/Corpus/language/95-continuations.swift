// Continuations: callbacks as async functions, errors, resumed later and at once

import Foundation

struct Refused: Error {}
func fetch(_ n: Int, _ done: @escaping (Result<String, Error>) -> Void) {
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(10)) {
        done(n > 0 ? .success("item \(n)") : .failure(Refused()))
    }
}
func fetch(_ n: Int) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
        fetch(n) { continuation.resume(with: $0) }
    }
}
print(try await fetch(1))
do { print(try await fetch(0)) } catch { print("refused:", error) }
let now = await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
    continuation.resume(returning: 3)
}
print(now)
await withUnsafeContinuation { continuation in continuation.resume() }
let handled = Task {
    await withTaskCancellationHandler {
        await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
            DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(50)) {
                continuation.resume(returning: "late")
            }
        }
    } onCancel: {
        print("asked to stop")
    }
}
try await Task.sleep(for: .milliseconds(10))
handled.cancel()
print(await handled.value)
