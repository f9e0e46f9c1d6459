// Sendable, sending and @preconcurrency in Swift 5 mode
struct Point: Sendable { var x = 0 }
final class Shared: @unchecked Sendable { var n = 0 }
let shared = Shared()
func run(_ body: @escaping @Sendable () async -> Int) async -> Int { await Task.detached(priority: .background, operation: body).value }
print(await run { shared.n += 1; return shared.n })
func send(_ p: sending Point) async -> Int { await Task { p.x }.value }
print(await send(Point(x: 3)))
let t = Task(priority: .high) { Task.currentPriority >= .medium }
print(await t.value, TaskPriority.high > .low, TaskPriority.utility == TaskPriority(rawValue: 17))
nonisolated(unsafe) var global = 1
await Task.detached { global += 1 }.value
print(global)
@preconcurrency protocol Old { func go() }
struct New: Old { func go() { print("go") } }
New().go()
let key: @Sendable (Int) -> Int = { $0 + 1 }
print([1, 2].map(key))
