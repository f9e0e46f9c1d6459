// Where the code of tasks runs: on main, on an actor, on none
@MainActor final class Screen {
    var log: [String] = []
    func add(_ text: String) { log.append(text) }
    func run() async {
        add("start")
        await Task { add("task") }.value
        await Task.detached { await self.add("detached") }.value
        await MainActor.run { add("run") }
        add(await Screen.compute())
    }
    nonisolated static func compute() async -> String { "computed" }
}
let screen = await Screen()
await screen.run()
print(await screen.log)
actor Quiet {
    var value = 1
    func change() async -> Int {
        await Task { value += 1 }.value
        let task = Task { self.value * 10 }
        return await task.value
    }
}
print(await Quiet().change())
