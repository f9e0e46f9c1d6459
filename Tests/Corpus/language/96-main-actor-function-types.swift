// @MainActor in function types, extensions and properties
@MainActor struct Screen {
    var onTap: @MainActor (String) -> Void
    func tap(_ name: String) { onTap(name) }
}
protocol Presenting { func present(_ text: String) async }
final class Presenter: Presenting {
    func present(_ text: String) async { await MainActor.run { lines.append(text) } }
    @MainActor var lines: [String] = []
}
@MainActor extension Presenter {
    func clear() { lines.removeAll() }
    var last: String? { lines.last }
}
func later(_ work: @escaping @MainActor @Sendable () -> Void) async {
    await Task.detached { await work() }.value
}
typealias Handler = @MainActor (Int) async -> String
let handler: Handler = { "number \($0)" }
let screen = Screen { name in print("tapped", name) }
screen.tap("ok")
await later { print("later") }
print(await handler(3))
let presenter = Presenter()
await presenter.present("hello")
print(presenter.last ?? "-")
presenter.clear()
print(presenter.lines.isEmpty)
func run(_ actions: [@MainActor () -> Int]) async -> Int {
    var sum = 0
    for action in actions { sum += await action() }
    return sum
}
print(await run([{ 1 }, { 2 }]))
