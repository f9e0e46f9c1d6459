// Task-local values: request ids through groups, detached tasks and functions
enum Trace {
    @TaskLocal static var id = "-"
    @TaskLocal static var depth = 0
}
func log(_ text: String) { print(String(repeating: "  ", count: Trace.depth) + "[\(Trace.id)] \(text)") }
func step(_ name: String) async {
    await Trace.$depth.withValue(Trace.depth + 1) {
        log("begin \(name)")
        if Trace.depth < 3 { await step(name + ".\(Trace.depth)") }
        log("end \(name)")
    }
}
log("outside")
await Trace.$id.withValue("A") { await step("a") }
let lines = await Trace.$id.withValue("G") {
    await withTaskGroup(of: String.self, returning: [String].self) { group in
        for n in 1...3 { group.addTask { "\(Trace.id)\(n)" } }
        return await group.reduce(into: []) { $0.append($1) }.sorted()
    }
}
print(lines)
let inherited = Trace.$id.withValue("T") { Task { Trace.id } }
let detached = Trace.$id.withValue("D") { Task.detached { Trace.id } }
print(await inherited.value, await detached.value)
struct User { @TaskLocal static var name: String? }
print(User.name ?? "nobody", User.$name.withValue("Ann") { User.name ?? "nobody" }, User.$name.get() as Any)
