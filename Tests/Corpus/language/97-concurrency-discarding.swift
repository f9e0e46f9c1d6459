// Discarding groups: an error cancels the others
actor Log { var lines: [String] = []; func add(_ s: String) { lines.append(s) } }
let log = Log()
await withDiscardingTaskGroup { group in
    for n in 1...3 {
        group.addTask { try? await Task.sleep(for: .milliseconds(n * 15)); await log.add("task \(n)") }
    }
    await log.add("added")
}
print(await log.lines)
struct Stop: Error {}
do {
    try await withThrowingDiscardingTaskGroup { group in
        group.addTask { try await Task.sleep(for: .milliseconds(20)); throw Stop() }
        group.addTask { do { try await Task.sleep(for: .seconds(5)) } catch { await log.add("cancelled \(error is CancellationError)") } }
    }
} catch { print("stopped", error) }
print(await log.lines)
let value = await withDiscardingTaskGroup(returning: Int.self) { _ in 7 }
print(value)
