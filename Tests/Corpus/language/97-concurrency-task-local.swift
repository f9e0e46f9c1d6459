// Task-local values in tasks, children and sync code
enum Trace { @TaskLocal static var id = 0; @TaskLocal static var name: String? }
func show(_ label: String) { print(label, Trace.id, Trace.name ?? "-") }
show("outside")
await Trace.$id.withValue(1) {
    show("in")
    await Trace.$name.withValue("n") {
        await Task { show("task") }.value
        await Task.detached { show("detached") }.value
        await withTaskGroup(of: Void.self) { g in
            g.addTask { show("child"); Trace.$id.withValue(9) { show("nested") } }
        }
        async let a: Void = show("let")
        await a
    }
    show("back")
}
Trace.$id.withValue(5) { show("sync") }
show("end")
