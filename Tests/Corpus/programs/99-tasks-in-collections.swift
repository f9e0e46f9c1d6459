// A task pool, priorities, names, task equality in collections
let tasks = (1...3).map { n in Task(priority: n == 2 ? .high : .low) { n * n } }
var total = 0
for task in tasks { total += await task.value }
print(total)
var registry: [String: Task<Int, Never>] = [:]
registry["a"] = tasks[0]
registry["b"] = tasks[1]
print(registry["a"] == tasks[0], registry["a"] == registry["b"], Set(tasks).count)
print(TaskPriority.high == .userInitiated, TaskPriority.low < .medium, TaskPriority(rawValue: 21) == .medium)
let outcome: Result<Int, Never> = await tasks[2].result
print(outcome)
let never: Task<Never, Never>? = nil
print(never == nil)
func inspect() -> String { withUnsafeCurrentTask { $0 == nil ? "no task" : "task" } }
print(await Task.detached { inspect() }.value)
let failing = Task<Void, any Error> { throw CancellationError() }
do { try await failing.value } catch is CancellationError { print("threw cancellation, cancelled:", failing.isCancelled) }
let nested = Task { await Task { await Task { "deep" }.value + "er" }.value + "est" }
print(await nested.value)
let voidTask: Task<Void, Never> = Task { }
await voidTask.value
extension Task where Failure == Error {
    static func delayed(by duration: Duration, _ work: @escaping @Sendable () async throws -> Success) -> Task {
        Task { try await Task<Never, Never>.sleep(for: duration); return try await work() }
    }
}
print(try await Task.delayed(by: .milliseconds(3)) { "later" }.value)
print(tasks[0], [failing])
