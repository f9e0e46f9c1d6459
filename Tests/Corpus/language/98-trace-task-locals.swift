// Task-local values through tasks and groups
enum Trace { @TaskLocal static var id: String = "-" ; @TaskLocal static var depth = 0 }
func log(_ text: String) { print("[\(Trace.id)\(String(repeating: ">", count: Trace.depth))] \(text)") }
func handle(_ n: Int) async {
    log("begin \(n)")
    await Trace.$depth.withValue(Trace.depth + 1) {
        log("middle")
        async let inner: Void = { log("child"); await Task.yield() }()
        await inner
    }
    log("end \(n)")
}
await Trace.$id.withValue("A") { await handle(1) }
let task = Trace.$id.withValue("B") { Task { await handle(2) } }
await task.value
let free = Trace.$id.withValue("C") { Task.detached { log("detached") } }
await free.value
await withTaskGroup(of: Void.self) { group in
    Trace.$id.withValue("G") { group.addTask { log("in group") } }
    await group.waitForAll()
}
log("done")
