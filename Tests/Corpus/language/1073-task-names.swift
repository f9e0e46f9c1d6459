func f() async {
    let t = Task(name: "loader") { Task.name ?? "-" }
    print(await t.value)
    let d = Task.detached(name: "d") { Task.name ?? "-" }
    print(await d.value, Task.name ?? "none")
    await withTaskGroup(of: String.self) { g in
        g.addTask(name: "c") { Task.name ?? "-" }
        g.addTask { Task.name ?? "unnamed" }
        var all: [String] = []
        for await x in g { all.append(x) }
        print(all.sorted())
    }
    let t2 = Task(name: "outer") { await Task { Task.name ?? "inner none" }.value }
    print(await t2.value)
    async let a = Task.name ?? "let none"
    print(await a)
}
await f()
