// Sync code beside: Sendable checks, nonisolated(unsafe), assumeIsolated, preconditionIsolated
final class Box: @unchecked Sendable { var value = 0 }
nonisolated(unsafe) var global = 1
@MainActor enum Count { static var counter = 0 }
@MainActor func tick() { Count.counter += 1 }
actor Worker {
    nonisolated(unsafe) var hint = "h"
    var state = 0
    nonisolated func readHint() -> String { hint }
    func mutate() { assertIsolated(); preconditionIsolated(); state += 1 }
    static func make() -> Worker { Worker() }
    nonisolated func legacyCallback() -> Int { 3 }
}
extension Worker { func twice() -> Int { mutate(); mutate(); return state } }
tick()
MainActor.assumeIsolated { tick() }
await MainActor.run { tick() }
print(Count.counter)
let worker = Worker.make()
print(worker.readHint(), await worker.twice(), worker.legacyCallback())
let box = Box()
await withTaskGroup(of: Void.self) { group in group.addTask { box.value += 1 } }
print(box.value, global)
let onMain: @MainActor () -> Int = { Count.counter }
print(onMain())
let sendable: @Sendable (Int) -> Int = { $0 + 1 }
print(await Task.detached { sendable(1) }.value)
func accept(_ body: sending () -> Int) -> Int { body() }
print(accept { 9 })
@preconcurrency protocol Old { func f() -> Int }
struct New: Old, Sendable { func f() -> Int { 2 } }
print(New().f())
func generic<T: Sendable & Equatable>(_ a: T, _ b: T) async -> Bool { a == b }
print(await generic(1, 1))
