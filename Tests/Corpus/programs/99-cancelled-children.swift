// Structured cancellation: children, handlers, cooperative loops
func work(_ name: String, steps: Int) async throws -> String {
    for step in 1...steps {
        try Task.checkCancellation()
        try await Task.sleep(for: .milliseconds(10))
        if step == steps { return "\(name) done" }
    }
    return name
}
let parent = Task { () -> String in
    async let a = work("a", steps: 100)
    async let b = work("b", steps: 100)
    do { return try await a + (try await b) } catch is CancellationError { return "parent saw cancellation" }
}
try await Task.sleep(for: .milliseconds(15))
parent.cancel()
print(try await parent.value)
let handled = Task { () -> [String] in
    var log: [String] = []
    await withTaskCancellationHandler {
        log.append("start")
        try? await Task.sleep(for: .seconds(30))
        log.append("cancelled: \(Task.isCancelled)")
    } onCancel: { print("handler") }
    return log
}
try await Task.sleep(for: .milliseconds(5))
handled.cancel()
print(await handled.value)
let group = Task {
    await withTaskGroup(of: Bool.self) { group in
        for _ in 0..<3 { group.addTask { try? await Task.sleep(for: .seconds(9)); return Task.isCancelled } }
        var all: [Bool] = []
        for await flag in group { all.append(flag) }
        return all
    }
}
try await Task.sleep(for: .milliseconds(5))
group.cancel()
print(await group.value)
let early = Task { try await Task.sleep(for: .zero); return 1 }
early.cancel()
switch await early.result { case .success(let n): print("value", n); case .failure(let error): print("failure", error is CancellationError) }
