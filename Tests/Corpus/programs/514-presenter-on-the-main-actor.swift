// Main actor view model with a protocol, weak references and tasks in order
@MainActor protocol Screen: AnyObject { func render(_ lines: [String]) }
@MainActor final class Console: Screen {
    private(set) var frames = 0
    func render(_ lines: [String]) {
        frames += 1
        print("frame \(frames):", lines.joined(separator: " | "))
    }
}
@MainActor final class Presenter {
    private weak var screen: (any Screen)?
    private var lines: [String] = [] { didSet { screen?.render(lines) } }
    private let load: (String) async throws -> String
    init(screen: any Screen, load: @escaping (String) async throws -> String) {
        self.screen = screen
        self.load = load
    }
    func open(_ names: [String]) async {
        for name in names {
            do { lines.append(try await load(name)) } catch { lines.append("(\(error))") }
        }
    }
    nonisolated func hello() -> String { "hello" }
    func later(_ text: String) -> Task<Void, Never> { Task { lines = [text] } }
}
struct Missing: Error, CustomStringConvertible { var description: String { "missing" } }
@MainActor func demo() async {
    let console = Console()
    let presenter = Presenter(screen: console) { name in
        if name.isEmpty { throw Missing() }
        return name.capitalized
    }
    await presenter.open(["ann", "", "bob"])
    print(presenter.hello())
    let a = presenter.later("a"), b = presenter.later("b")
    print("before")
    await a.value
    await b.value
    print(console.frames)
}
extension String { var capitalized: String { prefix(1).uppercased() + dropFirst() } }
await demo()
