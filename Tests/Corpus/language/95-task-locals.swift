// Task-local values: seen by child tasks, not by detached ones

enum Trace {
    @TaskLocal static var id: String?
    @TaskLocal static var depth = 0
}
func show(_ what: String) async { print(what, Trace.id ?? "none", Trace.depth) }
await show("outside")
await Trace.$id.withValue("a") {
    await show("inside")
    await Trace.$depth.withValue(Trace.depth + 1) {
        await show("deeper")
        async let child: Void = show("async let")
        await child
        await Task { await show("task") }.value
        await Task.detached { await show("detached") }.value
        await withTaskGroup(of: Void.self) { group in group.addTask { await show("group") } }
    }
    await show("inside again")
}
await show("outside again")
print(Trace.$depth.withValue(5) { Trace.depth }, Trace.depth)
