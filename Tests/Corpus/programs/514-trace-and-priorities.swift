// Task-local values, priorities, detached tasks and names
enum Trace {
    @TaskLocal static var id = "none"
    @TaskLocal static var depth: Int = 0
}
func log(_ text: String) { print("[\(Trace.id):\(Trace.depth)] \(text)") }
func nested(_ levels: Int) async {
    log("level")
    guard levels > 0 else { return }
    await Trace.$depth.withValue(Trace.depth + 1) { await nested(levels - 1) }
}
await Trace.$id.withValue("request-1") {
    log("start")
    await nested(2)
    async let child: Void = log("async let")
    await child
    await Task { log("task") }.value
    await Task.detached { log("detached") }.value
    await withTaskGroup(of: Void.self) { group in
        group.addTask { log("group") }
        await group.waitForAll()
        group.addTask { Trace.$id.withValue("inner") { log("group, changed") } }
    }
}
log("outside")
let high = Task(priority: .high) { Task.currentPriority >= .high }
let low = Task.detached(priority: .background) { Task.currentPriority }
print(await high.value, await low.value == .background || true)
print(TaskPriority.high > .low, TaskPriority.medium.rawValue, TaskPriority(rawValue: 25) == .userInitiated)
let tasks = (1...3).map { n in Task { n * n } }
var sum = 0
for task in tasks { sum += await task.value }
print(sum, Set(tasks).count, tasks[0] == tasks[0])
