// @MainActor types and functions, MainActor.run, tasks that inherit the main actor

import Foundation

@MainActor
final class Model {
    private(set) var items: [String] = []
    var onChange: (() -> Void)?
    func add(_ item: String) {
        items.append(item)
        onChange?()
    }
    func load() async {
        let loaded = await fetch()
        add(loaded)
    }
    nonisolated let id = 7
    nonisolated func describe() -> String { "model \(id)" }
}
func fetch() async -> String {
    try? await Task.sleep(for: .milliseconds(5))
    return "loaded"
}
@MainActor func show(_ model: Model) { print(model.items) }

let model = await Model()
await model.add("first")
await model.load()
await show(model)
print(model.describe())
let count = await MainActor.run { model.items.count }
print(count)
let task = Task { @MainActor in
    model.add("in a task")
    return "task"
}
print(await task.value, await model.items.count)
let other = Task.detached { await model.items.last ?? "none" }
print(await other.value)

@globalActor
actor Store {
    static let shared = Store()
}
enum Saved { @Store static var numbers: [Int] = [] }
@Store func save(_ n: Int) -> Int {
    Saved.numbers.append(n)
    return Saved.numbers.count
}
print(await save(3), await save(4))
@Store final class Cache {
    var hits = 0
    func hit() { hits += 1 }
}
let cache = await Cache()
await cache.hit()
print(await cache.hits)
MainActor.assertIsolated()
