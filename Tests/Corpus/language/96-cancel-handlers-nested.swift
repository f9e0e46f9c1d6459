// Handlers of cancellation, nested, and of tasks that are done
final class Log: @unchecked Sendable { var lines: [String] = []; func add(_ s: String) { lines.append(s) } }
let log = Log()
func work() async -> String {
    await withTaskCancellationHandler {
        await withTaskCancellationHandler {
            while !Task.isCancelled { await Task.yield() }
            return "stopped"
        } onCancel: {
            log.add("inner")
        }
    } onCancel: {
        log.add("outer")
    }
}
let task = Task { await work() }
await Task.yield()
task.cancel()
print(await task.value, log.lines.sorted())
let done = Task { 1 }
_ = await done.value
done.cancel()
print(await done.value)
let early = Task {
    withUnsafeCurrentTask { $0?.cancel() }
    return await withTaskCancellationHandler { Task.isCancelled } onCancel: { log.add("at once") }
}
print(await early.value, log.lines.last ?? "-")
func check() throws { try Task.checkCancellation() }
let checked = Task { () -> Int in
    withUnsafeCurrentTask { $0?.cancel() }
    try check()
    return 1
}
print((try? await checked.value) as Any)
