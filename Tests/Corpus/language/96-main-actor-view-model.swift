// A view model on the main actor and the tasks that it starts
@MainActor final class ViewModel {
    enum State: Equatable { case idle, loading, loaded([String]), failed(String) }
    private(set) var state = State.idle { didSet { history.append(state) } }
    private(set) var history: [State] = []
    private let load: (Int) async throws -> [String]
    private var task: Task<Void, Never>?
    init(load: @escaping (Int) async throws -> [String]) { self.load = load }
    func start(_ page: Int) {
        task?.cancel()
        state = .loading
        task = Task { [weak self] in
            guard let self else { return }
            do {
                let items = try await self.load(page)
                self.state = .loaded(items)
            } catch {
                self.state = .failed("\(error)")
            }
        }
    }
    func wait() async { await task?.value }
}
enum PageError: Error { case none }
let model = ViewModel { page in
    if page > 1 { throw PageError.none }
    return ["item \(page)"]
}
model.start(1)
print(model.state)
await model.wait()
print(model.state)
model.start(2)
await model.wait()
for state in model.history { print(state) }
