// A semaphore that limits how many tasks run
actor Semaphore {
    private var permits: Int
    private var waiters: [CheckedContinuation<Void, Never>] = []
    init(permits: Int) { self.permits = permits }
    func wait() async {
        if permits > 0 { permits -= 1; return }
        await withCheckedContinuation { waiters.append($0) }
    }
    func signal() {
        if waiters.isEmpty { permits += 1 } else { waiters.removeFirst().resume() }
    }
    func withPermit<T: Sendable>(_ work: @Sendable () async throws -> T) async rethrows -> T {
        await wait()
        defer { signal() }
        return try await work()
    }
}
actor Gauge {
    private(set) var current = 0, most = 0
    func up() { current += 1; most = max(most, current) }
    func down() { current -= 1 }
}
let semaphore = Semaphore(permits: 2), gauge = Gauge()
let total = await withTaskGroup(of: Int.self) { group in
    for n in 1...6 {
        group.addTask {
            await semaphore.withPermit {
                await gauge.up()
                try? await Task.sleep(for: .milliseconds(5))
                await gauge.down()
                return n
            }
        }
    }
    var sum = 0
    for await n in group { sum += n }
    return sum
}
print(total, await gauge.most, await gauge.current)
