// async requirements: synchronous and asynchronous witnesses, defaults, overloads by async

protocol Loader {
    associatedtype Item
    func load(_ id: Int) async throws -> Item
    var name: String { get async }
}
extension Loader {
    func loadTwo(_ id: Int) async throws -> [Item] { [try await load(id), try await load(id + 1)] }
}
struct Local: Loader {
    func load(_ id: Int) -> String { "local \(id)" }
    var name: String { "local" }
}
struct Remote: Loader {
    struct Failure: Error {}
    func load(_ id: Int) async throws -> String {
        guard id < 3 else { throw Failure() }
        return "remote \(id)"
    }
    var name: String { get async { "remote" } }
}
func show<L: Loader>(_ loader: L, _ id: Int) async {
    do {
        print(await loader.name, try await loader.loadTwo(id))
    } catch {
        print(await loader.name, "failed:", error)
    }
}
await show(Local(), 1)
await show(Remote(), 1)
await show(Remote(), 2)
let any: any Loader = Local()
print(await any.name)

class Base { func value() async -> Int { 1 } }
class Sub: Base { override func value() async -> Int { await super.value() + 1 } }
for object in [Base(), Sub()] { print(await object.value()) }

func which() -> String { "sync" }
func which() async -> String { "async" }
func fromSync() -> String { which() }
func fromAsync() async -> String { await which() }
print(fromSync(), await fromAsync())
