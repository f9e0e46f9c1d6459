// A rate limiter, a semaphore, and once
actor AsyncSemaphore {
    private var permits: Int
    private var waiters: [CheckedContinuation<Void, Never>] = []
    init(_ permits: Int) { self.permits = permits }
    func acquire() async {
        if permits > 0 { permits -= 1; return }
        await withCheckedContinuation { waiters.append($0) }
    }
    func release() {
        if waiters.isEmpty { permits += 1 } else { waiters.removeFirst().resume() }
    }
    func with<T: Sendable>(_ body: @Sendable () async throws -> T) async rethrows -> T {
        await acquire()
        defer { release() }
        return try await body()
    }
}
actor Log { var lines: [String] = []; func add(_ s: String) { lines.append(s) } }
let log = Log(), semaphore = AsyncSemaphore(2)
await withTaskGroup(of: Void.self) { group in
    for n in 1...4 {
        group.addTask {
            await semaphore.with {
                await log.add("in")
                try? await Task.sleep(for: .milliseconds(5 * n))
                await log.add("out")
            }
        }
    }
}
var inside = 0, most = 0
for line in await log.lines { inside += line == "in" ? 1 : -1; most = max(most, inside) }
print(await log.lines.count, most)
actor Once<T: Sendable> {
    private var task: Task<T, Never>?
    func run(_ work: @escaping @Sendable () async -> T) async -> T {
        if let task { return await task.value }
        let made = Task { await work() }
        task = made
        return await made.value
    }
}
let once = Once<Int>()
async let a = once.run { await log.add("work"); return 1 }
async let b = once.run { await log.add("work"); return 1 }
print(await a + b, await log.lines.filter { $0 == "work" }.count)
