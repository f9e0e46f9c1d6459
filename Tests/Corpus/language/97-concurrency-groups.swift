// Groups of tasks: order of results, errors, cancellation, waiting
struct Oops: Error {}
func job(_ n: Int) async throws -> Int {
    try await Task.sleep(for: .milliseconds(n * 20))
    if n == 3 { throw Oops() }
    return n
}
let sum = await withTaskGroup(of: Int.self, returning: Int.self) { group in
    for n in 1...4 { group.addTask { try? await Task.sleep(for: .milliseconds(10 * n)); return n } }
    var total = 0
    for await n in group { print("got", n); total += n }
    return total
}
print(sum)
do {
    try await withThrowingTaskGroup(of: Int.self) { group in
        for n in 1...5 { group.addTask { try await job(n) } }
        while let n = try await group.next() { print("next", n) }
    }
} catch { print("group", error) }
let results = await withThrowingTaskGroup(of: Int.self) { group -> [String] in
    for n in 2...4 { group.addTask { try await job(n) } }
    var out: [String] = []
    while let r = await group.nextResult() {
        switch r { case .success(let n): out.append("\(n)"); case .failure(let e): out.append("\(e)"); group.cancelAll() }
    }
    return out
}
print(results)
print(await withTaskGroup(of: Void.self) { g in g.cancelAll(); return g.addTaskUnlessCancelled { print("never") } })
print(await withTaskGroup(of: Int.self) { g in g.addTask { 1 }; await g.waitForAll(); return g.isEmpty })
