// Priorities accepted, names of tasks, task-locals through children, unstructured and detached tasks
enum Request { @TaskLocal static var id = "none"; @TaskLocal static var depth: Int? }
func log(_ text: String) { print("[\(Request.id)]\(Request.depth.map { " \($0)" } ?? "")", text) }
func inner() async {
    log("inner")
    await Request.$depth.withValue((Request.depth ?? 0) + 1) {
        log("deeper")
        async let child: Void = log("child")
        await child
    }
    log("inner again")
}
log("start")
await Request.$id.withValue("A") { await inner() }
Request.$id.withValue("B") { log("synchronous") }
await Request.$id.withValue("C") {
    await Task(priority: .high) { log("task") }.value
    await Task.detached { log("detached") }.value
    await withTaskGroup(of: Void.self) { group in
        group.addTask(priority: .low) { await Request.$id.withValue("D") { log("group") } }
        await group.next()
        log("after")
    }
}
log("end")
print(Request.$id.get(), TaskPriority.high > .low, TaskPriority.userInitiated == .high)
