// A group whose first error cancels the others
enum Failure: Error { case third }
func work(_ n: Int) async throws -> Int {
    if n == 3 { throw Failure.third }
    try await Task.sleep(for: .seconds(60))
    return n
}
do {
    let all = try await withThrowingTaskGroup(of: Int.self) { group in
        for n in 1...5 { group.addTask { try await work(n) } }
        var values: [Int] = []
        for try await value in group { values.append(value) }
        return values
    }
    print(all)
} catch { print("caught", error) }
let outcome = await withThrowingTaskGroup(of: Int.self, returning: String.self) { group in
    group.addTask { throw Failure.third }
    guard let result = await group.nextResult() else { return "nothing" }
    switch result {
    case .success(let value): return "value \(value)"
    case .failure(let error): return "failure \(error)"
    }
}
print(outcome)
try await withThrowingTaskGroup(of: Void.self) { group in
    for name in ["a", "b"] { group.addTask { try Task.checkCancellation(); _ = name } }
    try await group.waitForAll()
    print("all done", group.isEmpty)
}
do {
    try await withThrowingDiscardingTaskGroup { group in
        group.addTask { throw Failure.third }
        group.addTask { try await Task.sleep(for: .seconds(60)) }
    }
} catch { print("discarding", error) }
let added = await withTaskGroup(of: Void.self) { group -> [Bool] in
    let before = group.addTaskUnlessCancelled {}
    group.cancelAll()
    return [before, group.addTaskUnlessCancelled {}, group.isCancelled]
}
print(added)
