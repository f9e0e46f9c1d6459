// Task: value, result, errors, cancellation, sleep, priorities accepted

struct Late: Error, Equatable {}
let five = Task { 5 }
print(await five.value)
let failing = Task { () throws -> Int in throw Late() }
do { print(try await failing.value) } catch { print("failed", error) }
switch await failing.result {
case .success(let value): print(value)
case .failure(let error): print("result", error)
}
let sleeper = Task {
    do {
        try await Task.sleep(nanoseconds: 60_000_000_000)
        return "slept"
    } catch is CancellationError {
        return "cancelled, \(Task.isCancelled)"
    } catch {
        return "other"
    }
}
sleeper.cancel()
print(await sleeper.value, sleeper.isCancelled)
let polite = Task {
    var steps = 0
    while !Task.isCancelled {
        steps += 1
        try? await Task.sleep(for: .milliseconds(10))
    }
    return steps > 0
}
try await Task.sleep(for: .milliseconds(35))
polite.cancel()
print(await polite.value)
let checked = Task(priority: .high) {
    try await Task.sleep(for: .milliseconds(1))
    try Task.checkCancellation()
    return 1
}
print(try await checked.value)
let detached = Task.detached(priority: .background) { () -> String in "detached" }
print(await detached.value)
print(Task.isCancelled)
let outer = Task { () -> [Int] in
    let inner = Task { 2 }
    return [1, await inner.value]
}
print(await outer.value)
