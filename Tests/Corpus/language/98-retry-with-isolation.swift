// Attempts with growing pauses, on the caller's actor
enum RetryError: Error { case exhausted(attempts: Int, last: any Error) }
struct Flaky: Error { let attempt: Int }

func retry<Value>(
    attempts: Int, backoff: Duration = .milliseconds(1), multiplier: Int = 2,
    isolation: isolated (any Actor)? = #isolation,
    _ operation: (_ attempt: Int) async throws -> Value
) async throws -> Value {
    var pause = backoff
    var last: (any Error)?
    for attempt in 1...attempts {
        try Task.checkCancellation()
        do {
            return try await operation(attempt)
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            last = error
            print("attempt \(attempt) failed, waiting \(pause)")
            try await Task.sleep(for: pause)
            pause *= multiplier
        }
    }
    throw RetryError.exhausted(attempts: attempts, last: last!)
}
let value = try await retry(attempts: 3) { attempt in
    if attempt < 3 { throw Flaky(attempt: attempt) }
    return "ok after \(attempt)"
}
print(value)
do {
    try await retry(attempts: 2) { throw Flaky(attempt: $0) }
} catch RetryError.exhausted(let attempts, let last as Flaky) {
    print("gave up after", attempts, last.attempt)
}
let task = Task {
    try await retry(attempts: 5, backoff: .seconds(10)) { _ in throw Flaky(attempt: 0) }
}
try await Task.sleep(for: .milliseconds(30))
task.cancel()
switch await task.result {
case .success: print("?")
case .failure(let error): print(type(of: error))
}
