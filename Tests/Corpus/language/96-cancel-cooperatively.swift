// Tasks that look whether they are cancelled
func count(to limit: Int) async -> Int {
    var n = 0
    while n < limit {
        if Task.isCancelled { break }
        n += 1
        await Task.yield()
    }
    return n
}
let task = Task { await count(to: 1_000_000_000) }
task.cancel()
let counted = await task.value
print(counted < 1_000_000_000, task.isCancelled)
let checked = Task { () -> String in
    try await Task.sleep(for: .seconds(100))
    return "never"
}
checked.cancel()
do { print(try await checked.value) } catch is CancellationError { print("cancelled") }
switch await checked.result {
case .success(let text): print(text)
case .failure(let error): print(error)
}
let handled = Task {
    await withTaskCancellationHandler {
        do { try await Task.sleep(for: .seconds(100)); return "slept" } catch { return "woken: \(error is CancellationError)" }
    } onCancel: {
        print("handler")
    }
}
handled.cancel()
print(await handled.value)
let parent = Task {
    async let child: Bool = { while !Task.isCancelled { await Task.yield() }; return true }()
    return await child
}
parent.cancel()
print(await parent.value)
let unrelated = Task { () -> Bool in
    let inner = Task { Task.isCancelled }
    return await inner.value
}
unrelated.cancel()
print(await unrelated.value)
