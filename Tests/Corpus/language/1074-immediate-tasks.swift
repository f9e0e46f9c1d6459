@MainActor func f() async {
    print(1)
    let t = Task.immediate { print("in"); await Task.yield(); print("after") ; return 5 }
    print(2)
    print(await t.value)
    let u = Task.immediateDetached(name: "x", priority: .high) { print("det", Task.name ?? "-"); return 1 }
    print("3")
    print(await u.value)
    await withTaskGroup(of: Int.self) { g in
        g.addImmediateTask { print("imm child"); return 1 }
        print("after add")
        for await x in g { print(x) }
    }
    let e = Task.immediate { () throws -> Int in throw CancellationError() }
    print(await e.result)
}
await f()
