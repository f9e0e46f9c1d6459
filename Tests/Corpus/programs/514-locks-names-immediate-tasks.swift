// Locks beside actors, names of tasks, immediate tasks
import Synchronization

final class Metrics: Sendable {
    private let counts = Mutex<[String: Int]>([:])
    private let total = Atomic<Int>(0)
    func hit(_ name: String) {
        counts.withLock { $0[name, default: 0] += 1 }
        total.wrappingAdd(1, ordering: .relaxed)
    }
    func snapshot() -> (total: Int, top: String?) {
        let top = counts.withLock { $0.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key }
        return (total.load(ordering: .acquiring), top)
    }
}
let metrics = Metrics()
await withTaskGroup(of: Void.self) { group in
    for n in 0..<30 { group.addTask { metrics.hit(n % 3 == 0 ? "fizz" : "other") } }
}
let (total, top) = metrics.snapshot()
print(total, top ?? "-")
@MainActor func order() async {
    print("1")
    let task = Task.immediate {
        print("2")
        await Task.yield()
        print("4")
    }
    print("3")
    await task.value
    print("5")
}
await order()
let named = Task(name: "import") { "\(Task.name ?? "?") \(Task.currentPriority >= .background)" }
print(await named.value)
let once = Atomic<Bool>(false)
let firsts = await withTaskGroup(of: Bool.self) { group in
    for _ in 0..<10 {
        group.addTask { once.compareExchange(expected: false, desired: true, ordering: .acquiringAndReleasing).exchanged }
    }
    return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
}
print("firsts", firsts)
