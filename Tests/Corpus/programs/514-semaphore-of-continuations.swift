// A semaphore for tasks, first come first served
actor AsyncSemaphore {
    private var permits: Int
    private var waiters: [CheckedContinuation<Void, Never>] = []
    init(permits: Int) { self.permits = permits }
    func acquire() async {
        if permits > 0 {
            permits -= 1
            return
        }
        await withCheckedContinuation { waiters.append($0) }
    }
    func release() {
        if waiters.isEmpty { permits += 1 } else { waiters.removeFirst().resume() }
    }
    func withPermit<T>(_ body: () async throws -> T) async rethrows -> T {
        await acquire()
        defer { release() }
        return try await body()
    }
}
actor Peak {
    var now = 0, peak = 0
    func enter() { now += 1; peak = max(peak, now) }
    func leave() { now -= 1 }
}
let semaphore = AsyncSemaphore(permits: 3)
let peak = Peak()
let results = await withTaskGroup(of: Int.self) { group in
    for number in 1...12 {
        group.addTask {
            await semaphore.withPermit {
                await peak.enter()
                try? await Task.sleep(for: .milliseconds(number % 4))
                await peak.leave()
                return number
            }
        }
    }
    return await group.reduce(into: Set<Int>()) { $0.insert($1) }
}
print(results.sorted(), await peak.peak <= 3, await peak.now)
struct Oops: Error {}
do {
    try await semaphore.withPermit { throw Oops() }
} catch { print("rethrown", error) }
for _ in 0..<3 { await semaphore.acquire() }
print("all three are free")
