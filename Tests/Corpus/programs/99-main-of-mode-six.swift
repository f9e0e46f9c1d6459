// Language mode 6: strict isolation, sendable closures, region-based transfer
final class Node { var value = 1 }
actor Holder {
    private var node = Node()
    func replace(with new: sending Node) { node = new }
    var value: Int { node.value }
    func update(_ change: @Sendable (Int) -> Int) { node.value = change(node.value) }
}
@MainActor var visits = 0
@MainActor func visit() { visits += 1 }
struct Settings: Sendable { var volume = 3; let name: String }
func make() -> Node { let n = Node(); n.value = 9; return n }
@main struct App {
    static let shared = Settings(name: "app")
    static func main() async {
        let holder = Holder()
        await holder.replace(with: make())
        await holder.update { $0 * 2 }
        print(await holder.value)
        visit()
        await Task.detached { await visit() }.value
        print(await visits)
        let settings = shared
        let copy = await Task.detached { settings.volume + settings.name.count }.value
        print(copy)
        let results = await withTaskGroup(of: Int.self) { group in
            for n in 0..<3 { group.addTask { n * n } }
            var sum = 0
            for await n in group { sum += n }
            return sum
        }
        print(results)
        let body: @Sendable @MainActor () -> Int = { visits }
        print(await body())
    }
}
