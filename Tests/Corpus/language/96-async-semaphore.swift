// A semaphore for tasks, as an actor
actor AsyncSemaphore {
    private var value: Int
    private var waiters: [CheckedContinuation<Void, Never>] = []
    init(value: Int) { self.value = value }
    func wait() async {
        value -= 1
        if value >= 0 { return }
        await withCheckedContinuation { continuation in waiters.append(continuation) }
    }
    func signal() {
        value += 1
        if waiters.isEmpty { return }
        waiters.removeFirst().resume()
    }
}
actor Meter {
    var now = 0, most = 0, total = 0
    func enter() { now += 1; most = max(most, now); total += 1 }
    func leave() { now -= 1 }
}
let semaphore = AsyncSemaphore(value: 2), meter = Meter()
await withTaskGroup(of: Int.self) { group in
    for i in 1...8 {
        group.addTask {
            await semaphore.wait()
            await meter.enter()
            try? await Task.sleep(for: .milliseconds(5))
            await meter.leave()
            await semaphore.signal()
            return i
        }
    }
    var sum = 0
    for await i in group { sum += i }
    print("sum", sum)
}
print(await meter.most <= 2, await meter.total)
