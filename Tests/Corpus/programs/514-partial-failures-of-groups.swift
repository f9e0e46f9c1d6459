// Throwing groups: partial failures, results and cancellation of the rest
enum Fault: Error, Equatable { case bad(Int) }
func work(_ n: Int) async throws -> Int {
    try await Task.sleep(for: .milliseconds(n * 10))
    if n == 3 { throw Fault.bad(n) }
    return n
}
let results = await withTaskGroup(of: (Int, Result<Int, any Error>).self) { group in
    for n in 1...4 {
        group.addTask {
            do { return (n, .success(try await work(n))) } catch { return (n, .failure(error)) }
        }
    }
    var all: [Int: Result<Int, any Error>] = [:]
    for await (n, result) in group { all[n] = result }
    return all
}
for n in 1...4 {
    switch results[n]! {
    case .success(let value): print(n, "->", value)
    case .failure(let error): print(n, "failed", error)
    }
}
var received: [Int] = []
do {
    try await withThrowingTaskGroup(of: Int.self) { group in
        for n in 1...5 { group.addTask { try await work(n) } }
        for try await n in group { received.append(n) }
    }
} catch Fault.bad(let n) { print("stopped by", n, received) }
let cancelled = await withTaskGroup(of: Bool.self) { group in
    group.addTask {
        while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(5)) }
        return true
    }
    group.addTask { false }
    var states: [Bool] = []
    for await state in group {
        states.append(state)
        group.cancelAll()
    }
    return states
}
print(cancelled)
let added = await withTaskGroup(of: Int.self) { group in
    var count = 0
    group.cancelAll()
    if group.addTaskUnlessCancelled(operation: { 1 }) { count += 1 }
    print(group.isCancelled, group.isEmpty)
    return count
}
print(added)
do {
    try await withThrowingDiscardingTaskGroup { group in
        group.addTask { try await Task.sleep(for: .seconds(100)) }
        group.addTask { throw Fault.bad(7) }
    }
} catch { print(error) }
